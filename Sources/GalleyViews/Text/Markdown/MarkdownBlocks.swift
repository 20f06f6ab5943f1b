/// The blocks of a text in Markdown, as far as their words go (CommonMark 4 and 5, tables of GitHub): paragraphs,
/// headings, rules, code, quotes and lists. What they are is not kept. Blocks of HTML are paragraphs, and definitions
/// of links are not looked for.
struct MarkdownBlocks {
  enum Block: Equatable {
    /// A text with inline markup.
    case inline(String)
    /// Code, line by line, or the mark for a rule.
    case literal(String)
  }

  private let lines: [Substring]
  private let depth: Int
  private var blocks: [Block] = []
  private var paragraph: [Substring] = []
  private var place = 0

  /// Foundation writes it for `***`: a two-em dash.
  private static let rule = "\u{2E3B}"
  /// Blocks in each other, deeper than in real texts: what is deeper is a paragraph.
  private static let depthLimit = 32

  /// - Complexity: O(n) in the text times the depth of blocks in each other.
  static func blocks(of text: String) -> [Block] {
    blocks(
      of: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline), depth: 0)
  }

  private static func blocks(of lines: [Substring], depth: Int) -> [Block] {
    var parser = MarkdownBlocks(lines: lines, depth: depth)
    parser.read()
    return parser.blocks
  }

  private init(lines: [Substring], depth: Int) {
    self.lines = lines
    self.depth = depth
  }

  private mutating func read() {
    while place < lines.count {
      let line = lines[place]
      let indent = Self.indent(line)
      let text = line.drop(while: \.isBlank)
      if text.isEmpty {
        finishParagraph()
        place += 1
      } else if indent >= 4 {
        if paragraph.isEmpty { readIndentedCode() } else { readParagraphLine(text) }
      } else if !paragraph.isEmpty, Self.isUnderline(text) {
        // The paragraph was a heading.
        finishParagraph()
        place += 1
      } else if Self.isRule(text) {
        finishParagraph()
        blocks.append(.literal(Self.rule))
        place += 1
      } else if let heading = Self.heading(text) {
        finishParagraph()
        blocks.append(.inline(heading))
        place += 1
      } else if let fence = Self.fence(text) {
        readFencedCode(fence, indent: indent)
      } else if depth < Self.depthLimit, text.first == ">" {
        readQuote()
      } else if depth < Self.depthLimit,
        let marker = Self.marker(text, interrupts: !paragraph.isEmpty)
      {
        readItem(width: indent + marker)
      } else if paragraph.isEmpty, place + 1 < lines.count, text.contains("|"),
        Self.isTableDivider(lines[place + 1], below: text)
      {
        readTable()
      } else {
        readParagraphLine(text)
      }
    }
    finishParagraph()
  }

  private mutating func readParagraphLine(_ text: Substring) {
    paragraph.append(text)
    place += 1
  }

  private mutating func finishParagraph() {
    guard !paragraph.isEmpty else { return }
    let text = paragraph.joined(separator: "\n")
    blocks.append(.inline(String(text.reversed().drop(while: \.isBlank).reversed())))
    paragraph = []
  }

  // MARK: Code

  private mutating func readIndentedCode() {
    var code: [Substring] = []
    while place < lines.count {
      let isBlank = lines[place].allSatisfy(\.isBlank)
      guard isBlank || Self.indent(lines[place]) >= 4 else { break }
      code.append(Self.without(lines[place], columns: 4))
      place += 1
    }
    while code.last?.allSatisfy(\.isBlank) == true { code.removeLast() }
    blocks.append(.literal(code.map { $0 + "\n" }.joined()))
  }

  private mutating func readFencedCode(_ fence: Substring, indent: Int) {
    finishParagraph()
    place += 1
    var code = ""
    while place < lines.count {
      let line = lines[place]
      place += 1
      if Self.indent(line) < 4 {
        let text = line.drop(while: \.isBlank)
        let end = text.prefix { $0 == fence.first }
        if end.count >= fence.count, text[end.endIndex...].allSatisfy(\.isBlank) { break }
      }
      code += Self.without(line, columns: indent) + "\n"
    }
    blocks.append(.literal(code))
  }

  // MARK: Containers

  private mutating func readQuote() {
    finishParagraph()
    var inner: [Substring] = []
    while place < lines.count {
      let text = lines[place].drop(while: \.isBlank)
      if text.first == ">", Self.indent(lines[place]) < 4 {
        let rest = text.dropFirst()
        inner.append(rest.first == " " || rest.first == "\t" ? rest.dropFirst() : rest)
      } else if let last = inner.last, !last.allSatisfy(\.isBlank), continues(text) {
        inner.append(text)
      } else {
        break
      }
      place += 1
    }
    blocks += Self.blocks(of: inner, depth: depth + 1)
  }

  /// - Parameter width: how far the item's content is indented.
  private mutating func readItem(width: Int) {
    finishParagraph()
    var inner = [Self.without(lines[place], columns: width, replacingMarker: true)]
    place += 1
    while place < lines.count {
      let line = lines[place]
      let text = line.drop(while: \.isBlank)
      if text.isEmpty {
        // What is indented behind blank lines belongs to the item.
        guard let next = lines[place...].firstIndex(where: { !$0.allSatisfy(\.isBlank) }),
          Self.indent(lines[next]) >= width
        else { break }
        inner += repeatElement("", count: next - place)
        place = next
        continue
      } else if Self.indent(line) >= width {
        inner.append(Self.without(line, columns: width))
      } else if let last = inner.last, !last.allSatisfy(\.isBlank), continues(text) {
        inner.append(text)
      } else {
        break
      }
      place += 1
    }
    blocks += Self.blocks(of: inner, depth: depth + 1)
  }

  /// Whether a line that is not marked as a container's still goes on with the paragraph in it.
  private func continues(_ text: Substring) -> Bool {
    !text.isEmpty && !Self.isRule(text) && Self.heading(text) == nil && Self.fence(text) == nil
      && text.first != ">" && Self.marker(text, interrupts: false) == nil
  }

  private mutating func readTable() {
    finishParagraph()
    let header = Self.cells(lines[place])
    blocks += header.map { .inline($0) }
    place += 2
    while place < lines.count, !lines[place].allSatisfy(\.isBlank),
      continues(lines[place].drop(while: \.isBlank))
    {
      blocks += Self.cells(lines[place]).prefix(header.count).map { .inline($0) }
      place += 1
    }
  }
}
