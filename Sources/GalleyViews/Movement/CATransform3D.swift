import GalleyGeometry

/// A map of space, of which geometry effects make maps of the plane. Points are rows that the matrix
/// is multiplied to.
public struct CATransform3D: Equatable, Sendable {
  /// How much of x goes into x; 1 unless set.
  public var m11: CGFloat = 1
  /// How much of x goes into y; 0 unless set.
  public var m12: CGFloat = 0
  /// How much of x goes into z; 0 unless set.
  public var m13: CGFloat = 0
  /// How much of x goes into the divisor of perspective; 0 unless set.
  public var m14: CGFloat = 0
  /// How much of y goes into x; 0 unless set.
  public var m21: CGFloat = 0
  /// How much of y goes into y; 1 unless set.
  public var m22: CGFloat = 1
  /// How much of y goes into z; 0 unless set.
  public var m23: CGFloat = 0
  /// How much of y goes into the divisor of perspective; 0 unless set.
  public var m24: CGFloat = 0
  /// How much of z goes into x; 0 unless set.
  public var m31: CGFloat = 0
  /// How much of z goes into y; 0 unless set.
  public var m32: CGFloat = 0
  /// How much of z goes into z; 1 unless set.
  public var m33: CGFloat = 1
  /// How much of z goes into the divisor of perspective; 0 unless set.
  public var m34: CGFloat = 0
  /// What is added to x, in points; 0 unless set.
  public var m41: CGFloat = 0
  /// What is added to y, in points; 0 unless set.
  public var m42: CGFloat = 0
  /// What is added to z, in points; 0 unless set.
  public var m43: CGFloat = 0
  /// What is added to the divisor of perspective; 1 unless set.
  public var m44: CGFloat = 1

  /// The map that changes nothing.
  public init() {}

  /// The matrix row by row.
  fileprivate var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// The first map, then the second one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  var result = CATransform3D()
  result.rows = left.map { row in
    (0..<4).map { column in
      row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
        + row[3] * right[3][column]
    }
  }
  return result
}

/// A translation, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A change of size about the origin; 1 changes nothing.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A turn about an axis through the origin, in radians; none about an axis without length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return result }
  let (x, y, z) = (x / length, y / length, z / length)
  let turn = DeterministicMath.sincos(Double(angle))
  let (sine, cosine) = (CGFloat(turn.sin), CGFloat(turn.cos))
  let rest = 1 - cosine
  (result.m11, result.m12, result.m13) =
    (x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine)
  (result.m21, result.m22, result.m23) =
    (x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine)
  (result.m31, result.m32, result.m33) =
    (x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine)
  return result
}

/// A map of the plane as one of space, in which z stays.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// First a translation, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// First a change of size, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// First a turn, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

extension ProjectionTransform {
  /// What a map of space does to the plane of the view.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
