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

/// The sign behind what opens a menu: an arrow up and one down. It grows with the text.
nonisolated struct MenuSign: View {
  @ScaledMetric private var width = ControlMetrics.menuSignWidth
  @ScaledMetric private var height = ControlMetrics.menuSignHeight

  var body: some View {
    VStack(spacing: height * 0.28) {
      arrow(.up)
      arrow(.down)
    }
  }

  private func arrow(_ direction: ControlChevron.Direction) -> some View {
    ControlChevron(direction: direction)
      .stroke(style: StrokeStyle(lineWidth: width * 0.2, lineCap: .round, lineJoin: .round))
      .frame(width: width * 0.8, height: height * 0.26)
      .padding(.horizontal, width * 0.1)
  }
}

/// A chevron that says that something leads on; it is as high as the text around asks for.
nonisolated struct SizedChevron: View {
  let direction: ControlChevron.Direction
  @ScaledMetric private var width = ControlMetrics.chevronWidth
  @ScaledMetric private var height = ControlMetrics.chevronHeight
  @ScaledMetric private var line = ControlMetrics.chevronLine

  var body: some View {
    ControlChevron(direction: direction)
      .stroke(style: StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round))
      .padding(line / 2)
      .frame(width: width, height: height)
  }
}

/// The sign behind what leads on.
nonisolated struct DisclosureSign: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    SizedChevron(direction: direction == .leftToRight ? .right : .left)
      .foregroundStyle(SemanticColor.tertiaryLabel)
  }
}
