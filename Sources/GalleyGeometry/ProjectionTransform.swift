/// A map of the plane that keeps lines straight but not parallel: an image seen at an angle. Points are rows
/// (x, y, 1) that the matrix is multiplied to, and what comes out is divided by its third number.
public struct ProjectionTransform: Hashable, Sendable {
  /// How much of x is in the new x.
  public var m11: CGFloat = 1
  /// How much of x is in the new y.
  public var m12: CGFloat = 0
  /// How much of x is in the divisor.
  public var m13: CGFloat = 0
  /// How much of y is in the new x.
  public var m21: CGFloat = 0
  /// How much of y is in the new y.
  public var m22: CGFloat = 1
  /// How much of y is in the divisor.
  public var m23: CGFloat = 0
  /// How far points move to the right.
  public var m31: CGFloat = 0
  /// How far points move downwards.
  public var m32: CGFloat = 0
  /// What is in the divisor beside x and y.
  public var m33: CGFloat = 1

  /// The map that leaves every point where it is.
  public init() {}

  /// The map of an affine transform.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This map, then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// The way back; nil for a map onto a line or a point, and for one that is not finite.
  public var inverted: ProjectionTransform? {
    let (a, b, c) = (
      m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22
    )
    let determinant = m11 * a + m21 * b + m31 * c
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (a / determinant, b / determinant, c / determinant)
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }

  /// A turn about an axis through a point of the plane, seen from `distance` in front of it; nil distance
  /// sees everything from the front.
  /// - Parameters:
  ///   - angle: radians, clockwise as seen along the axis; z points towards the viewer.
  ///   - z: how far in front of the plane the axis lies.
  package init(
    rotation angle: Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat), about anchor: CGPoint,
    z: CGFloat = 0, distance: CGFloat?
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, up) = (axis.x / length, axis.y / length, axis.z / length)
    let turn = DeterministicMath.sincos(angle)
    let (sine, cosine) = (CGFloat(turn.sin), CGFloat(turn.cos))
    let rest = 1 - cosine
    // Columns of the rotation: where the axes of x, y and z go (Rodrigues).
    let alongX = (x * x * rest + cosine, y * x * rest + up * sine, up * x * rest - y * sine)
    let alongY = (x * y * rest - up * sine, y * y * rest + cosine, up * y * rest + x * sine)
    let alongZ = (x * up * rest + y * sine, y * up * rest - x * sine, up * up * rest + cosine)
    let depth = distance.map { -1 / $0 } ?? 0
    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = (alongX.0, alongX.1, alongX.2 * depth)
    (turned.m21, turned.m22, turned.m23) = (alongY.0, alongY.1, alongY.2 * depth)
    (turned.m31, turned.m32, turned.m33) = (-z * alongZ.0, -z * alongZ.1, 1 - z * alongZ.2 * depth)
    self = ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(turned)
      .concatenating(
        ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }
}

extension CGPoint {
  /// Where a map leads; nil for what lies at or behind the viewer.
  @inlinable
  public func applying(_ m: ProjectionTransform) -> CGPoint? {
    let w = x * m.m13 + y * m.m23 + m.m33
    guard w > 1e-6 else { return nil }
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
  }
}
