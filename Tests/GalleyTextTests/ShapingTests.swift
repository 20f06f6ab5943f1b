import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Glyphs and advances against HarfBuzz's own tool on the same font files.
@Suite struct ShapingTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let strings = [
    "AVATAR To Wa. \"quoted\"", "office ffi ffl fjord", "Hello, world!", "0123456789 1/2 3:45",
    "a -> b <= c != d", "Éclairs à la crème brûlée", "Straße Übergröße", "Žluťoučký kůň",
    "LT VA Yo P. r, f)", "e\u{301}te\u{301} n\u{303} o\u{308}", "Привет, мир", "Καλημέρα κόσμε",
  ]

  /// `glyph=cluster+advance` for each glyph, as `hb-shape` prints it.
  private func reference(_ text: String, file: String, direction: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "hb-shape", "--no-glyph-names", "--direction=\(direction)", "--utf8-clusters",
      "--language=en",
      "--font-file=\(Self.root.path)/Fonts/\(file)", text,
    ]
    // Of a text in another encoding than the machine's, it reads nothing.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C.UTF-8"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try #require(try pipe.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(arguments: strings, [FontWeight.regular, .bold])
  func glyphsAndAdvancesEqualHarfBuzzs(text: String, weight: FontWeight) throws {
    let engine = TextEngine()
    let shaped = engine.shape(
      AttributedText(text, font: FontDescriptor(size: 10, weight: weight).withOwnMetrics),
      language: "en")
    let line = try #require(shaped.lines.first)
    let file = weight == .bold ? "Inter-Bold.otf" : "Inter-Regular.otf"
    let own = Self.description(of: line.runs.flatMap(\.glyphs))
    #expect(own == (try reference(text, file: "Inter/\(file)", direction: "ltr")))
  }

  @Test func thereAreTwoHundredStringsInTwelveScripts() {
    #expect(ShapingStrings.scripts.count >= 12)
    #expect(ShapingStrings.scripts.reduce(0) { $0 + $1.texts.count } >= 200)
  }

  @Test(arguments: ShapingStrings.scripts.indices) func scriptsEqualHarfBuzzs(index: Int) throws {
    let script = ShapingStrings.scripts[index]
    for text in script.texts {
      let shaped = TextEngine().shape(
        AttributedText(text, font: FontDescriptor(size: 10).withOwnMetrics))
      #expect(shaped.problems.isEmpty, "\(text)")
      let run = try #require(shaped.lines.first?.runs.first)
      #expect(shaped.lines.first?.runs.count == 1, "\(text)")
      #expect(run.face.name == script.font)
      let expected = try reference(
        text, file: script.font, direction: script.isRightToLeft ? "rtl" : "ltr")
      #expect(Self.description(of: run.glyphs) == expected, "\(text)")
    }
  }

  private static func description(of glyphs: [ShapedGlyph]) -> String {
    let items = glyphs.map { glyph -> String in
      var text = "\(glyph.id)=\(glyph.cluster)"
      if glyph.offsetX != 0 || glyph.offsetY != 0 { text += "@\(glyph.offsetX),\(glyph.offsetY)" }
      return text + "+\(glyph.advance)"
    }
    return "[\(items.joined(separator: "|"))]"
  }

  @Test func kerningAndLigaturesAreOn() throws {
    let engine = TextEngine()
    let font = FontDescriptor(size: 100).withOwnMetrics
    func width(_ text: String) -> CGFloat {
      engine.shape(AttributedText(text, font: font)).layout(
        width: nil, height: nil, style: ParagraphStyle(displayScale: 64)
      ).size.width
    }
    #expect(width("AV") < width("A") + width("V") - 1)
  }

  /// FreeType's advances are HarfBuzz's for every glyph of every bundled font.
  @Test func advancesOfBothLibrariesAgree() throws {
    let library = FontLibrary()
    for index in FontFile.bundled().indices {
      let face = try #require(library.face(FaceID(rawValue: index)))
      #expect(face.glyphCount > 80)
      // Glyph 0 is a box of our own.
      let differing = (1..<UInt32(face.glyphCount)).filter {
        face.advance(of: $0) != face.harfBuzzAdvance(of: $0)
      }
      #expect(differing.isEmpty, "\(face.name): \(differing.prefix(5))")
    }
  }

  @Test func weightsChooseTheNearestFace() throws {
    let library = FontLibrary()
    for (asked, expected) in [
      (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (440, "Regular"),
      (500, "Medium"), (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ] {
      let face = library.face(
        for: FontDescriptor(size: 1, weight: FontWeight(rawValue: asked))
      ).face
      #expect(face?.name == "Inter/Inter-\(expected).otf")
    }
  }

  @Test func aTextIsShapedOnceHoweverOftenItIsMeasured() {
    let engine = TextEngine()
    let text = AttributedText(
      "one two three four five six", font: FontDescriptor(size: 17).withOwnMetrics)
    for width in stride(from: 300 as CGFloat, to: 40, by: -7) {
      _ = engine.shape(text).layout(width: width, height: nil, style: ParagraphStyle())
    }
    let shapedWhole = engine.statistics.shapedRuns
    let longest = text.string.utf8.count
    // What is shaped besides are cut ends of lines, each once.
    #expect(engine.statistics.shapedBytes <= longest * shapedWhole)
    for width in stride(from: 300 as CGFloat, to: 40, by: -7) {
      _ = engine.shape(text).layout(
        width: width, height: nil, style: ParagraphStyle(alignment: .center))
    }
    #expect(engine.statistics.shapedRuns == shapedWhole)
  }

  @Test func missingGlyphsAreNamedWithTheirPlace() {
    let shaped = TextEngine().shape(
      AttributedText("ab\u{13080}c", font: FontDescriptor(size: 17).withOwnMetrics))
    #expect(
      shaped.problems
        == [.missingCharacters(MissingCharacters(["\u{13080}"], offset: 2, text: "ab\u{13080}c"))])
    #expect(
      shaped.problems.first?.description
        == "no font has U+13080 EGYPTIAN HIEROGLYPH D010, character 3 of \"ab\u{13080}c\"; for Egyptian "
        + "Hieroglyphs add Noto Sans Egyptian Hieroglyphs (Debian package fonts-noto-core)")
  }

  @Test func unknownFamiliesAreReported() {
    let font = FontDescriptor(family: "Nonesuch", size: 17)
    let shaped = TextEngine().shape(AttributedText("a", font: font))
    #expect(shaped.problems == [.unknownFamily(name: "Nonesuch", standIn: "Inter", text: "a")])
  }

  @Test func featuresThatAFontHasNotAreReported() {
    func problems(_ features: [FontFeature]) -> [TextProblem] {
      TextEngine().shape(
        AttributedText("a", font: FontDescriptor(size: 10, features: features).withOwnMetrics)
      ).problems
    }
    #expect(problems([FontFeature("ss01", isRequired: true), FontFeature("zzzz")]) == [])
    #expect(
      problems([FontFeature("zzzz", isRequired: true)])
        == [.unknownFeature(tag: "zzzz", font: "Inter-Regular", text: "a")])
    #expect(
      problems([FontFeature("toolong", isRequired: true)]).first?.description
        == "Inter-Regular has no feature \"toolong\", and tags have four characters; it changes "
        + "nothing in \"a\"")
  }
}
