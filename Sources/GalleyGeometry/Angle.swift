/// An angle; positive angles turn clockwise on screen, where y grows downwards.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// No turn.
  public init() { radians = 0 }
  /// An angle in radians; a full turn is 2π.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees; a full turn is 360.
  public init(degrees: Double) { radians = degrees * (3.141592653589793 / 180) }

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * (180 / 3.141592653589793) }
    set { self = Angle(degrees: newValue) }
  }

  /// An angle in radians; a full turn is 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees; a full turn is 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No turn.
  public static let zero = Angle()

  /// Whether an angle turns less; whole turns count.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
  /// The sum of two angles; more than a full turn is kept.
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }
  /// The same turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension CGAffineTransform {
  /// A rotation about the origin, clockwise on screen. Quarter turns are exact.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = DeterministicMath.sincos(Double(angle))
    func exact(_ value: Double) -> CGFloat {
      (value - value.rounded()).magnitude < 1e-15 ? CGFloat(value.rounded()) : CGFloat(value)
    }
    self.init(
      a: exact(cosine), b: exact(sine), c: -exact(sine), d: exact(cosine), tx: 0, ty: 0)
  }

  /// First a rotation about the origin, then `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}
