import GalleyGeometry

/// What `@supports` asks for: whether a declaration is drawn as it says, and whether a selector is read (CSS Conditional
/// 3, 6; CSS Conditional 4, 2).
enum SupportsCondition {
  /// False for what is not known.
  /// - Parameter namespaces: whether a prefix is SVG's.
  static func holds(_ source: Substring, namespaces: [String: Bool]) -> Bool {
    let condition = StyleCondition { text in
      guard let colon = text.firstIndex(of: ":") else { return nil }
      var value = text[text.index(after: colon)...].trimmingBlanks
      if let mark = value.lastIndex(of: "!"),
        value[value.index(after: mark)...].trimmingBlanks.lowercased() == "important"
      {
        value = value[..<mark].trimmingBlanks
      }
      return isDrawn(text[..<colon].trimmingBlanks, value)
    } function: { name, argument in
      guard name == "selector" else { return nil }
      let list = Selector.list(argument[...], namespaces: namespaces)
      return list.count == 1 && list.allSatisfy { $0.selector != nil }
    }
    return condition.holds(source) == true
  }

  private static func isDrawn(_ statedName: String, _ statedValue: String) -> Bool {
    if statedName.hasPrefix("--") { return true }
    let name = statedName.lowercased()
    guard !statedValue.isEmpty else { return false }
    let isKnown =
      SVGTree.properties.contains(name) || SVGTextStyle.properties.contains(name)
      || ["font", "marker", "background"].contains(name)
    guard isKnown else { return false }
    if statedValue.contains("var(") { return true }
    if ["inherit", "initial", "unset", "revert", "revert-layer"].contains(statedValue.lowercased())
    {
      return true
    }
    // The values of units that the document gives do not matter.
    let units = SVGTree.units(of: SVGViewport(width: 100, height: 100), rem: 1)
    var value = SVGTree.pixels(statedValue, units) ?? statedValue
    switch WorkedOutValue(value, units: units) {
    case .unchanged: break
    case .changed(let text): value = text
    case .invalid: return false
    }
    if SVGUnsupported.function(in: value) != nil { return false }
    for (property, values) in SVGUnsupported.properties
    where property == name && values.contains(value) { return false }
    if SVGUnsupported.styles[name]?.contains(value) == true { return false }
    return SVGStyle.accepts(value, for: name) && isOfKind(value, name)
  }

  private static func isOfKind(_ value: String, _ name: String) -> Bool {
    if let words = keywords[name] { return words.contains(value) }
    switch name {
    case "x", "y", "cx", "cy", "r", "stroke-dashoffset": return SVGLength(value) != nil
    case "width", "height", "rx", "ry": return value == "auto" || SVGLength(value) != nil
    case "stroke-dasharray": return value == "none" || SVGLength.list(value)?.isEmpty == false
    case "stroke-miterlimit": return SVGScanner.number(value) != nil
    case "mix-blend-mode": return SVGStyle.blendMode(value) != nil
    case "transform": return SVGTransform.parse(value) != nil
    case "font": return FontShorthand.properties(value) != nil
    case "clip-path":
      return value == "none" || SVGStyle.reference(value) != nil
        || SVGClipShape(value)?.path(in: CGRect(x: 0, y: 0, width: 1, height: 1), fontSize: 16)
          != nil
    case "mask", "marker", "marker-start", "marker-mid", "marker-end":
      return value == "none" || SVGStyle.reference(value) != nil
    case "filter":
      let viewport = SVGViewport(width: 1, height: 1)
      return value == "none" || SVGFilterFunctions(value, SVGStyle(), in: viewport) != nil
    default: return true
    }
  }

  /// Of properties that have nothing but words, those that are drawn.
  private static let keywords: [String: Set<String>] = [
    "display": ["none", "inline", "block"], "visibility": ["visible", "hidden", "collapse"],
    "fill-rule": ["nonzero", "evenodd"], "clip-rule": ["nonzero", "evenodd"],
    "stroke-linecap": ["butt", "round", "square"], "stroke-linejoin": ["miter", "round", "bevel"],
    "isolation": ["auto", "isolate"], "text-anchor": ["start", "middle", "end"],
    "mask-type": ["luminance", "alpha"], "direction": ["ltr", "rtl"],
    "overflow": ["visible", "hidden", "scroll", "auto", "clip"],
    "vector-effect": ["none", "non-scaling-stroke"],
    "color-interpolation": ["auto", "sRGB", "linearRGB"],
    "color-interpolation-filters": ["auto", "sRGB", "linearRGB"],
    "shape-rendering": ["auto", "optimizeSpeed", "crispEdges", "geometricPrecision"],
    "image-rendering": [
      "auto", "smooth", "high-quality", "pixelated", "crisp-edges", "optimizeSpeed",
      "optimizeQuality",
    ],
    "transform-box": ["content-box", "border-box", "fill-box", "stroke-box", "view-box"],
  ]
}
