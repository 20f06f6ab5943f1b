import GalleyData

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

  /// One of several types, none of them looked into.
  static func types(_ names: [String]) -> SchemaNode { .object([("type", strings(names))]) }

  /// One schema or another, so that only the errors of the one that was meant are reported.
  static func when(
    _ condition: SchemaNode, then: SchemaNode? = nil, else other: SchemaNode? = nil
  ) -> SchemaNode {
    .object(
      [("if", condition)] + (then.map { [("then", $0)] } ?? [])
        + (other.map { [("else", $0)] } ?? []))
  }

  static func requires(_ keys: [String]) -> SchemaNode { .object([("required", strings(keys))]) }

  /// An object that has one of these keys at least.
  static func hasOne(of keys: [String]) -> SchemaNode { .anyOf(keys.map { .requires([$0]) }) }

  /// An object with these keys and no others.
  static func record(
    _ properties: [(String, SchemaNode)], required: [String] = []
  ) -> SchemaNode {
    .object([("type", .string("object"))]).and(keys(properties, required: required))
  }

  /// Nothing but these keys where the value is an object.
  static func keys(
    _ properties: [(String, SchemaNode)], required: [String] = []
  ) -> SchemaNode {
    var members: [(String, SchemaNode)] = [("properties", .object(properties))]
    if !required.isEmpty { members.append(("required", strings(required))) }
    members.append(("additionalProperties", .bool(false)))
    return .object(members)
  }

  /// An object whose keys are names of the scene's own.
  static func map(of value: SchemaNode) -> SchemaNode {
    .type("object", [("additionalProperties", value)])
  }

  /// An object whose `type` is one of some names, with what each of them asks for.
  static func byType(
    _ cases: [(name: String, summary: String, schema: SchemaNode)]
  ) -> SchemaNode {
    let names = SchemaNode.object([
      ("enum", strings(cases.map(\.name))),
      ("enumDescriptions", strings(cases.map(\.summary))),
    ])
    let branches = cases.map { item in
      SchemaNode.when(
        .object([
          ("properties", .object([("type", .object([("const", .string(item.name))]))])),
          ("required", .strings(["type"])),
        ]), then: item.schema)
    }
    return .object([
      ("type", .string("object")), ("required", .strings(["type"])),
      ("properties", .object([("type", .when(.reference("open"), else: names))])),
      ("allOf", .list(branches)),
    ])
  }

  /// The keywords of both.
  func and(_ other: SchemaNode) -> SchemaNode {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }

  func described(_ text: String) -> SchemaNode {
    SchemaNode.object([("description", .string(text))]).and(self)
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
