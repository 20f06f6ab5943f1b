extension SVGTree {
  /// Attributes that style sheets may set.
  static let properties: Set<String> = [
    "alignment-baseline", "baseline-shift", "clip-path", "clip-rule", "color",
    "color-interpolation", "color-interpolation-filters", "cx", "cy", "d", "direction", "display",
    "dominant-baseline", "fill", "fill-opacity", "fill-rule", "filter", "flood-color",
    "flood-opacity", "font-family", "font-size", "font-stretch", "font-style", "font-variant",
    "font-weight", "height", "image-rendering", "isolation", "letter-spacing", "lighting-color",
    "marker-end", "marker-mid", "marker-start", "mask", "mask-type", "mix-blend-mode", "opacity",
    "overflow", "paint-order", "r", "rx", "ry", "shape-rendering", "stop-color", "stop-opacity",
    "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor", "text-decoration",
    "text-decoration-line", "text-rendering", "transform", "transform-origin", "transform-box",
    "unicode-bidi", "vector-effect", "visibility", "white-space", "width", "word-spacing",
    "writing-mode", "x", "y",
  ]

  /// Looks of rules at elements.
  private static let workLimit = 20_000_000

  /// Writes what the rules and the style attributes say over the presentation attributes.
  /// - Complexity: O(n m) in the elements and the rules.
  mutating func applyStyles(_ sheet: StyleSheet, _ warnings: SVGWarnings) {
    let rules = sheet.rules.sorted {
      ($0.selector.specificity, $0.order) < ($1.selector.specificity, $1.order)
    }
    let isWide = rules.contains { $0.selector.hasSiblings }
    let cost = elements.count * (rules.count + (isWide ? elements.count : 0))
    guard cost <= Self.workLimit else {
      warnings.add(
        "css:cost", "the style sheets have more rules than is allowed for as many elements", 1)
      return applyStyles(StyleSheet([], warnings), warnings)
    }
    // Styles look at attributes as the file has them.
    let before = self
    for index in elements.indices {
      var declarations: [StyleSheet.Declaration] = []
      for rule in rules where rule.selector.matches(index, in: before) {
        declarations += rule.declarations
      }
      if let style = before[index]["style"] {
        declarations += StyleSheet.declarations(style)
      }
      if declarations.isEmpty { continue }
      for declaration in declarations where !declaration.isImportant {
        set(declaration, index, warnings)
      }
      for declaration in declarations where declaration.isImportant {
        set(declaration, index, warnings)
      }
    }
  }

  private mutating func set(
    _ declaration: StyleSheet.Declaration, _ index: Int, _ warnings: SVGWarnings
  ) {
    var value = declaration.value
    if value.contains("var(") {
      let fallback = Self.fallback(ofVariable: value)
      warnings.add(
        "css:var",
        "var() is not supported in style sheets: "
          + (fallback == nil ? "the property is ignored" : "its second value is used"),
        elements[index].line)
      guard let fallback else { return }
      value = fallback
    }
    switch declaration.name {
    case "marker":
      for name in ["marker-start", "marker-mid", "marker-end"] {
        elements[index].attributes[name] = value
      }
    case "font":
      guard let properties = FontShorthand.properties(value) else {
        warnings.add(
          "css:font \(value)", "the font \(value.prefix(60)) is not understood and is ignored",
          elements[index].line)
        return
      }
      elements[index].attributes.merge(properties) { $1 }
      for name in FontShorthand.variants { elements[index].attributes[name] = nil }
    case "font-variant":
      elements[index].attributes["font-variant"] = value
      for name in FontShorthand.variants { elements[index].attributes[name] = nil }
    case let name where Self.properties.contains(name) || SVGTextStyle.properties.contains(name):
      guard SVGStyle.accepts(value, for: name) else { return }
      elements[index].attributes[name] = value
    default: break
    }
  }

  /// `blue` of `var(--accent, blue)`; nil where a value is more than that.
  private static func fallback(ofVariable value: String) -> String? {
    guard value.hasPrefix("var("), value.hasSuffix(")"), let comma = value.firstIndex(of: ",")
    else { return nil }
    let text = value[value.index(after: comma)...].dropLast().trimmingBlanks
    return text.isEmpty || text.contains("var(") ? nil : String(text)
  }
}
