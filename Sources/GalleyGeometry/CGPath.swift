/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Points whose winding number is not 0.
  case winding
  /// Points whose winding number is odd.
  case evenOdd
}

/// A path under the name and with the words of Core Graphics: an object around a `Path`.
public class CGPath: Hashable, CustomStringConvertible {
  /// The outline.
  fileprivate(set) var path: Path

  fileprivate init(_ path: Path) { self.path = path }

  /// A rectangle.
  /// - Parameter transform: applied to its corners; nil is none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform))
  }

  /// The ellipse within a rectangle.
  /// - Parameter transform: applied to its points; nil is none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// Corners are quarters of ellipses, each length limited to half of its own side: Core Graphics allows no longer ones
  /// ("2 * corner_width <= CGRectGetWidth(rect)" ends a process), and does not make them alike as SwiftUI's paths do.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addElliptical(
      rect, width: cornerWidth, height: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(path)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last element; the origin if there is none.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Around all points, controls among them.
  public var boundingBox: CGRect { path.controlBounds }
  /// Around the outline itself.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point lies inside the path.
  /// - Parameter transform: applied to the path before, not to the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// A path with the same elements; never nil.
  public func copy() -> CGPath? { CGPath(path) }
  /// A path with the same elements that can grow; never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A path with transformed points; never nil.
  /// - Parameter transform: nil is none.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// The outline of the path drawn as a line.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.strokedPath(style).applying(transform))
  }

  /// The points of either path.
  /// - Parameter rule: what is inside each of them.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The points of both paths.
  /// - Parameter rule: what is inside each of them.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The points of this path that are not in the other one.
  /// - Parameter rule: what is inside each of them.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
  public var description: String { path.description }
}

/// A path that grows, under the name and with the words of Core Graphics.
public final class CGMutablePath: CGPath {
  /// A path without elements.
  public init() { super.init(Path()) }
  override fileprivate init(_ path: Path) { super.init(path) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line to a point. Before any `move` it has no effect.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins a subpath at the first point, with lines through the others; no points add nothing.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic curve. Before any `move` it has no effect.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve. Before any `move` it has no effect.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a rectangle as a closed subpath; a null rectangle adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds the ellipse within a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Corners are quarters of ellipses, each length limited to half of its own side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addElliptical(rect, width: cornerWidth, height: cornerHeight, transform: transform)
  }

  /// Angles are radians; `clockwise` is as in a space whose y axis points upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc of a circle by its start and its turn, in radians; a positive turn is clockwise on screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      delta: Angle(radians: Double(delta)), transform: transform)
  }

  /// Adds a line, and an arc that touches it and the line between the two points.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Draws a line back to where the subpath began.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// The outline of a path object.
  public init(_ path: CGPath) { self = path.path }

  /// The path as an object of Core Graphics' name.
  public var cgPath: CGPath { CGPath(self) }

  /// A rectangle whose corners are limited along each axis by itself.
  fileprivate mutating func addElliptical(
    _ rect: CGRect, width: CGFloat, height: CGFloat, transform: CGAffineTransform
  ) {
    let radii = CGSize(width: min(width, rect.width / 2), height: min(height, rect.height / 2))
    addRoundedRect(in: rect, radii: radii, style: .circular, transform: transform)
  }

  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
