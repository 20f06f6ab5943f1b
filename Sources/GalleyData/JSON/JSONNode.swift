import GalleyStrings

/// A JSON value and where it stands.
///
/// Scenes ask nodes for what their bits say in their innermost loops, so those questions are inlined into other modules:
/// that takes `@inlinable` and, around it, a type that is `@usableFromInline`. Stored properties need neither.
@usableFromInline package struct JSONNode: Sendable {
  package enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// Members in the order in which they were written.
    case object([Member])
  }

  @usableFromInline package struct Member: Sendable {
    @usableFromInline package var key: String
    /// In bytes from the start of the document.
    @usableFromInline package var keyOffset: Int
    @usableFromInline package var value: JSONNode

    @inlinable package init(key: String, keyOffset: Int, value: JSONNode) {
      (self.key, self.keyOffset, self.value) = (key, keyOffset, value)
    }

    /// Whether the key has these bytes: RFC 8259 does not normalise, so that U+212B and U+00C5 are two keys.
    @inlinable package func has(key other: String) -> Bool {
      // What Swift tells apart, which nearly all keys are, has other bytes.
      key == other && key.hasSameBytes(as: other)
    }
  }

  package var value: Value
  /// The offset in bytes, whether the value is a cell of a table, whether it may have to be worked
  /// out (a string with a brace, a condition, a repetition or an animation), and which character a cell has before
  /// decimals.
  @usableFromInline private(set) var bits: Int

  /// - Parameter isCell: a cell of a table has no type: it is read as a number, or as true or false,
  ///   where one is wanted.
  package init(value: Value, offset: Int, isCell: Bool = false) {
    self.value = value
    bits = offset << 5 | (isCell ? 1 : 0) | (Self.isOpen(value) ? 2 : 0)
  }

  /// A number of more digits than a `Double` keeps, mostly a whole one: it is shown as it was written.
  /// - Parameter text: digits, a sign before them and a point within them; no exponent.
  package init(longInteger text: String, offset: Int) {
    value = .string(text)
    bits = offset << 5 | 5
  }

  /// A cell of a table.
  /// - Parameter decimal: the character before decimals, if it was named.
  package init(cell text: String, offset: Int, decimal: DecimalSign?) {
    self.init(value: .string(text), offset: offset, isCell: true)
    switch decimal {
    case .comma: bits |= 8
    case .point: bits |= 16
    case nil: break
    }
  }

  /// Keys of objects that a scene works out before it reads them. Whether a node has one is found once, when it is
  /// made.
  @inlinable package static var conditionKey: String { "if" }
  @inlinable package static var repetitionKey: String { "forEach" }
  @inlinable package static var animationKey: String { "animate" }

  private static func isOpen(_ value: Value) -> Bool {
    switch value {
    case .string(let string): return string.utf8.contains(UInt8(ascii: "{"))
    case .object(let members):
      return index(of: conditionKey, in: members) != nil
        || index(of: repetitionKey, in: members) != nil
        || index(of: animationKey, in: members) != nil
    default: return false
    }
  }

  /// The place of a key, compared by bytes. Members are not copied: that would cost more than the search.
  package static func index(of key: String, in members: [Member]) -> Int? {
    for index in members.indices where members[index].has(key: key) { return index }
    return nil
  }

  /// In bytes from the start of the document.
  @inlinable package var offset: Int { bits >> 5 }
  @inlinable package var isCell: Bool { bits & 1 == 1 }
  /// Whether the value may have to be worked out.
  @inlinable package var isOpen: Bool { bits & 2 != 0 }

  @inlinable package var isLongInteger: Bool { bits & 4 != 0 }

  private var decimal: DecimalSign? {
    bits & 8 != 0 ? .comma : bits & 16 != 0 ? .point : nil
  }

  /// A number, or a cell that reads like one.
  package var number: Double? {
    switch value {
    case .number(let number): return number
    case .string(let text) where isCell:
      return isLongInteger ? Double(text) : CellNumber.read(text, decimal)
    default: return nil
    }
  }

  /// A number, or a text that reads like one: a cell, or a string of JSON.
  package var readNumber: Double? {
    if let number { return number }
    guard case .string(let text) = value, !isCell else { return nil }
    return JSONNode(value: .string(text), offset: 0, isCell: true).number
  }

  /// The digits of what reads as a number, with a point before decimals and nothing between thousands; nil for what
  /// does not, and for no text.
  package var numberText: String? {
    guard case .string(let text) = value else { return nil }
    return isLongInteger ? text : CellNumber.digits(text, isCell ? decimal : nil)
  }

  /// True or false, or a cell that reads like it; an empty one is false.
  package var bool: Bool? {
    switch value {
    case .bool(let value): return value
    case .string(let text) where isCell:
      switch CellText.trimmed(text).lowercased() {
      case "true", "yes", "1": return true
      case "false", "no", "0", "": return false
      default: return nil
      }
    default: return nil
    }
  }

  /// What the value is, for messages.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number \(Self.text(number))"
    case .string(let string) where isLongInteger: "the number \(string)"
    case .string(let string):
      "the string \"\(string.prefix(40))\(string.count > 40 ? "..." : "")\"" + decimalHint
    case .array(let elements): "a list of \(elements.count)"
    case .object: "an object"
    }
  }

  /// For a cell that is a number once its decimal separator is named.
  private var decimalHint: String {
    guard case .string(let text) = value, isCell, number == nil, decimal == nil,
      let sign = DecimalSign.allCases.last(where: {
        CellNumber.read(text, $0) != nil
      })
    else { return "" }
    return " (a number with --decimal \(sign.rawValue))"
  }

  package static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude <= 9_007_199_254_740_992
      ? "\(Int64(number))" : "\(number)"
  }

  package func member(_ key: String) -> Member? {
    guard case .object(let members) = value else { return nil }
    return Self.index(of: key, in: members).map { members[$0] }
  }
}

extension JSONNode.Value {
  /// A list of texts that was written nowhere.
  package static func strings(_ texts: [String]) -> JSONNode.Value {
    .array(texts.map { JSONNode(value: .string($0), offset: 0) })
  }
}

extension JSONNode {
  /// An object that was written nowhere.
  package static func object(_ members: [(String, JSONNode.Value)]) -> JSONNode {
    JSONNode(
      value: .object(
        members.map {
          Member(key: $0.0, keyOffset: 0, value: JSONNode(value: $0.1, offset: 0))
        }), offset: 0)
  }
}
