/// A part of a JSON Schema on its way to text.
indirect enum SchemaNode {
  case string(String)
  case number(Double)
  case bool(Bool)
  case list([SchemaNode])
  case object([(String, SchemaNode)])

  static func strings(_ texts: [String]) -> SchemaNode { .list(texts.map { .string($0) }) }

  static func reference(_ name: String) -> SchemaNode {
    .object([("$ref", .string("#/$defs/\(name)"))])
  }

  static func anyOf(_ parts: [SchemaNode]) -> SchemaNode { .object([("anyOf", .list(parts))]) }

  static func choice(_ names: [String]) -> SchemaNode { .object([("enum", strings(names))]) }

  static func type(_ name: String, _ more: [(String, SchemaNode)] = []) -> SchemaNode {
    .object([("type", .string(name))] + more)
  }

  /// An object with these keys and no others.
  static func record(
    _ properties: [(String, SchemaNode)], required: [String] = []
  ) -> SchemaNode {
    var members: [(String, SchemaNode)] = [
      ("type", .string("object")), ("properties", .object(properties)),
    ]
    if !required.isEmpty { members.append(("required", strings(required))) }
    members.append(("additionalProperties", .bool(false)))
    return .object(members)
  }

  /// An object whose keys are names of the scene's own.
  static func map(of value: SchemaNode) -> SchemaNode {
    .type("object", [("additionalProperties", value)])
  }

  func described(_ text: String) -> SchemaNode {
    guard case .object(let members) = self else { return self }
    return .object([("description", .string(text))] + members)
  }

  /// As JSON, two spaces deeper with each level, short values on one line.
  func text(indent: String = "") -> String {
    let flat = self.flat
    if flat.count + indent.count <= 100 { return flat }
    let inner = indent + "  "
    switch self {
    case .list(let parts):
      let lines = parts.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map {
        inner + JSONNode.quoted($0.0) + ": " + $0.1.text(indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return flat
    }
  }

  private var flat: String {
    switch self {
    case .string(let text): JSONNode.quoted(text)
    case .number(let number): JSONNode.text(number)
    case .bool(let value): "\(value)"
    case .list(let parts): "[" + parts.map(\.flat).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSONNode.quoted($0.0) + ": " + $0.1.flat }.joined(separator: ", ") + "}"
    }
  }
}
