/// A JSON value and where it stands.
struct JSONNode: Sendable {
  enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// Members in the order in which they were written.
    case object([Member])
  }

  struct Member: Sendable {
    var key: String
    /// In bytes from the start of the document.
    var keyOffset: Int
    var value: JSONNode
  }

  var value: Value
  /// The offset in bytes, and whether the value is a cell of a table.
  private var bits: Int

  /// - Parameter isCell: a cell of a table has no type: it is read as a number, or as true or false,
  ///   where one is wanted.
  init(value: Value, offset: Int, isCell: Bool = false) {
    self.value = value
    bits = offset << 1 | (isCell ? 1 : 0)
  }

  /// In bytes from the start of the document.
  var offset: Int { bits >> 1 }
  var isCell: Bool { bits & 1 == 1 }

  /// The same value somewhere else.
  func moved(to offset: Int) -> JSONNode {
    JSONNode(value: value, offset: offset, isCell: isCell)
  }

  /// A number, or a cell that reads like one.
  var number: Double? {
    switch value {
    case .number(let number): return number
    case .string(let text) where isCell:
      guard let number = Double(text), number.isFinite, !text.contains(where: \.isLetter) else {
        return nil
      }
      return number
    default: return nil
    }
  }

  /// True or false, or a cell that reads like it; an empty one is false.
  var bool: Bool? {
    switch value {
    case .bool(let value): return value
    case .string(let text) where isCell:
      switch text.lowercased() {
      case "true", "yes", "1": return true
      case "false", "no", "0", "": return false
      default: return nil
      }
    default: return nil
    }
  }

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
