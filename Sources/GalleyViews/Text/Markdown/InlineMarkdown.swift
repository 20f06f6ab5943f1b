/// The inline part of Markdown, as swift-cmark has it, which Foundation reads it with: CommonMark's emphasis by `*` and
/// `_`, code by backticks, links, images, addresses in `<>`, entities and escapes; `~~` for what is struck, addresses
/// as they stand, and `^[text](inflect: true)`. What is no markup is text. Definitions of links elsewhere are not
/// looked for.
struct InlineMarkdown {
  /// What markup says of a part of a text.
  struct Style: Hashable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String?
    /// The address of an image that the part describes.
    var image: String?
    var isHTML = false
    var lineBreak: LineBreak?
    /// The number of the range whose words agree with its numbers, from 0; nil outside of any.
    var inflection: Int?
  }
  /// The end of a line of the source: a soft one is a space where white space is not kept.
  enum LineBreak: Hashable { case soft, hard }

  struct Part: Hashable {
    var text: String
    var style = Style()
  }

  /// A text, or a run of equal delimiters of which so many are not used yet.
  struct Node {
    var text: String
    var style = Style()
    var delimiter: Character?
    var count = 0
    var canOpen = false
    var canClose = false
  }

  let characters: [Character]
  var nodes: [Node] = []
  var place = 0
  /// Whether lines and spaces stay as they are (`inlineOnlyPreservingWhitespace`).
  let keepsWhitespace: Bool
  /// Whether the text is that of a link, in which there are no others.
  let isInLink: Bool
  /// Brackets before the place that have not been closed: there are no addresses in them.
  var openBrackets = 0
  /// How many ranges agree with their numbers so far.
  var inflections = 0

  /// The parts of a text, neighbours of one style joined.
  /// - Complexity: O(n) in the text but for delimiters, O(m²) in those.
  static func parts(of text: String, keepsWhitespace: Bool = true) -> [Part] {
    guard mayHaveMarkup(text) || (!keepsWhitespace && text.contains(where: \.isNewline)) else {
      return [Part(text: text)]
    }
    var parser = InlineMarkdown(Array(text), keepsWhitespace: keepsWhitespace)
    return parser.parts()
  }

  /// Whether there is anything in a text that could be markup. Most texts have nothing.
  private static func mayHaveMarkup(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"),
        UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "/") where last == UInt8(ascii: ":"): return true
      case UInt8(ascii: ".") where last == UInt8(ascii: "w"): return true
      default: last = byte
      }
    }
    return false
  }

  init(
    _ characters: [Character], keepsWhitespace: Bool, isInLink: Bool = false, inflections: Int = 0
  ) {
    self.characters = characters
    self.keepsWhitespace = keepsWhitespace
    self.isInLink = isInLink
    self.inflections = inflections
  }

  mutating func parts() -> [Part] {
    read()
    pairDelimiters()
    return joined()
  }

  private mutating func read() {
    while place < characters.count {
      let character = characters[place]
      switch character {
      case "\\": readEscape()
      // U+1FEF is equal to a backtick, and is none.
      case "`" where character.isASCII: readCode()
      case "[": readLink()
      case "]":
        openBrackets = max(0, openBrackets - 1)
        append("]", step: 1)
      case "!" where isBefore("["): readLink(.image)
      case "^" where isBefore("["): readLink(.attributes)
      case "&": readEntity()
      case "<": readPointedBracket()
      case ":" where isBefore("/"): readAddress()
      case "w" where isBefore("w"): readWebAddress()
      case "*", "_", "~": readDelimiters()
      default:
        if character.isNewline, !keepsWhitespace {
          readLineBreak()
        } else {
          append(String(character), step: 1)
        }
      }
    }
  }

  private func isBefore(_ next: Character) -> Bool {
    place + 1 < characters.count && characters[place + 1] == next
  }

  mutating func append(_ text: String, step: Int) {
    if let last = nodes.indices.last, nodes[last].delimiter == nil, nodes[last].style == Style() {
      nodes[last].text += text
    } else {
      nodes.append(Node(text: text))
    }
    place += step
  }

  private mutating func readEscape() {
    let next = place + 1
    if next < characters.count, characters[next].isNewline {
      place = next
      readLineBreak(isHard: true)
    } else if next < characters.count, characters[next].isASCII,
      characters[next].isPunctuation || characters[next].isSymbol
    {
      append(String(characters[next]), step: 2)
    } else {
      append("\\", step: 1)
    }
  }

  /// The end of a line: a space, as are several in a row; a line's end behind two spaces or a backslash.
  private mutating func readLineBreak(isHard: Bool = false) {
    var isHard = isHard
    if !keepsWhitespace, !isHard, let last = nodes.indices.last, nodes[last].delimiter == nil {
      let spaces = nodes[last].text.reversed().prefix { $0 == " " }.count
      isHard = spaces >= 2
      if nodes[last].style == Style() { nodes[last].text.removeLast(spaces) }
    }
    place += 1
    if !keepsWhitespace {
      while place < characters.count, characters[place].isWhitespace { place += 1 }
    }
    var style = Style()
    style.lineBreak = isHard ? .hard : .soft
    nodes.append(Node(text: isHard ? "\n" : " ", style: style))
  }

  func runLength(at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == characters[start], characters[end].isASCII {
      end += 1
    }
    return end - start
  }

  /// Code lies between two runs of as many backticks.
  private mutating func readCode() {
    let length = runLength(at: place)
    guard let end = endOfCode(at: place) else {
      return append(String(repeating: "`", count: length), step: length)
    }
    var code = characters[(place + length)..<(end - length)]
    if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = code.dropFirst().dropLast()
    }
    let text = keepsWhitespace ? String(code) : String(code.map { $0.isNewline ? " " : $0 })
    nodes.append(Node(text: text, style: Style(isCode: true)))
    place = end
  }

  /// Where code ends that begins with a run of backticks; nil where it is none.
  func endOfCode(at start: Int) -> Int? {
    let length = runLength(at: start)
    var end = start + length
    while end < characters.count {
      guard characters[end] == "`", characters[end].isASCII else {
        end += 1
        continue
      }
      let closing = runLength(at: end)
      end += closing
      if closing == length { return end }
    }
    return nil
  }

  private mutating func readEntity() {
    let rest = characters[(place + 1)...].prefix(32)
    guard let end = rest.firstIndex(of: ";"),
      let characters = MarkdownEntity.characters(Substring(String(rest[..<end])))
    else { return append("&", step: 1) }
    append(characters, step: end + 1 - place)
  }

  /// A run of delimiters opens where text follows, and closes where text comes before it; within a
  /// word `_` does neither.
  private mutating func readDelimiters() {
    let mark = characters[place]
    let length = runLength(at: place)
    let before = place > 0 ? characters[place - 1] : " "
    let after = place + length < characters.count ? characters[place + length] : " "
    func isPunctuation(_ character: Character) -> Bool {
      character.isPunctuation || character.isSymbol
    }
    let isLeft =
      !after.isWhitespace
      && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let isRight =
      !before.isWhitespace
      && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    var node = Node(text: "", delimiter: mark, count: length)
    switch mark {
    case "_":
      node.canOpen = isLeft && (!isRight || isPunctuation(before))
      node.canClose = isRight && (!isLeft || isPunctuation(after))
    default:
      node.canOpen = isLeft && (mark == "*" || length == 2)
      node.canClose = isRight && (mark == "*" || length == 2)
    }
    nodes.append(node)
    place += length
  }

  /// Every run that can close looks for the nearest one before it that can open.
  private mutating func pairDelimiters() {
    // Nobody writes more: they stay text.
    guard nodes.count(where: { $0.delimiter != nil }) <= 4000 else { return }
    var closer = 0
    while closer < nodes.count {
      guard nodes[closer].canClose, nodes[closer].count > 0, let opener = opener(of: closer) else {
        closer += 1
        continue
      }
      let isStrong = nodes[opener].count >= 2 && nodes[closer].count >= 2
      for index in (opener + 1)..<closer {
        switch nodes[closer].delimiter {
        case "~": nodes[index].style.isStruck = true
        default:
          if isStrong {
            nodes[index].style.isBold = true
          } else {
            nodes[index].style.isItalic = true
          }
        }
        // What lies between and was not paired stays text.
        nodes[index].canOpen = false
        nodes[index].canClose = false
      }
      nodes[opener].count -= isStrong ? 2 : 1
      nodes[closer].count -= isStrong ? 2 : 1
    }
  }

  private func opener(of closer: Int) -> Int? {
    let close = nodes[closer]
    return nodes[..<closer].indices.reversed().first { index in
      let open = nodes[index]
      guard open.canOpen, open.count > 0, open.delimiter == close.delimiter else { return false }
      // A run that can do both pairs with one of a length that makes no multiple of three.
      let isOdd = (open.canClose || close.canOpen) && (open.count + close.count) % 3 == 0
      return !isOdd || (open.count % 3 == 0 && close.count % 3 == 0)
    }
  }

  private func joined() -> [Part] {
    var parts: [Part] = []
    for node in nodes {
      let text = node.delimiter.map { String(repeating: $0, count: node.count) } ?? node.text
      if text.isEmpty { continue }
      if let last = parts.indices.last, parts[last].style == node.style {
        parts[last].text += text
      } else {
        parts.append(Part(text: text, style: node.style))
      }
    }
    return isInLink ? parts : parts.flatMap(\.withMailAddresses)
  }
}
