import GalleyGeometry

/// A colour that no environment can change any more: gamma-encoded sRGB, not premultiplied.
/// Components may lie outside 0 to 1 until they become a pixel; alpha is 0 to 1.
package struct ResolvedColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Components of 0 to 255.
  package init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied by `opacity`.
  package func opacity(_ opacity: Double) -> ResolvedColor {
    var result = self
    result.alpha *= opacity
    return result
  }

  /// The colour as a premultiplied pixel; components are limited to 0 to 1, undefined ones are 0.
  package var pixel: Pixel {
    let alpha = Self.unit(alpha)
    return Pixel(
      red: Self.byte(Self.unit(red) * alpha), green: Self.byte(Self.unit(green) * alpha),
      blue: Self.byte(Self.unit(blue) * alpha), alpha: Self.byte(alpha))
  }

  /// A component between 0 and 1; an undefined one is 0.
  package static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  private static func byte(_ unit: Double) -> UInt8 { UInt8(unit * 255 + 0.5) }
}
