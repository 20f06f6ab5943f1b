/// A way in two dimensions, which Linux's Foundation lacks.
public struct CGVector: Hashable, Codable, Sendable {
  /// The way to the right, in points.
  public var dx: CGFloat
  /// The way downwards, in points.
  public var dy: CGFloat

  /// No way.
  public init() { self.init(dx: 0, dy: 0) }

  /// A way by its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A way of whole points.
  @_disfavoredOverload
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No way.
  public static let zero = CGVector()
}

extension CGSize {
  /// The size as a way, turned and stretched.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

// The functions of C under which older code makes lengths.

/// A point, in points.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size, in points.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A rectangle, in points.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
