import GalleyStrings
import Testing

@Suite struct UTF8KeyTests {
  @Test func canonicallyEqualTextsAreTwoKeys() {
    for (one, other) in [("\u{212B}", "\u{C5}"), ("\u{387}", "\u{B7}"), ("e\u{301}", "\u{E9}")] {
      #expect(one == other)
      #expect(UTF8Key(one) != UTF8Key(other))
      #expect(Set([UTF8Key(one), UTF8Key(other)]).count == 2)
    }
  }

  @Test func theSameBytesAreOneKey() {
    let long = String(repeating: "wörter ", count: 40)
    for text in ["", "a", "ß\0b", long] {
      let copy = String(text.unicodeScalars.map(Character.init))
      #expect(UTF8Key(text) == UTF8Key(copy))
      #expect(UTF8Key(text).hashValue == UTF8Key(copy).hashValue)
    }
    #expect(UTF8Key(long) != UTF8Key(long + " "))
  }
}
