/// The inline part of Markdown, as CommonMark has it: emphasis by `*` and `_`, code by backticks,
/// links, escapes, and `~~` for what is struck. White space and lines stay as they are; what is no
/// markup is text.
struct InlineMarkdown {
  /// What markup says of a part of a text.
  struct Style: Hashable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String?
  }
  struct Part: Hashable {
    var text: String
    var style = Style()
  }

  /// A text, or a run of equal delimiters of which so many are not used yet.
  private struct Node {
    var text: String
    var style = Style()
    var delimiter: Character?
    var count = 0
    var canOpen = false
    var canClose = false
  }

  private let characters: [Character]
  private var nodes: [Node] = []
  private var place = 0

  /// The parts of a text, neighbours of one style joined.
  /// - Complexity: O(n) in the text but for delimiters, O(m²) in those.
  static func parts(of text: String) -> [Part] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [Part(text: text)] }
    var parser = InlineMarkdown(Array(text))
    parser.read()
    parser.pairDelimiters()
    return parser.joined()
  }

  private init(_ characters: [Character]) { self.characters = characters }

  private mutating func read() {
    while place < characters.count {
      switch characters[place] {
      case "\\": readEscape()
      // U+1FEF is equal to a backtick, and is none.
      case "`" where characters[place].isASCII: readCode()
      case "[": readLink()
      case "^" where place + 1 < characters.count && characters[place + 1] == "[":
        place += 1
        readLink(isAttributed: true)
      case "*", "_", "~": readDelimiters()
      default: append(String(characters[place]), step: 1)
      }
    }
  }

  private mutating func append(_ text: String, step: Int) {
    if let last = nodes.indices.last, nodes[last].delimiter == nil, nodes[last].style == Style() {
      nodes[last].text += text
    } else {
      nodes.append(Node(text: text))
    }
    place += step
  }

  private mutating func readEscape() {
    let next = place + 1
    if next < characters.count, characters[next].isASCII,
      characters[next].isPunctuation || characters[next].isSymbol
    {
      append(String(characters[next]), step: 2)
    } else {
      append("\\", step: 1)
    }
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == characters[start], characters[end].isASCII {
      end += 1
    }
    return end - start
  }

  /// Code lies between two runs of as many backticks.
  private mutating func readCode() {
    let length = runLength(at: place)
    var end = place + length
    while end < characters.count {
      guard characters[end] == "`", characters[end].isASCII else {
        end += 1
        continue
      }
      let closing = runLength(at: end)
      if closing == length {
        var code = characters[(place + length)..<end]
        if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
        {
          code = code.dropFirst().dropLast()
        }
        nodes.append(Node(text: String(code), style: Style(isCode: true)))
        place = end + length
        return
      }
      end += closing
    }
    append(String(repeating: "`", count: length), step: length)
  }

  /// `[text](destination)`.
  /// - Parameter isAttributed: whether it is `^[text](attributes)`: the text is shown as it is written, as there
  ///   are no rules of inflection here.
  private mutating func readLink(isAttributed: Bool = false) {
    var depth = 0
    var end = place
    // A text of a link is no longer than this, or many brackets would take long.
    let limit = min(characters.count, place + 2000)
    while end < limit {
      if characters[end] == "\\" {
        end += 1
      } else if characters[end] == "[" {
        depth += 1
      } else if characters[end] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      end += 1
    }
    guard end < limit, end + 1 < characters.count, characters[end + 1] == "(",
      let close = characters[(end + 2)...].firstIndex(where: { $0 == ")" || $0.isNewline }),
      characters[close] == ")"
    else { return append(isAttributed ? "^[" : "[", step: 1) }
    let destination = String(characters[(end + 2)..<close])
    for part in Self.parts(of: String(characters[(place + 1)..<end])) {
      var style = part.style
      if !isAttributed { style.link = style.link ?? destination }
      nodes.append(Node(text: part.text, style: style))
    }
    place = close + 1
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
    return parts
  }
}
