import GalleyStrings
/// The letters of a placeholder: white space, names, numbers, texts, and where operators stand.
///
/// Names are those of columns and keys, so that they may have blanks, hyphens and slashes in them: `First name`,
/// `unit-price`, `km/h`. What ends a name is a character of `ends`, or an operator as `infix` finds it.
struct ExpressionScanner {
  let bytes: [UInt8]
  /// In bytes; what is read next.
  var index: Int
  /// Without operators a name goes on to the next character of `ends`.
  let readsOperators: Bool
  /// What stands behind it is another placeholder's, or too long for one.
  private let end: Int
  /// Lists around the place, in which a bracket is the end.
  var lists = 0

  /// An operator between two values, or what is written in its place.
  enum Infix {
    case arithmetic(Expression.Arithmetic)
    case comparison(Expression.Comparison)
    case and
    case or
    /// `=`, with what stands for it.
    case wrong(String, expected: String)
  }

  /// Bytes of one placeholder.
  static let lengthLimit = 1 << 16

  static let ends = Set("|?(),'}{:".utf8)
  private static let blanks = Set(" \t\n\r\u{B}\u{C}".utf8)
  /// What begins a value besides a name.
  private static let openers = Set("('\"[`".utf8)

  init(_ bytes: [UInt8], from index: Int, readsOperators: Bool) {
    (self.bytes, self.index, self.readsOperators) = (bytes, index, readsOperators)
    end = min(bytes.count, index + Self.lengthLimit)
  }

  var next: UInt8? { byte(at: index) }
  /// Whether there is more than a placeholder may have.
  var isTooLong: Bool { index >= end && end < bytes.count }

  func byte(at index: Int) -> UInt8? { index >= 0 && index < end ? bytes[index] : nil }

