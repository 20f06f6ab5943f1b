/// Swift's text as words, operators, punctuation and literals; spaces and comments are left out. Words of interpolations
/// are words as well, since they are uses of names.
package struct SwiftLexer {
  package enum Kind: UInt8 {
    /// A name, a keyword or a number.
    case word
    /// A run of characters of which operators are made: `=`, `->`, `&&`.
    case symbol
    /// One other character: `(`, `:`, `#`, `@`.
    case sign
    /// A whole literal with its quotes; tokens of its interpolations follow it.
    case string
  }

  package struct Token {
    package var kind: Kind
    /// Whether it is the first of its line.
    package var startsLine: Bool
    /// Whether there is a space, a comment or nothing before it.
    package var isDetached: Bool
    /// In bytes.
    package var start: Int32
    package var end: Int32
    /// The character of punctuation or the first one of anything else.
    package var first: UInt8
    /// Of a word or of a symbol, `WordHash.of`.
    package var hash: UInt64
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  package private(set) var tokens: [Token] = []
  private var place = 0
  private var startsLine = true
  private var isDetached = true
  /// How many interpolations are open around `place`.
  private var interpolations = 0

  /// Numbers of hashes whose regular expressions nothing closes: the rest of the file is looked through once for each.
  private var unclosed: Set<Int> = []

  /// Interpolations in interpolations; what is deeper is taken for text.
  private static let deepest = 32

  /// - Complexity: O(bytes).
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 6)
    // A byte order mark is no word.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    if at(place) == 0x23, at(place + 1) == 0x21 { skipLine() }
    while place < bytes.count { step() }
  }

  private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Whether a line, or the text, ends at a place.
  private func isLineEnd(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case 0x0A, 0x0D:
      (startsLine, isDetached) = (true, true)
      place += 1
    case 0x00...0x20:
      isDetached = true
      place += 1
    case 0x2F where at(place + 1) == 0x2F: skipLine()
    case 0x2F where at(place + 1) == 0x2A: skipComment()
    case 0x22: string(hashes: 0)
    case 0x23: hash()
    case 0x2F where isRegex: regex()
    default:
      if Self.isWord(byte) || byte == 0x60 {
        word()
      } else if Self.isSymbol(byte) {
        symbol()
      } else {
        append(.sign, from: place, to: place + 1)
      }
    }
  }

  private mutating func append(_ kind: Kind, from start: Int, to end: Int, hash: UInt64 = 0) {
    tokens.append(
      Token(
        kind: kind, startsLine: startsLine, isDetached: isDetached, start: Int32(start),
        end: Int32(end), first: bytes[start], hash: hash))
    (startsLine, isDetached) = (false, false)
    place = end
  }

  private mutating func skipLine() {
    while !isLineEnd(place) { place += 1 }
    isDetached = true
  }

  private mutating func skipComment() {
    var depth = 0
    isDetached = true
    while place < bytes.count {
      if at(place) == 0x2F, at(place + 1) == 0x2A {
        (depth, place) = (depth + 1, place + 2)
      } else if at(place) == 0x2A, at(place + 1) == 0x2F {
        (depth, place) = (depth - 1, place + 2)
        if depth == 0 { return }
      } else {
        if isLineEnd(place) { startsLine = true }
        place += 1
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }

  /// `/ = - + ! * % < > & | ^ ~ ?`
  private static func isSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2F, 0x3D, 0x2D, 0x2B, 0x21, 0x2A, 0x25, 0x3C, 0x3E, 0x26, 0x7C, 0x5E, 0x7E, 0x3F: true
    default: false
    }
  }

  private mutating func word() {
    let start = place
    var end = place
    if bytes[start] == 0x60 {
      end += 1
      while !isLineEnd(end), bytes[end] != 0x60 { end += 1 }
      let hash = WordHash.of(bytes[min(start + 1, end)..<end])
      // The end of the line is no part of a name that nothing closes.
      append(.word, from: start, to: at(end) == 0x60 ? end + 1 : end, hash: hash)
      return
    }
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    append(.word, from: start, to: end, hash: WordHash.of(bytes[start..<end]))
  }

  private mutating func symbol() {
    let start = place
    var end = place
    while end < bytes.count, Self.isSymbol(bytes[end]) {
      // A comment ends an operator.
      if end > start, bytes[end] == 0x2F, at(end + 1) == 0x2F || at(end + 1) == 0x2A { break }
      end += 1
    }
    append(.symbol, from: start, to: end, hash: WordHash.of(bytes[start..<end]))
  }

  /// A raw string, a raw regular expression, or the character itself.
  private mutating func hash() {
    var end = place
    while at(end) == 0x23 { end += 1 }
    let count = end - place
    if at(end) == 0x22 { return string(hashes: count) }
    guard at(end) == 0x2F, let close = endOfRawRegex(from: end + 1, hashes: count) else {
      return append(.sign, from: place, to: place + 1)
    }
    append(.string, from: place, to: close)
  }

  private mutating func endOfRawRegex(from start: Int, hashes: Int) -> Int? {
    guard !unclosed.contains(hashes) else { return nil }
    var end = start
    while end < bytes.count {
      if bytes[end] == 0x2F, hasHashes(hashes, at: end + 1) { return end + 1 + hashes }
      end += bytes[end] == 0x5C ? 2 : 1
    }
    unclosed.insert(hashes)
    return nil
  }

  /// Whether the slash at `place` can begin a regular expression: it stands where a value is expected, no space
  /// follows it, and another one ends it in this line.
  private var isRegex: Bool {
    guard at(place + 1) > 0x20, at(place + 1) != 0x29 else { return false }
    if let last = tokens.last {
      let isValue =
        last.kind == .word || last.kind == .string
        || (last.first == 0x29 || last.first == 0x5D || last.first == 0x7D)
      let isKeyword = last.kind == .word && Self.beforeValues.contains(last.hash)
      guard !isValue || isKeyword || startsLine else { return false }
    }
    return endOfRegex != nil
  }

  private static let beforeValues = [
    WordHash.of("return"), WordHash.of("case"), WordHash.of("try"), WordHash.of("in"),
  ]

  private var endOfRegex: Int? {
    var end = place + 1
    while !isLineEnd(end) {
      if bytes[end] == 0x2F { return end + 1 }
      end += bytes[end] == 0x5C && !isLineEnd(end + 1) ? 2 : 1
    }
    return nil
  }

  private mutating func regex() { append(.string, from: place, to: endOfRegex ?? place + 1) }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where at(index + offset) != 0x23 { return false }
    return true
  }

  private func hasQuotes(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where at(index + offset) != 0x22 { return false }
    return true
  }

  private mutating func string(hashes: Int) {
    let index = tokens.count
    let start = place
    append(.string, from: start, to: start + hashes + 1)
    let isLong = hasQuotes(3, at: start + hashes)
    let quotes = isLong ? 3 : 1
    place = start + hashes + quotes
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x22, hasQuotes(quotes, at: place), hasHashes(hashes, at: place + quotes) {
        place += quotes + hashes
        break
      }
      // A string of one line that is not closed ends with it, so that the rest of the file is read.
      if isLineEnd(place), !isLong { break }
      guard byte == 0x5C, hasHashes(hashes, at: place + 1) else {
        place += 1
        continue
      }
      place += 1 + hashes
      if at(place) == 0x28, interpolations < Self.deepest {
        interpolation()
      } else if isLong || !isLineEnd(place) {
        place += 1
      }
    }
    place = min(place, bytes.count)
    tokens[index].end = Int32(place)
    (startsLine, isDetached) = (false, false)
  }

  /// Reads from the opening bracket at `place` to behind the closing one.
  private mutating func interpolation() {
    interpolations += 1
    defer { interpolations -= 1 }
    // Neither bracket is a token.
    var depth = 1
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
      if depth == 0 {
        place += 1
        return
      }
      step()
      // Nothing that stands in a literal begins a line of the program.
      startsLine = false
    }
  }
}
