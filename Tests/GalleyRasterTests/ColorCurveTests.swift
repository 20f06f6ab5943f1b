import GalleyGraphics
import Testing

@testable import GalleyRaster

/// The one curve of sRGB: pixels come out of it, so its bits are pinned.
@Suite struct SRGBCurveTests {
  /// A hash of the bits of all results for 0 to 1 in so many steps.
  private func bits(_ steps: Int, _ curve: (Double) -> Double) -> UInt64 {
    (0...steps).reduce(0) { hash, step in
      hash &* 1_099_511_628_211 ^ curve(Double(step) / Double(steps)).bitPattern
    }
  }

  @Test func bitsOfAllSamplesStay() {
    #expect(bits(255, SRGBCurve.light) == 0xe733_647b_b0ec_788c)
    #expect(bits(255, SRGBCurve.encoded) == 0x7027_a1f1_45a2_997e)
    #expect(bits(65535, SRGBCurve.light) == 0x381c_926b_eb87_3494)
    #expect(bits(65535, SRGBCurve.encoded) == 0x00e3_2c65_4614_096f)
  }

  @Test func samplesComeBack() {
    for step in 0...255 {
      let value = Double(step) / 255
      #expect(abs(SRGBCurve.encoded(SRGBCurve.light(value)) - value) < 1e-9)
    }
  }

  @Test func oddValuesAreMirroredOrStay() {
    for value in [0.001, 0.04045, 0.0405, 0.5, 1, 7, 1e300, .infinity] {
      let (light, encoded) = (SRGBCurve.light(value), SRGBCurve.encoded(value))
      #expect(SRGBCurve.light(-value).bitPattern == (-light).bitPattern)
      #expect(SRGBCurve.encoded(-value).bitPattern == (-encoded).bitPattern)
    }
    #expect(SRGBCurve.light(2) > 4.9 && SRGBCurve.encoded(2) > 1.35)
    #expect(SRGBCurve.light(-0.0).bitPattern == 0 && SRGBCurve.encoded(-0.0).bitPattern == 0)
    #expect(SRGBCurve.light(.nan).isNaN && SRGBCurve.encoded(.nan).isNaN)
  }

  @Test func tablesAndColorsHaveTheCurve() {
    for step in 0...255 {
      let value = Double(step) / 255
      #expect(ChannelTables.linearLight.red[step] == UInt8(SRGBCurve.light(value) * 255 + 0.5))
      #expect(ChannelTables.gammaEncoded.blue[step] == UInt8(SRGBCurve.encoded(value) * 255 + 0.5))
      #expect(ResolvedColor(linearRed: 0, green: value, blue: 0).green == SRGBCurve.encoded(value))
    }
  }
}

/// The luma's precisions, which are not the same.
@Suite struct LumaTests {
  @Test func sharesAreAWhole() {
    #expect(abs(Luma.shares.sum() - 1) < 1e-15)
    #expect(Luma.precise(1, 0, 0) == 13_933 && Luma.precise(0, 0, 1) == 4732)
    #expect(Luma.precise(255, 255, 255) == 255 << 16)
    #expect(Luma.precise(255 as UInt32, 255, 255) == 255 << 16)
    #expect(Luma.coarse(255, 255, 255) == 255)
    for index in 0..<3 {
      let channels = [0, 1, 2].map { $0 == index ? 1 : 0 }
      let share = Double(Luma.precise(channels[0], channels[1], channels[2])) / 65536
      #expect(abs(share - Luma.shares[index]) < 1e-5)
    }
  }

  @Test func formsDifferInTheLastDigit() {
    #expect(Luma.precise(200 as UInt32, 100, 50) == 7_710_300)
    #expect(PixelMath.lightness(200 | 100 << 8 | 50 << 16 | 255 << 24) == 118)
    #expect(Luma.coarse(200, 100, 50) == 117)
  }

  /// The most that a comparison asks for: channels of 255 times 255.
  @Test func largeChannelsHaveRoom() {
    #expect(Luma.precise(65025, 65025, 65025) == 65025 << 16)
  }
}
