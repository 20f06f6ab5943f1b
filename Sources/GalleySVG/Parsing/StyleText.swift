/// Text of a style sheet, looked at where it is in no quotes and no brackets.
enum StyleText {
  /// The parts between separators that are in no quotes and no brackets.
  static func split(_ source: Substring, at separator: Character) -> [Substring] {
    guard let mark = separator.asciiValue else { return [source] }
    var parts: [Substring] = []
    var start = source.startIndex
    var depth = Depth()
    let bytes = source.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte == mark, depth.isOutside {
        parts.append(source[start..<index])
        start = next
      }
      depth.pass(byte)
      index = next
    }
    parts.append(source[start...])
    return parts
  }

  /// The parts between blanks, and between another separator, that are in no quotes and no brackets; none is empty.
  static func words(_ source: some StringProtocol) -> [Substring] {
    let source = Substring(source)
    var words: [Substring] = []
    var start = source.startIndex
    var depth = Depth()
    let bytes = source.utf8
    for index in bytes.indices {
      let byte = bytes[index]
      if depth.isOutside, SVGScanner.isSpace(byte) {
        if start < index { words.append(source[start..<index]) }
        start = bytes.index(after: index)
      }
      depth.pass(byte)
    }
    if start < source.endIndex { words.append(source[start...]) }
    return words
  }

  /// The place of the first of some bytes that is in no quotes and no brackets.
  static func first(_ marks: [UInt8], in source: Substring) -> Substring.Index? {
    var depth = Depth()
    let bytes = source.utf8
    for index in bytes.indices {
      let byte = bytes[index]
      if depth.isOutside, marks.contains(byte) { return index }
      depth.pass(byte)
    }
    return nil
  }

  /// What quotes and brackets are open.
  struct Depth {
    private var brackets = 0
    private var quote: UInt8?
    private var isEscaped = false
    var isOutside: Bool { brackets == 0 && quote == nil }

    mutating func pass(_ byte: UInt8) {
      if isEscaped {
        isEscaped = false
      } else if byte == 92 {
        isEscaped = true
      } else if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case 34, 39: quote = byte
        // Round, square and curly ones; one that closes what is not open is none.
        case 40, 91, 123: brackets += 1
        case 41, 93, 125: brackets = max(0, brackets - 1)
        default: break
        }
      }
    }
  }

  /// Without the quotes around it.
  static func unquoted(_ source: some StringProtocol) -> String {
    let text = source.trimmingBlanks
    guard text.utf8.count >= 2, let quote = text.first, quote == "\"" || quote == "'",
      text.last == quote
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Comments become blanks; the marks of comments in HTML do, too.
  static func withoutComments(_ source: String) -> String {
    guard source.contains("/*") || source.contains("<!--") else { return source }
    var result: [UInt8] = []
    let bytes = Array(source.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 47, index + 1 < bytes.count, bytes[index + 1] == 42 {
        index += 2
        while index < bytes.count, !(bytes[index] == 47 && bytes[index - 1] == 42) { index += 1 }
        index += 1
        result.append(32)
        continue
      }
      result.append(bytes[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self).removing("<!--").removing("-->")
  }
}

extension StyleText {
  /// What stands behind a `\` as itself.
  static func withoutEscapes(_ source: String) -> String {
    guard source.utf8.contains(92) else { return source }
    var scanner = SVGScanner(source)
    var bytes: [UInt8] = []
    while let byte = scanner.peek {
      scanner.advance()
      if byte == 92, let next = scanner.peek, next != 10 {
        bytes += scanner.escaped()
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate func removing(_ part: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: " ")
  }
}

extension SVGScanner {
  /// A name of CSS: letters of all scripts, digits, `-`, `_`, and what is behind a `\`.
  mutating func identifier() -> String? {
    var bytes: [UInt8] = []
    while let byte = peek {
      if byte == 92, let next = peek(1), next != 10 {
        advance()
        bytes += escaped()
      } else if Self.isLetter(byte) || Self.isDigit(byte) || byte == 45 || byte == 95 || byte >= 128
      {
        bytes.append(byte)
        advance()
      } else {
        break
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Up to six digits of a scalar with one blank behind them, or a character that stands for itself.
  fileprivate mutating func escaped() -> [UInt8] {
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      value = value * 16 + UInt32(digit)
      digits += 1
      advance()
    }
    if digits > 0 {
      if let byte = peek, Self.isSpace(byte) { advance() }
      return Array(String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
    }
    guard let byte = peek else { return [] }
    advance()
    return [byte]
  }
}
