import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyText

/// Characters that no font has: the box that stands for them, and what is said.
@Suite struct MissingGlyphTests {
  private static let designs: [FontDesign] = [.default, .serif, .monospaced, .rounded]

  /// Two rectangles in opposite directions: a stroke of a twentieth of the font's size, with room at both sides.
  @Test(arguments: designs, [FontWeight.regular, .bold])
  func theMarkIsAThinBox(design: FontDesign, weight: FontWeight) throws {
    let engine = TextEngine()
    let font = FontDescriptor(design: design, size: 100, weight: weight).withOwnMetrics
    let face = try #require(engine.library.face(for: font).face)
    let em = face.unitsPerEm
    guard case .outline(let path, let units) = face.image(of: 0) else {
      Issue.record("no outline")
      return
    }
    #expect(units == em)
    let box = path.controlBounds
    let advance = CGFloat(face.advance(of: 0))
    #expect(box.minX >= em * 0.05 && box.maxX <= advance - em * 0.05)
    #expect(abs(box.minX - (advance - box.maxX)) <= 1, "side bearings are equal")
    #expect(box.minY == 0 && abs(box.maxY - face.metrics.capHeight) <= 1)
    #expect(box.width > em * 0.3 && box.width < em * 0.6)
    let stroke = (em * 0.05).rounded()
    #expect(path.contains(CGPoint(x: box.minX + stroke / 2, y: box.midY)))
    #expect(!path.contains(CGPoint(x: box.minX + stroke * 1.5, y: box.midY)))
    #expect(path.contains(CGPoint(x: box.midX, y: box.maxY - stroke / 2)))
    #expect(!path.contains(CGPoint(x: box.midX, y: box.midY)))
  }

  /// Every face has the box, and it stays in the room that a line gives it; a code's column stays one.
  @Test func everyBundledFontHasTheBox() throws {
    let library = FontLibrary()
    for index in FontFile.bundled().indices {
      let face = try #require(library.face(FaceID(rawValue: index)))
      let box = face.outline(of: 0).controlBounds
      #expect(box.minX > 0 && box.maxX < CGFloat(face.advance(of: 0)), "\(face.name)")
      #expect(box.height > face.unitsPerEm * 0.3 && box.height <= face.unitsPerEm, "\(face.name)")
      if face.hasOneWidth, !face.hasColors, face.glyphCount > 0 {
        #expect(face.advance(of: 0) == face.advance(of: face.glyph(for: "a")), "\(face.name)")
      }
    }
  }

  @Test(arguments: [-1, 0, 1, 16, 1000, 2048, 16384] as [CGFloat])
  func fontsThatSayNonsenseHaveABox(capHeight: CGFloat) {
    for units in [16, 1000, 2048, 16384] as [CGFloat] {
      for advance in [nil, 0, 1, -5, 600, 40000] as [Int32?] {
        let box = NotdefGlyph(unitsPerEm: units, capHeight: capHeight, fixedAdvance: advance)
        #expect(box.advance > 0 && box.top > 0)
        #expect(box.outline.controlBounds.maxX <= CGFloat(box.advance))
        #expect(CGFloat(box.top) <= units)
      }
    }
  }

  @Test func charactersOfAScriptAreOneProblem() {
    let shaped = TextEngine().shape(
      AttributedText(
        "a \u{A997}\u{A9AE}\u{A997} \u{16A0}b\u{A98F}",
        font: FontDescriptor(size: 17).withOwnMetrics)
    )
    #expect(
      shaped.problems.map(\.description) == [
        "no font has 3 Javanese characters: first U+A997 JAVANESE LETTER JA, character 3 of "
          + "\"a \u{A997}\u{A9AE}\u{A997} \u{16A0}b\u{A98F}\"; for Javanese add Noto Sans Javanese "
          + "(Debian package fonts-noto-core)",
        "no font has U+16A0 RUNIC LETTER FEHU FEOH FE F, character 7 of "
          + "\"a \u{A997}\u{A9AE}\u{A997} \u{16A0}b\u{A98F}\"; for Runic add Noto Sans Runic "
          + "(Debian package fonts-noto-core)",
      ])
  }

  /// A character, how it is counted, and what is said to do.
  @Test(arguments: [
    (
      "\u{A997}", "2 Javanese characters", "add Noto Sans Javanese (Debian package fonts-noto-core)"
    ),
    ("\u{0F40}", "2 Tibetan characters", "add Noto Serif Tibetan (Debian package fonts-noto-core)"),
    ("\u{20000}", "2 Han characters", "add Noto Sans CJK (Debian package fonts-noto-cjk)"),
    ("\u{1B001}", "2 Hiragana characters", "add Noto Sans CJK (Debian package fonts-noto-cjk)"),
    ("\u{1FAE8}", "2 emoji", "add Noto Color Emoji (Debian package fonts-noto-color-emoji)"),
    ("\u{1D11E}", "2 symbols", "add Noto Music (Debian package fonts-noto-core)"),
    ("\u{1D49C}", "2 symbols", "add Noto Sans Math (Debian package fonts-noto-core)"),
    ("\u{1F7D5}", "2 symbols", "add Noto Sans Symbols 2 (Debian package fonts-noto-core)"),
    ("\u{E000}", "2 private-use characters", ""), ("\u{0378}", "2 unassigned characters", ""),
    ("\u{11F02}", "2 Kawi characters", "add Noto Sans Kawi"),
  ])
  func everyKindHasItsFont(text: String, counted: String, advice: String) throws {
    let kind = CharacterKind(of: try #require(text.first))
    #expect(kind.counted(2) == counted)
    #expect(kind.advice ?? "" == advice)
  }

  /// No character stops the search for its kind.
  @Test func everyScalarHasAKind() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(!CharacterKind(of: Character(scalar)).name.isEmpty)
    }
  }
}
