import Galley

/// What names mean at one place of a scene: the scene's data, and the elements of the repetitions
/// around it.
struct SceneScope {
  let file: String
  private var bindings: [String: JSONNode]

  init(file: String, bindings: [String: JSONNode] = [:]) {
    self.file = file
    self.bindings = bindings
  }

  func binding(_ name: String, to node: JSONNode) -> SceneScope {
    var result = self
    result.bindings[name] = node
    return result
  }

  func error(
    at position: JSONPosition?, path: String, found: String, expected: String,
    suggestion: String? = nil
  ) -> SceneError {
    SceneError(
      file: file, line: position?.line, column: position?.column, path: path, found: found,
      expected: expected, suggestion: suggestion)
  }

  /// A string that is one placeholder becomes the value behind it, its type kept; placeholders
  /// within a string become text. Values that are not strings stay as they are.
  func replacingPlaceholders(in node: JSONNode, path: String) throws -> JSONNode {
    guard case .string(let string) = node.value, string.contains("{{") else { return node }
    var rest = Substring(string)
    var text = ""
    while let open = rest.range(of: "{{") {
      guard let close = rest[open.upperBound...].range(of: "}}") else {
        throw error(
          at: node.position, path: path, found: "\"{{\" without \"}}\"",
          expected: "a placeholder such as {{name}}")
      }
      let name = rest[open.upperBound..<close.lowerBound].trimmingCharacters(in: .whitespaces)
      let value = try lookUp(name, at: node.position, path: path)
      let isWhole =
        text.isEmpty && open.lowerBound == string.startIndex
        && close.upperBound == string.endIndex
      if isWhole { return JSONNode(value: value.value, position: node.position) }
      text += rest[..<open.lowerBound]
      let inner = try SceneValue(
        JSONNode(value: value.value, position: node.position), path: path, literal: self)
      text += try inner.displayText()
      rest = rest[close.upperBound...]
    }
    return JSONNode(value: .string(text + rest), position: node.position)
  }

  private func lookUp(
    _ name: String, at position: JSONPosition, path: String
  ) throws -> JSONNode {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard var node = parts.first.flatMap({ bindings[$0] }) else {
      let names = bindings.keys.sorted()
      throw error(
        at: position, path: path, found: "{{\(name)}}, which names no data",
        expected: names.isEmpty
          ? "no placeholder, for the scene has no data"
          : "one of \(names.joined(separator: ", "))",
        suggestion: parts.first.flatMap { NearestName.of($0, among: names) })
    }
    for part in parts.dropFirst() {
      guard let member = node.member(part) else {
        throw error(
          at: position, path: path, found: "{{\(name)}}: there is no \"\(part)\" in it",
          expected: "the path of a value in the data")
      }
      node = member.value
    }
    return node
  }
}

extension SceneValue {
  /// A value in which nothing is replaced.
  init(_ node: JSONNode, path: String, literal scope: SceneScope) throws {
    self.node = node
    self.path = path
    self.scope = scope
  }
}
