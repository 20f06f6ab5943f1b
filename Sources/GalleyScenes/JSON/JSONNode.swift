/// A JSON value and where it stands.
struct JSONNode {
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// Members in the order in which they were written.
    case object([Member])
  }

  struct Member {
    var key: String
    var keyPosition: JSONPosition
    var value: JSONNode
  }

  var value: Value
  var position: JSONPosition

  /// What the value is, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number \(Self.text(number))"
    case .string(let string): "the string \"\(string.prefix(40))\(string.count > 40 ? "..." : "")\""
    case .array(let elements): "a list of \(elements.count)"
    case .object: "an object"
    }
  }

  static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15
      ? "\(Int64(number))" : "\(number)"
  }

  func member(_ key: String) -> Member? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }
  }
}

/// A place in a text: line and column from 1, the column in characters.
struct JSONPosition: Hashable {
  var line: Int
  var column: Int
}
