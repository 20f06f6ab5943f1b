import GalleyGeometry
import GalleyGraphics

/// The colour spaces of `color()`; matrices and curves are those of CSS Color 4, sections 10 and 18.
enum SVGColorSpace: String {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"

  private typealias Row = SIMD3<Double>
  private typealias Matrix = (Row, Row, Row)

  /// What sRGB does not have lies outside of 0 to 1.
  func color(_ value: SIMD3<Double>, alpha: Double) -> ResolvedColor {
    switch self {
    case .srgb: ResolvedColor(red: value.x, green: value.y, blue: value.z, alpha: alpha)
    case .srgbLinear:
      ResolvedColor(linearRed: value.x, green: value.y, blue: value.z, alpha: alpha)
    case .displayP3:
      ResolvedColor(displayP3Red: value.x, green: value.y, blue: value.z, alpha: alpha)
    case .a98:
      Self.color(
        xyz: Self.product(
          Self.a98ToXYZ, Self.each(value) { DeterministicMath.power($0, 563.0 / 256) }),
        alpha: alpha)
    case .proPhoto:
      Self.color(
        xyzD50: Self.product(
          Self.proPhotoToXYZ,
          Self.each(value) { $0 <= 16.0 / 512 ? $0 / 16 : DeterministicMath.power($0, 1.8) }),
        alpha: alpha)
    case .rec2020:
      Self.color(
        xyz: Self.product(
          Self.rec2020ToXYZ,
          Self.each(value) { size in
            let (a, b) = (1.09929682680944, 0.018053968510807)
            return size < b * 4.5
              ? size / 4.5 : DeterministicMath.power((size + a - 1) / a, 1 / 0.45)
          }), alpha: alpha)
    case .xyz, .xyzD65: Self.color(xyz: value, alpha: alpha)
    case .xyzD50: Self.color(xyzD50: value, alpha: alpha)
    }
  }

  /// What a colour has here, as `color` takes it; nil in the spaces of photographs and films.
  func components(of color: ResolvedColor) -> SIMD3<Double>? {
    let encoded = SIMD3(color.red, color.green, color.blue)
    switch self {
    case .srgb: return encoded
    case .srgbLinear: return Self.light(encoded)
    case .displayP3:
      let light = Self.product(Self.xyzToP3, Self.xyz(of: color))
      return SIMD3(
        SRGBCurve.encoded(light.x), SRGBCurve.encoded(light.y), SRGBCurve.encoded(light.z))
    case .xyz, .xyzD65: return Self.xyz(of: color)
    case .xyzD50: return Self.xyzD50(of: color)
    case .a98, .proPhoto, .rec2020: return nil
    }
  }

  /// CIE Lab with the white of D50: lightness 0 to 100.
  static func color(lab: SIMD3<Double>, alpha: Double) -> ResolvedColor {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (lab.x + 16) / 116
    let (x, z) = (lab.y / 500 + y, y - lab.z / 200)
    func cubed(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let light = lab.x > kappa * epsilon ? y * y * y : lab.x / kappa
    return color(
      xyzD50: SIMD3(
        cubed(x) * 0.3457 / 0.3585, light, cubed(z) * (1 - 0.3457 - 0.3585) / 0.3585),
      alpha: alpha)
  }

  /// A curve for the sizes of components; below 0 it is mirrored.
  private static func each(
    _ value: SIMD3<Double>, _ curve: (Double) -> Double
  ) -> SIMD3<Double> {
    func mirrored(_ one: Double) -> Double { one < 0 ? -curve(-one) : curve(one) }
    return SIMD3(mirrored(value.x), mirrored(value.y), mirrored(value.z))
  }

  private static func product(_ matrix: Matrix, _ value: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((matrix.0 * value).sum(), (matrix.1 * value).sum(), (matrix.2 * value).sum())
  }

  private static func color(xyzD50 value: SIMD3<Double>, alpha: Double) -> ResolvedColor {
    color(xyz: product(fromD50, value), alpha: alpha)
  }

  private static func color(xyz value: SIMD3<Double>, alpha: Double) -> ResolvedColor {
    let linear = product(toLinear, value)
    return ResolvedColor(linearRed: linear.x, green: linear.y, blue: linear.z, alpha: alpha)
  }

  /// Components in proportion to light.
  private static func light(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(SRGBCurve.light(encoded.x), SRGBCurve.light(encoded.y), SRGBCurve.light(encoded.z))
  }

  /// CIE XYZ with the white of D65.
  private static func xyz(of color: ResolvedColor) -> SIMD3<Double> {
    product(toXYZ, light(SIMD3(color.red, color.green, color.blue)))
  }

  private static func xyzD50(of color: ResolvedColor) -> SIMD3<Double> {
    product(toD50, xyz(of: color))
  }

  /// CIE Lab with the white of D50: lightness 0 to 100.
  static func lab(of color: ResolvedColor) -> SIMD3<Double> {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let place = xyzD50(of: color) / SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    func root(_ value: Double) -> Double {
      value > epsilon ? DeterministicMath.power(value, 1.0 / 3) : (kappa * value + 16) / 116
    }
    let (x, y, z) = (root(place.x), root(place.y), root(place.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The inverse ones of those below, from the same sections.
  private static let toXYZ: Matrix = (
    Row(506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
    Row(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    Row(7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270)
  )
  private static let toD50: Matrix = (
    Row(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
    Row(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
    Row(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371)
  )
  private static let xyzToP3: Matrix = (
    Row(446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
    Row(-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
    Row(11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415)
  )
  private static let toLinear: Matrix = (
    Row(3.2409699419045226, -1.537383177570094, -0.4986107602930034),
    Row(-0.9692436362808796, 1.8759675015077202, 0.04155505740717559),
    Row(0.05563007969699366, -0.20397695888897652, 1.0569715142428786)
  )
  /// Bradford.
  private static let fromD50: Matrix = (
    Row(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    Row(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    Row(0.012314014864481998, -0.020507649298898964, 1.330365926242124)
  )
  private static let a98ToXYZ: Matrix = (
    Row(0.5766690429101305, 0.1855582379065463, 0.1882286462349947),
    Row(0.29734497525053605, 0.6273635662554661, 0.07529145849399788),
    Row(0.02703136138641234, 0.07068885253582723, 0.9913375368376388)
  )
  private static let proPhotoToXYZ: Matrix = (
    Row(0.7977604896723027, 0.13518583717574031, 0.0313493495815248),
    Row(0.2880711282292934, 0.7118432178101014, 0.00008565396060525902),
    Row(0, 0, 0.8251046025104601)
  )
  private static let rec2020ToXYZ: Matrix = (
    Row(0.6369580483012914, 0.14461690358620832, 0.1688809751641721),
    Row(0.2627002120112671, 0.6779980715188708, 0.05930171646986196),
    Row(0, 0.028072693049087428, 1.060985057710791)
  )
}
