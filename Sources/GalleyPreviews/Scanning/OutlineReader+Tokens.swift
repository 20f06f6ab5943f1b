import Foundation

// Looking at tokens.
extension OutlineReader {
  func text(_ index: Int) -> String {
    let token = tokens[index]
    let text = String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    return text.hasPrefix("`") ? text.filter { $0 != "`" } : text
  }

  func isSign(_ index: Int, _ sign: UInt8) -> Bool {
    index < tokens.count && tokens[index].kind == .sign && tokens[index].first == sign
  }

  func isWord(_ index: Int) -> Bool { index < tokens.count && tokens[index].kind == .word }

  func hash(_ index: Int) -> UInt64 { isWord(index) ? tokens[index].hash : 0 }

  /// The place of the bracket behind the head of a declaration; the end of the file where it is not near.
  func opening(from start: Int, _ opens: (Int) -> Bool) -> Int {
    let head = start..<max(start, min(tokens.count, start + 1024))
    return head.first(where: opens) ?? tokens.count
  }

  /// The place behind the bracket that closes the one at `index`; the end of the file where none does.
  func afterBracket(_ index: Int) -> Int {
    index < tokens.count ? min(brackets.end(of: index) + 1, tokens.count) : tokens.count
  }
}
