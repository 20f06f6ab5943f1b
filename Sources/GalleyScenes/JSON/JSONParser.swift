/// Reads JSON (RFC 8259) and keeps the place of every value, which Foundation's decoder does not.
///
/// Duplicate keys, lone surrogates and numbers beyond a `Double` are errors. Nesting is limited, so
/// that no input exhausts the stack.
struct JSONParser {
  /// Why a text is no JSON.
  struct Failure: Error {
    var position: JSONPosition
    var found: String
    var expected: String
  }

  /// How deep lists and objects may lie within each other.
  static let depthLimit = 1024

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// A place in the current line whose column is known, so that columns are counted once.
  private var known = (index: 0, column: 1)
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Complexity: O(n) in the bytes.
  static func parse(_ bytes: [UInt8]) throws -> JSONNode {
    if let invalid = UTF8Validation.firstInvalidByte(bytes) {
      let position = position(of: invalid, in: bytes)
      let byte = String(bytes[invalid], radix: 16)
      throw Failure(
        position: position, found: "the byte 0x\(byte), which is not UTF-8", expected: "UTF-8 text")
    }
    var parser = JSONParser(bytes)
    // A byte order mark is no part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      parser.index = 3
      parser.lineStart = 3
    }
    let node = try parser.value()
    parser.skipSpace()
    if parser.index < bytes.count { throw parser.failure(expected: "the end of the file") }
    return node
  }

  private static func position(of index: Int, in bytes: [UInt8]) -> JSONPosition {
    let before = bytes[..<index]
    let lines = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONPosition(line: lines, column: columns(bytes[start..<index]) + 1)
  }

  /// Characters are counted by the bytes that begin one.
  private static func columns(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// The place of the next byte.
  private mutating func here() -> JSONPosition {
    if known.index < lineStart { known = (lineStart, 1) }
    let end = min(index, bytes.count)
    if end > known.index {
      known = (end, known.column + Self.columns(bytes[known.index..<end]))
    }
    return JSONPosition(line: line, column: known.column)
  }

  private mutating func failure(expected: String) -> Failure {
    Failure(position: here(), found: found, expected: expected)
  }

  private var found: String {
    guard index < bytes.count else { return "the end of the file" }
    let end = bytes[index...].prefix(12).firstIndex { $0 <= 0x20 } ?? min(index + 12, bytes.count)
    let text = String(decoding: bytes[index..<max(end, index + 1)], as: UTF8.self)
    return "\"\(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0xFFFD })\""
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D:
        index += 1
      case 0x0A:
        index += 1
        line += 1
        lineStart = index
      default:
        return
      }
    }
  }

  private mutating func value() throws -> JSONNode {
    skipSpace()
    let start = here()
    guard index < bytes.count else { throw failure(expected: "a value") }
    let value: JSONNode.Value
    switch bytes[index] {
    case UInt8(ascii: "{"): value = try object()
    case UInt8(ascii: "["): value = try array()
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
    default:
      throw failure(expected: "a value: an object, a list, a string, a number, true, false or null")
    }
    return JSONNode(value: value, position: start)
  }

  private mutating func word(_ word: String, _ value: JSONNode.Value) throws -> JSONNode.Value {
    guard bytes[index...].starts(with: word.utf8) else { throw failure(expected: word) }
    index += word.utf8.count
    return value
  }

  /// Runs `body` one level deeper.
  private mutating func nested<Result>(
    _ body: (inout JSONParser) throws -> Result
  ) throws -> Result {
    guard depth < Self.depthLimit else {
      throw Failure(
        position: here(), found: "a value nested more than \(Self.depthLimit) deep",
        expected: "at most \(Self.depthLimit) levels")
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// True after a comma, false at the closing byte, which is consumed.
  private mutating func continues(until close: UInt8, _ name: String) throws -> Bool {
    skipSpace()
    guard index < bytes.count else { throw failure(expected: "a comma or the end of \(name)") }
    if bytes[index] == close {
      index += 1
      return false
    }
    guard bytes[index] == UInt8(ascii: ",") else {
      throw failure(expected: "a comma or the end of \(name)")
    }
    index += 1
    return true
  }

  private mutating func array() throws -> JSONNode.Value {
    try nested { parser in
      parser.index += 1
      parser.skipSpace()
      var elements: [JSONNode] = []
      if parser.index < parser.bytes.count, parser.bytes[parser.index] == UInt8(ascii: "]") {
        parser.index += 1
        return .array(elements)
      }
      repeat {
        elements.append(try parser.value())
      } while try parser.continues(until: UInt8(ascii: "]"), "the list")
      return .array(elements)
    }
  }

  private mutating func object() throws -> JSONNode.Value {
    try nested { parser in
      parser.index += 1
      parser.skipSpace()
      var members: [JSONNode.Member] = []
      var keys: Set<String> = []
      if parser.index < parser.bytes.count, parser.bytes[parser.index] == UInt8(ascii: "}") {
        parser.index += 1
        return .object(members)
      }
      repeat {
        let member = try parser.member()
        guard keys.insert(member.key).inserted else {
          throw Failure(
            position: member.keyPosition, found: "the key \"\(member.key)\" a second time",
            expected: "each key once")
        }
        members.append(member)
      } while try parser.continues(until: UInt8(ascii: "}"), "the object")
      return .object(members)
    }
  }

  private mutating func member() throws -> JSONNode.Member {
    skipSpace()
    let start = here()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw failure(expected: "a key in quotation marks")
    }
    let key = try string()
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
      throw failure(expected: "a colon after the key \"\(key)\"")
    }
    index += 1
    return JSONNode.Member(key: key, keyPosition: start, value: try value())
  }

  private mutating func number() throws -> JSONNode.Value {
    let start = index
    let place = here()
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func skipDigits() throws {
      guard index < bytes.count, isDigit(bytes[index]) else { throw failure(expected: "a digit") }
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    }
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "0") {
      index += 1
      if index < bytes.count, isDigit(bytes[index]) {
        throw failure(expected: "a number without leading zeros")
      }
    } else {
      try skipDigits()
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try skipDigits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index]) {
        index += 1
      }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw Failure(
        position: place, found: "the number \(text.prefix(40))",
        expected: "a number of at most 1.8e308")
    }
    return .number(number)
  }

  private mutating func string() throws -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try escape()
      case 0..<0x20:
        throw Failure(
          position: here(), found: "a control character in a string",
          expected: "an escape such as \\n")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw failure(expected: "the closing quotation mark of the string")
  }

  /// The UTF-8 bytes of the escape at `index`.
  private mutating func escape() throws -> [UInt8] {
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
      UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    guard index + 1 < bytes.count else { throw failure(expected: "an escape") }
    if let byte = simple[bytes[index + 1]] {
      index += 2
      return [byte]
    }
    let place = here()
    guard let first = unicodeEscape() else {
      throw Failure(
        position: place, found: found,
        expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits")
    }
    var units = [first]
    if UTF16.isLeadSurrogate(first), let second = unicodeEscape() { units.append(second) }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw Failure(
        position: place, found: "half of a surrogate pair",
        expected: "a pair such as \\ud83d\\ude00")
    }
    return Array(text.utf8)
  }

  /// The unit of the `\u` escape at `index`, or nil when there is none; it is consumed.
  private mutating func unicodeEscape() -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[(index + 2)..<(index + 6)] {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    index += 6
    return unit
  }
}
