import GalleyStrings

/// Reads JSON (RFC 8259) and keeps the place of every value, which Foundation's decoder does not.
///
/// Comments of both kinds and a comma behind the last element are read, too. Duplicate keys (of the same
/// bytes), lone surrogates and numbers beyond a `Double` are errors. Nesting is limited, so that no input
/// exhausts the stack.
package struct JSONParser {
  /// How deep lists and objects may lie within each other.
  static let depthLimit = 1024
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private var depth = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
    // A byte order mark is no part of the text.
    if index == 0, bytes[..<end].starts(with: Self.byteOrderMark) { index = 3 }
  }

  /// Reads the one value of a range of bytes.
  /// - Complexity: O(n) in the bytes.
  package static func parse(_ bytes: [UInt8], in range: Range<Int>) throws -> JSONNode {
    try checkEncoding(bytes, in: range)
    return try bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, in: range)
      let node = try parser.value()
      try parser.skipSpace()
      if parser.index < parser.end { throw parser.failure(expected: "the end of the file") }
      return node
    }
  }

  /// Where the elements of the outermost list stand; nil for what begins as no list. Nothing is kept.
  /// - Complexity: O(n) in the bytes.
  static func elements(_ bytes: [UInt8]) throws -> [Range<Int>]? {
    try bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, in: 0..<bytes.count)
      try parser.skipSpace()
      guard parser.next == UInt8(ascii: "[") else { return nil }
      try checkEncoding(bytes, in: 0..<bytes.count)
      var ranges: [Range<Int>] = []
      try parser.elements { parser in
        try parser.skipSpace()
        let start = parser.index
        _ = try parser.value()
        ranges.append(start..<parser.index)
      }
      try parser.skipSpace()
      if parser.index < parser.end { throw parser.failure(expected: "the end of the file") }
      return ranges
    }
  }

  private static func checkEncoding(_ bytes: [UInt8], in range: Range<Int>) throws {
    guard let invalid = UTF8Validation.firstInvalidByte(bytes, in: range) else { return }
    let byte = String(bytes[invalid], radix: 16)
    throw TextError(
      offset: invalid, found: "the byte 0x\(byte), which is not UTF-8", expected: "UTF-8 text")
  }

  private func failure(expected: String) -> TextError {
    TextError(offset: index, found: found, expected: expected)
  }

  private var found: String {
    guard index < end else { return "the end of the file" }
    let limit = min(index + 12, end)
    let space: Int? = bytes[index..<limit].firstIndex(where: { (byte: UInt8) in byte <= 0x20 })
    let stop: Int = space ?? limit
    let text = String(decoding: bytes[index..<max(stop, index + 1)], as: UTF8.self)
    return "\"\(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0xFFFD })\""
  }

  private var next: UInt8? { index < end ? bytes[index] : nil }

  /// Skips white space and comments.
  private mutating func skipSpace() throws {
    while index < end {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D, 0x0A: index += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws {
    let start = index
    switch index + 1 < end ? bytes[index + 1] : 0 {
    case UInt8(ascii: "/"):
      while index < end, bytes[index] != 0x0A { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < end {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw TextError(offset: start, found: "a comment that does not end", expected: "*/")
    default:
      throw failure(expected: "a comment: // or /*")
    }
  }

  private mutating func value() throws -> JSONNode {
    try skipSpace()
    let start = index
    guard index < end else { throw failure(expected: "a value") }
    let value: JSONNode.Value
    switch bytes[index] {
    case UInt8(ascii: "{"): value = try object()
    case UInt8(ascii: "["): value = try array()
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      throw noValue()
    }
    return JSONNode(value: value, offset: start)
  }

  private func noValue() -> TextError {
    failure(expected: "a value: an object, a list, a string, a number, true, false or null")
  }

  private mutating func word(_ word: String, _ value: JSONNode.Value) throws -> JSONNode.Value {
    guard bytes[index..<end].starts(with: word.utf8) else { throw noValue() }
    index += word.utf8.count
    return value
  }

  /// Enters a list or an object, one level deeper.
  private mutating func enter() throws {
    guard depth < Self.depthLimit else {
      throw TextError(
        offset: index, found: "a value nested more than \(Self.depthLimit) deep",
        expected: "at most \(Self.depthLimit) levels")
    }
    depth += 1
    index += 1
  }

  /// Reads on behind the closing byte; true when it is there.
  private mutating func closes(_ close: UInt8) throws -> Bool {
    try skipSpace()
    guard index < end, bytes[index] == close else { return false }
    index += 1
    depth -= 1
    return true
  }

  /// What lies between a bracket and its closing byte, with commas between and perhaps behind it.
  private mutating func separated(
    until close: UInt8, _ name: String, _ body: (inout JSONParser) throws -> Void
  ) throws {
    try enter()
    while true {
      if try closes(close) { return }
      try body(&self)
      if try closes(close) { return }
      guard index < end, bytes[index] == UInt8(ascii: ",") else {
        throw failure(expected: "a comma or the end of \(name)")
      }
      index += 1
    }
  }

  private mutating func elements(_ body: (inout JSONParser) throws -> Void) throws {
    try separated(until: UInt8(ascii: "]"), "the list", body)
  }

  private mutating func array() throws -> JSONNode.Value {
    var elements: [JSONNode] = []
    try self.elements { elements.append(try $0.value()) }
    return .array(elements)
  }

  private mutating func object() throws -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    // Looking through a few keys is faster than hashing them.
    var keys: Set<UTF8Key> = []
    try separated(until: UInt8(ascii: "}"), "the object") { parser in
      let member = try parser.member()
      if members.count == 16 { keys = Set(members.map { UTF8Key($0.key) }) }
      let isNew =
        members.count < 16
        ? JSONNode.index(of: member.key, in: members) == nil
        : keys.insert(UTF8Key(member.key)).inserted
      guard isNew else {
        throw TextError(
          offset: member.keyOffset, found: "the key \"\(member.key)\" a second time",
          expected: "each key once")
      }
      members.append(member)
    }
    return .object(members)
  }

  private mutating func member() throws -> JSONNode.Member {
    try skipSpace()
    let start = index
    guard next == UInt8(ascii: "\"") else {
      throw failure(expected: "a key in quotation marks")
    }
    let key = try string()
    try skipSpace()
    guard next == UInt8(ascii: ":") else {
      throw failure(expected: "a colon after the key \"\(key)\"")
    }
    index += 1
    return JSONNode.Member(key: key, keyOffset: start, value: try value())
  }

  private mutating func skipDigits() throws {
    guard let byte = next, (0x30...0x39).contains(byte) else { throw failure(expected: "a digit") }
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
  }

  private mutating func number() throws -> JSONNode {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") {
      index += 1
      if let byte = next, (0x30...0x39).contains(byte) {
        throw failure(expected: "a number without leading zeros")
      }
    } else {
      try skipDigits()
    }
    if next == UInt8(ascii: ".") {
      index += 1
      try skipDigits()
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw TextError(
        offset: start, found: "the number \(text.prefix(40))",
        expected: "a number of at most 1.8e308")
    }
    // More digits than a `Double` keeps: 2^53 itself is the nearest one of 2^53 + 1, too.
    if number.magnitude >= LongNumber.least, text.utf8.allSatisfy({ $0 <= 0x39 && $0 != 0x2E }) {
      return JSONNode(longInteger: text, offset: start)
    }
    if let digits = LongNumber.lostDigits(of: text, readAs: number) {
      return JSONNode(longInteger: digits, offset: start)
    }
    return JSONNode(value: .number(number), offset: start)
  }

  private mutating func string() throws -> String {
    index += 1
    let start = index
    // Most strings have no escape and are taken as they stand.
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        defer { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self).withOrderedMarks
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    var text = Array(bytes[start..<index])
    while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self).withOrderedMarks
      case UInt8(ascii: "\\"):
        text += try escape()
      case 0..<0x20:
        throw TextError(
          offset: index, found: "a control character in a string",
          expected: "an escape such as \\n")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw failure(expected: "the closing quotation mark of the string")
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// The UTF-8 bytes of the escape at `index`.
  private mutating func escape() throws -> [UInt8] {
    guard index + 1 < end else { throw failure(expected: "an escape") }
    if let byte = Self.escapes[bytes[index + 1]] {
      index += 2
      return [byte]
    }
    let place = index
    guard let first = unicodeEscape() else {
      throw TextError(
        offset: place, found: found,
        expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits")
    }
    var units = [first]
    if UTF16.isLeadSurrogate(first), let second = unicodeEscape() { units.append(second) }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw TextError(
        offset: place, found: "half of a surrogate pair",
        expected: "a pair such as \\ud83d\\ude00")
    }
    return Array(text.utf8)
  }

  /// The unit of the `\u` escape at `index`, or nil when there is none; it is consumed.
  private mutating func unicodeEscape() -> UInt16? {
    guard index + 6 <= end, bytes[index] == UInt8(ascii: "\\"),
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
