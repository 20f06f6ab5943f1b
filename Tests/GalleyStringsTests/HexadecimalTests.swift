import GalleyStrings
import Testing

/// Colours, characters and escaped bytes in hexadecimal digits.
@Suite struct HexadecimalTests {
  @Test func zerosStandBeforeFewDigits() {
    #expect((0 as UInt8).hexadecimalCapitals(2) == "00")
    #expect((0xA as UInt8).hexadecimalCapitals(2) == "0A")
    #expect((0xFF as UInt8).hexadecimalCapitals(2) == "FF")
    #expect((0xABC as UInt32).hexadecimalCapitals(2) == "ABC")
    #expect(UInt64.max.hexadecimalCapitals(8) == "FFFFFFFFFFFFFFFF")
  }

  @Test func codesHaveFourDigitsAtLeast() {
    #expect(("\u{7}" as Unicode.Scalar).codeName == "U+0007")
    #expect(("\u{4E2D}" as Unicode.Scalar).codeName == "U+4E2D")
    #expect(("\u{1F44D}" as Unicode.Scalar).codeName == "U+1F44D")
  }
}
