extension Path {
  /// The outline of the path drawn as a line (SH4); to be filled by the non-zero rule.
  ///
  /// Every subpath becomes straight pieces first. A closed one becomes two contours, an open one a
  /// single contour around it, with caps. A path that has more than 100,000 dashes becomes whole lines and says so
  /// (`lacksDashes`).
  /// - Complexity: O(n) in the straight pieces and the dashes.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var result = Path()
    let lines = Polyline.lines(of: self)
    result.lacksDashes = lacksDashes || style.hasTooManyDashes(along: lines)
    var style = style
    if result.lacksDashes { style.dash = [] }
    for line in lines {
      for piece in line.dashed(style) { Stroker(style).outline(piece, into: &result) }
    }
    return result
  }

  /// Whether `strokedPath` draws whole lines instead of dashes.
  /// - Complexity: O(n) in the straight pieces.
  package func hasTooManyDashes(_ style: StrokeStyle) -> Bool {
    !style.dash.isEmpty && style.hasTooManyDashes(along: Polyline.lines(of: self))
  }
}

extension StrokeStyle {
  /// The most dashes that a path is drawn with.
  package static let mostDashes = 100_000

  /// The pattern with as many dashes as gaps, and its length; nil for one that leaves lines whole.
  fileprivate var pattern: (lengths: [CGFloat], total: CGFloat)? {
    let lengths = dash.count % 2 == 0 ? dash : dash + dash
    let total = lengths.reduce(0, +)
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), total > 0, total.isFinite,
      dashPhase.isFinite
    else { return nil }
    return (lengths, total)
  }

  fileprivate func hasTooManyDashes(along lines: [Polyline]) -> Bool {
    guard let (lengths, total) = pattern else { return false }
    let length = lines.reduce(0) { $0 + ($1.points.count > 1 ? $1.length : 0) }
    return length / total * CGFloat(lengths.count / 2) >= CGFloat(Self.mostDashes)
  }
}

/// Straight pieces of one subpath, without pieces of no length.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  /// The largest distance in points between a curve and its pieces.
  private static let tolerance: CGFloat = 0.005

  static func lines(of path: Path) -> [Polyline] {
    var lines: [Polyline] = []
    var points: [CGPoint] = []
    func finish(_ isClosed: Bool) {
      if !points.isEmpty { lines.append(Polyline(points, isClosed: isClosed)) }
    }
    for element in path.elements {
      let current = points.last ?? .zero
      switch element {
      case .move(let point):
        // A point alone, as a closed subpath leaves it behind, is no line.
        if points.count > 1 { finish(false) }
        points = [point]
      case .line(let point):
        points.append(point)
      case .quadCurve(let point, let control):
        let one = CGPoint(
          x: current.x + (control.x - current.x) * 2 / 3,
          y: current.y + (control.y - current.y) * 2 / 3)
        let other = CGPoint(
          x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        points += curve(current, one, other, point)
      case .curve(let point, let control1, let control2):
        points += curve(current, control1, control2, point)
      case .closeSubpath:
        finish(true)
        points = points.first.map { [$0] } ?? []
      }
    }
    if points.count > 1 { finish(false) }
    return lines
  }

  private init(_ points: [CGPoint], isClosed: Bool) {
    var kept: [CGPoint] = []
    for point in points where kept.last != point { kept.append(point) }
    if isClosed, kept.count > 1, kept.first == kept.last { kept.removeLast() }
    self.points = kept
    self.isClosed = isClosed && kept.count > 1
  }

  private init(open points: [CGPoint]) {
    self.init(points, isClosed: false)
  }

  private static func curve(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> [CGPoint] {
    let bend =
      max((a.x - 2 * b.x + c.x).magnitude, (b.x - 2 * c.x + d.x).magnitude)
      + max((a.y - 2 * b.y + c.y).magnitude, (b.y - 2 * c.y + d.y).magnitude)
    guard bend.isFinite else { return [d] }
    let count = min(500, max(1, (0.75 * bend / tolerance).squareRoot().rounded(.up)))
    return (1...Int(count)).map { index in
      if index == Int(count) { return d }
      let t = CGFloat(index) / count
      let s = 1 - t
      let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
        y: weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y)
    }
  }

  private var corners: [CGPoint] { isClosed ? points + [points[0]] : points }

  var length: CGFloat {
    let corners = corners
    return zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The dashes of the line. A style without a pattern of positive length leaves the line whole.
  func dashed(_ style: StrokeStyle) -> [Polyline] {
    guard let (lengths, total) = style.pattern, points.count > 1 else { return [self] }
    let (corners, phase) = (corners, style.dashPhase)
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    while rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var dashes: [Polyline] = []
    var dash = index % 2 == 0 ? [corners[0]] : []
    for (from, to) in zip(corners, corners.dropFirst()) {
      let piece = from.distance(to: to)
      var done: CGFloat = 0
      while piece - done > left {
        done += left
        let cut = CGPoint(
          x: from.x + (to.x - from.x) * done / piece, y: from.y + (to.y - from.y) * done / piece)
        if index % 2 == 0 {
          dashes.append(Polyline(open: dash + [cut]))
          dash = []
        } else {
          dash = [cut]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= piece - done
      if index % 2 == 0 { dash.append(to) }
    }
    if dash.count > 1 { dashes.append(Polyline(open: dash)) }
    return dashes
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
