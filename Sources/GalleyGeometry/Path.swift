/// The outline of a two-dimensional shape, in the coordinates of whoever made it; y grows
/// downwards.
///
/// A path is a list of subpaths. Each begins with a `move`; filling closes every subpath whether
/// or not it ends with a `closeSubpath`. Elements that come before any `move` are ignored.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public private(set) var elements: [Element] = []
  private var start = CGPoint.zero

  /// Whether a part of it are lines that were to be dashed and had too many dashes.
  package internal(set) var lacksDashes = false

  /// The end of the last element, or nil when the path is empty.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  /// A path that `build` fills.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    start = point
    currentPoint = point
  }

  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// A straight-lined subpath through `points`; no points add nothing.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.quadCurve(to: point, control: control))
    currentPoint = point
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Draws a line back to where the subpath began.
  public mutating func closeSubpath() {
    guard currentPoint != nil, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    if !transform.isIdentity { return addPath(Path(rect), transform: transform) }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? other : other.applying(transform)
    elements += added.elements
    lacksDashes = lacksDashes || added.lacksDashes
    if let point = added.currentPoint {
      currentPoint = point
      start = added.start
    }
  }

  /// The same outline with every point moved by `transform`.
  /// - Complexity: O(n) in the elements.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapPoints { $0.applying(transform) }
  }

  /// The path with every point and control point moved.
  public func mapPoints(_ move: (CGPoint) -> CGPoint) -> Path {
    var result = self
    for index in elements.indices { result.elements[index] = elements[index].mapPoints(move) }
    result.start = move(start)
    result.currentPoint = currentPoint.map(move)
    return result
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// A rectangle around every point and control point: it holds the path, and may be larger than
  /// the path's own bounds where a curve does not reach its controls. `.null` for an empty path.
  public var controlBounds: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for element in elements {
      element.forEachPoint { point in
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Path.Element {
  /// Calls `body` with each point of the element, controls first.
  @inlinable
  public func forEachPoint(_ body: (CGPoint) -> Void) {
    switch self {
    case .move(let point), .line(let point):
      body(point)
    case .quadCurve(let point, let control):
      body(control)
      body(point)
    case .curve(let point, let control1, let control2):
      body(control1)
      body(control2)
      body(point)
    case .closeSubpath:
      break
    }
  }

  @inline(__always)
  func mapPoints(_ move: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point):
      .move(to: move(point))
    case .line(let point):
      .line(to: move(point))
    case .quadCurve(let point, let control):
      .quadCurve(to: move(point), control: move(control))
    case .curve(let point, let control1, let control2):
      .curve(
        to: move(point), control1: move(control1),
        control2: move(control2))
    case .closeSubpath:
      .closeSubpath
    }
  }
}
