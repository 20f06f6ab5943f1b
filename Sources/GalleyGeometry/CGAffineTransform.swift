/// A two-dimensional affine transform, which Linux's Foundation lacks:
/// x' = a x + c y + tx, y' = b x + d y + ty. The y axis grows downwards.
public struct CGAffineTransform: Hashable, Sendable {
  /// How much of x is in the new x.
  public var a: CGFloat
  /// How much of x is in the new y.
  public var b: CGFloat
  /// How much of y is in the new x.
  public var c: CGFloat
  /// How much of y is in the new y.
  public var d: CGFloat
  /// How far points move to the right.
  public var tx: CGFloat
  /// How far points move downwards.
  public var ty: CGFloat

  /// A transform by its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A translation to the right and downwards.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scale about the origin. A negative factor mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform()

  /// Whether the transform leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// Whether the transform moves every point by the same distance and does nothing else.
  @inlinable
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// First `self`, then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// First a translation, then `self`.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// First a scale about the origin, then `self`.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
}

extension CGPoint {
  /// Where a transform leads.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the transformed one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let a = CGPoint(x: minX, y: minY).applying(transform)
    let b = CGPoint(x: maxX, y: minY).applying(transform)
    let c = CGPoint(x: minX, y: maxY).applying(transform)
    let d = CGPoint(x: maxX, y: maxY).applying(transform)
    // Two at a time: four are an array.
    let (left, right) = (min(min(min(a.x, b.x), c.x), d.x), max(max(max(a.x, b.x), c.x), d.x))
    let (top, bottom) = (min(min(min(a.y, b.y), c.y), d.y), max(max(max(a.y, b.y), c.y), d.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGAffineTransform {
  /// The transform that undoes this one; itself where there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
