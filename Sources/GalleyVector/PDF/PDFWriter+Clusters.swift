import GalleyGeometry
import GalleyGraphics

// Clusters from right to left.
extension PDFWriter {
  /// Writes a cluster of several characters from right to left, such as a ligature or a letter with its marks, as a code for each
  /// character, from left to right as the letters around it: Poppler turns the order of codes around, and not that of the
  /// characters of one code. The first code draws all of it.
  /// - Returns: false for another cluster, of which nothing was written.
  mutating func write(
    charactersOf cluster: Range<Int>, of run: VectorGlyphs, _ pen: inout PDFPen
  ) -> Bool {
    guard run.isRightToLeft, let source = run.glyphs[cluster.lowerBound].text else { return false }
    let text = source.unicodeScalars.map { Self.readText(of: $0) }.joined()
    let characters = Array(text.unicodeScalars.reversed())
    let face = run.face
    guard characters.count > 1,
      let group = PDFCluster(
        run.glyphs[cluster], of: run, { outline(of: $0, in: face)?.unitsPerEm })
    else { return false }
    // Marks stand at the letter's edge: a pen that goes back would end the word for those who read it.
    let letters = characters.count { !$0.hasNoWidth }
    let width = group.advance / CGFloat(max(letters, 1))
    var pens: CGFloat = 0
    for (index, character) in characters.enumerated() {
      let advance = letters == 0 ? 0 : character.hasNoWidth ? 0 : width
      let drawing = PDFFont.Drawing.character(
        character, index == 0 ? group.glyphs : [],
        width: VectorNumber.rounded(advance * group.unitsPerEm, digits: 2))
      guard let code = code(of: drawing, advance: advance, in: run.face) else { return index > 0 }
      setFont(code.font, of: run, &pen)
      let way = CGPoint(x: pens * run.size, y: 0).applying(run.turn)
      let place = CGPoint(x: group.place.x + way.x, y: group.place.y + way.y)
      write(
        VectorGlyphs.Glyph(id: 0, place: place, advance: advance, text: nil), code, of: run, &pen)
      pens += advance
    }
    return true
  }
}

/// The glyphs of a cluster, which are drawn together.
private struct PDFCluster {
  /// Where the pen is before the cluster, in device pixels.
  let place: CGPoint
  let glyphs: [PDFFont.PlacedGlyph]
  /// How far the pen moves, in ems.
  let advance: CGFloat
  let unitsPerEm: CGFloat

  /// Nil where a glyph has no outline, or the pen does not move.
  /// - Parameter unitsPerEm: those of the outline of a glyph; nil for one that has none.
  init?(
    _ glyphs: ArraySlice<VectorGlyphs.Glyph>, of run: VectorGlyphs,
    _ unitsPerEm: (GlyphID) -> CGFloat?
  ) {
    // The letter, of whose place nothing moves it away, as marks are moved.
    guard let letter = glyphs.indices.max(by: { glyphs[$0].advance < glyphs[$1].advance }),
      glyphs[letter].advance > 0,
      let units = unitsPerEm(glyphs[letter].id), glyphs.allSatisfy({ unitsPerEm($0.id) != nil })
    else { return nil }
    let before = glyphs[..<letter].reduce(0) { $0 + $1.advance } * run.size
    let start = glyphs[letter].place.applying(run.turn.inverted())
    let pen = CGPoint(x: start.x - before, y: start.y)
    self.glyphs = glyphs.map { glyph in
      let place = glyph.place.applying(run.turn.inverted())
      return PDFFont.PlacedGlyph(
        id: glyph.id,
        place: CGPoint(
          x: VectorNumber.rounded((place.x - pen.x) / run.size * units, digits: 2),
          y: VectorNumber.rounded((pen.y - place.y) / run.size * units, digits: 2)))
    }
    place = pen.applying(run.turn)
    (advance, self.unitsPerEm) = (glyphs.reduce(0) { $0 + $1.advance }, units)
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark of the letter before it, or nothing that is seen.
  fileprivate var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
