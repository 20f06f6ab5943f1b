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

  /// The same as a value of JSON.
  var node: JSONNode {
    let value: JSONNode.Value =
      switch self {
      case .string(let text): .string(text)
      case .number(let number): .number(number)
      case .bool(let value): .bool(value)
      case .list(let parts): .array(parts.map(\.node))
      case .object(let members):
        JSONNode.object(members.map { ($0.0, $0.1.node.value) }).value
      }
    return JSONNode(value: value, offset: 0)
  }
}
