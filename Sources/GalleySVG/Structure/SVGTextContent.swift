/// The characters of a text element with their styles and places.
struct SVGTextContent {
  struct Character {
    var scalar: Unicode.Scalar
    /// Its place among the styles.
    var span: Int
    var x: Double?
    var y: Double?
    var dx = 0.0
    var dy = 0.0
    /// Degrees.
    var rotation = 0.0
  }
  /// A run of characters of one element.
  struct Span {
    var style: SVGStyle
    /// User units above the line.
    var shift: Double
  }
  var characters: [Character] = []
  var spans: [Span] = []
  static let limit = 50_000
}

extension SVGPainter {
  /// What the lists of positions of an element are of.
  private struct Positions {
    var element: Int
    /// Places among the characters before blanks were taken away.
    var range: Range<Int>
    var context: Context
  }

  /// Collects the characters of a text, blanks taken away, each with its place.
  func textContent(_ index: Int, _ context: Context) -> SVGTextContent {
    var content = SVGTextContent()
    var positions: [Positions] = []
    collect(index, context, shift: 0, into: &content, &positions)
    let kept = collapse(&content)
    for entry in positions { place(entry, kept, &content) }
    content.characters = kept.map { content.characters[$0] }
    return content
  }

  private func collect(
    _ index: Int, _ context: Context, shift: Double, into content: inout SVGTextContent,
    _ positions: inout [Positions]
  ) {
    let start = content.characters.count
    let place = positions.count
    positions.append(Positions(element: index, range: start..<start, context: context))
    let span = content.spans.count
    content.spans.append(SVGTextContent.Span(style: context.style, shift: shift))
    for child in tree[index].children {
      switch child {
      case .text(let text):
        for scalar in text.unicodeScalars {
          guard content.characters.count < SVGTextContent.limit else {
            warnings.add(
              "text:long", "a text of more than \(SVGTextContent.limit) characters is cut off",
              tree[index].line)
            break
          }
          content.characters.append(SVGTextContent.Character(scalar: scalar, span: span))
        }
      case .element(let child):
        let element = tree[child]
        guard ["tspan", "a", "tref", "textPath"].contains(element.name) else { continue }
        guard context.depth < Self.depthLimit else { continue }
        if element.name == "tref" || element.name == "textPath" {
          warnings.add(
            element.name,
            element.name == "tref"
              ? "tref is not supported and is not drawn"
              : "textPath is not supported: its text stands on a straight line", element.line)
          if element.name == "tref" { continue }
        }
        var inner = context
        inner.depth += 1
        inner.style = context.style.inherited(by: element, in: context.viewport)
        guard inner.style.isDisplayed, passesConditions(element) else { continue }
        collect(
          child, inner, shift: shift + self.shift(inner.style, context.style), into: &content,
          &positions)
      }
    }
    positions[place].range = start..<content.characters.count
  }

  /// How far a style's text is moved up, in user units.
  private func shift(_ style: SVGStyle, _ parent: SVGStyle) -> Double {
    switch style.baselineShift {
    case nil: return 0
    case "sub": return -parent.fontSize * 0.2
    case "super": return parent.fontSize * 0.4
    case let text?:
      guard let length = SVGLength(text) else { return 0 }
      let line = SVGViewport(width: parent.fontSize, height: parent.fontSize)
      return length.resolved(.horizontal, in: line, fontSize: style.fontSize)
    }
  }

  /// Makes line feeds and tabs blanks, and of several blanks one, but for `xml:space="preserve"`.
  /// - Returns: the places of the characters that stay.
  private func collapse(_ content: inout SVGTextContent) -> [Int] {
    var kept: [Int] = []
    var isAfterSpace = true
    for index in content.characters.indices {
      let character = content.characters[index]
      let keepsSpaces = content.spans[character.span].style.keepsSpaces
      let isBlank = [" ", "\n", "\t", "\r"].contains(character.scalar)
      if isBlank {
        content.characters[index].scalar = " "
        if !keepsSpaces, isAfterSpace { continue }
      }
      kept.append(index)
      isAfterSpace = isBlank && !keepsSpaces
    }
    if let last = kept.last, content.characters[last].scalar == " ",
      !content.spans[content.characters[last].span].style.keepsSpaces
    {
      kept.removeLast()
    }
    return kept
  }

  /// Gives the characters of an element the places of its lists.
  private func place(_ entry: Positions, _ kept: [Int], _ content: inout SVGTextContent) {
    let element = tree[entry.element]
    func list(_ name: String, _ axis: SVGAxis) -> [Double] {
      guard let text = element[name], let lengths = SVGLength.list(text) else { return [] }
      let context = entry.context
      return lengths.map {
        $0.resolved(axis, in: context.viewport, fontSize: context.style.fontSize)
      }
    }
    var (xs, ys) = (list("x", .horizontal), list("y", .vertical))
    // A text on a path begins where the path does.
    if element.name == "textPath", let target = tree.linked(entry.element),
      case .move(let start)? = outline(tree[target], entry.context)?.elements.first
    {
      (xs, ys) = ([start.x], [start.y])
    }
    let (dxs, dys) = (list("dx", .horizontal), list("dy", .vertical))
    let turns = element["rotate"].flatMap { SVGScanner.numbers($0) } ?? []
    if xs.isEmpty, ys.isEmpty, dxs.isEmpty, dys.isEmpty, turns.isEmpty { return }
    var order = 0
    for index in kept where entry.range.contains(index) {
      if order < xs.count { content.characters[index].x = xs[order] }
      if order < ys.count { content.characters[index].y = ys[order] }
      if order < dxs.count { content.characters[index].dx = dxs[order] }
      if order < dys.count { content.characters[index].dy = dys[order] }
      if let last = turns.last {
        content.characters[index].rotation = order < turns.count ? turns[order] : last
      }
      order += 1
    }
  }
}
