/// Reads numbers, words and punctuation of an attribute from left to right.
struct SVGScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index >= bytes.count }
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
  func peek(_ offset: Int) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  /// What was taken last.
  var previous: UInt8? { index > 0 ? bytes[index - 1] : nil }

  mutating func advance() { index += 1 }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13 || byte == 12
  }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
  }

  /// What is in the round brackets that open here, other brackets in it; nil where they are not closed.
  mutating func brackets() -> String? {
    guard peek == UInt8(ascii: "(") else { return nil }
    var depth = StyleText.Depth()
    for place in (index + 1)..<bytes.count {
      if bytes[place] == UInt8(ascii: ")"), depth.isOutside {
        defer { index = place + 1 }
        return String(decoding: bytes[(index + 1)..<place], as: UTF8.self)
      }
      depth.pass(bytes[place])
    }
    return nil
  }

  mutating func skipSpaces() {
    while let byte = peek, Self.isSpace(byte) { index += 1 }
  }

  /// Skips blanks, at most one comma, and blanks.
  /// - Returns: whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpaces()
    guard peek == UInt8(ascii: ",") else { return false }
    index += 1
    skipSpaces()
    return true
  }

  /// Takes a sign where it is next.
  mutating func take(_ sign: Character) -> Bool {
    guard let byte = sign.asciiValue, peek == byte else { return false }
    index += 1
    return true
  }

  /// A number of SVG's grammar, which needs no blank before a sign or a second point.
  mutating func number() -> Double? {
    let start = index
    if peek == 43 || peek == 45 { index += 1 }
    var digits = 0
    while let byte = peek, Self.isDigit(byte) {
      index += 1
      digits += 1
    }
    if peek == 46, let next = peek(1), Self.isDigit(next) {
      index += 1
      while let byte = peek, Self.isDigit(byte) {
        index += 1
        digits += 1
      }
    } else if peek == 46, digits > 0 {
      index += 1
    }
    guard digits > 0 else {
      index = start
      return nil
    }
    if peek == 101 || peek == 69 {
      var ahead = 1
      if peek(1) == 43 || peek(1) == 45 { ahead = 2 }
      // `1em` and `1ex` are lengths.
      if let digit = peek(ahead), Self.isDigit(digit) {
        index += ahead
        while let byte = peek, Self.isDigit(byte) { index += 1 }
      }
    }
    var text = String(decoding: bytes[start..<index], as: UTF8.self)
    if text.hasSuffix(".") { text.removeLast() }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A word of letters, digits, `-` and `_`.
  mutating func word() -> String? {
    let start = index
    while let byte = peek, Self.isLetter(byte) || Self.isDigit(byte) || byte == 45 || byte == 95 {
      index += 1
    }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  /// The unit right behind a number: letters alone, as the sign behind them begins the next number.
  mutating func unit() -> String? {
    let start = index
    while let byte = peek, Self.isLetter(byte) { index += 1 }
    return index > start
      ? String(decoding: bytes[start..<index], as: UTF8.self).lowercased() : nil
  }

  /// All up to a character, which is taken; nil where it does not come.
  mutating func text(upTo sign: UInt8) -> String? {
    guard let end = bytes[index...].firstIndex(of: sign) else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  /// What is left.
  var rest: String { String(decoding: bytes[min(index, bytes.count)...], as: UTF8.self) }

  /// A number and nothing else but blanks around it.
  static func number(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    scanner.skipSpaces()
    let number = scanner.number()
    scanner.skipSpaces()
    return scanner.isAtEnd ? number : nil
  }

  /// All numbers of a list; nil where something else is in it.
  static func numbers(_ text: String, limit: Int = 100_000) -> [Double]? {
    var scanner = SVGScanner(text)
    var result: [Double] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      guard let number = scanner.number(), result.count < limit else { return nil }
      result.append(number)
      scanner.skipSeparator()
    }
    return result
  }
}
