import GalleyGeometry
import GalleyText
import GalleyViews

/// A font under the name of UIKit, for `Font(uiFont)`. Its lengths are those of San Francisco; the height of a small x is assumed.
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

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    make(fontSize, weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { make(fontSize, .bold) }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    make(fontSize) { $0.italic() }
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(fontSize, weight) { $0.monospaced() }
  }

  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    make(fontSize, weight) { $0.monospacedDigit() }
  }

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

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(nil, fontSize, name: name, sized: sized)
  }

  public var fontName: String { name }
  public var familyName: String { name }
  public var ascender: CGFloat { pointSize * SystemFontLine.ascent }
  public var descender: CGFloat { -pointSize * SystemFontLine.descent }
  public var leading: CGFloat { 0 }
  public var lineHeight: CGFloat { pointSize * SystemFontLine.height }
  public var capHeight: CGFloat { pointSize * SystemFontLine.capHeight }
  public var xHeight: CGFloat { pointSize * 0.526 }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }

  /// How heavy a font is: 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a font is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption")
    public static let caption2 = TextStyle(rawValue: "caption2")

    fileprivate var style: Font.TextStyle { Font.TextStyle(rawValue: rawValue) ?? .body }
  }
}

/// A font under the name of Core Text.
public typealias CTFont = UIFont

extension Font {
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

extension NSAttributedString.Key {
  // What UIKit's appearances are given.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
