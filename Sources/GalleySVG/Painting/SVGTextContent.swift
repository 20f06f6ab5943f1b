import GalleyGeometry
import GalleyText

/// The characters of a text element with their styles and places.
struct SVGTextContent {
  struct Character {
    var scalar: Unicode.Scalar
    /// Its place among the styles.
    var span: Int
    /// Where it is to stand, in user units.
    var x: Double?
    var y: Double?
    /// How far it and all behind it are moved, in user units.
    var dx = 0.0
    var dy = 0.0
    /// Degrees.
    var rotation = 0.0
    /// The place among the paths of the one that it stands on.
    var path: Int?
    /// The word separators of CSS Text 3 (8.1) are followed by `word-spacing`.
    var isWordSeparator: Bool {
      switch scalar.value {
      case 0x20, 0xA0, 0x1361, 0x10100, 0x10101, 0x1039F, 0x1091F: true
      default: false
      }
    }
  }
  /// A run of characters of one element.
  struct Span {
    var style: SVGStyle
    /// User units above the line.
    var shift: Double
    /// The shifts of the elements that the style's decorations are of.
    var decorationShifts: [Double]
    /// Of the element in the file, from 1.
    var line: Int
  }
  /// Characters that are to be of a length.
  struct Stretch {
    var characters: Range<Int>
    /// User units.
    var length: Double
    /// Whether glyphs are scaled, and not only moved apart.
    var scalesGlyphs: Bool
  }
  /// Characters of an element that is read in a direction of its own.
  struct Embedding {
    var characters: Range<Int>
    var opening: String
    var closing: String
  }
  var characters: [Character] = []
  var spans: [Span] = []
  /// Those of inner elements before those of outer ones.
  var stretches: [Stretch] = []
  /// Those of outer elements before those of inner ones.
  var embeddings: [Embedding] = []
  var paths: [SVGTextPath] = []
  static let limit = 50_000
}

extension SVGPainter {
  /// An element of a text while it is read.
  private struct Entry {
    var element: Int
    /// Places among the characters before blanks were taken away.
    var range: Range<Int>
    var context: Context
    /// Of a `textPath`.
    var path: SVGTextPath?
  }

  /// What is read of a text.
  private struct Reading {
    var content = SVGTextContent()
    var entries: [Entry] = []
    /// The places among the entries in the order in which they end.
    var ends: [Int] = []
  }

  /// Collects the characters of a text, blanks taken away, each with its place.
  func textContent(_ index: Int, _ context: Context) -> SVGTextContent {
    var reading = Reading()
    let entry = Entry(element: index, range: 0..<0, context: context)
    collect(entry, shift: ownShift(index, context), decorationShifts: [], into: &reading)
    var content = reading.content
    let kept = collapse(&content)
    content.characters = kept.map { content.characters[$0] }
    func range(_ entry: Entry) -> Range<Int> {
      let start = kept.partitionPoint { $0 >= entry.range.lowerBound }
      return start..<max(start, kept.partitionPoint { $0 >= entry.range.upperBound })
    }
    for entry in reading.entries {
      place(entry, range(entry), &content)
      embed(entry, range(entry), &content)
    }
    for place in reading.ends {
      stretch(reading.entries[place], range(reading.entries[place]), &content)
    }
    return content
  }

  private func collect(
    _ entry: Entry, shift: Double, decorationShifts: [Double], into reading: inout Reading
  ) {
    let (index, context) = (entry.element, entry.context)
    let start = reading.content.characters.count
    let place = reading.entries.count
    reading.entries.append(entry)
    let span = reading.content.spans.count
    var shifts = decorationShifts
    while shifts.count < context.style.decorations.count { shifts.append(shift) }
    reading.content.spans.append(
      SVGTextContent.Span(
        style: context.style, shift: shift, decorationShifts: shifts, line: tree[index].line))
    let children = tree[index].kind == .tref ? referredText(index) : tree[index].children
    for child in children {
      switch child {
      case .text(let text): add(text, span, tree[index].line, to: &reading.content)
      case .element(let child):
        guard let inner = spanContext(child, context) else { continue }
        var entry = Entry(element: child, range: 0..<0, context: inner)
        if tree[child].kind == .textPath {
          guard hasTextPaths(index) else {
            warnings.add(
              "textPath:\(tree[index].name)",
              "a textPath in a \(tree[index].name) is not drawn: expected it in a text",
              tree[child].line)
            continue
          }
          entry.path = textPath(child, inner)
          // What stands on no path is not drawn.
          if entry.path == nil { continue }
        }
        collect(
          entry, shift: shift + self.shift(inner.style, context.style, tree[child].line),
          decorationShifts: shifts, into: &reading)
      }
    }
    reading.entries[place].range = start..<reading.content.characters.count
    reading.ends.append(place)
  }

