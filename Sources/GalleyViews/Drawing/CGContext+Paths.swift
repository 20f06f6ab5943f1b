import GalleyGeometry
import GalleyGraphics

// Paths are built in the points of the moment, and painted once they are whole.
extension CGContext {
  /// Forgets what was built.
  public func beginPath() { built = Path() }
  /// Draws a line to where the subpath began, and ends it.
  public func closePath() { built.closeSubpath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { built.move(to: point.applying(ctm)) }
  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { built.addLine(to: point.applying(ctm)) }
  /// Begins a subpath at the first point, and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    built.addLines(points.map { $0.applying(ctm) })
  }
  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    built.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }
  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    built.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }
  /// Adds an arc around a point, with a line to its start where there is a current point. Angles are radians from the right;
  /// `clockwise` is so in a space whose y axis points up: here, it is counterclockwise as it is seen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    built.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: ctm)
  }
  /// Adds an arc that touches two lines: from the current point to the first one, and from there to the second one.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    built.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { built.addRect(rect, transform: ctm) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { built.addRects(rects, transform: ctm) }
  /// Adds the ellipse within a rectangle.
  public func addEllipse(in rect: CGRect) { built.addEllipse(in: rect, transform: ctm) }
  /// Adds the subpaths of a path.
  public func addPath(_ path: CGPath) { built.addPath(Path(path), transform: ctm) }

  /// What was built, in the points of the moment; nil where nothing was.
  public var path: CGPath? { built.isEmpty ? nil : shape(of: built)?.cgPath }
  /// Whether nothing was built.
  public var isPathEmpty: Bool { built.isEmpty }
  /// Where the next line begins; zero where nothing was built.
  public var currentPointOfPath: CGPoint {
    guard let point = built.currentPoint, let inverse = inverse else { return .zero }
    return point.applying(inverse)
  }
  /// The smallest rectangle around what was built without its control points; null where nothing was.
  public var boundingBoxOfPath: CGRect { shape(of: built)?.boundingRect ?? .null }

  /// From the points that the context began with to those of the moment; nil where nothing is left of them.
  private var inverse: CGAffineTransform? {
    ctm.a * ctm.d - ctm.b * ctm.c == 0 ? nil : ctm.inverted()
  }

  private func shape(of path: Path) -> Path? { inverse.map { path.applying($0) } }
}

// Painting.
extension CGContext {
  /// Fills what was built, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    if let shape = shape(of: built) { fill(shape, rule) }
    beginPath()
  }
  /// Draws what was built as lines, and forgets it.
  public func strokePath() {
    if let shape = shape(of: built) { stroke(shape) }
    beginPath()
  }
  /// Paints what was built, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if let shape = shape(of: built) {
      if mode != .stroke {
        fill(shape, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
      }
      if mode != .fill, mode != .eoFill { stroke(shape) }
    }
    beginPath()
  }
  /// Draws inside of what was built from now on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    narrow(to: built, FillStyle(eoFill: rule == .evenOdd))
    beginPath()
  }
  /// Draws inside of a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Draws inside of rectangles from now on.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects, transform: ctm)
    narrow(to: path, FillStyle())
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), .winding) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    fill(path, .winding)
  }
  /// Fills the ellipse within a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .winding) }
  /// Draws a rectangle as a line.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Draws a rectangle as a line of a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    withLineWidth(width) { stroke(Path(rect)) }
  }
  /// Draws the ellipse within a rectangle as a line.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Draws lines from each point of an even place to the next one.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for place in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[place])
      path.addLine(to: points[place + 1])
    }
    stroke(path)
  }
  /// Takes away what is in a rectangle.
  public func clear(_ rect: CGRect) {
    painting(.destinationOut) { note { $0.fill(Path(rect), with: .color(.black)) } }
  }
  /// Draws an image in a rectangle, with its first row at the lower edge, as in a space whose y axis points up.
  /// - Parameter byTiling: has no effect.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let shown = Image(decorative: image, scale: 1)
    note { context in
      var context = context
      context.translateBy(x: 0, y: rect.minY + rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(shown, in: rect)
    }
  }

  /// Fills a path of the points of the moment.
  package func fill(_ path: Path, _ rule: CGPathFillRule) {
    let (color, style) = (fillColor, FillStyle(eoFill: rule == .evenOdd))
    note { $0.fill(path, with: .color(color), style: style) }
  }

  /// Draws a path of the points of the moment as a line.
  /// - Parameter style: nil is the context's own.
  package func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
    let (color, style) = (strokeColor, style ?? lineStyle)
    note { $0.stroke(path, with: .color(color), style: style) }
  }

  /// Draws inside of a path of the points of the moment from now on.
  package func clip(to path: Path, _ rule: CGPathFillRule) {
    narrow(to: path.applying(ctm), FillStyle(eoFill: rule == .evenOdd))
  }
}

/// How a path is painted.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled, where it goes around once more in one direction than in the other.
  case fill
  /// Filled, where it goes around an odd number of times.
  case eoFill
  /// As a line.
  case stroke
  /// Filled, and as a line.
  case fillStroke
  /// Filled by the odd numbers, and as a line.
  case eoFillStroke
}
