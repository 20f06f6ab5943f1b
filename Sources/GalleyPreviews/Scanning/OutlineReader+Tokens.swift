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

  /// The place behind the bracket that closes the one at `index`; the end of the file where none does.
  func afterBracket(_ index: Int) -> Int {
    var (depth, place) = (0, index)
    while place < tokens.count {
      if tokens[place].kind == .sign {
        switch tokens[place].first {
        case 0x28, 0x5B, 0x7B: depth += 1
        case 0x29, 0x5D, 0x7D:
          depth -= 1
          if depth <= 0 { return place + 1 }
        default: break
        }
      }
      place += 1
    }
    return tokens.count
  }
}
