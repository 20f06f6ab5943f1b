import GalleySwiftSource

/// Swift's text as words, punctuation and literals; spaces, comments and what is in interpolations are left out.
struct SourceTokens {
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word
    /// One character: `(`, `:`, `=`.
    case sign
    /// A whole literal with its quotes or slashes, interpolations included.
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
    let found = bytes.withUnsafeBufferPointer { SwiftLexer($0).tokens }
    // Tokens of interpolations follow their literal.
    var end = 0
    for token in found where Int(token.start) >= end {
      end = Int(token.end)
      append(token)
    }
  }

  private mutating func append(_ token: SwiftLexer.Token) {
    let range = Int(token.start)..<Int(token.end)
    switch token.kind {
    case .word: append(.word, range, startsLine: token.startsLine)
    case .string: append(.string, range, startsLine: token.startsLine)
    case .sign, .symbol:
      for place in range {
        append(
          .sign, place..<place + 1, startsLine: token.startsLine && place == range.lowerBound)
      }
    }
  }

  private mutating func append(_ kind: Kind, _ range: Range<Int>, startsLine: Bool) {
    tokens.append(Token(kind: kind, range: range, text: text(range), startsLine: startsLine))
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
}
