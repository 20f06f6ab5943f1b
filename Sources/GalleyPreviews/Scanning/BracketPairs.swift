import GalleySwiftSource

/// Where brackets are closed, found once for all of a source's tokens: looking for each one's end would take the square of
/// their number where many are open.
struct BracketPairs {
  private let ends: [Int32]

  /// - Parameters:
  ///   - opening: characters that open.
  ///   - closing: those that close, whichever opened.
  /// - Complexity: O(tokens).
  init(_ tokens: [SwiftLexer.Token], opening: [UInt8], closing: [UInt8]) {
    var ends = [Int32](repeating: Int32(tokens.count), count: tokens.count)
    var open: [Int] = []
    for (place, token) in tokens.enumerated() where token.kind == .sign {
      if opening.contains(token.first) {
        open.append(place)
      } else if closing.contains(token.first), let start = open.popLast() {
        ends[start] = Int32(place)
      }
    }
    self.ends = ends
  }

  /// Of parentheses alone.
  static func parentheses(_ tokens: [SwiftLexer.Token]) -> BracketPairs {
    BracketPairs(tokens, opening: [0x28], closing: [0x29])
  }

  /// Of all kinds.
  static func all(_ tokens: [SwiftLexer.Token]) -> BracketPairs {
    BracketPairs(tokens, opening: [0x28, 0x5B, 0x7B], closing: [0x29, 0x5D, 0x7D])
  }

  /// The place of what closes the bracket at a place; the number of tokens where nothing does.
  func end(of place: Int) -> Int { Int(ends[place]) }
}
