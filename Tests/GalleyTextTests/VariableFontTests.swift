import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Fonts that vary, by one whose numbers can be worked out in the head: the advance of its A is
/// 600 + (weight - 400) / 2 + 2 (width - 100) of 1,000 units, its right edge 100 units before that.
@Suite struct VariableFontTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts")

  private func engine() throws -> TextEngine {
    TextEngine(fonts: try FontCollection(folder: Self.folder))
  }

  private func advance(
    _ engine: TextEngine, weight: Int = 400, width: CGFloat = 100,
    variations: [FontVariation] = []
  ) -> CGFloat {
    let font = FontDescriptor(
      family: "Boxes", size: 1000, weight: FontWeight(rawValue: weight), width: width,
      variations: variations)
    return engine.shape(AttributedText("A", font: font)).layout(
      width: nil, height: nil, style: ParagraphStyle()
    ).lines[0].runs[0].width
  }

  @Test func axesAndInstancesAreRead() throws {
    let fonts = try FontCollection(folder: Self.folder)
    let file = try #require(fonts.files.first { $0.family == "Boxes" })
    #expect(
      file.axes == [
        FontAxis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900),
        FontAxis(tag: "wdth", minimum: 50, defaultValue: 100, maximum: 150),
      ])
    #expect(
      file.instances == [
        FontInstance(name: "Regular", postScriptName: "Boxes-Regular", coordinates: [400, 100]),
        FontInstance(
          name: "Condensed Bold", postScriptName: "Boxes-CondensedBold", coordinates: [700, 75]),
      ])
    #expect(FontCollection.bundled.files.allSatisfy { $0.axes.isEmpty && $0.instances.isEmpty })
  }

  @Test(arguments: [
    (400, 100.0, 600.0), (900, 100, 850), (100, 100, 450), (700, 75, 700), (650, 110, 745),
    // Out of range: the ends.
    (1000, 400, 950), (1, 1, 350),
  ])
  func weightAndWidthMoveTheAdvance(weight: Int, width: Double, expected: Double) throws {
    #expect(advance(try engine(), weight: weight, width: width) == expected)
  }

  /// The text that is measured is the text that is drawn.
  @Test func outlinesMoveWithAdvances() throws {
    let engine = try engine()
    for (weight, width) in [(400, 100.0), (700, 75), (900, 150)] {
      let font = FontDescriptor(
        family: "Boxes", size: 1000, weight: FontWeight(rawValue: weight), width: width)
      let run = engine.shape(AttributedText("A", font: font))
        .layout(width: nil, height: nil, style: ParagraphStyle()).lines[0].runs[0].glyphRun
      guard case .outline(let path, _) = engine.image(of: run.glyphs[0].id, in: run.face) else {
        Issue.record("no outline")
        return
      }
      #expect(path.controlBounds.maxX == run.width - 100)
      #expect(path.controlBounds.maxY == 700)
      let face = try #require(engine.library.face(run.face))
      #expect(face.harfBuzzAdvance(of: run.glyphs[0].id) == Int32(run.width))
    }
  }

  @Test func axesByTagAreOverWeightAndWidth() throws {
    let engine = try engine()
    #expect(advance(engine, weight: 900, variations: [FontVariation("wght", 500)]) == 650)
    #expect(advance(engine, variations: [FontVariation("GRAD", 5)]) == 600)
    #expect(advance(engine, variations: [FontVariation("wght", .nan)]) == 600)
    #expect(advance(engine, variations: [FontVariation("wght", .infinity)]) == 850)
  }

  /// An axis that a face has not is no reason to be silent of what else it has not.
  @Test func axesThatAFontHasNotAreReported() throws {
    let engine = try engine()
    func problems(_ family: String, weight: Int = 400, isItalic: Bool = false, _ tags: String...)
      -> [TextProblem]
    {
      let font = FontDescriptor(
        family: family, size: 10, weight: FontWeight(rawValue: weight), isItalic: isItalic,
        variations: tags.map { FontVariation($0, 500) })
      return engine.shape(AttributedText("A", font: font)).problems
    }
    func unknown(_ tag: String, _ font: String) -> TextProblem {
      .unknownAxis(tag: tag, font: font, text: "A")
    }
    #expect(problems("Boxes", weight: 950, "wght", "wdth") == [])
    #expect(problems("Boxes", "wght", "GRAD").map(\.description).count == 1)
    #expect(problems("Inter", "wght") == [unknown("wght", "Inter-Regular")])
    #expect(
      problems("Inter", "GRAD").first?.description
        == "Inter-Regular has no axis \"GRAD\"; it changes nothing in \"A\"")
    let serif = problems("Source Serif Pro", weight: 100, "wght")
    #expect(serif.contains { if case .missingWeight = $0 { true } else { false } })
    #expect(serif.count == 2)
    let upright = problems("Galley Rounded", isItalic: true, "GRAD")
    #expect(upright.contains { if case .missingItalic = $0 { true } else { false } })
    #expect(upright.count == 2)
  }

  /// A name may be a face's or a named instance's; another weight of it is found in its family.
  @Test func facesAreFoundByTheirOwnNames() throws {
    let engine = try engine()
    func width(_ name: String, weight: FontWeight = .regular) -> (CGFloat, Int) {
      let font = FontDescriptor(family: name, size: 1000, weight: weight)
      let shaped = engine.shape(AttributedText("A", font: font))
      return (
        shaped.layout(width: nil, height: nil, style: ParagraphStyle()).lines[0].runs[0].width,
        shaped.problems.count
      )
    }
    #expect(width("Boxes-CondensedBold") == (700, 0))
    #expect(width("Boxes-CondensedBold", weight: FontWeight(rawValue: 900)) == (850, 0))
    #expect(width("Boxes Regular") == (600, 0))
    #expect(width("Boxes Condensed Bold") == (700, 0))
    #expect(width("Inter-SemiBold").1 == 0)
    #expect(width("Boxes-Ultra").1 == 1)
    let named = FontDescriptor(family: "Inter-SemiBold", size: 9)
    #expect(engine.library.face(for: named).face?.postScriptName == "Inter-SemiBold")
    let missing = FontDescriptor(family: "Inter-Ultra", size: 9)
    #expect(engine.library.face(for: missing).isExactFamily == false)
  }

  /// Either axis is enough, and comes before a weight that is nearer.
  @Test(arguments: ["ital", "slnt"]) func facesThatCanLeanAreItalic(tag: String) throws {
    var upright = try #require(
      try FontCollection(folder: Self.folder).files.first { $0.family == "Boxes" })
    upright.axes = []
    var leaning = upright
    leaning.weight = .bold
    leaning.axes = [FontAxis(tag: tag, minimum: 0, defaultValue: 0, maximum: 1)]
    let library = FontLibrary(FontCollection(files: [upright, leaning]))
    func file(isItalic: Bool) throws -> Int {
      let font = FontDescriptor(family: "Boxes", size: 9, isItalic: isItalic)
      return library.fileIndex(of: try #require(library.face(for: font).face).id)
    }
    #expect(try file(isItalic: true) == 1)
    #expect(try file(isItalic: false) == 0)
  }

  /// Fonts need not state PostScript names of their instances.
  @Test func instancesHaveNamesMadeOfTheirFamilies() {
    func names(_ family: String, _ name: String, _ own: String? = nil) -> [String] {
      FontInstance(name: name, postScriptName: own, coordinates: []).names(ofFamily: family)
    }
    #expect(names("Opt", "Display") == ["Opt-Display", "Opt Display"])
    #expect(names("Zwölf Pt", "Semi Bold") == ["ZwlfPt-SemiBold", "Zwölf Pt Semi Bold"])
    #expect(names("Opt", "Bold", "O-B") == ["O-B", "Opt Bold", "Opt-Bold"])
    #expect(names("オプト", "太") == ["オプト 太"])
  }

  /// Faces are kept by their places on the axes, not by what asked for them.
  @Test func instancesAreOpenedOnce() throws {
    let engine = try engine()
    func face(_ width: CGFloat) -> FaceID? {
      let font = FontDescriptor(family: "Boxes", size: 9, width: width)
      return engine.library.face(for: font).face?.id
    }
    #expect(face(150) == face(400) && face(150) != face(149))
  }

  /// The advance of Optical's A in units of 1,000 an em: 1000 + 10 (optical size - 10), from 10 to 50.
  @Test(arguments: [
    (9.0, 1000.0), (10, 1000), (17, 1070), (17.3, 1072.5), (17.1, 1070), (34, 1240), (200, 1400),
  ])
  func lettersAreThoseOfTheirSize(size: Double, units: Double) throws {
    let engine = try engine()
    func advance(_ text: String, _ family: String?, _ variations: [FontVariation] = []) -> CGFloat {
      let font = FontDescriptor(family: family, size: size, variations: variations)
      let run = engine.shape(AttributedText(text, font: font)).lines[0].runs[0]
      #expect(engine.library.file(of: run.face.id).family == "Optical")
      return run.width / size * 1000
    }
    let near = { (value: CGFloat, other: Double) in abs(value - other) < 0.51 }
    #expect(near(advance("A", "Optical"), units))
    // What is set counts over the size.
    #expect(near(advance("A", "Optical", [FontVariation("opsz", 30)]), 1200))
    // By the names of faces: an instance for one size keeps it.
    #expect(near(advance("A", "Optical Regular"), units))
    #expect(near(advance("A", "Optical-Text"), units))
    #expect(near(advance("A", "Optical-Display"), 1300))
    // A font that stands in has letters of the text's size, too.
    #expect(near(advance("\u{10380}", nil), units))
  }

  @Test func aTextOfTwoSizesStandsInByBoth() throws {
    let engine = try engine()
    let runs = [20.0, 40].map {
      AttributedText("\u{10380}", font: FontDescriptor(size: $0)).runs[0]
    }
    let shaped = engine.shape(AttributedText(runs: runs))
    #expect(
      shaped.lines[0].runs.map { ($0.width / $0.font.size * 1000).rounded() } == [1100, 1300])
  }
}
