/// A piece of Swift code in one colour.
struct CodeToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case keyword
    case type
    /// A function, a property or a case behind a point.
    case member
    case number
    case string
    case plain
  }

  var kind: Kind
  var text: String

  /// The tokens of a code, which are the code when they are joined. It knows as much of Swift as `GridCode` writes.
  /// - Complexity: O(n)
  static func tokens(of code: String) -> [CodeToken] {
    var scanner = CodeScanner(code)
    var tokens: [CodeToken] = []
    while let token = scanner.next() {
      if token.kind == .plain, tokens.last?.kind == .plain {
        tokens[tokens.count - 1].text += token.text
      } else {
        tokens.append(token)
      }
    }
    return tokens
  }
}

private struct CodeScanner {
  private static let keywords: Set = [
    "import", "struct", "var", "let", "some", "func", "in", "return", "if", "else",
  ]

  private var rest: Substring
  private var isBehindPoint = false

  init(_ code: String) { rest = code[...] }

  mutating func next() -> CodeToken? {
    guard let first = rest.first else { return nil }
    defer { isBehindPoint = first == "." }
    if first.isLetter || first == "_" { return word() }
    if first.isNumber {
      return CodeToken(kind: .number, text: take { $0.isNumber || $0 == "." })
    }
    if first == "\"" { return string() }
    rest.removeFirst()
    return CodeToken(kind: .plain, text: String(first))
  }

  private mutating func word() -> CodeToken {
    let word = take { $0.isLetter || $0.isNumber || $0 == "_" }
    let isType = word.first?.isUppercase == true
    let kind: CodeToken.Kind =
      if isBehindPoint {
        .member
      } else if Self.keywords.contains(word) {
        .keyword
      } else {
        isType ? .type : .plain
      }
    return CodeToken(kind: kind, text: word)
  }

  private mutating func string() -> CodeToken {
    var text = ""
    var isEscaped = false
    while let letter = rest.popFirst() {
      text.append(letter)
      if letter == "\"", text.count > 1, !isEscaped { break }
      isEscaped = letter == "\\" && !isEscaped
    }
    return CodeToken(kind: .string, text: text)
  }

  private mutating func take(while belongs: (Character) -> Bool) -> String {
    let word = rest.prefix(while: belongs)
    rest = rest.dropFirst(word.count)
    return String(word)
  }
}
