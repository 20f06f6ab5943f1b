import GalleyGeometry
import GalleyGraphics
import GalleyStrings

/// The glyphs of one face: fonts of Type 3, each of at most 256 glyphs, whose procedures fill outlines.
struct PDFFont {
  struct Glyph {
    var drawing: Drawing
    /// Those of the drawing, in font units around the pen.
    var outlines: [Path]
    /// How far the pen moves, in font units.
    var width: CGFloat
  }

  /// What a code draws, and what is read there.
  enum Drawing: Hashable {
    /// A glyph of the face, which is read as what it stands for.
    case glyph(GlyphID)
    /// A character of a cluster: the glyphs of that, or none beside those that another one draws.
    case character(Unicode.Scalar, [PlacedGlyph], width: CGFloat)

    var glyphs: [PlacedGlyph] {
      switch self {
      case .glyph(let id): [PlacedGlyph(id: id, place: .zero)]
      case .character(_, let glyphs, _): glyphs
      }
    }
  }

  /// A glyph away from the pen, in font units.
  struct PlacedGlyph: Hashable {
    var id: GlyphID
    var place: CGPoint
  }

  /// Where a glyph is found.
  struct Code: Hashable {
    /// The place of its font among those of the face.
    var font: Int
    var code: Int
  }

  /// Codes of a font that have one byte.
  static let limit = 256

  var unitsPerEm: CGFloat
  private(set) var glyphs: [Glyph] = []
  private var codes: [Drawing: Code] = [:]
  /// What glyphs are read as that stand for no character of their own: what the first of them stood for.
  var readings: [GlyphID: String] = [:]
  /// The names of the fonts among the resources.
  private(set) var names: [String] = []
  /// The numbers of their objects.
  private(set) var numbers: [Int] = []

  init(unitsPerEm: CGFloat) { self.unitsPerEm = unitsPerEm }

  func code(of drawing: Drawing) -> Code? { codes[drawing] }

  /// Whether the next glyph needs a font.
  var isFull: Bool { glyphs.count == names.count * Self.limit }

  mutating func addFont(_ name: String, _ number: Int) {
    names.append(name)
    numbers.append(number)
  }

  mutating func add(_ glyph: Glyph) -> Code {
    let code = Code(font: glyphs.count / Self.limit, code: glyphs.count % Self.limit)
    glyphs.append(glyph)
    codes[glyph.drawing] = code
    return code
  }

  func width(of code: Code) -> CGFloat { glyphs[code.font * Self.limit + code.code].width }

  /// The glyphs of each font.
  func glyphs(ofFont index: Int) -> ArraySlice<Glyph> {
    glyphs[index * Self.limit..<min((index + 1) * Self.limit, glyphs.count)]
  }
}

extension PDFWriter {
  /// Where a glyph is found, which is added where it is new; nil for one that is no outline.
  mutating func code(
    of glyph: VectorGlyphs.Glyph, in face: FaceID
  ) -> PDFFont.Code? {
    code(of: .glyph(glyph.id), advance: glyph.advance, in: face)
  }

  /// Where a drawing is found, which is added where it is new; nil for one that has no outlines.
  /// - Parameter advance: how far the pen moves, in ems.
  mutating func code(
    of drawing: PDFFont.Drawing, advance: CGFloat, in face: FaceID
  ) -> PDFFont.Code? {
    if let known = fonts[face]?.code(of: drawing) { return known }
    var outlines: [Path] = []
    for glyph in drawing.glyphs {
      guard let outline = outline(of: glyph.id, in: face) else { return nil }
      let way = CGAffineTransform(translationX: glyph.place.x, y: glyph.place.y)
      outlines.append(glyph.place == .zero ? outline.path : outline.path.applying(way))
    }
    guard let unitsPerEm = fonts[face]?.unitsPerEm ?? unitsPerEm(of: drawing, in: face) else {
      return nil
    }
    var font = fonts[face] ?? PDFFont(unitsPerEm: unitsPerEm)
    if font.isFull {
      let number = objects.reserve()
      font.addFont(name(number, as: "Font", "F"), number)
    }
    let code = font.add(
      PDFFont.Glyph(drawing: drawing, outlines: outlines, width: advance * unitsPerEm))
    fonts[face] = font
    return code
  }

