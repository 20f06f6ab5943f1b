import Galley

/// A value of a scene on its way to a Swift value: it knows its place, its path and what names the
/// data around it has. Placeholders such as `{{word}}` are replaced when it is made.
struct SceneValue {
  let node: JSONNode
  let path: String
  let scope: SceneScope

  /// - Throws: `SceneError` for a placeholder that names nothing.
  init(_ node: JSONNode, path: String, scope: SceneScope) throws {
    self.path = path
    self.scope = scope
    self.node = try scope.replacingPlaceholders(in: node, path: path)
  }

  var source: SourceLocation {
    SourceLocation(
      file: scope.file, line: node.position.line, column: node.position.column, path: path)
  }

  func error(expected: String, suggestion: String? = nil) -> SceneError {
    error(found: node.kind, expected: expected, suggestion: suggestion)
  }

  func error(found: String, expected: String, suggestion: String? = nil) -> SceneError {
    scope.error(
      at: node.position, path: path, found: found, expected: expected, suggestion: suggestion)
  }

  func string() throws -> String {
    guard case .string(let string) = node.value else { throw error(expected: "a string") }
    return string
  }

  /// The text of a value that is shown: a string, or a number as it is written.
  func displayText() throws -> String {
    switch node.value {
    case .string(let string): return string
    case .number(let number): return JSONNode.text(number)
    case .bool(let value): return "\(value)"
    default: throw error(expected: "a string, a number, true or false")
    }
  }

  func bool() throws -> Bool {
    guard case .bool(let value) = node.value else { throw error(expected: "true or false") }
    return value
  }

  func number(_ range: ClosedRange<Double>, _ name: String) throws -> Double {
    guard case .number(let number) = node.value, range.contains(number) else {
      throw error(
        expected:
          "\(name) from \(JSONNode.text(range.lowerBound)) to \(JSONNode.text(range.upperBound))")
    }
    return number
  }

  func integer(_ range: ClosedRange<Int>) throws -> Int {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let number) = node.value, number == number.rounded(),
      number >= Double(range.lowerBound), number <= Double(range.upperBound)
    else { throw error(expected: expected) }
    return Int(number)
  }

  func list() throws -> [SceneValue] {
    guard case .array(let elements) = node.value else { throw error(expected: "a list") }
    return try elements.enumerated().map { index, element in
      try SceneValue(element, path: "\(path)[\(index)]", scope: scope)
    }
  }

  func members() throws -> [(key: String, keyPosition: JSONPosition, value: JSONNode)] {
    guard case .object(let members) = node.value else { throw error(expected: "an object") }
    return members.map { ($0.key, $0.keyPosition, $0.value) }
  }

  func member(_ key: String) throws -> SceneValue? {
    guard let member = node.member(key) else { return nil }
    return try SceneValue(member.value, path: "\(path).\(key)", scope: scope)
  }

  /// One of a set of names.
  func choice<Choice>(_ choices: [(String, Choice)], _ what: String) throws -> Choice {
    let names = choices.map(\.0)
    let expected = "\(what): \(names.joined(separator: ", "))"
    guard case .string(let name) = node.value else { throw error(expected: expected) }
    guard let choice = choices.first(where: { $0.0 == name }) else {
      throw error(expected: expected, suggestion: NearestName.of(name, among: names))
    }
    return choice.1
  }

  /// Refuses keys that are not known.
  func check(keys known: [String], of what: String) throws {
    for member in try members() where !known.contains(member.key) {
      throw scope.error(
        at: member.keyPosition, path: path, found: "the key \"\(member.key)\"",
        expected: known.isEmpty
          ? "no keys in \(what)" : "the keys of \(what): \(known.joined(separator: ", "))",
        suggestion: NearestName.of(member.key, among: known))
    }
  }
}
