import GalleyGeometry
import GalleyLayout

extension Path {
  /// The largest regular hexagon in the middle of a rectangle.
  /// - Parameter cornerRadius: of the circles that round the corners, in points; at most the
  ///   distance from the centre to a side, where the hexagon is a circle. Zero, negative and
  ///   undefined radii give sharp corners.
  public init(
    hexagonIn rect: CGRect, orientation: HexagonOrientation = .pointyTop, cornerRadius: CGFloat = 0
  ) {
    self.init()
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
}
