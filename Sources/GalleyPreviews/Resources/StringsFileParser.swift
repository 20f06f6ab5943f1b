import Foundation
import GalleyStrings
import GalleyViews

/// Reads `Name.strings`: `"key" = "value";`, with comments and escapes.
struct StringsFileParser {
  private let file: ResourceFile
  private let characters: [UnicodeScalar]
  private var place = 0
  private var line = 1
  private var strings: [UTF8Key: StringEntry] = [:]
  private var problems: [ResourceError] = []
  private static let problemLimit = 20

  /// - Complexity: O(n) in the bytes.
  static func read(
    _ file: ResourceFile, _ data: Data
  ) -> ResourceReading<[UTF8Key: StringEntry]> {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      return propertyList(file, data)
    }
    guard let text = text(of: data) else {
      return ResourceReading([:], problems: [file.problem("is neither UTF-8 nor UTF-16")])
    }
    var parser = StringsFileParser(file: file, characters: Array(text.unicodeScalars))
    parser.read()
    return ResourceReading(parser.strings, problems: parser.problems)
  }

  private init(file: ResourceFile, characters: [UnicodeScalar]) {
    self.file = file
    self.characters = characters
  }

  /// UTF-8 or UTF-16, by the mark at the start or, without one, by a zero byte.
  private static func text(of data: Data) -> String? {
    let start = Array(data.prefix(3))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(data: data.dropFirst(3), encoding: .utf8)
    }
    let isUTF16 = start.count > 1 && data.count % 2 == 0
    let marked = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    if isUTF16, marked || start[0] == 0 || start[1] == 0 {
      let isLittle = start[0] == 0xFF || (!marked && start[1] == 0)
      let bytes = marked ? data.dropFirst(2) : data
      return String(data: bytes, encoding: isLittle ? .utf16LittleEndian : .utf16BigEndian)
    }
    return String(data: data, encoding: .utf8)
  }

  /// What Xcode makes of such a file.
  private static func propertyList(
    _ file: ResourceFile, _ data: Data
  ) -> ResourceReading<[UTF8Key: StringEntry]> {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let texts = list as? [String: Any]
    else {
      return ResourceReading([:], problems: [file.problem("is not a property list of texts")])
    }
    var strings: [UTF8Key: StringEntry] = [:]
    for (key, value) in texts {
      if let value = value as? String { strings[UTF8Key(key)] = StringEntry(.text(value)) }
    }
    return ResourceReading(strings)
  }

  private struct FormatError: Error {
    var message: String
    var line: Int
  }

  private func formatError(_ message: String) -> FormatError {
    FormatError(message: message, line: line)
  }

  private mutating func read() {
    while problems.count < Self.problemLimit {
      do throws(FormatError) {
        try skipSpace()
        guard place < characters.count else { return }
        try readEntry()
      } catch {
        problems.append(file.problem(error.message, line: error.line))
        recover()
      }
    }
  }

  private mutating func readEntry() throws(FormatError) {
    let start = line
    let key = try word("a key")
    try skipSpace()
    var value = key
    if peek() == "=" {
      advance()
      try skipSpace()
      value = try word("a text")
      try skipSpace()
    }
    guard peek() == ";" else {
      throw FormatError(message: "expected \";\" after the text of \"\(key)\"", line: line)
    }
    advance()
    let entry = StringEntry(.text(value))
    if let old = strings.updateValue(entry, forKey: UTF8Key(key)), old != entry {
      problems.append(
        file.problem("\"\(key)\" is defined twice; the last definition is used", line: start))
    }
  }

  private func peek(_ offset: Int = 0) -> UnicodeScalar? {
    place + offset < characters.count ? characters[place + offset] : nil
  }

  private mutating func advance() {
    if characters[place] == "\n" { line += 1 }
    place += 1
  }

  /// Passes over what is wrong: to behind the next `;` or to the next line.
  private mutating func recover() {
    while let next = peek() {
      advance()
      if next == ";" || next == "\n" { return }
    }
  }

  private mutating func skipSpace() throws(FormatError) {
    while let next = peek() {
      if next.properties.isWhitespace || next == "\u{FEFF}" {
        advance()
      } else if next == "/", peek(1) == "/" {
        while let next = peek(), next != "\n" { advance() }
      } else if next == "/", peek(1) == "*" {
        let start = line
        advance()
        advance()
        while place < characters.count, !(peek() == "*" && peek(1) == "/") { advance() }
        guard place < characters.count else {
          throw FormatError(message: "the comment that begins here does not end", line: start)
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  /// A text in quotes, or a bare word of letters, digits and `_.$/:-`.
  private mutating func word(_ what: String) throws(FormatError) -> String {
    guard let first = peek() else {
      throw formatError("expected \(what), found the end of the file")
    }
    if first == "\"" || first == "'" { return try quoted(by: first) }
    var word = ""
    while let next = peek(),
      next.isASCII,
      next.properties.isAlphabetic || next.properties.numericType != nil
        || "_.$/:-".unicodeScalars.contains(next)
    {
      word.unicodeScalars.append(next)
      advance()
    }
    if word.isEmpty { throw formatError("expected \(what), found \"\(first)\"") }
    return word
  }

  private mutating func quoted(by quote: UnicodeScalar) throws(FormatError) -> String {
    let start = line
    advance()
    var units: [UInt16] = []
    while let next = peek() {
      advance()
      if next == quote { return String(decoding: units, as: UTF16.self) }
      if next == "\\" {
        units.append(contentsOf: try escape())
      } else {
        units.append(contentsOf: String(Character(next)).utf16)
      }
    }
    throw FormatError(
      message: "the text that begins here has no closing quotation mark", line: start)
  }

  private mutating func escape() throws(FormatError) -> [UInt16] {
    guard let next = peek() else { throw formatError("a text ends in the middle of an escape") }
    advance()
    switch next {
    case "n": return [10]
    case "t": return [9]
    case "r": return [13]
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "v": return [11]
    case "U", "u": return [try code(radix: 16, atMost: 4, after: next)]
    case "0"..."7":
      place -= 1
      return [try code(radix: 8, atMost: 3, after: next)]
    default: return Array(String(Character(next)).utf16)
    }
  }

  private mutating func code(
    radix: Int, atMost limit: Int, after letter: UnicodeScalar
  ) throws(FormatError) -> UInt16 {
    var digits = ""
    while digits.count < limit, let next = peek(), next.isASCII,
      Int(String(next), radix: radix) != nil
    {
      digits.unicodeScalars.append(next)
      advance()
    }
    guard let code = UInt16(digits, radix: radix) else {
      throw formatError("expected digits after \"\\\(letter)\"")
    }
    return code
  }
}
