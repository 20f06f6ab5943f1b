/// How the corner of a rounded rectangle meets its sides (SH1).
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature changes smoothly into the sides.
  case continuous
}

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// Points; the corner at the top and the leading edge.
  public var topLeading: CGFloat
  /// Points; the corner at the bottom and the leading edge.
  public var bottomLeading: CGFloat
  /// Points; the corner at the bottom and the trailing edge.
  public var bottomTrailing: CGFloat
  /// Points; the corner at the top and the trailing edge.
  public var topTrailing: CGFloat

  /// Radii in points; zero, negative and undefined ones are sharp corners.
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
  /// The ellipse within a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A rectangle with four equal corners, whose radius is limited to half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with four equal corners, whose lengths along both axes are limited to half of the shorter side.
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

  /// A rectangle with four equal corners. Both lengths of a corner are limited to half of the shorter side, so that long
  /// radii make a capsule and no ellipse (OpenSwiftUI, `FixedRoundedRect.clampedCornerSize`); zero, negative or undefined
  /// radii give a plain rectangle (SH2).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let limit = min(rect.width, rect.height) / 2
    let radii = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
    addRoundedRect(in: rect, radii: radii, style: style, transform: transform)
  }

  /// A rectangle with four equal corners.
  /// - Parameter radii: the lengths of a corner along both axes, none longer than half of the side that it lies on.
  mutating func addRoundedRect(
    in rect: CGRect, radii: CGSize, style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    if !transform.isIdentity {
      let upright = Path {
        $0.addRoundedRect(in: rect, radii: radii, style: style, transform: .identity)
      }
      return addPath(upright, transform: transform)
    }
    let outline = RoundedOutline(rect, radii: radii, style: style)
    guard outline.isRounded else { return addRect(rect) }
    if isEmpty, outline.isFinite { return begin(with: outline) }
    outline.addElements(to: &self)
  }

  /// A rectangle with a radius for each corner. A single one may be as long as the shorter side. Where two radii of a
  /// side are longer than it, all are made smaller by one factor (CSS Backgrounds and Borders 3, 4.5; assumed for SwiftUI,
  /// whose rule is not documented); zero, negative and undefined radii are sharp corners.
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
    addCorners(in: rect) { index in
      let radius = radii[index]
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
  }
}
