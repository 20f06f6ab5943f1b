import GalleyGeometry
import GalleyViews

/// The angle that leads on or back.
nonisolated struct Chevron: FixedShape {
  let pointsForward: Bool

  func path(in rect: CGRect) -> Path {
    let (tip, ends) = pointsForward ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    return Path { path in
      path.move(to: CGPoint(x: ends, y: rect.minY))
      path.addLine(to: CGPoint(x: tip, y: rect.midY))
      path.addLine(to: CGPoint(x: ends, y: rect.maxY))
    }
  }
}
