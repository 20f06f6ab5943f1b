import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Words that are hyphenated, by the small dictionaries of `Tests/Hyphenation`: German in ISO 8859-1 with hyphens
/// between
/// `r` and `t`, `ö` and `ß`, and `ff` that becomes `ff-f`; British English in UTF-8 with hyphens before `na` and `ti`.
@Suite struct HyphenationTests {
  private let engine = TextEngine()

  init() {
    engine.hyphenator.folder =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Hyphenation").path
  }

  private static let isInstalled = Hyphenator.isInstalled

  /// The lines of a text, each glyph that is inserted among them.
  private func lines(
    _ text: String, _ language: String, width: CGFloat, isHyphenated: Bool = true
  ) -> [String] {
    let font = FontDescriptor(design: .monospaced, size: 10).withOwnMetrics
    let shaped = engine.shape(AttributedText(text, font: font), language: language)
    var style = ParagraphStyle()
    style.isHyphenated = isHyphenated
    let layout = shaped.layout(width: width, height: nil, style: style)
    let bytes = Array(text.utf8)
    return layout.lines.map { line in
      let glyphs = line.runs.flatMap(\.glyphRun.glyphs)
      let places = glyphs.map(\.cluster)
      guard let first = places.min(), let last = places.max() else { return "" }
      let hasHyphen = glyphs.last?.id == hyphenGlyph(font)
      let end = hasHyphen ? last : last + 1
      var stop = end
      while stop < bytes.count, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
      return String(decoding: bytes[first..<stop], as: UTF8.self) + (hasHyphen ? "-" : "")
    }
  }

  private func hyphenGlyph(_ font: FontDescriptor) -> GlyphID? {
    engine.library.face(for: font).face?.glyph(for: "\u{2010}")
  }

  /// Letters of JetBrains Mono are 6 points wide at 10.
  @Test(.enabled(if: isInstalled))
  func wordsEndLinesWithHyphens() {
    #expect(lines("Gartenzaun", "de", width: 25) == ["Gar-", "tenz", "aun"])
    #expect(lines("international", "en-GB", width: 55) == ["interna-", "tional"])
    #expect(
      lines("an international nation", "en-GB", width: 61) == ["an inter-", "national", "nation"])
    // Whole words that fit stay whole, and nothing is hyphenated where nobody asks for it.
    #expect(lines("international", "en-GB", width: 200) == ["international"])
    #expect(
      lines("an international nation", "en-GB", width: 79, isHyphenated: false)
        == ["an", "international", "nation"])
  }

  @Test(.enabled(if: isInstalled))
  func lettersOfOldCharacterSetsAreFound() {
    #expect(engine.hyphenator.places(in: ["WÖRTER"], language: "de") == [[3]])
    #expect(engine.hyphenator.places(in: ["größe"], language: "de-CH") == [[3]])
    // One that is spelled otherwise, and one whose letters the dictionary does not have.
    #expect(
      engine.hyphenator.places(in: ["schiffahrt", "日本rt日本", "WÖRTER"], language: "de")
        == [[], [], [3]])
  }

  @Test func dictionariesAreFoundByTags() {
    #expect(
      Hyphenator.candidates(for: "de-Latn-CH-u-ca-iso8601") == [
        "de_Latn_CH", "de_CH", "de_Latn", "de",
      ])
    #expect(Hyphenator.candidates(for: "en_GB") == ["en_GB", "en"])
    #expect(Hyphenator.candidates(for: "../x").isEmpty && Hyphenator.candidates(for: "").isEmpty)
    #expect(HyphenationPackage.name(for: "de-AT") == "hyphen-de")
    #expect(HyphenationPackage.name(for: "en") == "hyphen-en-us")
    #expect(HyphenationPackage.name(for: "en-AU") == "hyphen-en-gb")
    #expect(HyphenationPackage.name(for: "ja") == nil)
  }

  @Test func wordsAreWhatNobodyElseSays() {
    func words(_ text: String) -> [String] {
      var found: [String] = []
      var words = HyphenatedWords(Array(text.utf8))
      while let word = words.next() { found.append("\(word.offset) \(word.text)") }
      return found
    }
    #expect(words("Some plain words") == ["5 plain", "11 words"])
    #expect(words("größer l\u{2019}école") == ["0 größer", "9 l\u{2019}école"])
    #expect(words("name@example.com and/or5letters soft\u{AD}hyphen") == [])
    #expect(words("www.beispielfirma.de plain. Words") == ["21 plain", "28 Words"])
    #expect(words(String(repeating: "a", count: 101)) == [])
  }

  /// A missing dictionary is said once a text, where a line is too long.
  @Test func aMissingDictionaryIsNamed() {
    let font = FontDescriptor(size: 10).withOwnMetrics
    let shaped = engine.shape(AttributedText("Parole italiane", font: font), language: "it-IT")
    var style = ParagraphStyle()
    style.isHyphenated = true
    #expect(shaped.layout(width: 500, height: nil, style: style).problems.isEmpty)
    let problems = shaped.layout(width: 20, height: nil, style: style).problems
    #expect(
      problems == [
        .missingHyphenation(
          language: "it-IT", package: "hyphen-it", isLibraryMissing: !Self.isInstalled)
      ])
    let words = problems.map(\.description).joined()
    #expect(words.contains("hyphen-it") && words.contains("no word is hyphenated"))
    style.isHyphenated = false
    #expect(shaped.layout(width: 20, height: nil, style: style).problems.isEmpty)
  }
}