  /// Whether a `textPath` may stand in an element (SVG 2, 11.2 and 11.8.1): in a text, and in a link that is in one.
  private func hasTextPaths(_ index: Int) -> Bool {
    var next: Int? = index
    while let place = next, tree[place].kind == .a { next = tree[place].parent }
    return next.map { tree[$0].kind == .text } ?? false
  }

  /// The characters in what a `tref` names, without elements and their styles (SVG 1.1, 10.6).
  private func referredText(_ index: Int) -> [SVGElement.Child] {
    guard let target = tree.linked(index) else {
      noteMissing(tree[index])
      return []
    }
    // What is no SVG has no texts of it.
    if tree[target].kind == .foreign { return [] }
    var texts: [SVGElement.Child] = []
    var rest = Array(tree[target].children.reversed())
    while let next = rest.popLast(), work < Self.workLimit {
      work += 1
      switch next {
      case .text: texts.append(next)
      case .element(let inner) where tree[inner].kind.isDescription: continue
      case .element(let inner): rest += tree[inner].children.reversed()
      }
    }
    return texts
  }

  private func add(_ text: String, _ span: Int, _ line: Int, to content: inout SVGTextContent) {
    for scalar in text.unicodeScalars {
      guard content.characters.count < SVGTextContent.limit else {
        warnings.add(
          "text:long", "a text of more than \(SVGTextContent.limit) characters is truncated", line)
        return
      }
      content.characters.append(SVGTextContent.Character(scalar: scalar, span: span))
    }
  }

  /// What an element in a text is painted in; nil for one that is not drawn.
  private func spanContext(_ index: Int, _ context: Context) -> Context? {
    let element = tree[index]
    guard element.kind.isPartOfText, context.depth < Self.depthLimit else { return nil }
    var inner = context
    inner.depth += 1
    inner.style = context.style.inherited(by: element, in: context.viewport)
    return inner.style.isDisplayed && passesConditions(element) ? inner : nil
  }

  /// How far a text element itself is moved up, in user units: `baseline-shift` is of all text content elements (CSS Inline 3,
  /// 4.2.2), and not inherited from what is around a text.
  private func ownShift(_ index: Int, _ context: Context) -> Double {
    guard let value = context.style.baselineShift else { return 0 }
    // Parts of a line are of the text's own (SVG 1.1, 10.9.2), places of letters are those of the font around.
    let parent =
      value == "sub" || value == "super"
      ? tree[index].parent.map { computedStyle($0, context.viewport) } : nil
    return shift(context.style, parent ?? context.style, tree[index].line)
  }

  /// How far a style's text is moved up, in user units. Superscripts and subscripts are where the parent's font has them.
  private func shift(_ style: SVGStyle, _ parent: SVGStyle, _ line: Int) -> Double {
    switch style.baselineShift {
    case nil: return 0
    case let word? where word == "sub" || word == "super":
      guard let engine, let measures = engine.measures(of: font(parent, engine, line)) else {
        return 0
      }
      return Double(word == "sub" ? -measures.subscript : measures.superscript)
    case let text?:
      guard let length = SVGLength(text) else { return 0 }
      let line = SVGViewport(width: parent.fontSize, height: parent.fontSize)
      return length.resolved(.horizontal, in: line, fontSize: style.fontSize)
    }
  }

