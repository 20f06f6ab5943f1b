/// Swift's text as words, signs and literals; spaces and comments are left out. It knows as much of the
/// language as finding the parts of a declaration takes.
struct SourceTokens {
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word
    /// One character: `(`, `:`, `=`.
    case sign
    /// A whole literal with its quotes, interpolations included.
    case string
  }

  struct Token: Equatable {
    var kind: Kind
    /// In bytes.
    var range: Range<Int>
    var text: String
    /// Whether it is the first of its line.
    var startsLine: Bool
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    var place = 0
    var startsLine = true
    while place < bytes.count {
      if let end = endOfTrivia(from: place) {
        startsLine = startsLine || bytes[place..<end].contains(UInt8(ascii: "\n"))
        place = end
        continue
      }
      let (kind, end) = token(from: place)
      tokens.append(
        Token(kind: kind, range: place..<end, text: text(place..<end), startsLine: startsLine))
      startsLine = false
      place = end
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of tokens by their places, and what is between them; at least one of them.
  func text(tokens places: Range<Int>) -> String {
    let last = tokens[places.upperBound - 1].range
    return text(tokens[places.lowerBound].range.lowerBound..<last.upperBound)
  }

  /// The index of the bracket that closes the one at `index`, or nil.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for place in index..<tokens.count where tokens[place].kind == .sign {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  /// The first of `signs` from `index` on that is in no bracket.
  func first(_ signs: Set<String>, from index: Int) -> Int? {
    var place = index
    while place < tokens.count {
      let token = tokens[place]
      if token.kind == .sign {
        if signs.contains(token.text) { return place }
        if ["(", "[", "{"].contains(token.text) {
          guard let end = closing(place) else { return nil }
          place = end
        } else if [")", "]", "}"].contains(token.text) {
          return nil
        }
      }
      place += 1
    }
    return nil
  }

  private func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// The end of the space or the comment that begins at `place`, or nil.
  private func endOfTrivia(from place: Int) -> Int? {
    if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { return place + 1 }
    guard bytes[place] == UInt8(ascii: "/") else { return nil }
    if at(place + 1) == UInt8(ascii: "/") {
      return bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard at(place + 1) == UInt8(ascii: "*") else { return nil }
    var (depth, end) = (0, place)
    while end < bytes.count {
      if at(end) == UInt8(ascii: "/"), at(end + 1) == UInt8(ascii: "*") {
        (depth, end) = (depth + 1, end + 2)
      } else if at(end) == UInt8(ascii: "*"), at(end + 1) == UInt8(ascii: "/") {
        (depth, end) = (depth - 1, end + 2)
        if depth == 0 { return end }
      } else {
        end += 1
      }
    }
    return bytes.count
  }

  private func token(from place: Int) -> (Kind, end: Int) {
    if let end = endOfString(from: place) { return (.string, end) }
    if bytes[place] == UInt8(ascii: "`") {
      let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 }
      return (.word, end ?? bytes.count)
    }
    guard Self.isWord(bytes[place]) else { return (.sign, place + 1) }
    return (.word, bytes[place...].firstIndex { !Self.isWord($0) } ?? bytes.count)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// The end of the string literal that begins at `place`, raw ones and those of several lines included.
  private func endOfString(from place: Int) -> Int? {
    var start = place
    while at(start) == UInt8(ascii: "#") { start += 1 }
    let hashes = start - place
    let quote = UInt8(ascii: "\"")
    guard at(start) == quote else { return nil }
    let isLong = at(start + 1) == quote && at(start + 2) == quote
    let quotes = isLong ? 3 : 1
    var end = start + quotes
    while end < bytes.count {
      if (0..<quotes).allSatisfy({ at(end + $0) == quote }), hasHashes(hashes, at: end + quotes) {
        return end + quotes + hashes
      }
      guard bytes[end] == UInt8(ascii: "\\"), hasHashes(hashes, at: end + 1) else {
        end += 1
        continue
      }
      end += 1 + hashes
      end = at(end) == UInt8(ascii: "(") ? endOfInterpolation(from: end) : end + 1
    }
    return bytes.count
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { at(place + $0) == UInt8(ascii: "#") }
  }

  /// The place behind the bracket that closes the one at `place`.
  private func endOfInterpolation(from place: Int) -> Int {
    var (depth, end) = (0, place)
    while end < bytes.count {
      if let next = endOfTrivia(from: end) ?? endOfString(from: end) {
        end = next
        continue
      }
      if bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      end += 1
      if depth == 0 { return end }
    }
    return bytes.count
  }
}
