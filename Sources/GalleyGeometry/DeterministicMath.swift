/// Elementary functions whose results are the same on every machine: the C library's differ with
/// the processor that it runs on. Only + - x / in a written order.
package enum DeterministicMath {
  /// The sine and the cosine of an angle in radians, within 2e-16 for angles of up to a million;
  /// NaN for an angle that is not finite.
  ///
  /// The angle is reduced to an eighth of a turn by pi/2 in three parts (Cody and Waite), then both
  /// are Taylor polynomials.
  package static func sincos(_ angle: Double) -> (sin: Double, cos: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    guard angle.magnitude < 1e9 else { return sincos(angle.truncatingRemainder(dividingBy: twoPi)) }
    let quarters = (angle / halfPi).rounded()
    let reduced = ((angle - quarters * high) - quarters * middle) - quarters * low
    let (sine, cosine) = polynomials(reduced)
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of a place from the positive x axis towards positive y, from -pi to pi, within 1e-10;
  /// 0 at the origin and for what is not a number.
  ///
  /// The tangent is brought below that of a sixteenth of a turn, then its arc is a Taylor polynomial.
  package static func angle(x: Double, y: Double) -> Double {
    let (long, short) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
    guard long > 0, long.isFinite else { return 0 }
    var tangent = short / long
    var angle = 0.0
    if tangent > 0.4142135623730950 {
      tangent = (tangent - 1) / (tangent + 1)
      angle = halfPi / 2
    }
    let square = tangent * tangent
    var sum = 1.0 / 25
    for divisor in [-23.0, 21, -19, 17, -15, 13, -11, 9, -7, 5, -3, 1] {
      sum = sum * square + 1 / divisor
    }
    angle += sum * tangent
    if y.magnitude > x.magnitude { angle = halfPi - angle }
    if x < 0 { angle = 2 * halfPi - angle }
    return y < 0 ? -angle : angle
  }

  /// A positive number to a power, within 1e-13 of itself for what colours need; 0 for 0 and below, NaN
  /// for what is not a number.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return base.isNaN ? .nan : 0 }
    guard base.isFinite, exponent.isFinite else { return .nan }
    let logarithm = binaryLogarithm(base) * exponent
    let whole = logarithm.rounded()
    guard whole.magnitude < 1000 else { return whole < 0 ? 0 : .infinity }
    let angle = (logarithm - whole) * ln2
    var result = 1.0
    for divisor in stride(from: 16.0, through: 1, by: -1) { result = 1 + result * angle / divisor }
    return Double(sign: .plus, exponent: Int(whole), significand: result)
  }

  /// The natural logarithm of a finite number above 0, within 1e-13 of itself; NaN for others.
  package static func logarithm(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return .nan }
    return binaryLogarithm(number) * ln2
  }

  /// The exponent with which 2 becomes a finite number above 0.
  private static func binaryLogarithm(_ base: Double) -> Double {
    // The base is 2^n m with m around 1, and its logarithm twice the series of the area tangent.
    var shift = Double(base.exponent)
    var rest = base.significand
    if rest > 1.4142135623730951 {
      rest /= 2
      shift += 1
    }
    let part = (rest - 1) / (rest + 1)
    let square = part * part
    var sum = 0.0
    for divisor in stride(from: 21.0, through: 1, by: -2) { sum = sum * square + 1 / divisor }
    return shift + 2 * part * sum / ln2
  }

  private static let ln2 = 0.6931471805599453
  private static let twoPi = 6.283185307179586
  private static let halfPi = 1.5707963267948966
  // pi/2 in parts of 33 bits, so that products with small whole numbers are exact.
  private static let high = 1.57079632673412561417e+00
  private static let middle = 6.07710050630396597660e-11
  private static let low = 2.02226624879595063154e-21

  /// For angles of at most an eighth of a turn.
  private static func polynomials(_ x: Double) -> (Double, Double) {
    let square = x * x
    var sine = -1.0 / 1_307_674_368_000
    for divisor in [6_227_020_800.0, -39_916_800, 362_880, -5040, 120, -6, 1] {
      sine = sine * square + 1 / divisor
    }
    var cosine = 1.0 / 20_922_789_888_000
    for divisor in [-87_178_291_200.0, 479_001_600, -3_628_800, 40320, -720, 24, -2, 1] {
      cosine = cosine * square + 1 / divisor
    }
    return (sine * x, cosine)
  }
}
