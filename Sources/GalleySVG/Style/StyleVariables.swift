/// The custom properties of an element with those that it inherits: `--accent: blue`.
struct StyleVariables {
  /// Without a `var()` in them.
  private var values: [String: String] = [:]
  private static let depthLimit = 32
  /// Of what a value becomes, so that values in values in values end.
  private static let byteLimit = 1 << 16

  /// Those of an element in this one with its declarations.
  func inner(
    _ declarations: [StyleSheet.Declaration], _ warnings: SVGWarnings
  ) -> StyleVariables {
    var own: [String: String] = [:]
    for isImportant in [false, true] {
      for declaration in declarations
      where declaration.isImportant == isImportant && declaration.name.hasPrefix("--") {
        own[declaration.name] = declaration.value
      }
    }
    if own.isEmpty { return self }
    var scope = Resolution(own: own, outer: values)
    for name in own.keys.sorted() { _ = scope.value(of: name) }
    if scope.isTooDeep {
      warnings.add("css:var", "custom properties that name each other are nested too deep", 1)
    }
    var result = self
    for name in own.keys { result.values[name] = scope.known[name] ?? nil }
    return result
  }

  /// The values of an element's own custom properties, each worked out once.
  private struct Resolution {
    let own: [String: String]
    let outer: [String: String]
    /// Nil for one without a value.
    var known: [String: String?] = [:]
    private var open: Set<String> = []
    var isTooDeep = false

    init(own: [String: String], outer: [String: String]) { (self.own, self.outer) = (own, outer) }

    /// Nil for one in a circle, and where one that it names has no value.
    mutating func value(of name: String) -> String? {
      guard let value = own[name] else { return outer[name] }
      if let known = known[name] { return known }
      let result: String?
      switch value.lowercased() {
      case "initial": result = nil
      case "inherit", "unset", "revert", "revert-layer": result = outer[name]
      default:
        if !value.contains("var(") {
          result = value
        } else if open.count >= depthLimit {
          isTooDeep = true
          result = nil
        } else if open.insert(name).inserted {
          result = StyleVariables.substituted(value, 0) { self.value(of: $0) }
          open.remove(name)
        } else {
          return nil
        }
      }
      known[name] = .some(result)
      return result
    }
  }

  /// A value with each `var()` put in; nil where one has neither a value nor a second one.
  func substituted(_ value: String) -> String? {
    Self.substituted(value, 0) { values[$0] }?.trimmingBlanks
  }

  private static func substituted(
    _ value: String, _ depth: Int, _ look: (String) -> String?
  ) -> String? {
    guard depth < depthLimit else { return nil }
    var result = ""
    var rest = value[...]
    while let start = rest.range(of: "var(") {
      result += rest[..<start.lowerBound]
      let inner = rest[start.upperBound...]
      // What is not closed ends with the value.
      let close = StyleText.first([41], in: inner) ?? inner.endIndex
      let content = inner[..<close]
      let comma = StyleText.first([44], in: content)
      let name = content[..<(comma ?? content.endIndex)].trimmingBlanks
      if let found = look(name) {
        result += found
      } else if let comma {
        let other = String(content[content.index(after: comma)...])
        guard let found = substituted(other, depth + 1, look) else { return nil }
        result += found.trimmingBlanks
      } else {
        return nil
      }
      guard result.utf8.count <= byteLimit else { return nil }
      rest = inner[close...].dropFirst()
    }
    return result + rest
  }
}