  func isAt(_ text: StaticString, _ index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The bytes of the white space at a place: 0 for none.
  private func blank(at index: Int) -> Int {
    guard let byte = byte(at: index) else { return 0 }
    if byte < 0x80 { return Self.blanks.contains(byte) ? 1 : 0 }
    guard byte >= 0xC2 else { return 0 }
    let length = byte >= 0xF0 ? 4 : (byte >= 0xE0 ? 3 : 2)
    guard index + length <= end else { return 0 }
    let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar.properties.isWhitespace else { return 0 }
    return length
  }

  /// Behind the white space at a place.
  func skippingSpace(from index: Int) -> Int {
    var index = index
    while true {
      let length = blank(at: index)
      if length == 0 { return index }
      index += length
    }
  }

  mutating func skipSpace() { index = skippingSpace(from: index) }

  mutating func takes(_ text: StaticString) -> Bool {
    skipSpace()
    guard isAt(text, index) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Whether there is anything behind a place that a value could begin with.
  private func somethingFollows(_ index: Int) -> Bool {
    guard let byte = byte(at: skippingSpace(from: index)) else { return false }
    if Self.openers.contains(byte) { return true }
    return !Self.ends.contains(byte) && !(lists > 0 && byte == UInt8(ascii: "]"))
  }

  private func isBlank(before index: Int) -> Bool {
    guard let byte = byte(at: index - 1) else { return false }
    return byte < 0x80 ? Self.blanks.contains(byte) : false
  }

  /// Whether a word ends at a place.
  private func wordEnds(at index: Int) -> Bool {
    guard let byte = byte(at: index) else { return true }
    return blank(at: index) > 0 || Self.openers.contains(byte) || Self.ends.contains(byte)
  }

  /// The operator at a place between two values, and its bytes.
  /// - Parameter inName: whether a name stands before it, which could go on: `-` and `/` then need a blank on each
  ///   side, words as well, and all need something behind them.
  func infix(at place: Int, inName: Bool) -> (infix: Infix, length: Int)? {
    guard readsOperators, let byte = byte(at: place), let found = sign(byte, at: place, inName)
    else { return nil }
    return !inName || somethingFollows(place + found.length) ? found : nil
  }

  private func sign(
    _ byte: UInt8, at place: Int, _ inName: Bool
  ) -> (infix: Infix, length: Int)? {
    let isEqual = self.byte(at: place + 1) == UInt8(ascii: "=")
    let isApart = !inName || isBlank(before: place)
    switch byte {
    case UInt8(ascii: "="):
      if isEqual { return (.comparison(.equal), 2) }
      let stands = isApart && (!inName || blank(at: place + 1) > 0)
      return stands ? (.wrong("=", expected: "=="), 1) : nil
    case UInt8(ascii: "!"): return isEqual ? (.comparison(.unequal), 2) : nil
    case UInt8(ascii: "<"): return (.comparison(isEqual ? .lessOrEqual : .less), isEqual ? 2 : 1)
    case UInt8(ascii: ">"):
      return (.comparison(isEqual ? .greaterOrEqual : .greater), isEqual ? 2 : 1)
    case UInt8(ascii: "*"): return (.arithmetic(.times), 1)
    case UInt8(ascii: "+"): return (.arithmetic(.plus), 1)
    case UInt8(ascii: "%"): return (.arithmetic(.modulo), 1)
    case UInt8(ascii: "-"), UInt8(ascii: "/"):
      guard !inName || (isApart && blank(at: place + 1) > 0) else { return nil }
      return (.arithmetic(byte == UInt8(ascii: "-") ? .minus : .over), 1)
    case UInt8(ascii: "&"):
      return isApart && isAt("&&", place) ? (.wrong("&&", expected: "and"), 2) : nil
    case UInt8(ascii: "a") where isApart && isAt("and", place) && wordEnds(at: place + 3):
      return (.and, 3)
    case UInt8(ascii: "o") where isApart && isAt("or", place) && wordEnds(at: place + 2):
      return (.or, 2)
    default: return nil
    }
  }

  /// Whether the word stands here with a value behind it.
  func isPrefix(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    return readsOperators && isAt(word, index) && wordEnds(at: end) && somethingFollows(end)
  }

  /// Letters up to the next punctuation or operator, without white space at the end.
  mutating func name() -> Range<Int> {
    let start = index
    var end = index
    while let byte = next, !Self.ends.contains(byte) {
      let length = blank(at: index)
      if length > 0 {
        index += length
        continue
      }
      if lists > 0, byte == UInt8(ascii: "]") { break }
      if end > start, infix(at: index, inName: true) != nil { break }
      let isPartStart = index == start || bytes[index - 1] == UInt8(ascii: ".")
      if readsOperators, byte == UInt8(ascii: "`"), isPartStart, let close = closing(from: index) {
        index = close
      } else {
        index += 1
      }
      end = index
    }
    return start..<end
  }

  /// Behind the backtick that closes the one at a place; two of them stand for one.
  private func closing(from place: Int) -> Int? {
    var place = place + 1
    while let byte = byte(at: place) {
      place += 1
      guard byte == UInt8(ascii: "`") else { continue }
      if self.byte(at: place) != UInt8(ascii: "`") { return place }
      place += 1
    }
    return nil
  }

  /// The number that begins here, where nothing but the end of a value stands behind it.
  mutating func number() -> Double? {
    var end = index
    func isDigit(_ index: Int) -> Bool {
      byte(at: index).map { (0x30...0x39).contains($0) } ?? false
    }
    func skipDigits() { while isDigit(end) { end += 1 } }
    if byte(at: end) == UInt8(ascii: "-") { end += 1 }
    guard isDigit(end) else { return nil }
    skipDigits()
    if byte(at: end) == UInt8(ascii: "."), isDigit(end + 1) {
      end += 1
      skipDigits()
    }
    if let letter = byte(at: end), letter | 0x20 == UInt8(ascii: "e") {
      let hasSign = byte(at: end + 1).map { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      let digits = hasSign == true ? end + 2 : end + 1
      if isDigit(digits) {
        end = digits
        skipDigits()
      }
    }
    let behind = skippingSpace(from: end)
    if let byte = byte(at: behind), !Self.ends.contains(byte),
      infix(at: behind, inName: true) == nil,
      !(lists > 0 && byte == UInt8(ascii: "]"))
    {
      return nil
    }
    guard let number = Double(String(decoding: bytes[index..<end], as: UTF8.self)), number.isFinite
    else { return nil }
    index = end
    return number
  }

  /// The text up to the closing quotation mark; two of them stand for one. Nil where there is none.
  mutating func quoted(_ mark: UInt8) -> String? {
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      if byte == mark {
        guard next == mark else { return String(decoding: text, as: UTF8.self) }
        index += 1
      }
      text.append(byte)
    }
    return nil
  }

  /// The parts of a path; a part in backticks may have all characters in it.
  func parts(of range: Range<Int>) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if readsOperators, byte == UInt8(ascii: "`"), part.isEmpty, let close = closing(from: place) {
        var inner = ExpressionScanner(bytes, from: place + 1, readsOperators: true)
        part = Array((inner.quoted(UInt8(ascii: "`")) ?? "").utf8)
        place = min(close, range.upperBound)
        // Whatever is empty or stands behind a backtick is a part of the name, too.
        continue
      }
      if byte == UInt8(ascii: ".") {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      } else {
        part.append(byte)
      }
      place += 1
    }
    parts.append(String(decoding: part, as: UTF8.self))
    return parts
  }
}
