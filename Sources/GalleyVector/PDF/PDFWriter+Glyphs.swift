import GalleyGeometry
import GalleyGraphics
import GalleyStrings

/// What is open in the content of a page while a run of glyphs is written.
struct PDFPen {
  /// Where the next glyph stands by itself, before the line is turned; nil where that is to be said.
  var place: CGPoint?
  /// The font of the text object that is open; nil where none is.
  var font: Int?
  /// Whether the operand of `TJ` is open.
  var isOpen = false
  /// Whether a span is open, which ends in the text object in which it has begun (ISO 32000-1, 14.6.1).
  var isInSpan = false
}

extension PDFWriter {
  mutating func write(_ run: VectorGlyphs) {
    var pen = PDFPen()
    var start = 0
    while start < run.glyphs.count {
      var end = start + 1
      while end < run.glyphs.count, run.glyphs[end].text == "" { end += 1 }
      write(cluster: start..<end, of: run, &pen)
      start = end
    }
    if pen.isOpen { content.add("] TJ ET\n") } else if pen.font != nil { content.add("ET\n") }
  }

  /// Writes glyphs that stand for some characters together, in a span with those where the glyphs by themselves would be
  /// read as something else (ISO 32000-1, 14.9.4).
  private mutating func write(cluster: Range<Int>, of run: VectorGlyphs, _ pen: inout PDFPen) {
    if write(charactersOf: cluster, of: run, &pen) { return }
    let glyphs = run.glyphs[cluster].compactMap { glyph in
      code(of: glyph, in: run.face).map { (glyph: glyph, code: $0) }
    }
    guard let first = glyphs.first else { return }
    let text = replacement(for: cluster, of: run)
    if let text {
      setFont(first.code.font, of: run, &pen)
      if pen.isOpen { content.add("] TJ\n") }
      content.add("/Span << /ActualText <FEFF\(Self.hexadecimal(text))> >> BDC\n")
      (pen.isOpen, pen.isInSpan) = (false, true)
    }
    for (glyph, code) in glyphs {
      setFont(code.font, of: run, &pen)
      write(glyph, code, of: run, &pen)
    }
    guard text != nil else { return }
    if pen.isOpen { content.add("] TJ\n") }
    content.add("EMC\n")
    (pen.isOpen, pen.isInSpan) = (false, false)
  }

  mutating func setFont(_ font: Int, of run: VectorGlyphs, _ pen: inout PDFPen) {
    guard pen.font != font, let face = fonts[run.face] else { return }
    if pen.isOpen { content.add(pen.isInSpan ? "] TJ\n" : "] TJ ET\n") }
    if !pen.isOpen, pen.font != nil, !pen.isInSpan { content.add("ET\n") }
    if pen.font == nil {
      content.setGraphics(graphics(opacity: ResolvedColor.unit(run.color.alpha)))
      content.setColor(run.color)
    }
    let size = VectorNumber.text(run.size, digits: 4)
    content.add("\(pen.isInSpan ? "" : "BT ")/\(face.names[font]) \(size) Tf\n")
    (pen.font, pen.place, pen.isOpen) = (font, nil, false)
  }

  mutating func write(
    _ glyph: VectorGlyphs.Glyph, _ code: PDFFont.Code, of run: VectorGlyphs, _ pen: inout PDFPen
  ) {
    guard let face = fonts[run.face] else { return }
    // Along the line, before it is turned.
    let place = glyph.place.applying(run.turn.inverted())
    if let known = pen.place, known.y == place.y {
      if !pen.isOpen { content.add("[") }
      let adjustment = (known.x - place.x) / run.size * 1000
      let text = VectorNumber.text(adjustment, digits: 2)
      if text != "0" { content.add(" \(text) ") }
    } else {
      if pen.isOpen { content.add("] TJ\n") }
      var matrix = CGAffineTransform(scaleX: 1, y: -1).concatenating(run.turn)
      (matrix.tx, matrix.ty) = (glyph.place.x, glyph.place.y)
      content.add("\(PDFContent.operands(matrix)) Tm [")
    }
    content.add("<\(code.code.hexadecimalCapitals(2))>")
    let width = VectorNumber.rounded(face.width(of: code), digits: 2) / face.unitsPerEm
    pen.place = CGPoint(x: place.x + width * run.size, y: place.y)
    pen.isOpen = true
  }

  /// The characters of a cluster where its glyphs by themselves are not read as them; nil where they are. A glyph alone that
  /// stands for no character of its own, such as a conjunct, is read as what it stands for first.
  private mutating func replacement(
    for cluster: Range<Int>, of run: VectorGlyphs
  ) -> String? {
    let (first, face) = (run.glyphs[cluster.lowerBound], run.face)
    guard let source = first.text, !source.isEmpty else { return nil }
    let text = source.unicodeScalars.map { Self.readText(of: $0) }.joined()
    let known = characters(of: face)
    if cluster.count == 1, known[first.id] == nil {
      let reading = fonts[face]?.readings[first.id]
      if reading == nil { fonts[face]?.readings[first.id] = text }
      return reading ?? text == text ? nil : text
    }
    var read = ""
    // A text from right to left is read from its last glyph on.
    for index in run.isRightToLeft ? Array(cluster.reversed()) : Array(cluster) {
      guard let character = known[run.glyphs[index].id] else { return text }
      read += Self.readText(of: character)
    }
    // A tab is a space by its glyph.
    let isSpace = read == " " && text.allSatisfy(\.isWhitespace)
    return read == text || isSpace ? nil : text
  }
}
