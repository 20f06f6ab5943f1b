import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Two lines that meet in a point, as wide and high as the view.
nonisolated struct ControlChevron: FixedShape {
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
nonisolated struct Tick: FixedShape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      [(0.05, 0.55), (0.38, 0.9), (0.95, 0.1)].map { (x: CGFloat, y: CGFloat) in
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
      })
    return path
  }
}

/// The tick of a chosen row; that of a menu is smaller than that of a list. It grows with the text.
struct SizedTick {
  private let width: CGFloat
  private let height: CGFloat
  @ScaledMetric(ofFont: .body) private var scale: CGFloat = 1

  init(width: CGFloat = ControlMetrics.tickWidth, height: CGFloat = ControlMetrics.tickHeight) {
    self.width = width
    self.height = height
  }
}

nonisolated extension SizedTick: View {
  var body: some View {
    Tick()
      .stroke(
        style: StrokeStyle(
          lineWidth: ControlMetrics.tickLine * scale, lineCap: .round, lineJoin: .round)
      )
      .frame(width: width * scale, height: height * scale)
  }
}

/// The symbol behind what opens a menu: an arrow up and one down. It grows with the text.
struct MenuIndicator {
  @ScaledMetric(ofFont: .body) private var scale: CGFloat = 1
}

nonisolated extension MenuIndicator: View {
  var body: some View {
    VStack(spacing: ControlMetrics.menuArrowGap * scale) {
      arrow(.up)
      arrow(.down)
    }
    .padding(ControlMetrics.menuArrowLine / 2 * scale)
    .padding(.horizontal, ControlMetrics.menuIndicatorInset * scale)
  }

  private func arrow(_ direction: ControlChevron.Direction) -> some View {
    ControlChevron(direction: direction)
      .stroke(
        style: StrokeStyle(
          lineWidth: ControlMetrics.menuArrowLine * scale, lineCap: .round, lineJoin: .round)
      )
      .frame(
        width: ControlMetrics.menuArrowWidth * scale, height: ControlMetrics.menuArrowHeight * scale
      )
  }
}

/// A chevron that says that something leads on; it is as high as the text around asks for.
struct SizedChevron {
  let direction: ControlChevron.Direction
  @ScaledMetric(ofFont: .body) private var width = ControlMetrics.chevronWidth
  @ScaledMetric(ofFont: .body) private var height = ControlMetrics.chevronHeight
  @ScaledMetric(ofFont: .body) private var line = ControlMetrics.chevronLine
}

nonisolated extension SizedChevron: View {
  var body: some View {
    ControlChevron(direction: direction)
      .stroke(style: StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round))
      .padding(line / 2)
      .frame(width: width, height: height)
  }
}

/// The symbol behind the value of a picker that leads to a list.
struct PickerChevron {
  @Environment(\.layoutDirection) private var direction
}

nonisolated extension PickerChevron: View {
  var body: some View {
    SizedChevron(direction: direction == .leftToRight ? .right : .left)
      .foregroundStyle(Color.disclosure)
  }
}
