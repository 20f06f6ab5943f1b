import GalleyGeometry

/// What values properties have, and how they are written here. A declaration with another value is ignored, and leaves what was
/// said before it (CSS Syntax 3, 2.2).
enum StyleValue {
  static let wide: Set = ["inherit", "initial", "unset", "revert", "revert-layer"]

  /// A value with its words as they are written here: those of CSS have any case. Names that a file gives keep theirs.
  static func written(_ value: String, for name: String) -> String {
    guard value.utf8.contains(where: { $0 >= 65 && $0 <= 90 }) else { return value }
    let small = value.lowercased()
    if small == "none" || small == "auto" || wide.contains(small) { return small }
    if small.hasPrefix("url("), !value.hasPrefix("url(") { return "url" + value.dropFirst(3) }
    guard words[name] != nil || name == "paint-order" else { return value }
    return StyleText.words(small).map { mixed[$0] ?? String($0) }.joined(separator: " ")
  }

  /// The value of an attribute that is a property, without comments and with its words as they are written here.
  /// - Complexity: O(1) for almost all: those with a capital letter or a bar are short or left alone.
  static func attribute(_ value: String, _ name: String) -> String {
    guard value.utf8.count < 64,
      value.utf8.contains(where: { $0 >= 65 && $0 <= 90 || $0 == 47 }),
      SVGTree.properties.contains(name)
    else { return value }
    // Outlines, transforms and places have grammars of their own.
    let text =
      owners[name] == nil && name != "transform" ? StyleText.withoutComments(value) : value
    return written(text.trimmingBlanks, for: name)
  }

  /// The data of `path("M0 0")`, and `none`; nil for what is none of both.
  static func outline(_ value: String) -> String? {
    if value == "none" { return value }
    guard value.utf8.count > 6, value.prefix(5).lowercased() == "path(", value.last == ")" else {
      return nil
    }
    let inner = value.dropFirst(5).dropLast().trimmingBlanks
    guard let quote = inner.first, quote == "\"" || quote == "'", inner.last == quote,
      inner.utf8.count > 1
    else { return nil }
    return StyleText.withoutEscapes(StyleText.unquoted(inner))
  }

  /// Whether a property has a value; true for a property that is not known here.
  static func isValid(_ value: String, for name: String) -> Bool {
    if wide.contains(value) { return true }
    if let words = words[name] {
      if words.contains(value) { return true }
      let isList = name == "overflow" || name == "vector-effect"
      return isList && StyleText.words(value).allSatisfy { words.contains(String($0)) }
    }
    if name == "transform" { return SVGTransform.isOfStyles(value) }
    // Functions are looked at where they are worked out.
    if SVGTree.hasBracket(value) { return SVGStyle.accepts(value, for: name) }
    switch name {
    case "x", "y", "cx", "cy", "stroke-dashoffset": return length(value) != nil
    case "width", "height", "rx", "ry": return value == "auto" || isSize(value)
    case "r", "stroke-width": return isSize(value)
    case "stroke-dasharray":
      let list = SVGLength.list(SVGTree.pixels(value, units) ?? value)
      return value == "none" || list?.isEmpty == false && list?.contains { $0.value < 0 } == false
    case "stroke-miterlimit": return SVGScanner.number(value).map { $0 >= 0 } == true
    case "paint-order": return SVGStyle.layers(value) != nil
    default: return isValidText(value.lowercased(), name) && SVGStyle.accepts(value, for: name)
    }
  }

  /// Properties of fonts and texts; their words have any case where they are read.
  private static func isValidText(_ value: String, _ name: String) -> Bool {
    switch name {
    case "font-size":
      FontShorthand.sizes[value] != nil || value == "smaller" || value == "larger"
        || isSize(value)
    case "font-weight":
      ["normal", "bold", "bolder", "lighter"].contains(value)
        || SVGScanner.number(value).map { (1...1000).contains($0) } == true
    case "font-style": ["normal", "italic"].contains(value) || value.hasPrefix("oblique")
    case "letter-spacing", "word-spacing": value == "normal" || length(value) != nil
    case "text-anchor": ["start", "middle", "end"].contains(value)
    case "direction": ["ltr", "rtl"].contains(value)
    default: true
    }
  }

  private static func length(_ value: String) -> SVGLength? {
    SVGLength(SVGTree.pixels(value, units) ?? value)
  }

  private static func isSize(_ value: String) -> Bool {
    length(value).map { $0.value >= 0 } == true
  }

  /// What units of the document come to does not matter.
  private static let units = SVGTree.units(of: SVGViewport(width: 100, height: 100), rem: 1)

  /// The elements whose place and size a style sheet may set (SVG 2, 7.2 and 8.2); of others, attributes alone do.
  static let owners: [String: [SVGElementKind]] = {
    let boxes: [SVGElementKind] = [.svg, .rect, .image, .foreignObject, .use, .symbol]
    return [
      "x": boxes, "y": boxes, "width": boxes, "height": boxes, "cx": [.circle, .ellipse],
      "cy": [.circle, .ellipse], "r": [.circle], "rx": [.rect, .ellipse],
      "ry": [.rect, .ellipse], "d": [.path],
    ]
  }()

  /// Of properties that have nothing but words.
  static let words: [String: Set<String>] = [
    "display": [
      "none", "inline", "block", "contents", "list-item", "run-in", "compact", "marker",
      "flow-root", "inline-block", "flex", "inline-flex", "grid", "inline-grid", "table",
      "inline-table",
      "table-row-group", "table-header-group", "table-footer-group", "table-row",
      "table-column-group", "table-column", "table-cell", "table-caption", "ruby", "math",
    ],
    "visibility": ["visible", "hidden", "collapse"],
    "fill-rule": ["nonzero", "evenodd"], "clip-rule": ["nonzero", "evenodd"],
    "stroke-linecap": ["butt", "round", "square"],
    "stroke-linejoin": ["miter", "miter-clip", "round", "bevel", "arcs"],
    "isolation": ["auto", "isolate"], "mask-type": ["luminance", "alpha"],
    "mix-blend-mode": [
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
      "hard-light", "soft-light", "difference", "exclusion", "hue", "saturation", "color",
      "luminosity", "plus-lighter", "plus-darker",
    ],
    "overflow": ["visible", "hidden", "scroll", "auto", "clip"],
    "vector-effect": [
      "none", "non-scaling-stroke", "non-scaling-size", "non-rotation", "fixed-position",
      "viewport", "screen",
    ],
    "color-interpolation": ["auto", "sRGB", "linearRGB"],
    "color-interpolation-filters": ["auto", "sRGB", "linearRGB"],
    "shape-rendering": ["auto", "optimizeSpeed", "crispEdges", "geometricPrecision"],
    "image-rendering": [
      "auto", "smooth", "high-quality", "pixelated", "crisp-edges", "optimizeSpeed",
      "optimizeQuality", "-webkit-optimize-contrast",
    ],
    "transform-box": ["content-box", "border-box", "fill-box", "stroke-box", "view-box"],
  ]

  /// Those of them that have capital letters, by their small ones.
  private static let mixed: [Substring: String] = {
    var result: [Substring: String] = [:]
    for word in words.values.joined() where word.utf8.contains(where: { $0 >= 65 && $0 <= 90 }) {
      result[Substring(word.lowercased())] = word
    }
    return result
  }()
}
