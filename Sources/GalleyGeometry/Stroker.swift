/// Draws the outline of straight pieces as a line of some width.
struct Stroker {
  private let style: StrokeStyle
  private let radius: CGFloat
  private let growth: PathGrowth

  /// - Parameter growth: told of every point before the next one is made.
  init(_ style: StrokeStyle, _ growth: PathGrowth) {
    self.style = style
    self.growth = growth
    radius = style.lineWidth / 2
  }

  /// A vector of length 1.
  private struct Direction {
    var x: CGFloat
    var y: CGFloat
    /// A quarter turn to the left of the way, where y grows downwards.
    var left: Direction { Direction(x: y, y: -x) }
    var reversed: Direction { Direction(x: -x, y: -y) }

    init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Nil for two points at one place.
    init?(from: CGPoint, to: CGPoint) {
      let length = from.distance(to: to)
      guard length > 0, length.isFinite else { return nil }
      self.init(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }

    func dot(_ other: Direction) -> CGFloat { x * other.x + y * other.y }
    func cross(_ other: Direction) -> CGFloat { x * other.y - y * other.x }
  }

  /// Adds the outline of a line.
  /// - Returns: whether there was room for it.
  func outline(_ line: Polyline, into path: inout Path) -> Bool {
    guard line.points.count > 1 else {
      dot(line, into: &path)
      return growth.add(1)
    }
    let points = line.points
    if line.isClosed {
      path.addContour(side(points, isClosed: true))
      if growth.isOver { return false }
      path.addContour(side(points.reversed(), isClosed: true))
      return !growth.isOver
    }
    var contour = side(points, isClosed: false)
    contour += cap(at: points[points.count - 1], from: points[points.count - 2])
    if growth.isOver { return false }
    contour += side(points.reversed(), isClosed: false)
    contour += cap(at: points[0], from: points[1])
    path.addContour(contour)
    return !growth.isOver
  }

  /// A subpath of no length: a disc or a square where caps reach beyond an end.
  private func dot(_ line: Polyline, into path: inout Path) {
    guard let center = line.points.first else { return }
    let box = CGRect(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: box)
    case .square: path.addRect(box)
    }
  }

  /// The points to the left of the pieces, with their joins; as many as there is room for.
  private func side(_ points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    let count = points.count
    let pieces = isClosed ? count : count - 1
    var directions: [Direction] = []
    for index in 0..<pieces {
      let direction = Direction(from: points[index], to: points[(index + 1) % count])
      directions.append(direction ?? directions.last ?? Direction(x: 1, y: 0))
    }
    for index in 0..<pieces {
      let (normal, known) = (directions[index].left, result.count)
      if index == 0, !isClosed { result.append(moved(points[0], normal)) }
      let next = index + 1
      if next < pieces || isClosed {
        let corner = points[next % count]
        result += join(at: corner, directions[index], directions[next % pieces])
      } else {
        result.append(moved(points[next], normal))
      }
      if !growth.add(result.count - known) { break }
    }
    return result
  }

  private func moved(_ point: CGPoint, _ direction: Direction, by length: CGFloat? = nil)
    -> CGPoint
  {
    let length = length ?? radius
    return CGPoint(x: point.x + direction.x * length, y: point.y + direction.y * length)
  }

  /// The left side around a corner.
  private func join(at corner: CGPoint, _ before: Direction, _ after: Direction) -> [CGPoint] {
    let (from, to) = (before.left, after.left)
    let turn = before.cross(after)
    let straight = before.dot(after)
    if turn.magnitude < 1e-9, straight > 0 { return [moved(corner, to)] }
    // On the inner side the two pieces cross: through the corner, so that no area is left open.
    if turn < 0 { return [moved(corner, from), corner, moved(corner, to)] }
    switch style.lineJoin {
    case .miter:
      let halfCosine = ((1 + straight) / 2).squareRoot()
      guard halfCosine > 0, 1 / halfCosine <= style.miterLimit else { break }
      let middle = Direction(x: from.x + to.x, y: from.y + to.y)
      let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      guard length > 0 else { break }
      return [
        moved(
          corner, Direction(x: middle.x / length, y: middle.y / length), by: radius / halfCosine)
      ]
    case .round:
      return arc(around: corner, from, to, opposite: before)
    case .bevel: break
    }
    return [moved(corner, from), moved(corner, to)]
  }

  private func cap(at end: CGPoint, from previous: CGPoint) -> [CGPoint] {
    guard let ahead = Direction(from: previous, to: end) else { return [] }
    switch style.lineCap {
    case .butt: return []
    case .square:
      let corner = moved(end, ahead)
      return [moved(corner, ahead.left), moved(corner, ahead.left.reversed)]
    case .round:
      let points =
        arc(around: end, ahead.left, ahead, opposite: ahead)
        + arc(around: end, ahead, ahead.left.reversed, opposite: ahead)
      return growth.add(points.count) ? points : []
    }
  }

  /// Points on the circle between two directions, found by halving, so that no angle is needed.
  private func arc(
    around center: CGPoint, _ from: Direction, _ to: Direction, opposite: Direction
  ) -> [CGPoint] {
    // The distance between arc and chord is radius times (1 - cosine of half the angle).
    func isFlat(_ one: Direction, _ other: Direction) -> Bool {
      let halfCosine = (max(0, 1 + one.dot(other)) / 2).squareRoot()
      return radius * (1 - halfCosine) < 0.005
    }
    func halve(_ one: Direction, _ other: Direction, _ depth: Int) -> [CGPoint] {
      if depth == 0 || isFlat(one, other) { return [moved(center, other)] }
      var middle = Direction(x: one.x + other.x, y: one.y + other.y)
      let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      middle =
        length > 1e-9 ? Direction(x: middle.x / length, y: middle.y / length) : opposite
      return halve(one, middle, depth - 1) + halve(middle, other, depth - 1)
    }
    return [moved(center, from)] + halve(from, to, 10)
  }
}

extension Path {
  fileprivate mutating func addContour(_ points: [CGPoint]) {
    addLines(points)
    closeSubpath()
  }
}
