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
}
