import GalleyBudget
import GalleyGeometry

/// Turns paths into straight edges in fixed point: curves to lines, everything that cannot be seen
/// left out.
struct PathFlattener {
  /// The largest distance in pixels between a curve and its lines for curves of ordinary size.
  let tolerance: Double
  /// Edges below or above this are left out; none of them can cover it. Those beside it are kept: a
  /// row's pixels must not depend on what else of it is seen.
  let clip: PixelBounds
  private(set) var edges: [FixedEdge] = []
  /// Whether a coordinate was not finite: the path then has no edges.
  private(set) var isUndefined = false

  private var current = (x: 0.0, y: 0.0)
  private var start = (x: 0.0, y: 0.0)
  private var isOpen = false
  private var convexity = ConvexityCheck()
  /// Whether the path is one subpath that bends to one side only and goes around once.
  var isConvex: Bool { convexity.isConvex }

  /// What many edges are taken from.
  private let budget: RenderBudget?
  private var held: [MemoryReservation] = []
  /// Edges that there is room for: a few need not be asked for.
  private var room = 1 << 16

  init(
    clip: PixelBounds, tolerance: Double = 0.02, reusing edges: [FixedEdge] = [],
    budget: RenderBudget? = nil
  ) {
    self.clip = clip
    self.tolerance = tolerance
    self.budget = budget
    self.edges = edges
    self.edges.removeAll(keepingCapacity: true)
  }

  /// Adds the edges of `path`, every subpath closed, after `transform`.
  mutating func add(_ path: Path, transform: CGAffineTransform) {
    let isIdentity = transform.isIdentity
    func point(_ point: CGPoint) -> (x: Double, y: Double) {
      let moved = isIdentity ? point : point.applying(transform)
      return (Double(moved.x), Double(moved.y))
    }
    for element in path.elements {
      guard edges.count < room || hasMoreRoom() else { break }
      switch element {
      case .move(let to):
        close()
        convexity.beginSubpath()
        current = point(to)
        start = current
        isOpen = true
      case .line(let to):
        let to = point(to)
        bend(from: current, to: to)
        line(to: to)
      case .quadCurve(let to, let control):
        let (control, to) = (point(control), point(to))
        let from = current
        curve(
          to: to,
          (from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3),
          (to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3))
      case .curve(let to, let control1, let control2):
        curve(to: point(to), point(control1), point(control2))
      case .closeSubpath:
        close()
      }
    }
    close()
    if isUndefined { edges.removeAll(keepingCapacity: true) }
  }

  /// Asks for room for as many edges again; an element adds a thousand at most.
  private mutating func hasMoreRoom() -> Bool {
    guard let budget else { return true }
    let size = room * MemoryLayout<FixedEdge>.stride
    guard let more = MemoryReservation(size, of: budget, for: "a path of \(room) lines"),
      budget.canContinue("painting")
    else { return false }
    held.append(more)
    room *= 2
    return true
  }

  private mutating func close() {
    guard isOpen else { return }
    bend(from: current, to: start)
    line(to: start)
  }

  /// Tells the way from the current point; for curves that of their control points, which bend to one
  /// side only where the curves do.
  private mutating func bend(from: (x: Double, y: Double), to point: (x: Double, y: Double)) {
    convexity.add(x: point.x - from.x, y: point.y - from.y)
  }

  private mutating func line(to end: (x: Double, y: Double)) {
    let from = current
    current = end
    let limit = Double(PixelBounds.limit)
    // Nothing that is not a number is within the limit.
    if abs(from.x) <= limit, abs(from.y) <= limit, abs(end.x) <= limit, abs(end.y) <= limit {
      append(from, end)
    } else if from.x.isFinite, from.y.isFinite, end.x.isFinite, end.y.isFinite {
      appendLimited(from, end, limit: limit)
    } else {
      isUndefined = true
    }
  }

