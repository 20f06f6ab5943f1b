/// The custom properties of an element, and those around it: `--accent: blue`.
final class StyleVariables {
  /// Without a `var()` in them; nil for one without a value.
  private let own: [String: String?]
  /// As deep as elements are in each other.
  private let outer: StyleVariables?
  /// What the values take, in bytes.
  let bytes: Int
  private static let depthLimit = 32
  /// Of what a value becomes, so that values in values in values end.
  private static let byteLimit = 1 << 16

  init() { (own, outer, bytes) = ([:], nil, 0) }

  private init(_ own: [String: String?], in outer: StyleVariables) {
    (self.own, self.outer) = (own, outer)
    bytes = own.reduce(0) { $0 + $1.key.utf8.count + ($1.value?.utf8.count ?? 0) + 64 }
  }

  private subscript(name: String) -> String? {
    var next: StyleVariables? = self
    while let scope = next {
      if let known = scope.own[name] { return known }
      next = scope.outer
    }
    return nil
  }

  /// Those of an element in this one with its declarations; the same ones where it has none.
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
    var scope = Resolution(own: own, outer: self)
    for name in own.keys.sorted() { _ = scope.value(of: name) }
    if scope.isTooDeep {
      warnings.add("css:var", "custom properties that name each other are nested too deep", 1)
    }
    return StyleVariables(own.keys.reduce(into: [:]) { $0[$1] = scope.known[$1] ?? nil }, in: self)
  }

  /// The values of an element's own custom properties, each worked out once.
  private struct Resolution {
    let own: [String: String]
    let outer: StyleVariables
    /// Nil for one without a value.
    var known: [String: String?] = [:]
    private var open: Set<String> = []
    var isTooDeep = false

    init(own: [String: String], outer: StyleVariables) { (self.own, self.outer) = (own, outer) }

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
    Self.substituted(value, 0) { self[$0] }?.trimmingBlanks
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
