import GalleyGeometry
import GalleyStrings

/// Which font a run of text asks for, with nothing left to an environment.
package struct FontDescriptor: Hashable, Sendable {
  /// The family's name, or nil for the default family of the design.
  package var family: String?
  package var design: FontDesign
  /// Points to an em.
  package var size: CGFloat
  package var weight: FontWeight
  package var isItalic: Bool
  /// Percent of a normal width.
  package var width: CGFloat
  /// OpenType features that are switched, in their order.
  package var features: [FontFeature]
  /// Places on the axes of variable fonts, over weight, width and slant.
  package var variations: [FontVariation]
  /// From baseline to baseline of a text style in points; 0 where lines are as far apart as one is high.
  package var leading: CGFloat = 0
  /// Whose numbers the default families have; others have their own.
  package var systemMetrics = SystemFontMetrics.iOS

  package init(
    family: String? = nil, design: FontDesign = .default, size: CGFloat,
    weight: FontWeight = .regular, isItalic: Bool = false, width: CGFloat = 100,
    features: [FontFeature] = [], variations: [FontVariation] = []
  ) {
    self.family = family
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.features = features
    self.variations = variations
  }

  /// Names are compared by bytes, as messages show them.
  package static func == (one: Self, other: Self) -> Bool {
    one.size == other.size && one.weight == other.weight && one.isItalic == other.isItalic
      && one.design == other.design && one.width == other.width
      && one.features == other.features && one.variations == other.variations
      && one.leading == other.leading && one.systemMetrics == other.systemMetrics
      && one.family.map { UTF8Key($0) } == other.family.map { UTF8Key($0) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(family.map { UTF8Key($0) })
    hasher.combine(design)
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(width)
    hasher.combine(features)
    hasher.combine(variations)
    hasher.combine(leading)
    hasher.combine(systemMetrics)
  }

  /// Whether the font is the system's, and has its numbers.
  var usesSystemMetrics: Bool { family == nil && systemMetrics == .iOS }
}

/// What a font of the system looks like.
public enum FontDesign: Hashable, Sendable {
  case `default`
  case monospaced
  case serif
  /// Upright only.
  case rounded
}

/// An OpenType feature and its value: 0 off, 1 on, other numbers choose.
package struct FontFeature: Hashable, Sendable {
  /// Four characters, such as `tnum`.
  package var tag: String
  package var value: Int
  /// Whether a font that does not have it is reported.
  package var isRequired: Bool

  package init(_ tag: String, _ value: Int = 1, isRequired: Bool = false) {
    self.tag = tag
    self.value = value
    self.isRequired = isRequired
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.value == other.value && one.isRequired == other.isRequired
      && one.tag.hasSameBytes(as: other.tag)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: tag)
    hasher.combine(value)
    hasher.combine(isRequired)
  }

  /// Digits of one width.
  package static let tabularDigits = FontFeature("tnum")
}

/// A place on an axis of a variable font.
package struct FontVariation: Hashable, Sendable {
  /// Four characters, such as `GRAD`.
  package var tag: String
  package var value: CGFloat

  package init(_ tag: String, _ value: CGFloat) {
    self.tag = tag
    self.value = value
  }
}

/// How heavy a face is: 100 to 900 as OpenType counts it, 400 for regular.
public struct FontWeight: Hashable, Comparable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let regular = FontWeight(rawValue: 400)
  public static let medium = FontWeight(rawValue: 500)
  public static let semibold = FontWeight(rawValue: 600)
  public static let bold = FontWeight(rawValue: 700)

  public static func < (one: FontWeight, other: FontWeight) -> Bool {
    one.rawValue < other.rawValue
  }

  private static let names = [
    100: "ultra light", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold",
    700: "bold", 800: "heavy", 900: "black",
  ]

  /// `bold` for 700, by SwiftUI's names; nil for what has none.
  var name: String? { Self.names[rawValue] }
  /// ` (bold)` for 700; nothing for what has no name.
  var nameInParentheses: String { name.map { " (\($0))" } ?? "" }
}
