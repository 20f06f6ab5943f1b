extension Angle {
  /// The difference of two angles; it may be negative.
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }
  /// An angle, multiplied.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  /// An angle, multiplied.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  /// A part of an angle. Division by 0 is infinite, or not a number.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
  /// Adds an angle.
  public static func += (angle: inout Angle, other: Angle) { angle = angle + other }
  /// Takes an angle away.
  public static func -= (angle: inout Angle, other: Angle) { angle = angle - other }
  /// Multiplies an angle by a number.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
  /// Divides an angle by a number.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
