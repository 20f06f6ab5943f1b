/// The outline of a two-dimensional shape, in the coordinates of its maker; y grows downwards.
///
/// A path is a list of subpaths. Each begins with a `move`; filling closes every subpath whether
/// or not it ends with a `closeSubpath`. Elements that come before any `move` are ignored.
public struct Path: Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A curve of the second degree to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve of the third degree to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath began.
    case closeSubpath
  }

  /// The steps of a path that is no rounded rectangle.
  private var steps: [Element] = []
  private var start = CGPoint.zero
  private var end: CGPoint?
  /// The rounded rectangle that the path is, and nothing else.
  package private(set) var rounded: RoundedOutline?

  /// Whether a part of it are lines that were to be dashed and had too many dashes.
  package internal(set) var lacksDashes = false

  /// A path without elements.
  public init() {}

  /// - Complexity: O(1); those of a rounded rectangle are made each time.
  package var elements: [Element] { rounded?.elements ?? steps }

  /// The end of the last element, or nil when the path is empty.
  public var currentPoint: CGPoint? { rounded == nil ? end : written.end }

  /// The same path, its elements written out.
  private var written: Path {
    guard let rounded else { return self }
    var path = Path()
    path.lacksDashes = lacksDashes
    path.steps = rounded.elements
    if case .move(let point)? = path.steps.first { (path.start, path.end) = (point, point) }
    return path
  }

  /// Called before elements are added.
  private mutating func writeOut() { if rounded != nil { self = written } }

  /// Takes memory for the first elements.
  mutating func reserve(_ count: Int) { if steps.isEmpty { steps.reserveCapacity(count) } }

  /// Makes an empty path a rounded rectangle.
  mutating func begin(with outline: RoundedOutline) { rounded = outline }

  /// A path that `build` fills.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// A rectangle as a closed subpath; a null rectangle has no elements.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { rounded == nil && steps.isEmpty }

  /// Whether the path is a rectangle and nothing else.
  package func isOutline(of rect: CGRect) -> Bool {
    rounded == nil && steps.count == 5 && steps == Path(rect).steps
  }

  /// Begins a subpath at a point.
  public mutating func move(to point: CGPoint) {
    writeOut()
    steps.append(.move(to: point))
    start = point
    end = point
  }

  /// Adds a line to a point. Before any `move` it has no effect.
  public mutating func addLine(to point: CGPoint) {
    writeOut()
    guard end != nil else { return }
    steps.append(.line(to: point))
    end = point
  }

  /// A straight-lined subpath through `points`; no points add nothing.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve of the second degree. Before any `move` it has no effect.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    writeOut()
    guard end != nil else { return }
    steps.append(.quadCurve(to: point, control: control))
    end = point
  }

  /// Adds a curve of the third degree. Before any `move` it has no effect.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    writeOut()
    guard end != nil else { return }
    steps.append(.curve(to: point, control1: control1, control2: control2))
    end = point
  }

  /// Draws a line back to where the subpath began.
  public mutating func closeSubpath() {
    writeOut()
    guard end != nil, steps.last != .closeSubpath else { return }
    steps.append(.closeSubpath)
    end = start
  }

  /// Adds a rectangle as a closed subpath; a null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    if !transform.isIdentity { return addPath(Path(rect), transform: transform) }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? other : other.applying(transform)
    if isEmpty, added.rounded != nil {
      let lacked = lacksDashes
      self = added
      lacksDashes = lacked || added.lacksDashes
      return
    }
    writeOut()
    let path = added.written
    steps += path.steps
    lacksDashes = lacksDashes || path.lacksDashes
    if let point = path.end {
      end = point
      start = path.start
    }
  }

  /// The same outline with every point moved by `transform`.
  /// - Complexity: O(n) in the elements.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if let moved = rounded?.applying(transform) {
      var result = self
      result.rounded = moved
      return result
    }
    return mapPoints { $0.applying(transform) }
  }

  /// The path with every point and control point moved.
  package func mapPoints(_ move: (CGPoint) -> CGPoint) -> Path {
    var result = written
    let steps = result.steps
    result.steps = steps.map { $0.mapPoints(move) }
    result.start = move(result.start)
    result.end = result.end.map(move)
    return result
  }

  /// The same outline, moved to the right and downwards.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// A rectangle around every point and control point: it holds the path, and may be larger than
  /// the path's own bounds where a curve does not reach its controls. `.null` for an empty path.
  package var controlBounds: CGRect {
    if let bounds = rounded?.bounds { return bounds }
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

extension Path: Hashable {
  public static func == (one: Path, other: Path) -> Bool {
    if let outline = one.rounded, outline == other.rounded {
      return one.lacksDashes == other.lacksDashes
    }
    let (one, other) = (one.written, other.written)
    return one.steps == other.steps && one.start == other.start && one.end == other.end
      && one.lacksDashes == other.lacksDashes
  }

  public func hash(into hasher: inout Hasher) {
    let path = written
    hasher.combine(path.steps)
    hasher.combine(path.start)
    hasher.combine(path.end)
    hasher.combine(path.lacksDashes)
  }
}

extension Path.Element {
  /// Calls `body` with each point of the element, controls first.
  @inlinable
  package func forEachPoint(_ body: (CGPoint) -> Void) {
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
