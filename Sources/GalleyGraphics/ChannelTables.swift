import GalleyGeometry

/// A change of each channel of straight, gamma-encoded colours by itself: 256 results for the 256 steps of each.
package struct ChannelTables: Hashable, Sendable {
  package let red: [UInt8]
  package let green: [UInt8]
  package let blue: [UInt8]
  package let alpha: [UInt8]

  /// - Parameter value: the result for a step, both 0 to 1; what lies outside is held within, undefined ones are 0.
  package init(
    red: (Double) -> Double, green: (Double) -> Double, blue: (Double) -> Double,
    alpha: (Double) -> Double
  ) {
    func table(_ value: (Double) -> Double) -> [UInt8] {
      (0..<256).map { step in
        let result = value(Double(step) / 255)
        return UInt8((result > 0 ? min(result, 1) : 0) * 255 + 0.5)
      }
    }
    (self.red, self.green, self.blue, self.alpha) = (
      table(red), table(green), table(blue), table(alpha)
    )
  }

  /// Colours in proportion to light.
  package static let linearLight = ChannelTables(
    red: SRGBCurve.light, green: SRGBCurve.light, blue: SRGBCurve.light, alpha: { $0 })
  /// Gamma-encoded colours of those in proportion to light.
  package static let gammaEncoded = ChannelTables(
    red: SRGBCurve.encoded, green: SRGBCurve.encoded, blue: SRGBCurve.encoded, alpha: { $0 })

  /// Whether what has no colour becomes one.
  package var paintsClearPixels: Bool { (alpha.first ?? 0) > 0 }

  /// A premultiplied pixel, changed.
  package func pixel(_ pixel: UInt32) -> UInt32 {
    let old = pixel >> 24
    let opacity = UInt32(alpha[Int(old)])
    if opacity == 0 { return 0 }
    func channel(_ shift: UInt32, _ table: [UInt8]) -> UInt32 {
      let straight = old > 0 ? min(255, ((pixel >> shift & 255) * 255 + old / 2) / old) : 0
      return (UInt32(table[Int(straight)]) * opacity + 127) / 255
    }
    return channel(0, red) | channel(8, green) << 8 | channel(16, blue) << 16 | opacity << 24
  }
}
