import GalleyGeometry
import GalleyViews

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path under the name of UIKit, for `Path(bezier.cgPath)` and for drawing.
public class UIBezierPath: NSObject {
  private var path: Path

  public override init() { path = Path() }

  private init(_ path: Path) { self.path = path }

  /// A copy of a path of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }
  /// A rectangle, in points.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// The ellipse within a rectangle, in points.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with four equal corners, whose radius in points is limited to half of the shorter side. The
  /// corners are continuous ones.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// - Parameter cornerRadii: its width is the radius. "Values larger than half the rectangle's width or height are
  ///   clamped appropriately to half the width or height" (UIKit's documentation), also where the next corner is sharp.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let limited = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? limited : 0 }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
  }

  /// An arc around a point, as `addArc` draws it. Lengths are points, angles radians from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path under the name of Core Graphics; setting it replaces all subpaths.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the next line begins; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around the path without its control points; `.null` when it is empty.
  public var bounds: CGRect { path.boundingRect }
  /// How wide `stroke()` draws the path, in points: 1 by default.
  public var lineWidth: CGFloat = 1
  /// How open ends look: cut off by default.
  public var lineCapStyle = CGLineCap.butt
  /// How corners look: pointed by default.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far a pointed corner may reach, in line widths: 10 by default.
  public var miterLimit: CGFloat = 10
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0
  /// How exactly curves are drawn: 0.6 by default. Changes nothing.
  public var flatness: CGFloat = 0.6
  /// What `contains` and `fill()` go by.
  public var usesEvenOddFillRule = false

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a straight line from the current point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a cubic curve from the current point, which leaves it towards the first control point and arrives from
  /// the second.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a quadratic curve from the current point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Angles are radians; `clockwise` is as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: !clockwise)
  }

  /// Draws a line to where the subpath began, and ends it.
  public func close() { path.closeSubpath() }
  /// Makes the path empty.
  public func removeAllPoints() { path = Path() }
  /// Adds the subpaths of another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Moves all points by a transform.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether a point is inside the filled path, by `usesEvenOddFillRule`.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Sets dashes and the gaps between them, in points; nil is a line without gaps.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var style: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
      miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }

  /// Fills the path in the current context. Does nothing without one.
  public func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule) }

  /// Draws the path as a line in the current context. Does nothing without one.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style) }

  /// Fills the path in the current context, and says how that meets what is there.
  /// - Parameter alpha: 0...1: how opaque it is.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.painting(blendMode.mode, alpha: alpha) { fill() }
  }

  /// Draws the path as a line in the current context, and says how that meets what is there.
  /// - Parameter alpha: 0...1: how opaque it is.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.painting(blendMode.mode, alpha: alpha) { stroke() }
  }

  /// Draws inside of the path from now on, in the current context. Does nothing without one.
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule) }
}