  /// Makes line feeds and tabs blanks, and of several blanks one, but for `white-space: pre` and its like.
  /// - Returns: the places of the characters that stay.
  private func collapse(_ content: inout SVGTextContent) -> [Int] {
    var kept: [Int] = []
    var isAfterSpace = true
    for index in content.characters.indices {
      let character = content.characters[index]
      let span = content.spans[character.span]
      let keepsSpaces = span.style.keepsSpaces
      let isLineFeed = Swift.Character(character.scalar).isNewline
      let isBlank = isLineFeed || character.scalar == " " || character.scalar == "\t"
      if isBlank {
        if isLineFeed, span.style.text.keepsLineFeeds {
          warnings.add(
            "white-space", "line feeds of white-space begin no new lines: they are blanks",
            span.line)
        }
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

  /// Gives the characters of an element the places of its lists, or its path.
  private func place(_ entry: Entry, _ range: Range<Int>, _ content: inout SVGTextContent) {
    let element = tree[entry.element]
    if let path = entry.path {
      content.paths.append(path)
      for index in range { content.characters[index].path = content.paths.count - 1 }
      return
    }
    func list(_ name: SVGAttribute, _ axis: SVGAxis) -> [Double] {
      guard let text = element[name], let lengths = SVGLength.list(text) else { return [] }
      let context = entry.context
      return lengths.map {
        $0.resolved(axis, in: context.viewport, fontSize: context.style.fontSize)
      }
    }
    let (xs, ys) = (list(.x, .horizontal), list(.y, .vertical))
    let (dxs, dys) = (list(.dx, .horizontal), list(.dy, .vertical))
    let turns = element[.rotate].flatMap { SVGScanner.numbers($0) } ?? []
    if xs.isEmpty, ys.isEmpty, dxs.isEmpty, dys.isEmpty, turns.isEmpty { return }
    let listed = max(xs.count, ys.count, dxs.count, dys.count)
    for (order, index) in range.enumerated() {
      if order >= listed, turns.isEmpty { return }
      if order < xs.count { content.characters[index].x = xs[order] }
      if order < ys.count { content.characters[index].y = ys[order] }
      if order < dxs.count { content.characters[index].dx = dxs[order] }
      if order < dys.count { content.characters[index].dy = dys[order] }
      if let last = turns.last {
        content.characters[index].rotation = order < turns.count ? turns[order] : last
      }
    }
  }

  private func stretch(_ entry: Entry, _ range: Range<Int>, _ content: inout SVGTextContent) {
    let element = tree[entry.element]
    guard !range.isEmpty, element.kind != .a, let text = element[.textLength],
      let length = SVGLength(text), length.value >= 0
    else { return }
    let isVertical = content.spans[0].style.text.writingMode != .horizontal
    content.stretches.append(
      SVGTextContent.Stretch(
        characters: range,
        length: length.resolved(
          isVertical ? .vertical : .horizontal, in: entry.context.viewport,
          fontSize: entry.context.style.fontSize),
        scalesGlyphs: element[.lengthAdjust]?.trimmingBlanks == "spacingAndGlyphs"))
  }

  /// The characters of Unicode that say what `unicode-bidi` says (CSS Writing Modes 3, 2.4.2).
  private func embed(_ entry: Entry, _ range: Range<Int>, _ content: inout SVGTextContent) {
    let style = entry.context.style
    guard !range.isEmpty, let bidi = style.text.bidi else { return }
    let isRight = style.isRightToLeft
    let (opening, closing): (String, String)
    switch bidi {
    case "embed": (opening, closing) = (isRight ? "\u{202B}" : "\u{202A}", "\u{202C}")
    case "bidi-override":
      (opening, closing) = (isRight ? "\u{202E}" : "\u{202D}", "\u{202C}")
    case "isolate": (opening, closing) = (isRight ? "\u{2067}" : "\u{2066}", "\u{2069}")
    case "isolate-override":
      (opening, closing) = (isRight ? "\u{2068}\u{202E}" : "\u{2068}\u{202D}", "\u{202C}\u{2069}")
    case "plaintext": (opening, closing) = ("\u{2068}", "\u{2069}")
    default: return
    }
    content.embeddings.append(
      SVGTextContent.Embedding(characters: range, opening: opening, closing: closing))
  }
}
