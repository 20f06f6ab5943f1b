import GalleyGeometry
import GalleyText
import GalleyViews

/// A font under the name of UIKit, for `Font(uiFont)`. Its lengths are those of San Francisco; the height
/// of a small x is assumed.
public final class UIFont: NSObject, Sendable {
  /// Points to an em.
  public let pointSize: CGFloat
  let font: Font
  private let name: String
  /// The same font at another size.
  private let sized: @Sendable (CGFloat) -> Font

  private init(
    _ font: Font? = nil, _ pointSize: CGFloat, name: String = ".AppleSystemUIFont",
    sized: @escaping @Sendable (CGFloat) -> Font
  ) {
    self.font = font ?? sized(pointSize)
    self.pointSize = pointSize
    self.name = name
    self.sized = sized
    super.init()
  }

  private static func make(
    _ size: CGFloat, _ weight: Weight = .regular,
    change: @escaping @Sendable (Font) -> Font = { $0 }
  ) -> UIFont {
    UIFont(nil, size) { change(.system(size: $0, weight: Font.Weight(weight))) }
  }

  /// The system's font in points to an em, regular by default. The weight is the nearest of nine.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    make(fontSize, weight)
  }

  /// The system's font, bold, in points to an em.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { make(fontSize, .bold) }

  /// The system's font, italic, in points to an em.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    make(fontSize) { $0.italic() }
  }

  /// The system's font with letters of one width, in points to an em.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(fontSize, weight) { $0.monospaced() }
  }

  /// The system's font with digits of one width, in points to an em.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    make(fontSize, weight) { $0.monospacedDigit() }
  }

  /// The font of a text style. Its `pointSize` is that of the text size `.large`; texts have that of the text
  /// size around them.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let style = style.style
    return UIFont(.system(style), style.size(at: .large)) {
      .system(size: $0, weight: style.weight)
    }
  }

  /// A font by its PostScript name, its full name or its family: one of the image's fonts, or one of iOS, for which
  /// the nearest bundled design stands in with a warning. Nil for a name that neither has.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard CurrentCanvas.device.fonts.hasFont(named: fontName) else { return nil }
    self.init(nil, fontSize, name: fontName) { .custom(fontName, fixedSize: $0) }
  }

  /// The same font in another size, points to an em. That of a text style does not follow the text size any more.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(nil, fontSize, name: name, sized: sized)
  }

  /// The same font in a size that grows with a text style in the image's text size.
  func growing(with style: TextStyle) -> UIFont {
    let style = style.style
    return UIFont(sized(pointSize)._growing(with: style), pointSize, name: name) { [sized] in
      sized($0)._growing(with: style)
    }
  }

  /// The name that the font was made with; `.AppleSystemUIFont` for the system's.
  public var fontName: String { name }
  /// The same as `fontName`.
  public var familyName: String { name }
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { pointSize * SystemFontLine.ascent }
  /// How far letters reach below the baseline, in points, as a negative number.
  public var descender: CGFloat { -pointSize * SystemFontLine.descent }
  /// The gap between two lines, in points: 0.
  public var leading: CGFloat { 0 }
  /// From the ascender to the descender, in points.
  public var lineHeight: CGFloat { pointSize * SystemFontLine.height }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * SystemFontLine.capHeight }
  /// The height of a small x, in points: 0.526 of the size.
  public var xHeight: CGFloat { pointSize * 0.526 }

  /// The size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The usual size: 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The usual small size: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }

  /// How heavy a font is: 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8: the thinnest lines.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// 0: the usual weight.
    public static let regular = Weight(rawValue: 0)
    /// 0.23: a little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3: between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56: heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62: the heaviest lines.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a font is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles larger than the large one: 36 points at the text size `.large`, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    /// Titles below those: 28 points at the text size `.large`, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    /// Large titles: 34 points at the text size `.large`.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Titles: 28 points at the text size `.large`.
    public static let title1 = TextStyle(rawValue: "title")
    /// Titles of a second level: 22 points at the text size `.large`.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Titles of a third level: 20 points at the text size `.large`.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings: 17 points at the text size `.large`, semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// Headings of a second level: 15 points at the text size `.large`.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body text: 17 points at the text size `.large`.
    public static let body = TextStyle(rawValue: "body")
    /// Texts that are called out: 16 points at the text size `.large`.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes: 13 points at the text size `.large`.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions: 12 points at the text size `.large`.
    public static let caption1 = TextStyle(rawValue: "caption")
    /// Captions of a second level: 11 points at the text size `.large`.
    public static let caption2 = TextStyle(rawValue: "caption2")

    fileprivate var style: Font.TextStyle { Font.TextStyle(rawValue: rawValue) ?? .body }
  }
}

/// A font under the name of Core Text.
public typealias CTFont = UIFont

extension Font {
  /// The font of a `UIFont`.
  public init(_ font: CTFont) { self = font.font }
}

extension Font.Weight {
  /// The nearest of the nine.
  public init(_ weight: UIFont.Weight) {
    let weights: [(UIFont.Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    func distance(_ other: UIFont.Weight) -> CGFloat {
      (other.rawValue - weight.rawValue).magnitude
    }
    self = weights.min { distance($0.0) < distance($1.0) }?.1 ?? .regular
  }
}
