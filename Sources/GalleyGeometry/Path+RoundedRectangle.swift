/// How the corner of a rounded rectangle meets its sides (SH1).
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature changes smoothly into the sides.
  case continuous
}

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// From the upper right corner on, as paths go around.
  var clockwise: [CGFloat] { [topTrailing, bottomTrailing, bottomLeading, topLeading] }
}

/// The control distance of a cubic that stands for a quarter circle (SH2).
let quarterCircleControl: CGFloat = 0.5522847498307936

extension Path {
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Four cubic arcs, clockwise on screen from the right end.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    if !transform.isIdentity { return addPath(Path(ellipseIn: rect), transform: transform) }
    let radiusX = rect.width / 2
    let radiusY = rect.height / 2
    let controlX = radiusX * quarterCircleControl
    let controlY = radiusY * quarterCircleControl
    let (x, y) = (rect.midX, rect.midY)
    move(to: CGPoint(x: rect.maxX, y: y))
    addCurve(
      to: CGPoint(x: x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: y + controlY),
      control2: CGPoint(x: x + controlX, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: y), control1: CGPoint(x: x - controlX, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: y + controlY))
    addCurve(
      to: CGPoint(x: x, y: rect.minY), control1: CGPoint(x: rect.minX, y: y - controlY),
      control2: CGPoint(x: x - controlX, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: y), control1: CGPoint(x: x + controlX, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: y - controlY))
    closeSubpath()
  }

  /// A rectangle with four equal corners. The radii are limited to half of each side; zero,
  /// negative or undefined radii give a plain rectangle (SH2).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if !transform.isIdentity {
      let upright = Path(roundedRect: rect, cornerSize: cornerSize, style: style)
      return addPath(upright, transform: transform)
    }
    let radiusX = min(cornerSize.width, rect.width / 2)
    let radiusY = min(cornerSize.height, rect.height / 2)
    guard radiusX > 0, radiusY > 0 else { return addRect(rect) }
    // Both axes are blended alike, by the side with less room, or a corner would have a bend.
    let room = min(rect.width / 2 / radiusX, rect.height / 2 / radiusY)
    let horizontal = CornerProfile(radius: radiusX, room: room, style: style)
    let vertical = CornerProfile(radius: radiusY, room: room, style: style)
    addCorners(in: rect, Array(repeating: (horizontal, vertical), count: 4))
  }

  /// A rectangle with a radius for each corner. Where two radii of a side are longer than it, all are
  /// made smaller by one factor; zero, negative and undefined radii are sharp corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    if !transform.isIdentity {
      let upright = Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
      return addPath(upright, transform: transform)
    }
    let wished = cornerRadii.clockwise.map { $0 > 0 ? min($0, 1e9) : 0 }
    // Top, right, bottom, left: each with the corners at its ends.
    let sides = [rect.width, rect.height, rect.width, rect.height]
    var factor: CGFloat = 1
    for (index, side) in sides.enumerated() {
      let sum = wished[(index + 3) % 4] + wished[index]
      if sum > side { factor = min(factor, side / sum) }
    }
    let radii = wished.map { $0 * factor }
    let profiles = radii.enumerated().map { index, radius -> (CornerProfile, CornerProfile) in
      // Of what is left of the two sides that meet in the corner, its share by its radius.
      let sharing = [((index + 1) % 4, (index + 1) % 4), ((index + 3) % 4, index)]
      let room =
        sharing.map { other, side in
          let sum = radius + radii[other]
          return sum > 0 ? sides[side] * radius / sum : 0
        }.min() ?? 0
      let profile = CornerProfile(
        radius: radius, room: radius > 0 ? room / radius : .infinity, style: style)
      return (profile, profile)
    }
    addCorners(in: rect, profiles)
  }

  /// From the end of the top side, clockwise on screen. Each corner is walked from its first side to its
  /// second; `along` counts back from the corner on the first side, `across` on the second.
  private mutating func addCorners(
    in rect: CGRect, _ profiles: [(horizontal: CornerProfile, vertical: CornerProfile)]
  ) {
    let corners: [(corner: CGPoint, first: Direction, second: Direction)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), Direction(dx: -1, dy: 0), Direction(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), Direction(dx: 0, dy: -1), Direction(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), Direction(dx: 1, dy: 0), Direction(dx: 0, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), Direction(dx: 0, dy: 1), Direction(dx: 1, dy: 0)),
    ]
    for (index, corner) in corners.enumerated() {
      let firstIsHorizontal = corner.first.dx != 0
      let (horizontal, vertical) = profiles[index]
      addCorner(
        at: corner.corner, first: corner.first, second: corner.second,
        along: firstIsHorizontal ? horizontal : vertical,
        across: firstIsHorizontal ? vertical : horizontal, opensPath: index == 0)
    }
    closeSubpath()
  }

  private mutating func addCorner(
    at corner: CGPoint, first: Direction, second: Direction, along: CornerProfile,
    across: CornerProfile, opensPath: Bool
  ) {
    func point(_ onFirst: CGFloat, _ onSecond: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + first.dx * onFirst + second.dx * onSecond,
        y: corner.y + first.dy * onFirst + second.dy * onSecond)
    }
    let start = point(along.distances[0], 0)
    if opensPath { move(to: start) } else { addLine(to: start) }
    // Distances on the first side run outside in, on the second inside out.
    addCurve(
      to: point(along.distances[3], across.heights[1]),
      control1: point(along.distances[1], 0),
      control2: point(along.distances[2], across.heights[0]))
    addLine(to: point(along.distances[4], across.heights[2]))
    addCurve(
      to: point(along.heights[2], across.distances[4]),
      control1: point(along.distances[5], across.heights[3]),
      control2: point(along.heights[3], across.distances[5]))
    addLine(to: point(along.heights[1], across.distances[3]))
    addCurve(
      to: point(0, across.distances[0]),
      control1: point(along.heights[0], across.distances[2]),
      control2: point(0, across.distances[1]))
  }
}

