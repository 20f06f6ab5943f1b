import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Two lines that meet in a point, as wide and high as the view.
nonisolated struct ControlChevron: Shape {
  enum Direction: Hashable, Sendable { case up, down, left, right }
  let direction: Direction

  func path(in rect: CGRect) -> Path {
    let points: [(CGFloat, CGFloat)] =
      switch direction {
      case .up: [(0, 1), (0.5, 0), (1, 1)]
      case .down: [(0, 0), (0.5, 1), (1, 0)]
      case .left: [(1, 0), (0, 0.5), (1, 1)]
      case .right: [(0, 0), (1, 0.5), (0, 1)]
      }
    var path = Path()
    path.addLines(
      points.map {
        CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height)
      })
    return path
  }
}

/// A tick.
nonisolated struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      [(0.05, 0.55), (0.38, 0.9), (0.95, 0.1)].map { (x: CGFloat, y: CGFloat) in
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
      })
    return path
  }
}

/// The sign behind what opens a menu: an arrow up and one down.
nonisolated struct MenuSign: View {
  var body: some View {
    VStack(spacing: 3) {
      ControlChevron(direction: .up).stroke(lineWidth: 1.6).frame(width: 7, height: 4)
      ControlChevron(direction: .down).stroke(lineWidth: 1.6).frame(width: 7, height: 4)
    }
  }
}

/// The sign behind what leads on.
nonisolated struct DisclosureSign: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ControlChevron(direction: direction == .leftToRight ? .right : .left)
      .stroke(Color.gray.opacity(0.7), lineWidth: 2)
      .frame(width: 6, height: 11)
  }
}
