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
