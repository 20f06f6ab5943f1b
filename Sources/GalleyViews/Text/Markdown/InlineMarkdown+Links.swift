extension InlineMarkdown {
  /// What stands in brackets with something in parentheses behind it.
  enum Bracket: String {
    case link = "["
    case image = "!["
    /// `^[text](attributes)`.
    case attributes = "^["
  }

  /// A text in brackets and a destination are no longer than this, or many brackets would take long.
  private static let bracketLimit = 2000

  /// `[text](destination "title")`, `![description](source)` or `^[text](attributes)`; other brackets are text.
  mutating func readLink(_ kind: Bracket = .link) {
    let open = place + kind.rawValue.count - 1
    guard open < lastParenthesis, let close = closingBracket(from: open),
      stands("(", at: close + 1), close < lastParenthesis
    else {
      return readBracket(kind)
    }
    var style = Style()
    let end: Int
    if kind == .attributes {
      guard let closing = closingParenthesis(from: close + 1) else { return readBracket(kind) }
      end = closing + 1
      if Self.inflects(String(characters[(close + 2)..<closing])) {
        style.inflection = inflections
        inflections += 1
      }
    } else {
      guard let target = destination(from: close + 2) else { return readBracket(kind) }
      end = target.end
      if kind == .link { style.link = target.address } else { style.image = target.address }
    }
    var parser = InlineMarkdown(
      Array(characters[(open + 1)..<close]), keepsWhitespace: keepsWhitespace,
      isInLink: isInLink || kind == .link, inflections: inflections)
    for part in parser.parts() {
      nodes.append(Node(text: part.text, style: part.style.inside(style)))
    }
    inflections = parser.inflections
    place = end
  }

  private mutating func readBracket(_ kind: Bracket) {
    openBrackets += 1
    append(kind.rawValue, step: kind.rawValue.count)
  }

  /// The bracket that closes one; what is escaped and what is code closes none.
  private func closingBracket(from open: Int) -> Int? {
    closing(UInt8(ascii: "["), UInt8(ascii: "]"), from: open) { endOfCode(at: $0) }
  }

  /// The parenthesis that closes one; what is escaped closes none, and code is not known in there.
  private func closingParenthesis(from open: Int) -> Int? {
    closing(UInt8(ascii: "("), UInt8(ascii: ")"), from: open)
  }

  /// What closes the mark at `open`, with as many others opened as closed in between.
  /// - Parameter endOfCode: where code ends that begins at a place, for nil nowhere; without it, there is no code.
  private func closing(
    _ opening: UInt8, _ closing: UInt8, from open: Int, endOfCode: ((Int) -> Int?)? = nil
  ) -> Int? {
    var depth = 0
    var index = open
    let limit = min(characters.count, open + Self.bracketLimit)
    while index < limit {
      switch codes[index] {
      case Self.backslash: index += 1
      case Self.backtick:
        if let endOfCode {
          index = endOfCode(index).map { $0 - 1 } ?? index + runLength(at: index) - 1
        }
      case opening: depth += 1
      case closing:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// A destination in `<>` or with as many closing parentheses as opening ones, and a title that is not kept.
  private func destination(from start: Int) -> (address: String, end: Int)? {
    var index = start
    let limit = min(characters.count, start + Self.bracketLimit)
    func skipSpaces() {
      while index < limit, characters[index].isWhitespace { index += 1 }
    }
    skipSpaces()
    guard index < limit else { return nil }
    let isPointed = codes[index] == UInt8(ascii: "<")
    let first = isPointed ? index + 1 : index
    index = first
    var depth = 0
    scan: while index < limit {
      switch codes[index] {
      case Self.backslash: index += 1
      case UInt8(ascii: ">") where isPointed: break scan
      case UInt8(ascii: "(") where !isPointed: depth += 1
      case UInt8(ascii: ")") where !isPointed:
        if depth == 0 { break scan }
        depth -= 1
      case 0x21...0x7E: break
      default:
        guard isPointed ? characters[index].isNewline : characters[index].isWhitespace else {
          break
        }
        if isPointed { return nil }
        break scan
      }
      index += 1
    }
    guard index < limit else { return nil }
    let address = Self.unescaped(characters[first..<index])
    if isPointed { index += 1 }
    let end = index
    skipSpaces()
    if index > end, index < limit, let close = Self.titles[codes[index]] {
      repeat {
        index += codes[index] == Self.backslash ? 2 : 1
        guard index < limit else { return nil }
      } while codes[index] != close
      index += 1
      skipSpaces()
    }
    guard index < limit, codes[index] == UInt8(ascii: ")") else { return nil }
    return (address, index + 1)
  }

  /// The characters around a title.
  private static let titles: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "("): UInt8(ascii: ")"),
  ]

  /// A text without the backslashes of what is escaped and with the characters of entities.
  private static func unescaped(_ characters: ArraySlice<Character>) -> String {
    var result = ""
    var index = characters.startIndex
    while index < characters.endIndex {
      let (character, next) = (characters[index], index + 1)
      if character == "\\", next < characters.endIndex, characters[next].isASCII,
        characters[next].isPunctuation || characters[next].isSymbol
      {
        result.append(characters[next])
        index += 2
      } else if character == "&",
        let end = characters[next...].prefix(32).firstIndex(of: ";"),
        let entity = MarkdownEntity.characters(Substring(String(characters[next..<end])))
      {
        result += entity
        index = end + 1
      } else {
        result.append(character)
        index += 1
      }
    }
    return result
  }

  /// Whether attributes ask for words that agree with their numbers: `inflect: true`, among others.
  private static func inflects(_ attributes: String) -> Bool {
    attributes.split(separator: ",").contains { attribute in
      let parts = attribute.split(separator: ":").map { part in
        String(part.filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" })
      }
      return parts == ["inflect", "true"]
    }
  }
}

extension InlineMarkdown.Style {
  /// The style of a part inside of one, whose own link is the nearer one.
  func inside(_ outer: InlineMarkdown.Style) -> InlineMarkdown.Style {
    var result = self
    result.link = link ?? outer.link
    result.image = image ?? outer.image
    result.inflection = inflection ?? outer.inflection
    return result
  }
}
