import GalleyGeometry
import GalleyText

/// What of a text's style only texts ask for. All is inherited but `bidi`.
struct SVGTextStyle: Sendable {
  /// Which letters are capitals, as `font-variant-caps` has it.
  enum Capitals: String, Sendable {
    case normal
    case small = "small-caps"
    case allSmall = "all-small-caps"
    case petite = "petite-caps"
    case allPetite = "all-petite-caps"
    case unicase
    case titling = "titling-caps"
  }

  /// Where lines lead.
  enum WritingMode: Sendable {
    case horizontal
    /// Downwards, characters as `orientation` has them.
    case vertical
    /// Downwards, all turned to the right.
    case sideways
  }

  /// How characters stand in vertical lines.
  enum Orientation: String, Sendable {
    case mixed, upright, sideways
  }

  enum Capitalization: String, Sendable {
    case none, uppercase, lowercase, capitalize
  }

  var capitals = Capitals.normal
  /// The features of each property of `font-variant` but capitals.
  var variants: [String: [FontFeature]] = [:]
  /// Of `font-feature-settings`.
  var features: [FontFeature] = []
  /// Of `font-variation-settings`.
  var variations: [FontVariation] = []
  var isKerned = true
  /// The height of a small x to the size; nil leaves sizes alone.
  var sizeAdjust: Double?
  var capitalization = Capitalization.none
  var writingMode = WritingMode.horizontal
  var orientation = Orientation.mixed
  /// `unicode-bidi` where it is not `normal`.
  var bidi: String?
  /// Whether line feeds would begin new lines.
  var keepsLineFeeds = false
  /// What is not drawn as it is said, by what it is about.
  var notes: [String: String] = [:]

  /// Those that style sheets may set, besides `SVGTree.properties`.
  static let properties: Set<String> = [
    "font-kerning", "font-feature-settings", "font-variation-settings", "font-size-adjust",
    "font-optical-sizing",
    "font-variant-caps", "font-variant-ligatures", "font-variant-numeric",
    "font-variant-east-asian", "font-variant-position", "font-variant-alternates",
    "text-transform", "text-orientation", "glyph-orientation-vertical",
    "glyph-orientation-horizontal", "text-decoration-color", "text-decoration-style",
    "text-decoration-thickness", "text-underline-offset", "text-underline-position", "kerning",
    "inline-size", "shape-inside", "text-shadow", "text-emphasis", "white-space-collapse",
  ]
}

/// Lines of an element's text, in the paints of the element.
final class SVGDecoration: Sendable {
  enum Line: String, CaseIterable, Sendable {
    case underline
    case overline
    case through = "line-through"
  }

  let lines: Set<Line>
  let style: SVGStyle
  /// User units; nil is the font's.
  let thickness: Double?
  /// From the baseline down to a line below the text, in user units; nil is the font's.
  let underlineOffset: Double?
  let isDouble: Bool

  init(
    _ lines: Set<Line>, style: SVGStyle, thickness: Double?, underlineOffset: Double?,
    isDouble: Bool
  ) {
    (self.lines, self.style, self.thickness) = (lines, style, thickness)
    (self.underlineOffset, self.isDouble) = (underlineOffset, isDouble)
  }
}
