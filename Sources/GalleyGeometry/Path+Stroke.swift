extension Path {
  /// The outline of the path drawn as a line (SH4); to be filled by the non-zero rule.
  ///
  /// Every subpath becomes straight pieces first. A closed one becomes two contours, an open one a
  /// single contour around it, with caps. A path that has more than 100,000 dashes becomes whole lines and says so
  /// (`lacksDashes`).
  /// - Complexity: O(n) in the straight pieces and the dashes.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Self.built { strokedPath(style, growth: $0) }
  }

  /// The same within a limit, which is asked as the outline grows.
  /// - Returns: nil where the limit was exceeded.
  package func strokedPath(_ style: StrokeStyle, growth: PathGrowth) -> Path? {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var result = Path()
    result.lacksDashes = lacksDashes || style.hasTooManyDashes(along: self)
    var style = style
    if result.lacksDashes { style.dash = [] }
    let stroker = Stroker(style, growth)
    let isWhole = Polyline.visit(self, growth) { line in
      line.visitDashes(style) { stroker.outline($0, into: &result) }
    }
    return isWhole ? result : nil
  }

  /// Whether `strokedPath` draws whole lines instead of dashes.
  /// - Complexity: O(n) in the straight pieces.
  package func hasTooManyDashes(_ style: StrokeStyle) -> Bool {
    !style.dash.isEmpty && style.hasTooManyDashes(along: self)
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

  fileprivate func hasTooManyDashes(along path: Path) -> Bool {
    guard let (lengths, total) = pattern else { return false }
    var length: CGFloat = 0
    Polyline.visit(path) { line in
      if line.points.count > 1 { length += line.length }
      return true
    }
    return length / total * CGFloat(lengths.count / 2) >= CGFloat(Self.mostDashes)
  }
}

/// Straight pieces of one subpath, without pieces of no length.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  /// The largest distance in points between a curve and its pieces.
  static let tolerance: CGFloat = 0.005

  static func lines(of path: Path) -> [Polyline] {
    var lines: [Polyline] = []
    visit(path) {
      lines.append($0)
      return true
    }
    return lines
  }

  /// Calls `body` with each subpath, one after the other, until it returns false.
  /// - Parameters:
  ///   - growth: what the points of one subpath may take; nil does not limit them.
  ///   - tolerance: the largest distance in points between a curve and its pieces.
  /// - Returns: whether all were visited.
  @discardableResult
  static func visit(
    _ path: Path, _ growth: PathGrowth? = nil, tolerance: CGFloat = Polyline.tolerance,
    _ body: (Polyline) -> Bool
  ) -> Bool {
    var points: [CGPoint] = []
    func finish(_ isClosed: Bool) -> Bool {
      points.isEmpty || body(Polyline(points, isClosed: isClosed))
    }
    for element in path.elements {
      let current = points.last ?? .zero
      let known = points.count
      switch element {
      case .move(let point):
        // A point alone, as a closed subpath leaves it behind, is no line.
        if points.count > 1, !finish(false) { return false }
        points = [point]
      case .line(let point):
        points.append(point)
      case .quadCurve(let point, let control):
        let one = CGPoint(
          x: current.x + (control.x - current.x) * 2 / 3,
          y: current.y + (control.y - current.y) * 2 / 3)
        let other = CGPoint(
          x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        points += curve((current, one, other, point), tolerance)
      case .curve(let point, let control1, let control2):
        points += curve((current, control1, control2, point), tolerance)
      case .closeSubpath:
        if !finish(true) { return false }
        points = points.first.map { [$0] } ?? []
      }
      if let growth, points.count > known, !growth.add(points.count - known) { return false }
    }
    return points.count > 1 ? finish(false) : true
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
    _ points: (CGPoint, CGPoint, CGPoint, CGPoint), _ tolerance: CGFloat
  ) -> [CGPoint] {
    let (a, b, c, d) = points
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

  /// Without pieces whose length is no number: they have no dashes, and must not hide how many the others have.
  var length: CGFloat {
    let corners = corners
    return zip(corners, corners.dropFirst()).reduce(0) { sum, ends in
      let piece = ends.0.distance(to: ends.1)
      return piece.isNaN ? sum : sum + piece
    }
  }

  /// Calls `body` with each dash of the line until it returns false. A style without a pattern of positive length leaves
  /// the line whole.
  /// - Returns: whether all were visited.
  func visitDashes(_ style: StrokeStyle, _ body: (Polyline) -> Bool) -> Bool {
    guard let (lengths, total) = style.pattern, points.count > 1 else { return body(self) }
    let (corners, phase) = (corners, style.dashPhase)
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    while rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var dash = index % 2 == 0 ? [corners[0]] : []
    for (from, to) in zip(corners, corners.dropFirst()) {
      let piece = from.distance(to: to)
      var done: CGFloat = 0
      while piece - done > left {
        done += left
        let cut = CGPoint(
          x: from.x + (to.x - from.x) * done / piece, y: from.y + (to.y - from.y) * done / piece)
        if index % 2 == 0 {
          if !body(Polyline(open: dash + [cut])) { return false }
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
    return dash.count > 1 ? body(Polyline(open: dash)) : true
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
