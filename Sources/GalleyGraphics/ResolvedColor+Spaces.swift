import GalleyGeometry

/// Linear light, Display P3 and OKLab, all by their published matrices and curves.
extension ResolvedColor {
  /// Components in proportion to light.
  package init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(
      red: SRGBCurve.encoded(red), green: SRGBCurve.encoded(green),
      blue: SRGBCurve.encoded(blue), alpha: alpha)
  }

  /// Gamma-encoded Display P3; what sRGB does not have lies outside of 0 to 1.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (r, g, b) = (SRGBCurve.light(red), SRGBCurve.light(green), SRGBCurve.light(blue))
    self.init(
      linearRed: 1.2249401762805598 * r - 0.22494017628055996 * g,
      green: -0.04205695470968816 * r + 1.0420569547096881 * g,
      blue: -0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b,
      alpha: alpha)
  }

  /// This colour and `share` of another one, mixed in OKLab, as the eye sees it.
  package func perceptuallyMixed(with other: ResolvedColor, _ share: Double) -> ResolvedColor {
    let (one, two) = (oklab, other.oklab)
    let mixed = one + (two - one) * share
    return ResolvedColor(oklab: mixed, alpha: self.alpha + (other.alpha - self.alpha) * share)
  }

  /// Lightness, green to red and blue to yellow in OKLab.
  package init(oklab mixed: SIMD3<Double>, alpha: Double) {
    let l = mixed.x + 0.3963377774 * mixed.y + 0.2158037573 * mixed.z
    let m = mixed.x - 0.1055613458 * mixed.y - 0.0638541728 * mixed.z
    let s = mixed.x - 0.0894841775 * mixed.y - 1.2914855480 * mixed.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    self.init(
      linearRed: 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      green: -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      blue: -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3, alpha: alpha)
  }

  /// Lightness, green to red and blue to yellow in OKLab; alpha is left out.
  package var oklab: SIMD3<Double> {
    let (r, g, b) = (SRGBCurve.light(red), SRGBCurve.light(green), SRGBCurve.light(blue))
    func root(_ value: Double) -> Double {
      let size = DeterministicMath.power(value.magnitude, 1.0 / 3)
      return value < 0 ? -size : size
    }
    let l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }
}
