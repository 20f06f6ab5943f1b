import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Fonts that say in their own ways which glyphs characters have. `Tests/Fonts/make-cmap-fonts` says in which: A is
/// 500 units wide, B 700.
@Suite struct CharacterMapTests {
  private let fonts: FontCollection
  private let engine: TextEngine

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fonts/Maps")
    fonts = try FontCollection(folder: folder)
    engine = TextEngine(fonts: fonts)
  }

  /// `family: glyphs` of each run.
  private func runs(_ text: String, in family: String) -> [String] {
    let font = FontDescriptor(family: family, size: 10)
    return engine.shape(AttributedText(text, font: font)).lines.flatMap(\.runs).map { run in
      "\(engine.library.file(of: run.face.id).family): \(run.glyphs.map { Int($0.id) })"
    }
  }

  private func face(_ family: String) throws -> FontFace {
    try #require(engine.library.face(for: FontDescriptor(family: family, size: 10)).face)
  }

  @Test(arguments: [
    "Map Mac", "Map Symbol", "Map SymbolNames", "Map Unicode0", "Map Names", "Map NamesCFF",
  ])
  func lettersAreSetInTheFontThatIsNamed(family: String) throws {
    #expect(runs("AB", in: family) == ["\(family): [2, 3]"])
    let shaped = engine.shape(
      AttributedText("AB", font: FontDescriptor(family: family, size: 10)))
    #expect(shaped.problems.isEmpty)
    #expect(shaped.layout(width: nil, height: nil, style: ParagraphStyle()).size.width == 12)
    // What is counted is what is shaped.
    let face = try face(family)
    for code in UInt32(0x20)..<0x180 {
      let scalar = try #require(Unicode.Scalar(code))
      let bytes = Array(String(Character(scalar)).utf8)
      let run = engine.shaper.shape(
        bytes, bytes.indices, face: face, font: FontDescriptor(family: family, size: 10),
        language: "en")
      let own = face.glyph(for: scalar)
      #expect(own == 0 || run.glyphs.map(\.id) == [own], "U+\(code)")
      let isMissing = run.glyphs.contains { $0.id == 0 }
      #expect(!isMissing || !face.has(Character(scalar)), "U+\(code)")
    }
  }

  @Test func symbolsHaveCharactersOfTheirOwn() throws {
    #expect(runs("\u{F041}\u{F042}", in: "Map Symbol") == ["Map Symbol: [2, 3]"])
    // U+0141 and U+F141 are neither.
    #expect(try face("Map Symbol").glyph(for: "\u{141}") == 0)
    // Where the font has a map, the names of its glyphs do not count.
    #expect(runs("A", in: "Map SymbolNames") == ["Map SymbolNames: [2]"])
  }

  @Test func applesRomanMapIsRead() throws {
    #expect(runs("Ä", in: "Map Mac") == ["Map Mac: [3]"])
    // U+0080 is a control character, and no Ä.
    #expect(try face("Map Mac").glyph(for: "\u{80}") == 0)
    #expect(runs("Z", in: "Map Mac").allSatisfy { $0.hasPrefix("Inter") })
  }

  @Test func charactersAreListedByTheSameMap() throws {
    func characters(_ family: String) throws -> [UInt32] {
      var found: [UInt32] = []
      try face(family).forEachCharacter { found.append($0) }
      return found
    }
    #expect(try characters("Map Mac") == [0x20, 0x41, 0x42, 0xC4])
    #expect(try characters("Map Symbol") == [0xF020, 0xF041, 0xF042])
    #expect(try characters("Map Names").filter { (0x41...0x7F).contains($0) } == [0x41, 0x42])
    #expect(try characters("Map Unicode0") == [0x20, 0x41, 0x42])
  }

  @Test func aFontWithoutAMapIsSaidAndNotUsed() {
    #expect(fonts.problems.count == 2, "\(fonts.problems)")
    for (family, problem) in zip(["Map Big5", "Map None"], fonts.problems) {
      #expect(problem.hasPrefix("\(family) (") && problem.contains("does not say which glyphs"))
      let shaped = engine.shape(
        AttributedText("AB", font: FontDescriptor(family: family, size: 10)))
      #expect(shaped.problems == [.unknownFamily(name: family, standIn: "Inter", text: "AB")])
    }
  }
}
