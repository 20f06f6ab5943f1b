import GalleyGeometry
import GalleyText

/// A font as a view asks for it; the environment makes it a face and a size.
public struct Font: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case system(size: CGFloat, weight: Weight?)
    case style(TextStyle, weight: Weight?)
    /// Scaled with a text style; nil is not scaled (TX12).
    case custom(name: String, size: CGFloat, style: TextStyle?)
  }
  private var source: Source
  /// The weight that a modifier asks for, over the one of the source.
  private var weight: Weight?
  private var traits = FontTraits()
  /// The text style that the size grows with, besides what the source says; nil is none.
  private var growth: TextStyle?

  private init(_ source: Source) { self.source = source }

  /// The default family at a size in points. A design that is not bundled is reported.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight)).changed { $0.design = design }
  }

  /// The default family at the size of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, weight: weight)).changed { $0.design = design }
  }

  /// A family by name at a size in points, which grows with the body style (TX12). A family that is
  /// not known is reported, and the default family stands in.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, style: .body))
  }

  /// A family by name at a size in points, which grows with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, style: style))
  }

  /// A family by name at a size in points, whatever size the reader asks for.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, style: nil))
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var result = self
    result.weight = weight
    return result
  }

  /// Semibold for the text styles from `title3` down, bold for all other fonts.
  public func bold() -> Font { weight(.emphasized) }

  /// The same as `bold()`, or the regular weight.
  public func bold(_ isActive: Bool) -> Font { weight(isActive ? .emphasized : .regular) }

  /// The same font in italics: the family's own, where it has them.
  public func italic() -> Font { italic(true) }

  /// The same font in italics or upright.
  public func italic(_ isActive: Bool) -> Font { changed { $0.isItalic = isActive } }

  /// The same font in the default family of fixed widths.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// The same font in the default family of fixed widths, or in its own design.
  public func monospaced(_ isActive: Bool) -> Font {
    changed { $0.design = isActive ? .monospaced : nil }
  }

  /// Small capitals for small letters, where the family has them.
  public func lowercaseSmallCaps() -> Font {
    changed { $0.features.append(FontFeature("smcp")) }
  }

  /// Small capitals for capitals, where the family has them.
  public func uppercaseSmallCaps() -> Font {
    changed { $0.features.append(FontFeature("c2sc")) }
  }

  /// Small capitals for all letters, where the family has them.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// How far the lines of a font of the system are apart; other fonts keep their distance.
  public enum Leading: Hashable, Sendable {
    /// The usual distance, one that is 2 points smaller, and one that is 2 points larger.
    case standard, tight, loose

    /// What is added to the usual distance, in points: by the documentation of `Font.Leading`, "typically 2 points" but on
    /// a watch.
    fileprivate var points: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The same font with lines that are closer to each other or further apart; `lineSpacing(_:)` says it in points.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

  /// The font as UIKit's labels have it, whose lines are as far apart as one is high.
  package var _ofLabels: Font { changed { $0.isOfLabels = true } }

  /// The same font in a size that grows with a text style.
  package func _growing(with style: TextStyle) -> Font {
    var result = self
    result.growth = style
    return result
  }

  /// Digits of one width, where the family has them.
  public func monospacedDigit() -> Font { changed { $0.features.append(.tabularDigits) } }

  /// Switches an OpenType feature by its four characters.
  package func _feature(_ tag: String, _ value: Int) -> Font {
    changed { $0.features.append(FontFeature(tag, value, isRequired: true)) }
  }

  /// The same font in another width, where the family has it or is a variable font with that axis.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }

  /// A place on an axis of a variable font, by the axis's four characters.
  package func _variation(_ tag: String, _ value: CGFloat) -> Font {
    changed { $0.variations.append(FontVariation(tag, value)) }
  }

  private func changed(_ change: (inout FontTraits) -> Void) -> Font {
    var result = self
    change(&result.traits)
    return result
  }

  /// What a font of the system looks like.
  public typealias Design = FontDesign

  /// The text style of the largest titles: 36 points bold at the default size.
  public static let extraLargeTitle = Font.system(.extraLargeTitle)
  /// The text style of the second largest titles: 28 points bold at the default size.
  public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
  /// The text style of large titles: 34 points at the default size.
  public static let largeTitle = Font.system(.largeTitle)
  /// The text style of titles: 28 points at the default size.
  public static let title = Font.system(.title)
  /// The text style of second titles: 22 points at the default size.
  public static let title2 = Font.system(.title2)
  /// The text style of third titles: 20 points at the default size.
  public static let title3 = Font.system(.title3)
  /// The text style of headlines: 17 points semibold at the default size.
  public static let headline = Font.system(.headline)
  /// The text style of most texts, and of texts without a font: 17 points at the default size.
  public static let body = Font.system(.body)
  /// The text style of callouts: 16 points at the default size.
  public static let callout = Font.system(.callout)
  /// The text style of lines below a headline: 15 points at the default size.
  public static let subheadline = Font.system(.subheadline)
  /// The text style of footnotes: 13 points at the default size.
  public static let footnote = Font.system(.footnote)
  /// The text style of captions: 12 points at the default size.
  public static let caption = Font.system(.caption)
  /// The text style of second captions: 11 points at the default size.
  public static let caption2 = Font.system(.caption2)

  /// What texts are set in where nothing says otherwise (TX10, iOS sizes).
  public enum TextStyle: String, Hashable, CaseIterable, Sendable {
    /// 34, 28, 22, 20, 17 (semibold), 17, 16, 15 and 13 points at the default size.
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
    /// 12 and 11 points at the default size.
    case caption, caption2
    /// 36 and 28 points at the default size, bold.
    case extraLargeTitle, extraLargeTitle2

    /// The styles that the system's own apps are set in: without the two for wide, editorial layouts.
    public static let allCases: [TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption, .caption2,
    ]

    /// What `bold()` makes of the style. Measured by the mass of ink in images of iOS 17 and 18: semibold for `title3`,
    /// `body` and `callout`, bold for `title` and `largeTitle`; the others by the HIG's table ("Emphasized" weights).
    var emphasizedWeight: Weight {
      switch self {
      case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
      default: .semibold
      }
    }

    package var weight: Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }
  }

  /// How heavy a font is (TX12). The nearest weight that the family has is used.
  public struct Weight: Hashable, Sendable {
    let value: FontWeight
    /// Whether a text style chooses what it comes to (`TextStyle.emphasizedWeight`).
    var isEmphasis = false

    /// What `bold()` asks for.
    static let emphasized = Weight(value: .bold, isEmphasis: true)

    /// 100 of OpenType's 1 to 1000.
    public static let ultraLight = Weight(value: FontWeight(rawValue: 100))
    /// 200 of OpenType's 1 to 1000.
    public static let thin = Weight(value: FontWeight(rawValue: 200))
    /// 300 of OpenType's 1 to 1000.
    public static let light = Weight(value: FontWeight(rawValue: 300))
    /// 400 of OpenType's 1 to 1000.
    public static let regular = Weight(value: .regular)
    /// 500 of OpenType's 1 to 1000.
    public static let medium = Weight(value: .medium)
    /// 600 of OpenType's 1 to 1000.
    public static let semibold = Weight(value: .semibold)
    /// 700 of OpenType's 1 to 1000.
    public static let bold = Weight(value: .bold)
    /// 800 of OpenType's 1 to 1000.
    public static let heavy = Weight(value: FontWeight(rawValue: 800))
    /// 900 of OpenType's 1 to 1000.
    public static let black = Weight(value: FontWeight(rawValue: 900))
  }

  /// How wide a font is. The nearest width that the family has is used.
  public struct Width: Hashable, Sendable {
    /// From -1 to 1; 0 is standard.
    public var value: CGFloat
    /// A width of -1 to 1, where 0 is standard. What is below -0.5 counts as -0.5, above 1 as 1.
    public init(_ value: CGFloat) { self.value = value }

    /// 63 per cent of the standard width.
    public static let compressed = Width(-0.375)
    /// Three quarters of the standard width.
    public static let condensed = Width(-0.25)
    /// The width of most fonts.
    public static let standard = Width(0)
    /// Five quarters of the standard width.
    public static let expanded = Width(0.25)

    /// Whole percent of a normal width, as OpenType counts it.
    var percent: CGFloat {
      let value = value.isNaN ? 0 : min(1, max(-0.5, value))
      return (100 * (1 + value)).rounded()
    }
  }

  /// The font with nothing left open. Sizes that are not finite and positive count as 0.
  func resolved(in environment: EnvironmentValues) -> FontDescriptor {
    var family: String?
    var size: CGFloat
    var own: Weight
    var leading: CGFloat = 0
    let typeSize = environment.dynamicTypeSize
    switch source {
    case .system(let points, let weight):
      (size, own) = (points, weight ?? .regular)
    case .style(let style, let weight):
      (size, own) = (style.size(at: typeSize), weight ?? style.weight)
      leading = SystemFontLeading.points(ofSize: size)
    case .custom(let name, let points, let style):
      (family, size, own) = (name, points * (style?.growth(at: typeSize) ?? 1), .regular)
    }
    size *= growth?.growth(at: typeSize) ?? 1
    if !(size > 0 && size.isFinite) { size = 0 }
    var asked = environment.fontWeight ?? weight ?? own
    if asked.isEmphasis, case .style(let style, _) = source { asked = style.emphasizedWeight }
    let around = environment.fontTraits
    var descriptor = FontDescriptor(
      family: family, design: around.design ?? traits.design ?? .default, size: size,
      weight: asked.value, isItalic: traits.isItalic || around.isItalic,
      width: (around.width ?? traits.width ?? .standard).percent,
      features: traits.features + around.features,
      variations: traits.variations + around.variations)
    descriptor.systemMetrics = environment._systemFontMetrics
    if descriptor.systemMetrics == .iOS {
      descriptor.leading =
        traits.isOfLabels ? SystemFontLeading.pointsOfLabels(ofSize: size) : leading
      if traits.leading != .standard, family == nil, size > 0 {
        let usual = descriptor.leading > 0 ? descriptor.leading : SystemFontLine.height * size
        descriptor.leading = max(usual + traits.leading.points, 0)
      }
    }
    return descriptor
  }
}

/// What is asked of a font besides its family, size and weight.
struct FontTraits: Hashable, Sendable {
  var isItalic = false
  /// Whether lines have the distance of UIKit's labels.
  var isOfLabels = false
  /// Whether lines are closer or further apart than usual.
  var leading = Font.Leading.standard
  var design: FontDesign?
  var width: Font.Width?
  var features: [FontFeature] = []
  var variations: [FontVariation] = []
}
