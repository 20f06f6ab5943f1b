import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Texts in several scripts and directions: fonts, order, breaks.
@Suite struct DirectionTests {
  private let engine = TextEngine()

  private func shape(_ text: String, direction: TextDirection = .leftToRight) -> ShapedText {
    engine.shape(
      AttributedText(text, font: FontDescriptor(size: 17).withOwnMetrics), direction: direction)
  }

  private func layout(_ text: String, width: CGFloat? = nil, lineLimit: Int? = nil) -> TextLayout {
    shape(text).layout(width: width, height: nil, style: ParagraphStyle(lineLimit: lineLimit))
  }

  /// Where the clusters of a line's glyphs begin, from left to right.
  private func clusters(_ line: TextLayout.Line) -> [Int] {
    line.runs.flatMap { $0.glyphs.map(\.cluster) }
  }

  @Test func runsStandInTheirVisualOrder() {
    #expect(clusters(layout("ab").lines[0]) == [0, 1])
    #expect(clusters(layout("אב").lines[0]) == [2, 0])
    // A word from right to left in a line from left to right, and the other way round.
    #expect(clusters(layout("a אב b").lines[0]) == [0, 1, 4, 2, 6, 7])
    #expect(clusters(layout("אב a גד").lines[0]) == [9, 7, 6, 5, 4, 2, 0])
    // Digits are read from left to right in either.
    #expect(clusters(layout("אב 12").lines[0]) == [5, 6, 4, 2, 0])
  }

  @Test func neutralLinesTakeTheDirectionAround() {
    let shaped = shape("12 (", direction: .rightToLeft)
    #expect(shaped.lines[0].level == 1)
    #expect(shape("12 (").lines[0].level == 0)
    #expect(shape("a", direction: .rightToLeft).lines[0].level == 0)
  }

  @Test func bracketsAreMirrored() {
    let line = layout("א(ב)").lines[0]
    #expect(clusters(line) == [5, 3, 2, 0])
    let (opening, closing) = (layout("ב(").lines[0], layout("ב)").lines[0])
    func bracket(_ line: TextLayout.Line) -> GlyphID? {
      line.runs.flatMap(\.glyphs).first { $0.cluster == 2 }?.id
    }
    // Read first, the opening bracket looks like a closing one.
    let glyphs = line.runs.flatMap(\.glyphs)
    #expect(glyphs.first { $0.cluster == 2 }?.id == bracket(opening))
    #expect(glyphs.first { $0.cluster == 5 }?.id == bracket(closing))
    #expect(bracket(opening) != bracket(closing))
  }

  @Test func linesBreakInReadingOrder() throws {
    let text = "שלום עולם גדול מאוד"
    let whole = layout(text)
    let two = layout(text, width: whole.size.width * 0.6)
    try #require(two.lines.count == 2)
    // What is read first stands in the first line.
    #expect(clusters(two.lines[0]).min() == 0)
    #expect((clusters(two.lines[1]).min() ?? 0) > (clusters(two.lines[0]).max() ?? 0))
    let lines = two.lines.map(\.width).reduce(0, +)
    #expect(lines < whole.size.width && lines > whole.size.width * 0.9)
  }

  @Test func theEllipsisStandsAtTheEndOfReading() throws {
    let text = "שלום עולם גדול מאוד"
    let cut = layout(text, width: layout(text).size.width * 0.6, lineLimit: 1)
    #expect(cut.isTruncated)
    let first = try #require(cut.lines[0].runs.first?.glyphs.first)
    #expect(first.cluster > (clusters(cut.lines[0]).dropFirst().max() ?? 0))
  }

  @Test func aMarkNeverPartsFromItsBase() {
    // Inter has e and not the Hebrew point, which another font sets: no line parts them.
    for text in ["e\u{5B4}", "\u{915}\u{301}", "\u{E01}\u{301}", "ש\u{301}"] {
      #expect(layout(text, width: 1).lines.count == 1, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func fontsFallBackInTheirOrder() {
    func fonts(_ text: String, _ descriptor: FontDescriptor) -> [String] {
      engine.shape(AttributedText(text, font: descriptor)).lines[0].runs.map {
        String($0.face.name.prefix { $0 != "/" })
      }
    }
    #expect(
      fonts("a א ب", FontDescriptor(size: 9)) == [
        "Inter", "NotoSansHebrew", "NotoSansArabic",
      ])
    #expect(fonts("aא", FontDescriptor(design: .monospaced, size: 9))[0] == "JetBrainsMono")
    let bold = engine.shape(
      AttributedText("ب", font: FontDescriptor(size: 9, weight: .bold)))
    #expect(bold.lines[0].runs[0].face.name.hasSuffix("Bold.ttf"))
  }

