/// A rectangle with four equal corners, which becomes elements on request: a list of things to paint has
/// one for each card and chip.
package final class RoundedOutline: Hashable, Sendable {
  private let rect: CGRect
  private let radii: CGSize
  private let style: RoundedCornerStyle
  private let transform: CGAffineTransform

  /// - Parameter radii: none longer than half of the side that it lies on.
  convenience init(_ rect: CGRect, radii: CGSize, style: RoundedCornerStyle) {
    self.init(rect, radii, style, .identity)
  }

  private init(
    _ rect: CGRect, _ radii: CGSize, _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    (self.rect, self.radii, self.style, self.transform) = (rect, radii, style, transform)
  }

  /// Whether it has round corners: zero, negative and undefined radii are none.
  var isRounded: Bool { radii.width > 0 && radii.height > 0 }

  /// Whether all that follows from it is a number.
  var isFinite: Bool {
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY, radii.width, radii.height]
    return numbers.allSatisfy { $0.magnitude < 1e100 }
  }

  /// The outline moved; nil where it was moved before, as two transforms one after the other round in another way than
  /// both at once.
  func applying(_ transform: CGAffineTransform) -> RoundedOutline? {
    guard self.transform.isIdentity else { return nil }
    return RoundedOutline(rect, radii, style, transform)
  }

  var elements: [Path.Element] {
    var path = Path()
    addElements(to: &path)
    if transform.isIdentity { return path.elements }
    return path.elements.map { element in element.mapPoints { $0.applying(transform) } }
  }

  /// A rectangle around all points; nil for one that was turned, or that is nowhere.
  var bounds: CGRect? {
    guard transform.b == 0, transform.c == 0 else { return nil }
    let one = CGPoint(x: rect.minX, y: rect.minY).applying(transform)
    let other = CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)
    let (left, top) = (min(one.x, other.x), min(one.y, other.y))
    let (right, bottom) = (max(one.x, other.x), max(one.y, other.y))
    guard (left + top + right + bottom).isFinite else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Writes it out, before it is moved.
  func addElements(to path: inout Path) {
    // Both axes are blended alike, by the side with less room, or a corner would have a bend.
    let room = min(rect.width / 2 / radii.width, rect.height / 2 / radii.height)
    let horizontal = CornerProfile(radius: radii.width, room: room, style: style)
    let vertical = CornerProfile(radius: radii.height, room: room, style: style)
    path.reserve(26)
    path.addCorners(in: rect) { _ in (horizontal, vertical) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rect)
    hasher.combine(radii)
    hasher.combine(style)
    hasher.combine(transform)
  }

  package static func == (one: RoundedOutline, other: RoundedOutline) -> Bool {
    one === other
      || one.rect == other.rect && one.radii == other.radii && one.style == other.style
        && one.transform == other.transform
  }
}

extension Path {
  /// From the end of the top side, clockwise on screen. Each corner is walked from its first side to its
  /// second; `along` counts back from the corner on the first side, `across` on the second.
  /// - Parameter profiles: those of a corner, counted from the upper right one.
  mutating func addCorners(
    in rect: CGRect, _ profiles: (Int) -> (horizontal: CornerProfile, vertical: CornerProfile)
  ) {
    for index in 0..<4 {
      let (corner, first, second) = Self.corner(index, of: rect)
      let firstIsHorizontal = first.dx != 0
      let (horizontal, vertical) = profiles(index)
      addCorner(
        at: corner, first: first, second: second,
        along: firstIsHorizontal ? horizontal : vertical,
        across: firstIsHorizontal ? vertical : horizontal, opensPath: index == 0)
    }
    closeSubpath()
  }

  private static func corner(
    _ index: Int, of rect: CGRect
  ) -> (corner: CGPoint, first: Direction, second: Direction) {
    let (left, right) = (Direction(dx: -1, dy: 0), Direction(dx: 1, dy: 0))
    let (up, down) = (Direction(dx: 0, dy: -1), Direction(dx: 0, dy: 1))
    return switch index {
    case 0: (CGPoint(x: rect.maxX, y: rect.minY), left, down)
    case 1: (CGPoint(x: rect.maxX, y: rect.maxY), up, left)
    case 2: (CGPoint(x: rect.minX, y: rect.maxY), right, up)
    default: (CGPoint(x: rect.minX, y: rect.minY), down, right)
    }
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
struct CornerProfile {
  /// Along the side: start, two controls, first joint, second joint, control of the middle curve.
  let distances: [6 of CGFloat]
  /// Inwards from the side: second control, first joint, second joint, control of the middle curve.
  let heights: [4 of CGFloat]

  private static let continuousDistances: [6 of CGFloat] = [
    1.52866483, 1.08849323, 0.86840689, 0.66993427, 0.63149399, 0.37282392,
  ]
  private static let continuousHeights: [4 of CGFloat] = [0, 0.06549600, 0.07491100, 0.16905899]
  /// The quarter circle cut where it has turned by 22.5 and by 67.5 degrees, so that it has as many
  /// curves as the continuous corner; the joining lines have no length. The joints are 1 - sin and
  /// 1 - cos of the angle, the controls lie 4/3 tan(a quarter of a piece's angle) along the tangents.
  private static let circularDistances: [6 of CGFloat] = [
    1, 0.8686781288571144, 0.7386421565549068, 0.6173165676349102, 0.6173165676349102,
    0.37228848098766787,
  ]
  private static let circularHeights: [4 of CGFloat] = [
    0.025865763095147744, 0.07612046748871326, 0.07612046748871326, 0.1776144241403309,
  ]

  /// - Parameter room: half of the shorter side, in radii.
  init(radius: CGFloat, room: CGFloat, style: RoundedCornerStyle) {
    var blend: CGFloat = 0
    if style == .continuous {
      let reach = Self.continuousDistances[0]
      blend = min(1, max(0, (room - 1) / (reach - 1)))
    }
    func mix(_ circular: CGFloat, _ continuous: CGFloat) -> CGFloat {
      radius * (circular + (continuous - circular) * blend)
    }
    distances = InlineArray { mix(Self.circularDistances[$0], Self.continuousDistances[$0]) }
    heights = InlineArray { mix(Self.circularHeights[$0], Self.continuousHeights[$0]) }
  }
}
