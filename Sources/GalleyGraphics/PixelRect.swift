import GalleyGeometry

/// A point in the pixels of a display list: those of the device, or of the group that it lies in. It may lie between two
/// pixels. A `CGPoint` of views is in points.
public struct PixelPoint: Hashable, Sendable {
  /// The same numbers without their unit.
  public var cgPoint: CGPoint

  @inlinable
  public init(_ cgPoint: CGPoint) { self.cgPoint = cgPoint }

  @inlinable
  public init(x: CGFloat, y: CGFloat) { self.init(CGPoint(x: x, y: y)) }

  public static let zero = PixelPoint(.zero)

  @inlinable public var x: CGFloat { cgPoint.x }
  @inlinable public var y: CGFloat { cgPoint.y }
}

/// A rectangle in the pixels of a display list: those of the device, or of the group that it lies in. Its edges may lie
/// between two pixels. A `CGRect` of views is in points; `PixelGrid` makes pixels of them.
public struct PixelRect: Hashable, Sendable {
  /// The same numbers without their unit, for what has none: paths, and rectangles that a transform maps.
  public var cgRect: CGRect

  @inlinable
  public init(_ cgRect: CGRect) { self.cgRect = cgRect }

  @inlinable
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(CGRect(x: x, y: y, width: width, height: height))
  }

  public static let zero = PixelRect(.zero)
  /// No rectangle: it holds nothing, and joined with another one it is that one.
  public static let null = PixelRect(.null)

  @inlinable public var minX: CGFloat { cgRect.minX }
  @inlinable public var minY: CGFloat { cgRect.minY }
  @inlinable public var maxX: CGFloat { cgRect.maxX }
  @inlinable public var maxY: CGFloat { cgRect.maxY }
  @inlinable public var width: CGFloat { cgRect.width }
  @inlinable public var height: CGFloat { cgRect.height }

  /// The least rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect { PixelRect(cgRect.union(other.cgRect)) }

  /// The rectangle with its edges moved inwards, or outwards by negative lengths of pixels.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> PixelRect {
    PixelRect(cgRect.insetBy(dx: dx, dy: dy))
  }
}

extension Path {
  /// A rectangle of pixels as a path of pixels.
  public init(_ rect: PixelRect) { self.init(rect.cgRect) }
}
