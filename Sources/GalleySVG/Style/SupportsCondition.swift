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
      || SVGTransform.properties.contains(name) || ["font", "marker", "background"].contains(name)
    guard isKnown else { return false }
    if statedValue.contains("var(") { return true }
    if ["inherit", "initial", "unset", "revert", "revert-layer"].contains(statedValue.lowercased())
    {
      return true
    }
    // The values of units that the document gives do not matter.
    let units = SVGTree.units(of: SVGViewport(width: 100, height: 100), rem: 1)
    var value = StyleValue.written(SVGTree.pixels(statedValue, units) ?? statedValue, for: name)
    switch WorkedOutValue(value, units: units) {
    case .unchanged: break
    case .changed(let text): value = text
    case .invalid: return false
    }
    if SVGUnsupported.function(in: value) != nil { return false }
    for (property, values) in SVGUnsupported.properties
    where property == name && values.contains(value) { return false }
    if SVGUnsupported.styles[name]?.contains(value) == true { return false }
    return isOfKind(value, name)
  }

  private static func isOfKind(_ value: String, _ name: String) -> Bool {
    switch name {
    // Others are boxes that nothing here is.
    case "display": return ["none", "inline", "block"].contains(value)
    case "translate", "rotate", "scale":
      return value == "none" || SVGTransform.isValid(value, for: name)
    case "transform": return SVGTransform.parse(value) != nil && SVGTransform.isOfStyles(value)
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
    default: return StyleValue.isValid(value, for: name)
    }
  }
}