  private func unitsPerEm(of drawing: PDFFont.Drawing, in face: FaceID) -> CGFloat? {
    drawing.glyphs.first.flatMap { outline(of: $0.id, in: face)?.unitsPerEm }
  }

  /// The outline of a glyph in font units; nil for one that has none, such as a coloured one.
  func outline(of glyph: GlyphID, in face: FaceID) -> (path: Path, unitsPerEm: CGFloat)? {
    guard case .outline(let path, let unitsPerEm) = glyphs.image(of: glyph, in: face),
      path.isDefined, unitsPerEm > 0
    else { return nil }
    return (path, unitsPerEm)
  }

  /// Writes the fonts of all faces.
  ///
  /// A glyph that says its own colours (`d0`) and sets none has those of the text, and readers draw it as any other path,
  /// at its place between two pixels; one that says that it has none (`d1`) is kept by some as a bitmap on whole pixels.
  mutating func writeFonts() throws {
    for (face, font) in fonts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      var texts = characters(of: face).mapValues { Self.readText(of: $0) }
      texts.merge(font.readings) { own, _ in own }
      for index in font.numbers.indices { try write(font, index, texts) }
    }
  }

  private mutating func write(
    _ font: PDFFont, _ index: Int, _ texts: [GlyphID: String]
  ) throws {
    let glyphs = font.glyphs(ofFont: index)
    func number(_ value: CGFloat) -> String { VectorNumber.text(value, digits: 2) }
    let names = glyphs.enumerated().map { code, glyph in
      if case .glyph(let id) = glyph.drawing { "g\(id)" } else { "c\(code)" }
    }
    let procedures = try zip(names, glyphs).map { name, glyph in
      var bytes = Array("\(number(glyph.width)) 0 d0\n".utf8)
      for outline in glyph.outlines where !outline.isEmpty {
        bytes += PDFContent.operators(of: outline, digits: 2) + Array("f\n".utf8)
      }
      return "/\(name) \(try objects.addStream("", bytes)) 0 R"
    }
    let unit = VectorNumber.text(1 / font.unitsPerEm, digits: 8)
    let text = try objects.addStream("", Array(Self.characterMap(glyphs, texts).utf8))
    objects.set(
      font.numbers[index],
      "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [\(unit) 0 0 \(unit) 0 0] "
        + "/CharProcs << \(procedures.joined(separator: " ")) >> "
        + "/Encoding << /Type /Encoding /Differences "
        + "[0 \(names.map { "/\($0)" }.joined(separator: " "))] >> "
        + "/FirstChar 0 /LastChar \(glyphs.count - 1) "
        + "/Widths [\(glyphs.map { number($0.width) }.joined(separator: " "))] "
        + "/Resources << >> /ToUnicode \(text) 0 R >>")
  }

  /// Which characters the codes of a font stand for, so that texts can be selected and searched.
  private static func characterMap(
    _ glyphs: ArraySlice<PDFFont.Glyph>, _ texts: [GlyphID: String]
  ) -> String {
    let lines = glyphs.enumerated().compactMap { code, glyph in
      let text: String? =
        switch glyph.drawing {
        case .glyph(let id): texts[id]
        case .character(let character, _, _): String(character)
        }
      return text.map { "<\(code.hexadecimalCapitals(2))> <\(hexadecimal($0))>\n" }
    }
    var map =
      "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
      + "/CMapName /Galley def\n/CMapType 2 def\n"
      + "1 begincodespacerange\n<00> <FF>\nendcodespacerange\n"
    // At most a hundred at a time (Adobe's Technical Note 5014).
    for start in stride(from: 0, to: lines.count, by: 100) {
      let part = lines[start..<min(start + 100, lines.count)]
      map += "\(part.count) beginbfchar\n\(part.joined())endbfchar\n"
    }
    return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
  }

  /// What is read of a character: of a form of a letter the letter, and of a ligature its letters, which are what is
  /// typed and searched for (Unicode, chapter 9: they are compatibility characters).
  static func readText(of character: Unicode.Scalar) -> String {
    let isForm =
      (0xFB00...0xFDFF).contains(character.value) || (0xFE70...0xFEFC).contains(character.value)
    let text = String(character)
    return isForm ? text.precomposedStringWithCompatibilityMapping : text
  }

  /// A text as UTF-16, the higher byte first.
  static func hexadecimal(_ text: String) -> String {
    text.utf16.map { $0.hexadecimalCapitals(4) }.joined()
  }
}
