import GalleyStrings

/// The inline part of Markdown, as swift-cmark has it, which Foundation reads it with: CommonMark's emphasis by `*` and
/// `_`, code by backticks, links, images, addresses in `<>`, entities and escapes; `~` or `~~` for what is struck, addresses
/// as they stand, and `^[text](inflect: true)`. What is no markup is text. Definitions of links elsewhere are not
/// looked for.
struct InlineMarkdown {
  /// Stands for a value that is put into the text; a noncharacter, so that no text has it.
  static let placeholder: Character = "\u{FFFF}"

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

  /// A text, or a run of equal delimiters with the number of those that are not used yet.
  struct Node {
    var text: String
    var style = Style()
    /// Its code in ASCII.
    var delimiter: UInt8?
    var count = 0
    var canOpen = false
    var canClose = false
  }

  let characters: [Character]
  /// What markup is looked for in: each character's code in ASCII, 0 for all others. Characters are compared by their
  /// normal forms, which takes long.
  let codes: [UInt8]
  /// Where runs of backticks begin, by their length.
  private let codeRuns: [Int: [Int]]
  /// The last characters that close something; -1 for none: nothing is looked for behind them.
  let lastParenthesis: Int
  let lastPointedBracket: Int
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
  /// - Complexity: O(n) in the text but for brackets and delimiters: what may belong together is at most 2,000
  ///   characters and 4,000 delimiters apart.
  static func parts(of text: String, keepsWhitespace: Bool = true) -> [Part] {
    guard mayHaveMarkup(text) || (!keepsWhitespace && text.contains(where: \.isNewline)) else {
      return [Part(text: text)]
    }
    var parser = InlineMarkdown(Array(text.withOrderedMarks), keepsWhitespace: keepsWhitespace)
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
    codes = characters.map { $0.utf8.count == 1 ? $0.utf8.first ?? 0 : 0 }
    codeRuns = Self.codeRuns(in: codes)
    lastParenthesis = codes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    lastPointedBracket = codes.lastIndex(of: UInt8(ascii: ">")) ?? -1
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
      switch codes[place] {
      case Self.backslash: readEscape()
      case Self.backtick: readCode()
      case UInt8(ascii: "["): readLink()
      case UInt8(ascii: "]"):
        openBrackets = max(0, openBrackets - 1)
        append("]", step: 1)
      case UInt8(ascii: "!") where stands("[", at: place + 1): readLink(.image)
      case UInt8(ascii: "^") where stands("[", at: place + 1): readLink(.attributes)
      case UInt8(ascii: "&"): readEntity()
      case UInt8(ascii: "<"): readPointedBracket()
      case UInt8(ascii: ":") where stands("/", at: place + 1): readAddress()
      case UInt8(ascii: "w") where stands("w", at: place + 1): readWebAddress()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readDelimiters()
      default:
        if character.isNewline, !keepsWhitespace {
          readLineBreak()
        } else {
          append(String(character), step: 1)
        }
      }
    }
  }

  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")

  /// Whether a word of ASCII begins at a character.
  func stands(_ word: StaticString, at start: Int) -> Bool {
    start + word.utf8CodeUnitCount <= codes.count
      && word.withUTF8Buffer { codes[start...].starts(with: $0) }
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
    } else if next < characters.count, codes[next] != 0,
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
    while end < codes.count, codes[end] == codes[start] { end += 1 }
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
  /// - Complexity: O(log n) in the runs.
  func endOfCode(at start: Int) -> Int? {
    let length = runLength(at: start)
    guard let runs = codeRuns[length] else { return nil }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] < start + length { low = middle + 1 } else { high = middle }
    }
    return low < runs.count ? runs[low] + length : nil
  }

  private static func codeRuns(in codes: [UInt8]) -> [Int: [Int]] {
    var runs: [Int: [Int]] = [:]
    var index = 0
    while let start = codes[index...].firstIndex(of: backtick) {
      index = codes[start...].firstIndex { $0 != backtick } ?? codes.count
      runs[index - start, default: []].append(start)
    }
    return runs
  }

  private mutating func readEntity() {
    let rest = codes[(place + 1)...].prefix(32)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let characters = MarkdownEntity.characters(
        Substring(String(characters[(place + 1)..<end])))
    else { return append("&", step: 1) }
    append(characters, step: end + 1 - place)
  }

  /// A run of delimiters opens where text follows, and closes where text comes before it; within a
  /// word `_` does neither.
  private mutating func readDelimiters() {
    let mark = codes[place]
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
    case UInt8(ascii: "_"):
      node.canOpen = isLeft && (!isRight || isPunctuation(before))
      node.canClose = isRight && (!isLeft || isPunctuation(after))
    default:
      // One `~` strikes as two do: recorded on SwiftUI (MetalUI, docs/probes/swiftui-rich-text, arm M4b).
      let isComplete = mark == UInt8(ascii: "*") || length <= 2
      node.canOpen = isLeft && isComplete
      node.canClose = isRight && isComplete
    }
    nodes.append(node)
    place += length
  }

  private func joined() -> [Part] {
    var parts: [Part] = []
    for node in nodes {
      let text =
        node.delimiter.map { String(repeating: Character(UnicodeScalar($0)), count: node.count) }
        ?? node.text
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