  @Test func italicsAndMonospaceAreFaces() {
    func name(_ descriptor: FontDescriptor) -> String? {
      engine.library.face(for: descriptor).face?.name
    }
    #expect(name(FontDescriptor(size: 9, isItalic: true)) == "Inter/Inter-Italic.otf")
    #expect(
      name(FontDescriptor(size: 9, weight: .bold, isItalic: true)) == "Inter/Inter-BoldItalic.otf")
    #expect(
      name(FontDescriptor(family: "JetBrains Mono", size: 9, weight: .semibold))
        == "JetBrainsMono/JetBrainsMono-SemiBold.ttf")
    #expect(shape("a").problems.isEmpty)
    let serif = engine.shape(AttributedText("a", font: FontDescriptor(design: .serif, size: 9)))
    #expect(
      serif.problems.isEmpty
        && serif.lines[0].runs[0].face.name == "SourceSerifPro/SourceSerifPro-Regular.otf")
  }

  @Test func featuresAreSwitched() {
    func width(_ text: String, _ features: [FontFeature]) -> CGFloat {
      engine.shape(
        AttributedText(text, font: FontDescriptor(size: 100, features: features).withOwnMetrics)
      )
      .layout(width: nil, height: nil, style: ParagraphStyle(displayScale: 8)).size.width
    }
    #expect(width("111", []) < width("888", []))
    #expect(width("111", [.tabularDigits]) == width("888", [.tabularDigits]))
    #expect(width("AV", [FontFeature("kern", 0)]) > width("AV", []))
    #expect(width("AV", [FontFeature("nonesuch"), FontFeature("zzzz")]) == width("AV", []))
  }

  @Test func wordsOfThaiAreFoundByDictionary() {
    let text = "ภาษาไทยไม่มีช่องว่างระหว่างคำ"
    let breaks = engine.dictionary.breaks(before: Array(text.unicodeScalars))
    #expect(breaks.filter { $0 == .allowed }.count >= 6)
    let narrow = layout(text, width: layout(text).size.width * 0.55)
    #expect(narrow.lines.count >= 2)
    // Every line begins with a word.
    let starts = narrow.lines.compactMap { clusters($0).min() }
    let offsets = Dictionary(
      uniqueKeysWithValues: zip(
        text.unicodeScalars.indices.map {
          text.utf8.distance(from: text.startIndex, to: $0)
        }, breaks))
    #expect(starts.dropFirst().allSatisfy { offsets[$0] == .allowed })
    #expect(LineBreaker.breaks(before: Array(text.unicodeScalars)).allSatisfy { $0 == .none })
  }

  @Test func softHyphensAreSeenAtBreaksOnly() throws {
    let word = "hyphen\u{AD}ation"
    #expect(layout(word).size.width == layout("hyphenation").size.width)
    let narrow = layout(word, width: layout("hyphenat").size.width)
    try #require(narrow.lines.count == 2)
    let hyphenated = layout("hyphen\u{2010}").size.width
    #expect((narrow.lines[0].width - layout("hyphen\u{2010}").lines[0].width).magnitude < 0.01)
    #expect(narrow.lines[0].width <= hyphenated)
    #expect(layout("well-known", width: layout("well-kno").size.width).lines.count == 2)
    #expect(layout("well\u{2011}known", width: layout("wellxkno").size.width).lines.count == 2)
    let hard = layout("a b\u{2011}c", width: layout("a b").size.width + 3)
    #expect(clusters(hard.lines[1]).min() == 2)
  }

  @Test func tenThousandMarksOnALetterAreBounded() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000)
    let shaped = shape(text)
    // Long rows of marks are shaped in pieces of 128 characters.
    #expect(shaped.lines[0].runs.count == 79)
    #expect(layout(text, width: 20).lines.count >= 1)
  }

  @Test func emojiAreTakenFromTheEmojiFont() {
    func fonts(_ text: String) -> [String] {
      shape(text).lines[0].runs.map { String($0.face.name.prefix { $0 != "/" }) }
    }
    let emoji = "NotoColorEmoji"
    #expect(fonts("a 🚀 b") == ["Inter", emoji, "Inter"])
    // Presentation selectors, and what each character is without one.
    #expect(fonts("❤") == ["Inter"] && fonts("❤\u{FE0F}") == [emoji])
    #expect(
      fonts("⌚") == [emoji] && fonts("1") == ["Inter"] && fonts("1\u{FE0F}\u{20E3}") == [emoji])
    // Families, skin tones and flags are one glyph each.
    for text in ["👨‍👩‍👧‍👦", "👩🏽‍💻", "🇫🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "#️⃣", "🏳️‍🌈"] {
      let run = shape(text).lines[0].runs[0]
      #expect(run.glyphs.filter { $0.advance > 0 }.count == 1, "\(text)")
      guard case .bitmap(let bitmap, _, _, let size) = run.face.image(of: run.glyphs[0].id) else {
        Issue.record("\(text) has no image")
        continue
      }
      #expect(bitmap.width == 136 && bitmap.height == 128 && size == 109)
    }
    #expect(shape("🚀").problems.isEmpty)
    // A line is no higher for them.
    #expect(layout("a🚀").size.height == layout("a").size.height)
  }
}
