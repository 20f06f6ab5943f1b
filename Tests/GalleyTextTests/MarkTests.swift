import Foundation
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyText

/// Marks that the face of their base does not have.
@Suite struct MarkTests {
  private let engine = TextEngine()

  private func shape(_ text: String, size: CGFloat = 100, language: String = "en") -> ShapedText {
    engine.shape(
      AttributedText(text, font: FontDescriptor(size: size).withOwnMetrics), language: language)
  }

  /// `family: characters` of each run.
  private func runs(_ text: String) -> [String] {
    shape(text).lines.flatMap { line in
      line.runs.map { run in
        let family = engine.library.file(of: run.face.id).family
        let scalars = String(decoding: line.bytes[run.bytes], as: UTF8.self).unicodeScalars
        return "\(family): " + scalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      }
    }
  }

  /// The ink of each glyph in points from the start of the line, y upwards.
  private func ink(_ text: String) -> [CGRect] {
    let layout = shape(text).layout(width: nil, height: nil, style: ParagraphStyle())
    var x: CGFloat = 0
    return layout.lines[0].runs.flatMap { run in
      defer { x += run.glyphRun.width }
      return run.glyphRun.glyphs.map { glyph in
        let face = engine.library.face(run.glyphRun.face)
        let scale = run.glyphRun.size / (face?.unitsPerEm ?? 1)
        let box = face?.outline(of: glyph.id).boundingRect ?? .zero
        return CGRect(
          x: x + glyph.position.x + box.minX * scale, y: -glyph.position.y + box.minY * scale,
          width: box.width * scale, height: box.height * scale)
      }
    }
  }