/// A unit step along one axis.
private struct Direction {
  var dx: CGFloat
  var dy: CGFloat
}

/// The numbers of one corner along one of its sides, in points from the corner.
///
/// A continuous corner (SH3) is three cubics joined by two short lines. It starts 1.5287 radii
/// before the corner; where a side is shorter than that, every number is blended towards the ones
/// that draw the same circle with the same six pieces, so that a capsule ends in a half circle.
private struct CornerProfile {
  /// Along the side: start, two controls, first joint, second joint, control of the middle curve.
  var distances: [CGFloat]
  /// Inwards from the side: second control, first joint, second joint, control of the middle curve.
  var heights: [CGFloat]

  private static let continuousDistances: [CGFloat] = [
    1.52866483, 1.08849323, 0.86840689, 0.66993427, 0.63149399, 0.37282392,
  ]
  private static let continuousHeights: [CGFloat] = [0, 0.06549600, 0.07491100, 0.16905899]
  /// The quarter circle cut where it has turned by 22.5 and by 67.5 degrees, so that it has as many
  /// curves as the continuous corner; the joining lines have no length. The joints are 1 - sin and
  /// 1 - cos of the angle, the controls lie 4/3 tan(a quarter of a piece's angle) along the tangents.
  private static let circularDistances: [CGFloat] = [
    1, 0.8686781288571144, 0.7386421565549068, 0.6173165676349102, 0.6173165676349102,
    0.37228848098766787,
  ]
  private static let circularHeights: [CGFloat] = [
    0.025865763095147744, 0.07612046748871326, 0.07612046748871326, 0.1776144241403309,
  ]

  /// - Parameter room: half of the shorter side, in radii.
  init(radius: CGFloat, room: CGFloat, style: RoundedCornerStyle) {
    var blend: CGFloat = 0
    if style == .continuous {
      let reach = Self.continuousDistances[0]
      blend = min(1, max(0, (room - 1) / (reach - 1)))
    }
    func mix(_ circular: [CGFloat], _ continuous: [CGFloat]) -> [CGFloat] {
      zip(circular, continuous).map { radius * ($0 + ($1 - $0) * blend) }
    }
    distances = mix(Self.circularDistances, Self.continuousDistances)
    heights = mix(Self.circularHeights, Self.continuousHeights)
  }
}
