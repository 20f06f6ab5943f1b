extension Path {
  /// The part of the path between two parts of its whole length, all its subpaths one after the other.
  /// - Parameters:
  ///   - from: 0 is the start; what lies outside of 0 to 1 is its nearest end.
  ///   - to: 1 is the end; the path is empty where it is not above `from`.
  /// - Complexity: O(n) in the elements.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (from > 0 ? min(from, 1) : 0, to > 0 ? min(to, 1) : 0)
    if from <= 0, to >= 1 { return self }
    let segments = self.segments
    let total = segments.reduce(0) { $0 + $1.length }
    guard to > from, total > 0, total.isFinite else { return Path() }
    let (first, last) = (from * total, to * total)
    var result = Path()
    result.lacksDashes = lacksDashes
    var reached: CGFloat = 0
    var end: CGPoint?
    for segment in segments {
      defer { reached += segment.length }
      let (low, high) = (max(first - reached, 0), min(last - reached, segment.length))
      guard high > low else { continue }
      let part = segment.part(from: segment.parameter(at: low), to: segment.parameter(at: high))
      if end != part.start { result.move(to: part.start) }
      part.append(to: &result)
      end = part.end
    }
    return result
  }

  /// Lines and curves with the points where they begin; subpaths that are closed have the line that
  /// closes them.
  var segments: [PathSegment] {
    var result: [PathSegment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to):
        result.append(PathSegment(line: current, to))
        current = to
      case .quadCurve(let to, let control):
        func raised(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        result.append(PathSegment(current, raised(current), raised(to), to))
        current = to
      case .curve(let to, let control1, let control2):
        result.append(PathSegment(current, control1, control2, to))
        current = to
      case .closeSubpath:
        if current != start { result.append(PathSegment(line: current, start)) }
        current = start
      }
    }
    return result
  }

  /// Whether a point lies inside of the path, every subpath closed.
  /// - Complexity: O(n) in the elements.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var start: CGPoint?
    var current = CGPoint.zero
    func cross(_ one: CGPoint, _ other: CGPoint) {
      guard (one.y <= point.y) != (other.y <= point.y) else { return }
      let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
      if x > point.x { winding += other.y > one.y ? 1 : -1 }
    }
    func close() {
      if let start { cross(current, start) }
    }
    var segments = self.segments[...]
    for element in elements {
      if case .move(let to) = element {
        close()
        (start, current) = (to, to)
        continue
      }
      // Closing a subpath that ends at its start has no segment.
      guard let segment = segments.first, segment.start == current else { continue }
      segments = segments.dropFirst()
      for (one, other) in segment.chords { cross(one, other) }
      current = segment.end
    }
    close()
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The smallest rectangle around the path without its control points; `.null` when it is empty.
  public var boundingRect: CGRect {
    var box = CGRect.null
    for element in elements {
      guard case .move(let to) = element else { continue }
      box = box.union(CGRect(origin: to, size: .zero))
    }
    for segment in segments {
      for point in segment.extremes { box = box.union(CGRect(origin: point, size: .zero)) }
    }
    return box
  }
}

/// A cubic curve, or a line.
struct PathSegment {
  let start: CGPoint
  private let control1: CGPoint
  private let control2: CGPoint
  let end: CGPoint
  private let isLine: Bool
  /// Points; of a curve the sum of its chords.
  let length: CGFloat
  private static let pieces = 32

  init(line start: CGPoint, _ end: CGPoint) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
    length = start.distance(to: end)
  }

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
    var sum: CGFloat = 0
    var last = start
    for piece in 1...Self.pieces {
      let next = Self.point(start, control1, control2, end, CGFloat(piece) / CGFloat(Self.pieces))
      sum += last.distance(to: next)
      last = next
    }
    length = sum
  }

  private static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
  }

  func point(at t: CGFloat) -> CGPoint { Self.point(start, control1, control2, end, t) }

  /// Short lines that follow the curve.
  var chords: [(CGPoint, CGPoint)] {
    if isLine { return [(start, end)] }
    let points = (0...Self.pieces).map { piece in
      piece == Self.pieces ? end : point(at: CGFloat(piece) / CGFloat(Self.pieces))
    }
    return Array(zip(points, points.dropFirst()))
  }

  /// The curve's parameter at a length from its start.
  func parameter(at target: CGFloat) -> CGFloat {
    if target <= 0 { return 0 }
    if target >= length { return 1 }
    if isLine { return target / length }
    var reached: CGFloat = 0
    for (index, chord) in chords.enumerated() {
      let step = chord.0.distance(to: chord.1)
      if reached + step >= target, step > 0 {
        return (CGFloat(index) + (target - reached) / step) / CGFloat(Self.pieces)
      }
      reached += step
    }
    return 1
  }

  /// The curve between two parameters (de Casteljau).
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    if isLine { return PathSegment(line: mix(start, end, from), mix(start, end, to)) }
    if from <= 0, to >= 1 { return self }
    let (tail, _) = from > 0 ? (split(at: from).1, 0) : (self, 0)
    guard to < 1 else { return tail }
    return tail.split(at: (to - from) / (1 - from)).0
  }

  private func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    let (ab, bc, cd) = (
      mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t)
    )
    let (abc, bcd) = (mix(ab, bc, t), mix(bc, cd, t))
    let middle = mix(abc, bcd, t)
    return (PathSegment(start, ab, abc, middle), PathSegment(middle, bcd, cd, end))
  }

  private func mix(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
  }

  func append(to path: inout Path) {
    if isLine {
      path.addLine(to: end)
    } else {
      path.addCurve(to: end, control1: control1, control2: control2)
    }
  }

  /// The ends, and the points where a curve turns along an axis.
  var extremes: [CGPoint] {
    if isLine { return [start, end] }
    func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      // The derivative's coefficients over 3.
      let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
      if p.magnitude < 1e-12 { return q == 0 ? [] : [-r / q] }
      let square = q * q - 4 * p * r
      guard square >= 0 else { return [] }
      return [(-q + square.squareRoot()) / (2 * p), (-q - square.squareRoot()) / (2 * p)]
    }
    let parameters =
      turns(start.x, control1.x, control2.x, end.x) + turns(start.y, control1.y, control2.y, end.y)
    return [start, end] + parameters.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) }
  }
}