  /// Cubic curves are cut into pieces of equal parameter; the second derivative bounds the error.
  ///
  /// Lines between points of a curve all lie on its inner side. Points between the ends are moved outwards
  /// by two thirds of the largest distance, by which lines and curve enclose the same area: fewer
  /// lines are enough then. What the ends lack is below 0.05 % of a circle's area with ten lines a quarter.
  private mutating func curve(
    to end: (x: Double, y: Double), _ control1: (x: Double, y: Double),
    _ control2: (x: Double, y: Double)
  ) {
    let from = current
    bend(from: from, to: control1)
    bend(from: control1, to: control2)
    bend(from: control2, to: end)
    // Second differences at the start and at the end.
    let (ax, ay) = (from.x - 2 * control1.x + control2.x, from.y - 2 * control1.y + control2.y)
    let (bx, by) = (control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let bend = max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
    guard bend.isFinite else {
      isUndefined = true
      return
    }
    let forDistance = (0.75 * bend / (1.5 * tolerance)).squareRoot()
    let forArea = min(10, (0.75 * bend / (tolerance / 4)).squareRoot())
    let pieces = min(1000, max(1, forDistance, forArea).rounded(.up))
    if pieces > 1, isOutside(from, control1, control2, end) { return line(to: end) }
    // from + t * (c1 + t * (c2 + t * c3)), moved by -(h * h / 2) times the second difference at t.
    let half = 0.5 / (pieces * pieces)
    let (c3x, c3y) = (bx - ax, by - ay)
    let (c1x, c1y) = (
      3 * (control1.x - from.x) - half * c3x, 3 * (control1.y - from.y) - half * c3y
    )
    let (startX, startY) = (from.x - half * ax, from.y - half * ay)
    @inline(__always) func point(_ index: Int) -> (x: Double, y: Double) {
      let t = Double(index) / pieces
      return (
        startX + t * (c1x + t * (3 * ax + t * c3x)), startY + t * (c1y + t * (3 * ay + t * c3y))
      )
    }
    let count = Int(pieces)
    if isFarWithinLimit(from, control1, control2, end) {
      var last = FixedPoint(from)
      for index in 1...count {
        let next = FixedPoint(index == count ? end : point(index))
        append(last, next)
        last = next
      }
      current = end
    } else {
      for index in 1..<count { line(to: point(index)) }
      line(to: end)
    }
  }

  /// Whether a curve's lines are within the limit: their ends are moved by less than the points that it follows from
  /// lie from each other.
  private func isFarWithinLimit(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ c: (x: Double, y: Double),
    _ d: (x: Double, y: Double)
  ) -> Bool {
    let x = max(max(abs(a.x), abs(b.x)), max(abs(c.x), abs(d.x)))
    let y = max(max(abs(a.y), abs(b.y)), max(abs(c.y), abs(d.y)))
    return max(x, y) <= Double(PixelBounds.limit) / 8
  }

  /// Whether a curve within its control points lies above or below the clip, where its shape does not
  /// matter.
  private func isOutside(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ c: (x: Double, y: Double),
    _ d: (x: Double, y: Double)
  ) -> Bool {
    // Two at a time: four are an array.
    max(max(a.y, b.y), max(c.y, d.y)) <= Double(clip.top)
      || min(min(a.y, b.y), min(c.y, d.y)) >= Double(clip.bottom)
  }

  /// Cuts an edge that leaves the range of fixed point: what lies above or below is dropped, what
  /// lies to the side is moved onto the limit.
  private mutating func appendLimited(
    _ from: (x: Double, y: Double), _ end: (x: Double, y: Double), limit: Double
  ) {
    func clampedY(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
      if point.y < -limit { return Self.point(from, end, atY: -limit) }
      if point.y > limit { return Self.point(from, end, atY: limit) }
      return point
    }
    guard max(from.y, end.y) > -limit, min(from.y, end.y) < limit else { return }
    let (a, b) = (clampedY(from), clampedY(end))
    var cuts = [a]
    for side in [-limit, limit] where (a.x - side) * (b.x - side) < 0 {
      let t = (side - a.x) / (b.x - a.x)
      cuts.append((side, a.y + (b.y - a.y) * t))
    }
    cuts.append(b)
    if a.y <= b.y { cuts.sort { $0.y < $1.y } } else { cuts.sort { $0.y > $1.y } }
    for (one, other) in zip(cuts, cuts.dropFirst()) {
      append(
        (min(max(one.x, -limit), limit), one.y), (min(max(other.x, -limit), limit), other.y))
    }
  }

  private static func point(
    _ from: (x: Double, y: Double), _ end: (x: Double, y: Double), atY y: Double
  ) -> (x: Double, y: Double) {
    let t = (y - from.y) / (end.y - from.y)
    return (from.x + (end.x - from.x) * t, y)
  }

  /// Coordinates within the limit become an edge, unless it cannot be seen.
  private mutating func append(_ from: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
    append(FixedPoint(from), FixedPoint(end))
  }

  @inline(__always)
  private mutating func append(_ from: FixedPoint, _ end: FixedPoint) {
    let (top, bottom) = (Double(clip.top), Double(clip.bottom))
    if (from.exactY >= bottom && end.exactY >= bottom) || (from.exactY <= top && end.exactY <= top)
    {
      return
    }
    if from.y < end.y {
      edges.append(FixedEdge(x0: from.x, y0: from.y, x1: end.x, y1: end.y, winding: 1))
    } else if end.y < from.y {
      edges.append(FixedEdge(x0: end.x, y0: end.y, x1: from.x, y1: from.y, winding: -1))
    }
  }
}

/// A point within the limit in the fixed point of edges.
private struct FixedPoint {
  let x: Int32
  let y: Int32
  let exactY: Double

  @inline(__always)
  init(_ point: (x: Double, y: Double)) {
    let one = Double(FixedEdge.one)
    (x, y) = (roundedInteger(point.x * one), roundedInteger(point.y * one))
    exactY = point.y
  }
}
