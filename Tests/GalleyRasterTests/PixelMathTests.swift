import Testing

@testable import GalleyRaster

/// Products of bytes are rounded to nearest, for every pair of them.
@Suite struct PixelMathTests {
  @Test func everyProductIsRoundedToNearest() {
    for one: UInt32 in 0...255 {
      for other: UInt32 in 0...255 {
        // Half of 255 is no whole number: no product lies in the middle.
        let expected = (2 * one * other + 255) / 510
        guard
          PixelMath.multiply(one, other) == expected,
          PixelMath.scale(one &* 0x0101_0101, by: other) == expected &* 0x0101_0101
        else {
          Issue.record("\(one) times \(other)")
          return
        }
      }
    }
  }

  @Test func channelsDoNotReachEachOther() {
    #expect(PixelMath.scale(0xff00_80ff, by: 128) == 0x8000_4080)
    #expect(PixelMath.over(0x8040_2010, 0xffff_ffff) == 0xffbf_9f8f)
    #expect(PixelMath.over(0, 0x1234_5678) == 0x1234_5678)
  }

  @Test func partsBecomeBytes() {
    #expect(
      [-1, 0, 0.5, 1, 2, .nan, .infinity].map(PixelMath.byte) == [0, 0, 128, 255, 255, 0, 255])
    #expect((0...255).allSatisfy { PixelMath.byte(Double($0) / 255) == UInt32($0) })
  }

  @Test func whiteIsLightAndGreenLighterThanRed() {
    #expect(PixelMath.lightness(0xffff_ffff) == 255)
    #expect(PixelMath.lightness(0) == 0)
    #expect(PixelMath.lightness(0xff00_ff00) > PixelMath.lightness(0xff00_00ff))
  }
}
