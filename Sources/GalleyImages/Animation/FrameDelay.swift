/// How long one image of an animation is shown, as an APNG says it: a fraction of a second.
struct FrameDelay: Hashable, Sendable {
  var numerator: UInt16
  var denominator: UInt16

  /// How far the fraction may be from the seconds.
  private static let tolerance = 1e-9

  /// The simplest fraction that is near enough, or the nearest that the file can hold: 1/60 for 0.016667.
  /// - Parameter seconds: nil for what is not above 0, and for more than 65,535.
  init?(seconds: Double) {
    guard seconds > 0, seconds <= Double(UInt16.max) else { return nil }
    // Continued fractions: each convergent is the best of all with a denominator as small.
    var (above, below) = ((1.0, 0.0), (0.0, 1.0))
    var rest = seconds
    var best: (Double, Double)?
    for _ in 0..<32 {
      let whole = rest.rounded(.down)
      let next = (whole * above.0 + below.0, whole * above.1 + below.1)
      guard next.0 <= Double(UInt16.max), next.1 <= Double(UInt16.max) else { break }
      (below, above) = (above, next)
      if next.0 > 0 { best = next }
      if (next.0 / next.1 - seconds).magnitude <= Self.tolerance, next.0 > 0 { break }
      let part = rest - whole
      guard part > 1e-12 else { break }
      rest = 1 / part
    }
    // A time that is too short for every fraction is the shortest.
    let fraction = best ?? (1, Double(UInt16.max))
    (numerator, denominator) = (UInt16(fraction.0), UInt16(fraction.1))
  }

  /// What a file says: a denominator of 0 stands for 100.
  init(numerator: UInt16, denominator: UInt16) {
    (self.numerator, self.denominator) = (numerator, denominator == 0 ? 100 : denominator)
  }

  var seconds: Double { Double(numerator) / Double(denominator) }
}
