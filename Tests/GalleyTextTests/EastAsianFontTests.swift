import GalleyGraphics
import Testing

@testable import GalleyText

/// What the bundled font for Chinese, Japanese and Korean has.
@Suite struct EastAsianFontTests {
  private let engine = TextEngine()

  private func missing(_ text: String, language: String) -> [Character] {
    [FontWeight.regular, .bold].flatMap { weight in
      let font = FontDescriptor(size: 12, weight: weight)
      return engine.shape(AttributedText(text, font: font), language: language).problems.flatMap {
        if case .missingCharacters(let missing) = $0 { missing.characters } else { [Character]() }
      }
    }
  }

  @Test(arguments: [
    ("嘅喺咗冇佢哋啲嗰嚟嘢唔咁", "yue"), ("嘅喺咗冇佢哋啲嗰嚟嘢唔咁", "zh-HK"), ("髙﨑德濵神塚𠮟頬剝", "ja"),
    // Of the third part of China's standard, some beyond the basic plane.
    ("㑇㕮䶮𬭚𫍯堃喆昇", "zh-Hans"), ("똠방각하펲시뷁", "ko"),
  ])
  func namesAndSpokenLanguagesAreThere(text: String, language: String) {
    #expect(missing(text, language: language) == [])
  }

  @Test func allOfHangulIsThere() {
    let syllables = (UInt32(0xAC00)...0xD7A3).compactMap(Unicode.Scalar.init).map { Character($0) }
    #expect(syllables.count == 11_172)
    #expect(missing(String(syllables), language: "ko") == [])
  }

  /// The font has syllables and no jamo: those are composed (UAX #15), as the two are equal.
  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "\u{D55C}\u{AE00}"),
    ("\u{AC00}\u{11A8}", "\u{AC01}"), ("\u{1112}\u{1161}", "\u{D558}"),
    ("a \u{1112}\u{1161}\u{11AB} b", "a \u{D55C} b"),
  ])
  func jamoAreSyllables(jamo: String, syllables: String) {
    func glyphs(_ text: String, _ language: String) -> [String] {
      let shaped = engine.shape(
        AttributedText(text, font: FontDescriptor(size: 12)), language: language)
      return shaped.lines[0].runs.flatMap { run in
        run.glyphs.map { "\(run.face.name) \($0.id) \($0.advance)" }
      }
    }
    for language in ["ko", "en"] {
      #expect(missing(jamo, language: language) == [])
      #expect(glyphs(jamo, language) == glyphs(syllables, language))
    }
  }

  @Test func whatComposesNoSyllableIsMissing() {
    // An old consonant, at both weights.
    let old: Character = "\u{113C}\u{1161}"
    #expect(missing(String(old), language: "ko") == [old, old])
    // Behind a syllable, a mark that no font has is missing alone.
    #expect(
      missing("\u{1112}\u{1161}\u{11AB}\u{20E3}", language: "ko") == ["\u{20E3}", "\u{20E3}"])
  }

  @Test func charactersAreComposedAsUnicodeDoes() {
    func parts(_ text: String) -> [UInt32]? { text.first?.composedParts?.map(\.value) }
    #expect(parts("\u{1112}\u{1161}\u{11AB}") == [0xD55C])
    #expect(parts("\u{1112}\u{1161}\u{11AB}\u{20E3}") == [0xD55C, 0x20E3])
    #expect(parts("\u{EA}\u{323}") == [0x1EC7])
    // Nothing to compose; a composed mark; a tower.
    #expect(parts("a") == nil && parts("b\u{651}") == nil && parts("\u{D55C}") == nil)
    #expect(parts("\u{995}\u{9C7}\u{9BE}") == nil)
    #expect(parts("e" + String(repeating: "\u{301}", count: 32)) == nil)
    #expect(parts("e" + String(repeating: "\u{301}", count: 31))?.count == 31)
  }
}
