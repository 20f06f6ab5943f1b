/// An angle; positive angles turn clockwise on screen, where y grows downwards.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * (3.141592653589793 / 180) }

  public var degrees: Double {
    get { radians * (180 / 3.141592653589793) }
    set { self = Angle(degrees: newValue) }
  }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static let zero = Angle()

  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }
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
