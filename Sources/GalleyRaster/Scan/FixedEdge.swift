/// A straight edge in fixed point, `FixedEdge.one` units to a pixel, from its upper end to its lower
/// one; `winding` is 1 where the path runs downwards and -1 where it runs upwards.
struct FixedEdge {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  var winding: Int32

  /// Units to a pixel. Ten bits keep a pixel's area within an eighth of one part in 255.
  static let shift: Int32 = 10
  static let one: Int32 = 1 << shift
}

/// Rounds to the nearest integer, halves to even, without a check for overflow: adding 1.5 * 2^52
/// leaves the integer in the low bits of the sum.
/// - Precondition: the magnitude is below 2^31.
@inline(__always)
func roundedInteger(_ value: Double) -> Int32 {
  Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
}
