import GalleyGeometry

/// A point in the pixels of a display list: those of the device, or of the group that it lies in. It may lie between two
/// pixels. A `CGPoint` of views is in points.
@usableFromInline
package struct PixelPoint: Hashable, Sendable {
  /// The same numbers without their unit.
  @usableFromInline package var cgPoint: CGPoint

  @inlinable
  package init(_ cgPoint: CGPoint) { self.cgPoint = cgPoint }

  @inlinable
  package init(x: CGFloat, y: CGFloat) { self.init(CGPoint(x: x, y: y)) }

  package static let zero = PixelPoint(.zero)

  @inlinable package var x: CGFloat { cgPoint.x }
  @inlinable package var y: CGFloat { cgPoint.y }
}

/// A rectangle in the pixels of a display list: those of the device, or of the group that it lies in. Its edges may lie
/// between two pixels. A `CGRect` of views is in points; `PixelGrid` makes pixels of them.
public struct PixelRect: Hashable, Sendable {
  /// The same numbers without their unit, for what has none: paths, and rectangles that a transform maps.
  @usableFromInline package var cgRect: CGRect

  @inlinable
  package init(_ cgRect: CGRect) { self.cgRect = cgRect }

  @inlinable
  package init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(CGRect(x: x, y: y, width: width, height: height))
  }

  package static let zero = PixelRect(.zero)
  /// No rectangle: it holds nothing, and joined with another one it is that one.
  package static let null = PixelRect(.null)

  @inlinable package var minX: CGFloat { cgRect.minX }
  @inlinable package var minY: CGFloat { cgRect.minY }
  @inlinable package var maxX: CGFloat { cgRect.maxX }
  @inlinable package var maxY: CGFloat { cgRect.maxY }
  @inlinable package var width: CGFloat { cgRect.width }
  @inlinable package var height: CGFloat { cgRect.height }

  /// The least rectangle that holds both.
  package func union(_ other: PixelRect) -> PixelRect { PixelRect(cgRect.union(other.cgRect)) }

  /// The rectangle with its edges moved inwards, or outwards by negative lengths of pixels.
  package func insetBy(dx: CGFloat, dy: CGFloat) -> PixelRect {
    PixelRect(cgRect.insetBy(dx: dx, dy: dy))
  }
}

extension Path {
  /// A rectangle of pixels as a path of pixels.
  package init(_ rect: PixelRect) { self.init(rect.cgRect) }
}
