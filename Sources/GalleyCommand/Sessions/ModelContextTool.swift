import Galley
import GalleyData
import GalleyProgramSessions

/// A request of a session as a tool of the Model Context Protocol, with the JSON Schema of its arguments.
struct ModelContextTool {
  private let kind: SessionRequestKind

  init(_ kind: SessionRequestKind) { self.kind = kind }

  var node: JSONNode {
    .object([
      ("name", .string(kind.tool)), ("title", .string(kind.title)),
      ("description", .string(kind.summary)), ("inputSchema", schema),
      (
        "annotations",
        JSONNode.object([
          ("title", .string(kind.title)), ("readOnlyHint", .bool(kind.isReading)),
          ("destructiveHint", .bool(false)), ("idempotentHint", .bool(isIdempotent)),
          ("openWorldHint", .bool(false)),
        ]).value
      ),
    ])
  }

  /// Whether the same request again changes nothing.
  private var isIdempotent: Bool { kind.isReading || kind == .image || kind == .set }

  private var schema: JSONNode.Value {
    let properties = kind.keys.map { ($0.name, Self.schema(of: $0)) }
    let required = kind.keys.filter(\.isRequired).map {
      JSONNode(value: .string($0.name), offset: 0)
    }
    var members: [(String, JSONNode.Value)] = [
      ("type", .string("object")), ("properties", JSONNode.object(properties).value),
    ]
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", .bool(false)))
    return JSONNode.object(members).value
  }

  private static func schema(of key: SessionKey) -> JSONNode.Value {
    var members: [(String, JSONNode.Value)] = []
    func type(_ name: String) -> JSONNode.Value {
      guard key.takesNull else { return .string(name) }
      return .array([name, "null"].map { JSONNode(value: .string($0), offset: 0) })
    }
    func words(_ words: [String], withNull: Bool) -> JSONNode.Value {
      let nodes = words.map { JSONNode(value: .string($0), offset: 0) }
      return .array(nodes + (withNull ? [JSONNode(value: .null, offset: 0)] : []))
    }
    switch key.kind {
    case .text(let limit):
      members = [("type", type("string")), ("maxLength", .number(Double(limit)))]
    case .number(let range):
      members = [
        ("type", type("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .whole(let range):
      members = [
        ("type", type("integer")), ("minimum", .number(Double(range.lowerBound))),
        ("maximum", .number(Double(range.upperBound))),
      ]
    case .flag: members = [("type", type("boolean"))]
    case .choice(let names):
      members = [("type", type("string")), ("enum", words(names, withNull: key.takesNull))]
    case .choices(let names):
      let item = JSONNode.object([
        ("type", .string("string")), ("enum", words(names, withNull: false)),
      ])
      members = [("type", type("array")), ("items", item.value)]
    }
    members.append(("description", .string(key.summary)))
    return JSONNode.object(members).value
  }
}
