import GalleyLimits
import Testing

@Suite struct ExactTextTests {
  @Test func canonicallyEqualTextsAreTwoKeys() {
    for (one, other) in [("\u{212B}", "\u{C5}"), ("\u{387}", "\u{B7}"), ("e\u{301}", "\u{E9}")] {
      #expect(one == other)
      #expect(ExactText(one) != ExactText(other))
      #expect(Set([ExactText(one), ExactText(other)]).count == 2)
    }
  }

  @Test func theSameBytesAreOneKey() {
    let long = String(repeating: "wörter ", count: 40)
    for text in ["", "a", "ß\0b", long] {
      let copy = String(text.unicodeScalars.map(Character.init))
      #expect(ExactText(text) == ExactText(copy))
      #expect(ExactText(text).hashValue == ExactText(copy).hashValue)
    }
    #expect(ExactText(long) != ExactText(long + " "))
  }
}
