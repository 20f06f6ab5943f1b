/// How a regular hexagon stands.
public enum HexagonOrientation: Hashable, Sendable {
  /// On a corner, with upright sides to the left and the right.
  case pointyTop
  /// On a side, with corners to the left and the right.
  case flatTop

  /// The axis along which two sides of the hexagon face each other.
  public var sideAxis: Axis { self == .pointyTop ? .horizontal : .vertical }

  /// From corner to corner, by from side to side: the corners lie 2 / sqrt(3) times as far apart.
  public static let cornerRatio: CGFloat = 2 / CGFloat(3).squareRoot()
}

extension Path {
  /// The largest regular hexagon in the middle of a rectangle.
  /// - Parameter cornerRadius: of the circles that round the corners, in points; at most the
  ///   distance from the centre to a side, where the hexagon is a circle. Zero, negative and
  ///   undefined radii give sharp corners.
  public init(
    hexagonIn rect: CGRect, orientation: HexagonOrientation = .pointyTop, cornerRadius: CGFloat = 0
  ) {
    addHexagon(in: rect, orientation: orientation, cornerRadius: cornerRadius)
  }

  /// Adds the largest regular hexagon in the middle of a rectangle, clockwise on screen.
  public mutating func addHexagon(
    in rect: CGRect, orientation: HexagonOrientation = .pointyTop, cornerRadius: CGFloat = 0
  ) {
    guard !rect.isNull else { return }
    let axis = orientation.sideAxis
    // From the centre to a corner.
    let radius = min(
      rect.size[axis] * HexagonOrientation.cornerRatio / 2, rect.size[axis.other] / 2)
    guard radius > 0, radius.isFinite else { return }
    let side = radius * CGFloat(3).squareRoot() / 2
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    // The corners as distances from the centre across and along the axis of the corners.
    let corners: [(CGFloat, CGFloat)] = [
      (0, -radius), (side, -radius / 2), (side, radius / 2), (0, radius), (-side, radius / 2),
      (-side, -radius / 2),
    ]
    var points = corners.map { major, minor in
      let offset = CGPoint(major: major, minor: minor, along: axis)
      return CGPoint(x: centre.x + offset.x, y: centre.y + offset.y)
    }
    // Exchanging the axes turns the way around.
    if axis == .vertical { points.reverse() }
    guard cornerRadius > 0 else {
      addLines(points)
      return closeSubpath()
    }
    addRoundedPolygon(points, radius: min(cornerRadius, side))
  }

  /// A hexagon of `points` with corners of a sixth of a circle each.
  private mutating func addRoundedPolygon(_ points: [CGPoint], radius: CGFloat) {
    // A circle in a corner of 120 degrees touches the sides radius / sqrt(3) from the corner; the
    // controls of a cubic for 60 degrees lie 4/3 tan(15 degrees) radii along them.
    let root = CGFloat(3).squareRoot()
    let reach = radius / root
    let control = reach - radius * 4 / 3 * (2 - root)
    func point(from corner: CGPoint, towards other: CGPoint, _ distance: CGFloat) -> CGPoint {
      let (dx, dy) = (other.x - corner.x, other.y - corner.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return CGPoint(
        x: corner.x + dx / length * distance, y: corner.y + dy / length * distance)
    }
    for (index, corner) in points.enumerated() {
      let last = points[(index + points.count - 1) % points.count]
      let next = points[(index + 1) % points.count]
      let start = point(from: corner, towards: last, reach)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      addCurve(
        to: point(from: corner, towards: next, reach),
        control1: point(from: corner, towards: last, control),
        control2: point(from: corner, towards: next, control))
    }
    closeSubpath()
  }
}
