extension Path {
  /// Points between a curve and its pieces where a line is wide: nothing of the path itself is seen then.
  private static let wideTolerance: CGFloat = 0.02

  /// The outline of closed subpaths drawn as a line with round joins, within a limit; as `strokedPath` makes it, but quick
  /// where the line is wide to the path, and its outline crosses itself everywhere.
  ///
  /// A line whose half width reaches from the path's middle to all of its points leaves no hole: the middle is in each disc
  /// around a point. So in each direction from there the outline is at one distance, the largest of all discs and of the
  /// strips between them. Narrower ones down to a quarter of that are strokes of fewer pieces. All other paths and styles
  /// are `strokedPath`.
  /// - Returns: nil where the limit was exceeded.
  /// - Complexity: O(n m) in the straight pieces and the directions.
  package func wideStrokedPath(_ style: StrokeStyle, growth: PathGrowth) -> Path? {
    let (radius, bounds) = (style.lineWidth / 2, controlBounds)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let reach = middle.distance(to: CGPoint(x: bounds.minX, y: bounds.minY))
    guard style.lineJoin == .round, style.dash.isEmpty, radius.isFinite, reach.isFinite,
      radius > reach / 4, hasClosedSubpathsAlone
    else { return strokedPath(style, growth: growth) }
    var lines: [Polyline] = []
    let isWhole = Polyline.visit(self, growth, tolerance: Self.wideTolerance) { line in
      // A point alone has a dot where caps reach beyond an end, and this line has no ends.
      if line.points.count > 1 { lines.append(line) }
      return true
    }
    if !isWhole { return nil }
    if radius < reach {
      var path = Path()
      for line in lines {
        path.addLines(line.points)
        path.closeSubpath()
      }
      return path.strokedPath(style, growth: growth)
    }
    return WideLine(lines, around: middle, radius: radius).outline(growth)
  }

  private var hasClosedSubpathsAlone: Bool {
    var isOpen = false
    for element in elements {
      switch element {
      case .move: if isOpen { return false }
      case .line, .quadCurve, .curve: isOpen = true
      case .closeSubpath: isOpen = false
      }
    }
    return !isOpen
  }
}

/// Closed lines drawn so wide that one point is in the discs around all others.
private struct WideLine {
  /// A straight piece, its points seen from the middle.
  private struct Piece {
    var start: CGPoint
    /// Of length 1.
    var direction: CGVector
    var length: CGFloat
  }
  private var pieces: [Piece] = []
  private let middle: CGPoint
  private let radius: CGFloat
  /// From the middle to the farthest point.
  private var reach: CGFloat = 0

  init(_ lines: [Polyline], around middle: CGPoint, radius: CGFloat) {
    (self.middle, self.radius) = (middle, radius)
    for line in lines {
      for (start, end) in line.pairs(closing: true) {
        let length = start.distance(to: end)
        guard length > 0 else { continue }
        reach = max(reach, middle.distance(to: start))
        pieces.append(
          Piece(
            start: CGPoint(x: start.x - middle.x, y: start.y - middle.y),
            direction: CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length),
            length: length))
      }
    }
  }

  /// Directions that the outline has a point in: chords are within 0.005 points of arcs, and within about a twentieth where
  /// two arcs meet.
  private var directions: Int {
    let outer = radius + reach
    let arcs = 2 * CGFloat.pi / (0.04 / outer).squareRoot()
    let corners = 2 * CGFloat.pi * outer * reach / (0.2 * radius)
    return Int(min(max(arcs, corners, 64), 4096))
  }

  func outline(_ growth: PathGrowth) -> Path? {
    if pieces.isEmpty { return Path() }
    let count = directions
    guard growth.add(count) else { return nil }
    var points: [CGPoint] = []
    for index in 0..<count {
      guard growth.canContinue() else { return nil }
      let (sine, cosine) = DeterministicMath.sincos(2 * Double.pi * Double(index) / Double(count))
      let direction = CGVector(dx: CGFloat(cosine), dy: CGFloat(sine))
      let far = distance(direction)
      points.append(
        CGPoint(x: middle.x + direction.dx * far, y: middle.y + direction.dy * far))
    }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  /// From the middle to the outline.
  private func distance(_ way: CGVector) -> CGFloat {
    var far: CGFloat = 0
    for piece in pieces {
      let (start, direction) = (piece.start, piece.direction)
      // The disc around the start.
      let across = start.x * way.dy - start.y * way.dx
      let along = start.x * way.dx + start.y * way.dy
      far = max(far, along + max(0, radius * radius - across * across).squareRoot())
      // The edge of the strip that the way leaves through, between the piece's ends.
      var (slope, offset) = (
        direction.dy * way.dx - direction.dx * way.dy,
        direction.dy * start.x - direction.dx * start.y
      )
      if slope < 0 { (slope, offset) = (-slope, -offset) }
      guard slope > 1e-9 else { continue }
      let edge = (radius + offset) / slope
      guard edge > far else { continue }
      let place =
        direction.dx * (way.dx * edge - start.x) + direction.dy * (way.dy * edge - start.y)
      if place >= 0, place <= piece.length { far = edge }
    }
    return far
  }
}
