import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// What stands between two letters of the system's font.
@Suite struct SystemFontPairTests {
  private let engine = TextEngine()

  private func layout(_ text: String, width: CGFloat? = nil, scale: CGFloat = 1024) -> TextLayout {
    engine.shape(AttributedText(text, font: FontDescriptor(size: 17))).layout(
      width: width, height: nil, style: ParagraphStyle(displayScale: scale))
  }

  private func width(_ text: String) -> CGFloat { layout(text).size.width }

  private func distance(_ pair: String) -> CGFloat {
    let bytes = Array(pair.utf8)
    return SystemFontPairs.distance(from: bytes[0], to: bytes[1])
  }

  @Test func sidesOfOneShapeHaveOneNumber() {
    #expect(distance("Fo") == 0.034 && distance("Fe") == 0.034)
    #expect(distance("Ta") == -0.028 && distance("Th") == 0.003 && distance("Tr") == 0.003)
    #expect(distance("Av") == 0 && distance("nn") == 0 && distance("oo") == 0)
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let found = SystemFontPairs.distance(from: first, to: second)
        #expect(abs(found) < 0.04 && (found == 0 || first < 128 && second < 128))
      }
    }
  }

  /// Semibold letters of 17 points have no tracking of their own; they are fitted as those of sizes beside it are.
  @Test func aSizeWithoutTrackingHasFittedLetters() {
    #expect(SystemFontFit.tracking(ofSize: 17, weight: .semibold) == 0)
    func width(_ size: CGFloat) -> CGFloat {
      let font = FontDescriptor(size: size, weight: .semibold)
      return engine.shape(AttributedText("Attendees", font: font)).layout(
        width: nil, height: nil, style: ParagraphStyle(displayScale: 1024)
      ).size.width
    }
    #expect(abs(width(17) - width(16.99)) < 0.1 && abs(width(17) - width(17.01)) < 0.1)
  }

  /// A letter has what follows it: with a letter between that no pair has, the text is as wide as its letters.
  @Test func aPairIsSetApartByItsDistance() throws {
    let letters = try #require(SystemFontLetters(FontDescriptor(size: 17)))
    let run = try #require(
      engine.shape(AttributedText("Fo", font: FontDescriptor(size: 17))).lines[0].runs.first)
    let plain = try #require(
      engine.shape(AttributedText("Fo", font: FontDescriptor(size: 17).withOwnMetrics)).lines[0]
        .runs.first)
    let expected =
      plain.width * 0.9688
      + 17
      * (letters.change(of: "F").advance + letters.change(of: "o").advance + 0.034
        + 2 * SystemFontFit.tracking(ofSize: 17, weight: .regular))
    #expect(abs(run.width - expected) < 0.02)
  }

  /// A space has the distances of both of its sides, so that they go where a line is broken.
  @Test func linesAreAsWideAsTheirTextsAlone() throws {
    let sides = layout("River Tar", width: width("River Tar") - 1)
    try #require(sides.lines.count == 2)
    #expect(abs(sides.lines[0].width - width("River")) < 0.01)
    #expect(abs(sides.lines[1].width - width("Tar")) < 0.01)
  }

  /// A word that is broken inside is set as its parts alone would be.
  @Test func partsOfAWordAreSetAnew() {
    let word = "TaTaTaTaToToToTo"
    for available in stride(from: width("Ta"), to: width(word), by: 5) {
      let broken = layout(word, width: available)
      let count = broken.lines.reduce(0) {
        $0 + $1.runs.reduce(0) { $0 + $1.glyphRun.glyphs.count }
      }
      #expect(count == word.count)
      var rest = Substring(word)
      for line in broken.lines {
        let part = rest.prefix(line.runs.reduce(0) { $0 + $1.glyphRun.glyphs.count })
        #expect(abs(line.width - width(String(part))) < 0.01, "\(part)")
        rest = rest.dropFirst(part.count)
      }
    }
  }

  /// Words of iOS 17 to 26 that the letters alone have wrong by two pixels: their ink is as wide, up to one.
  @Test(arguments: [
    ("Title 1", 17, FontWeight.semibold, 44.33), ("Length", 17, .regular, 50.33),
    ("John Doe", 15, .medium, 65), ("Theme", 17, .regular, 51.67),
  ])
  func wordsAreAsWideAsOnIOS(text: String, size: CGFloat, weight: FontWeight, ink: CGFloat) throws {
    let found = try inkWidth(text, FontDescriptor(size: size, weight: weight))
    #expect(abs(found - ink) < 0.45, "\(text): \(found)")
  }

  /// Heavy and black words are further apart than bold ones: the ink of texts of iOS 16 (gonzalezreal/swift-markdown-ui,
  /// testInlinesStyling.1.png) and 26 (Faire-Games/Faire-Games, 3_en-US.png to 7_en-US.png), to 0.4 %.
  @Test(
    arguments: [
      ("This is bold text", 16, 800, 125), ("Block Blast", 20, 800, 106.67),
      ("SUDOKU", 17, 800, 87.33 - 5 * 3), ("Drop 7", 28, 900, 88.33), ("SIRTET", 17, 900, 61.33),
      ("TAP TO LAUNCH", 17, 900, 139.33),
    ] as [(String, CGFloat, Int, CGFloat)])
  func heavyWordsAreAsWideAsOnIOS(text: String, size: CGFloat, weight: Int, ink: CGFloat) throws {
    let weight = FontWeight(rawValue: weight)
    let found = try inkWidth(text, FontDescriptor(size: size, weight: weight))
    #expect(abs(found - ink) < 0.004 * ink, "\(text): \(found)")
    // Those of bold letters are 2 to 5 % narrower.
    #expect(
      SystemFontFit.tracking(ofSize: size, weight: weight)
        > SystemFontFit.tracking(ofSize: size, weight: .bold) + 0.014)
  }

  /// From the left edge of the first letter to the right one of the last, in points.
  private func inkWidth(_ text: String, _ font: FontDescriptor) throws -> CGFloat {
    let line = engine.shape(AttributedText(text, font: font)).lines[0]
    let run = try #require(line.runs.first)
    let (first, last) = (run.glyphs[0], run.glyphs[run.glyphs.count - 1])
    let left = run.face.outline(of: first.id).boundingRect.minX + CGFloat(first.offsetX)
    let right = run.face.outline(of: last.id).boundingRect.maxX + CGFloat(last.offsetX)
    let pen = run.glyphs.dropLast().reduce(0) { $0 + CGFloat($1.advance) }
    return (pen + right - left) * run.scale
  }

  @Test func digitsOfOneWidthKeepIt() throws {
    let letters = try #require(
      SystemFontLetters(FontDescriptor(size: 17, features: [.tabularDigits])))
    let plain = try #require(SystemFontLetters(FontDescriptor(size: 17)))
    #expect(plain.distance(from: 0x37, to: 0x34) != 0)
    #expect(letters.distance(from: 0x37, to: 0x34) == 0)
    #expect(letters.distance(from: 0x46, to: 0x6F) == 0.034)
  }
}
