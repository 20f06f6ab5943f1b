import GalleyGeometry
import GalleyGraphics
import GalleyStrings

/// A glyph's outline among the definitions.
struct SVGOutline {
  /// Nil for a glyph without ink.
  var id: String?
  var unitsPerEm: CGFloat
}

extension SVGWriter {
  mutating func write(_ run: VectorGlyphs) {
    if text == .names, let text = SVGTextRun(run, characters(of: run.face)) {
      return write(text, of: run)
    }
    let outlines = run.glyphs.map { outline(of: $0.id, in: run.face) }
    guard let unitsPerEm = outlines.first(where: { $0.id != nil })?.unitsPerEm else { return }
    // Places are said in the units of the matrix as it is written, so that its digits do not move them.
    var matrix = run.matrix(unitsPerEm: unitsPerEm)
    matrix.a = VectorNumber.rounded(matrix.a, digits: 7)
    matrix.b = VectorNumber.rounded(matrix.b, digits: 7)
    matrix.c = VectorNumber.rounded(matrix.c, digits: 7)
    matrix.d = VectorNumber.rounded(matrix.d, digits: 7)
    guard matrix.isInvertible else { return }
    let back = matrix.inverted()
    body.append("<g\(run.color.attributes("fill", "fill-opacity"))")
    body.append("\(matrix.attribute("transform"))>")
    for (glyph, outline) in zip(run.glyphs, outlines) {
      guard let id = outline.id else { continue }
      let place = glyph.place.applying(back)
      body.append("<use href=\"#\(id)\" x=\"\(VectorNumber.text(place.x))\"")
      body.append(" y=\"\(VectorNumber.text(place.y))\"/>")
    }
    body.append("</g>\n")
  }

  private mutating func outline(of glyph: GlyphID, in face: FaceID) -> SVGOutline {
    let key = GlyphKey(face: face, glyph: glyph)
    if let known = outlines[key] { return known }
    var outline = SVGOutline(id: nil, unitsPerEm: 1)
    if case .outline(let path, let unitsPerEm) = glyphs.image(of: glyph, in: face) {
      outline.unitsPerEm = unitsPerEm
      if !path.isEmpty, path.isDefined, unitsPerEm > 0 {
        let text = String(decoding: SVGPathText(path, digits: 2).bytes, as: UTF8.self)
        outline.id = define("g", "path", " d=\"\(text)\"", "")
      }
    }
    outlines[key] = outline
    return outline
  }

  private mutating func characters(of face: FaceID) -> [GlyphID: Unicode.Scalar] {
    if let known = characters[face] { return known }
    let found = glyphs.characters(of: face)
    characters[face] = found
    return found
  }

  private mutating func write(_ text: SVGTextRun, of run: VectorGlyphs) {
    let style = glyphs.style(of: run.face)
    let family = style.family.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    body.append("<text xml:space=\"preserve\" font-family=\"\(Markup.escaped("'\(family)'"))\"")
    body.append(" font-size=\"\(VectorNumber.text(run.size))\"")
    if style.weight != 400 { body.append(" font-weight=\"\(style.weight)\"") }
    if style.isItalic { body.append(" font-style=\"italic\"") }
    body.append(run.color.attributes("fill", "fill-opacity"))
    let places = run.glyphs.map { $0.place.applying(run.turn.inverted()) }
    body.append(" x=\"\(places.map { VectorNumber.text($0.x) }.joined(separator: " "))\"")
    let y = places.map { VectorNumber.text($0.y) }
    body.append(" y=\"\(Set(y).count == 1 ? y[0] : y.joined(separator: " "))\"")
    body.append(run.turn.attribute("transform"))
    body.append(">\(Markup.escaped(text.characters))</text>\n")
  }
}

/// A run whose glyphs are one for each character, which any renderer of SVG finds again.
struct SVGTextRun {
  let characters: String

  /// Nil for a run with glyphs that a text does not say: parts of letters, marks, ligatures, characters beyond 16 bits,
  /// whose places renderers count differently, and texts that would be put in another order.
  init?(_ run: VectorGlyphs, _ known: [GlyphID: Unicode.Scalar]) {
    guard !run.isRightToLeft, !run.glyphs.isEmpty else { return nil }
    var text = ""
    for glyph in run.glyphs {
      guard let character = known[glyph.id], character.value <= 0xFFFF else { return nil }
      switch character.properties.generalCategory {
      case .control, .format, .nonspacingMark, .spacingMark, .enclosingMark, .privateUse,
        .surrogate, .unassigned, .lineSeparator, .paragraphSeparator:
        return nil
      default: text.unicodeScalars.append(character)
      }
    }
    characters = text
  }
}
