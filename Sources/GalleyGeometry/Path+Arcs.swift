extension Path {
  /// Adds a part of a circle, with a line to its start where the path has a current point.
  /// - Parameter clockwise: as in Core Graphics, whose y axis points upwards: with y downwards, `false`
  ///   is drawn clockwise on screen, towards larger angles (SH6). Where the end lies on the other side,
  ///   the arc goes around; a turn and more are a whole circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if delta.magnitude >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds a part of a circle from an angle on; a positive `delta` is drawn clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    func point(_ angle: Double, _ along: CGFloat = 0) -> CGPoint {
      let (sine, cosine) = DeterministicMath.sincos(angle)
      return CGPoint(
        x: center.x + radius * (cosine - along * sine),
        y: center.y + radius * (sine + along * cosine)
      ).applying(transform)
    }
    let total = min(max(delta.radians, -2 * Double.pi), 2 * Double.pi)
    let start = startAngle.radians
    if currentPoint == nil { move(to: point(start)) } else { addLine(to: point(start)) }
    let pieces = Int((total.magnitude / (Double.pi / 2)).rounded(.up))
    guard pieces > 0 else { return }
    let step = total / Double(pieces)
    // A cubic's controls lie 4/3 tan(a quarter of its angle) radii along the tangents.
    let quarter = DeterministicMath.sincos(step / 4)
    let control = CGFloat(4.0 / 3 * quarter.sin / quarter.cos)
    for piece in 0..<pieces {
      let from = start + step * Double(piece)
      let to = piece == pieces - 1 ? start + total : from + step
      addCurve(to: point(to), control1: point(from, control), control2: point(to, -control))
    }
  }

  /// Adds a line and an arc that touches both the line from the current point to `tangent1End` and that
  /// from there to `tangent2End`; a line alone where they have no corner.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let from = currentPoint else { return move(to: corner) }
    addCorner(
      from: from, corner, to: tangent2End.applying(transform), radius: radius, limit: .infinity)
  }

  /// A closed subpath of straight sides with corners of circles, each radius at most what half of a
  /// shorter side has room for.
  package mutating func addRoundedPolygon(_ points: [CGPoint], radius: CGFloat) {
    guard points.count > 2, radius > 0, radius.isFinite else {
      addLines(points)
      return closeSubpath()
    }
    for (index, corner) in points.enumerated() {
      let last = points[(index + points.count - 1) % points.count]
      let next = points[(index + 1) % points.count]
      if index == 0 { move(to: CGPoint(x: (last.x + corner.x) / 2, y: (last.y + corner.y) / 2)) }
      let room = min(last.distance(to: corner), corner.distance(to: next)) / 2
      addCorner(from: last, corner, to: next, radius: radius, limit: room)
    }
    closeSubpath()
  }

  /// A line towards a corner and an arc around it.
  /// - Parameter limit: how far from the corner the arc may begin.
  private mutating func addCorner(
    from last: CGPoint, _ corner: CGPoint, to next: CGPoint, radius: CGFloat, limit: CGFloat
  ) {
    let (before, after) = (last.distance(to: corner), corner.distance(to: next))
    guard before > 0, after > 0, radius > 0, (before + after).isFinite else {
      return addLine(to: corner)
    }
    let (inX, inY) = ((corner.x - last.x) / before, (corner.y - last.y) / before)
    let (outX, outY) = ((next.x - corner.x) / after, (next.y - corner.y) / after)
    // The angle by which the way turns.
    let turn = DeterministicMath.angle(
      x: Double(inX * outX + inY * outY), y: Double(inX * outY - inY * outX)
    ).magnitude
    let half = DeterministicMath.sincos(turn / 2)
    guard turn > 1e-9, half.cos > 1e-9 else { return addLine(to: corner) }
    let tangent = CGFloat(half.sin / half.cos)
    let reach = min(radius * tangent, limit)
    let quarter = DeterministicMath.sincos(turn / 4)
    let control = reach - reach / tangent * CGFloat(4.0 / 3 * quarter.sin / quarter.cos)
    addLine(to: CGPoint(x: corner.x - inX * reach, y: corner.y - inY * reach))
    addCurve(
      to: CGPoint(x: corner.x + outX * reach, y: corner.y + outY * reach),
      control1: CGPoint(x: corner.x - inX * control, y: corner.y - inY * control),
      control2: CGPoint(x: corner.x + outX * control, y: corner.y + outY * control))
  }
}