  @Test func aMarkTakesTheFaceThatHasIt() {
    #expect(runs("b\u{651}") == ["Inter: 62", "Noto Sans Arabic: 651"])
    #expect(runs("ก\u{301}") == ["Noto Sans Thai: e01", "Inter: 301"])
    #expect(shape("b\u{651} ก\u{301}").problems.isEmpty)
    // What comes behind stays in the base's face, a space among it.
    #expect(runs("ab\u{651} c") == ["Inter: 61 62", "Noto Sans Arabic: 651", "Inter: 20 63"])
    // Both marks of the base's face and others.
    #expect(
      runs("b\u{301}\u{651}\u{301}") == [
        "Inter: 62 301", "Noto Sans Arabic: 651", "Inter: 301",
      ])
  }

  @Test(arguments: [("b\u{651}", "b"), ("ก\u{301}", "ก"), ("א\u{302}", "א")])
  func itLiesInTheMiddleAboveItsBase(text: String, base: String) {
    let found = ink(text)
    #expect(found.count == 2)
    let letter = ink(base)[0]
    // Where text is read from right to left the mark's run comes first.
    guard let mark = found.first(where: { abs($0.minY - letter.minY) > 1 }) else {
      Issue.record("no mark: \(found)")
      return
    }
    #expect(abs(mark.midX - letter.midX) < 0.2, "\(mark) \(letter)")
    #expect(mark.minY > letter.maxY, "\(mark) \(letter)")
    let style = ParagraphStyle()
    #expect(
      shape(text).layout(width: nil, height: nil, style: style).size.width
        == shape(base).layout(width: nil, height: nil, style: style).size.width)
  }

  @Test func noLineBreaksBeforeIt() {
    let text = shape("b\u{651}b\u{651}b\u{651}b", size: 20)
    let layout = text.layout(width: 1, height: nil, style: ParagraphStyle())
    #expect(layout.lines.map { $0.runs.count } == [2, 2, 2, 1])
    #expect(text.lines[0].clusters.map(\.bytes.count) == [3, 3, 3, 1])
  }

  @Test func aMarkThatNoFontHasIsNamedWithoutItsBase() {
    let problems = shape("A\u{20E3} B").problems
    #expect(
      problems.map(\.description) == [
        "no font has U+20E3 COMBINING ENCLOSING KEYCAP, character 1 of \"A\u{20E3} B\"; "
          + "add Noto Sans Symbols (Debian package fonts-noto-core)"
      ])
    #expect(
      engine.fontChoices(for: "A\u{20E3}B", FontDescriptor(size: 9)).map { $0.file == nil }
        == [true, false])
    // A letter that no font has is named with its marks.
    #expect(shape("\u{13080}\u{301}").problems.first?.description.contains("U+0301") == true)
  }

  @Test func aTowerOfMarksInTurnIsOneCluster() {
    let text = "b" + String(repeating: "\u{651}\u{301}", count: 1000)
    let line = shape(text).lines[0]
    #expect(line.runs.count == 2001)
    #expect(line.runs.last?.bytes.upperBound == text.utf8.count)
    #expect(line.clusters.count == 1)
    #expect(
      line.runs.dropFirst().allSatisfy { $0.width == 0 && $0.glyphs.allSatisfy { $0.id != 0 } })
  }

  /// HarfBuzz takes the square of a row's length, and ends the process at 32,767 marks.
  @Test(
    arguments: [
      ("\u{5D0}", "\u{5B0}\u{5BC}"), ("\u{E01}", "\u{E48}\u{E38}"), ("\u{628}", "\u{64E}\u{651}"),
      ("\u{1780}", "\u{17D2}\u{1780}"), ("\u{1780}", "\u{17D2}\u{179A}"), ("e", "\u{301}\u{323}"),
    ])
  func longRowsAreShapedInPieces(base: String, marks: String) {
    let text = base + String(repeating: marks, count: 50_000) + " end"
    var shaped = shape("", size: 10)
    let time = processorTime {
      shaped = shape(text, size: 10)
      _ = shaped.layout(width: 50, height: nil, style: ParagraphStyle())
    }
    #expect(time < .seconds(60))
    let line = shaped.lines[0]
    #expect(shaped.problems.isEmpty)
    #expect(line.runs.map(\.bytes.count).reduce(0, +) == text.utf8.count)
    let longest = line.runs.map(\.glyphs.count).max() ?? 0
    #expect(longest <= 3 * MarkChains.limit, "\(longest)")
    #expect(line.clusters.last?.bytes.upperBound == text.utf8.count)
    // What follows the row is letters again.
    #expect(line.clusters.suffix(3).allSatisfy { $0.bytes.count == 1 && $0.width > 0 })
  }

  /// Between places that no number holds there is no way for a mark.
  @Test func marksOnLettersBeyondNumbers() {
    for size in [1e300, 1.7e308, 1.797e308, .greatestFiniteMagnitude] as [CGFloat] {
      for mark in ["\u{20DD}", "\u{20DE}", "\u{489}"] {
        let text = engine.shape(
          AttributedText("\u{338F}\(mark)x", font: FontDescriptor(size: size)))
        #expect(text.lines.first?.clusters.count == 2)
      }
    }
  }

  @Test func rowsUpToTheLimitAreWhole() {
    func cuts(_ text: String) -> [Int] {
      MarkChains.cuts(in: Array(text.unicodeScalars)).sorted()
    }
    func row(_ count: Int) -> String { "e" + String(repeating: "\u{301}", count: count) }
    #expect(cuts(row(127)) == [])
    #expect(cuts(row(128)) == [128])
    #expect(cuts(String(repeating: row(127), count: 20)) == [])
    for offset in 0..<130 {
      let before = String(repeating: "x", count: offset)
      #expect(cuts(before + row(300) + "y" + row(128)) == [128, 256, 430].map { $0 + offset })
    }
    // A letter below another one stays with its coeng.
    #expect(cuts("\u{1780}" + String(repeating: "\u{17D2}\u{1780}", count: 64)) == [])
    #expect(cuts("\u{1780}" + String(repeating: "\u{17D2}\u{1780}", count: 65)) == [129])
  }

  /// A rule of the font that is looked for at each of them passes over all that follow.
  @Test(arguments: ["\u{AD}", "\u{AD}\u{2060}\u{200C}", "\u{FEFF}", "\u{200E}"])
  func longRowsOfCharactersThatAreNotSeenAreShapedInPieces(row: String) {
    let text = "a" + String(repeating: row, count: 1000) + "b"
    let line = shape(text).lines[0]
    #expect(line.runs.map(\.bytes.count).reduce(0, +) == text.utf8.count)
    let lengths = line.runs.map {
      String(decoding: line.bytes[$0.bytes], as: UTF8.self).unicodeScalars.count
    }
    #expect(lengths.count > 3 && (lengths.max() ?? 0) <= 2 * IgnoredCharacters.limit, "\(lengths)")
    #expect(line.clusters.last?.bytes.count == 1 && line.clusters.first?.bytes.count == 1)
    #expect(line.clusters.dropFirst().dropLast().allSatisfy { $0.width == 0 })
  }

  @Test func shortRowsOfCharactersThatAreNotSeenAreWhole() {
    func cuts(_ text: String) -> [Int] {
      IgnoredCharacters.cuts(in: Array(text.unicodeScalars)).sorted()
    }
    func row(_ count: Int) -> String { "e" + String(repeating: "\u{AD}", count: count) }
    #expect(cuts(row(128)) == [])
    #expect(cuts(row(129)) == [129])
    #expect(cuts(String(repeating: row(128), count: 20)) == [])
    for offset in 0..<130 {
      let before = String(repeating: "x", count: offset)
      #expect(cuts(before + row(300) + "y" + row(129)) == [129, 257, 431].map { $0 + offset })
    }
    // Joiners and tags stay with what they belong to.
    #expect(cuts("e" + String(repeating: "\u{200D}", count: 1000)) == [])
    #expect(cuts("e" + String(repeating: "\u{E0041}", count: 1000)) == [])
  }

  @Test func warningsNameAFewMarks() throws {
    let text = "\u{13080}" + String(repeating: "\u{301}\u{323}", count: 10_000)
    let words = shape(text).problems.map(\.description)
    try #require(words.count == 1)
    #expect(words[0].contains("U+0323 COMBINING DOT BELOW, U+0301 COMBINING ACUTE ACCENT and"))
    #expect(words[0].utf8.count < 600, "\(words[0].utf8.count)")
  }
}
