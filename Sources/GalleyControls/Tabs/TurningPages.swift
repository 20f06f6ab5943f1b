import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Pages that a finger turns: they follow it, beyond the first and the last one less and less. Once it has left them, the
/// page comes to rest, by a spring, that would be in the middle a quarter of a second later, and no further than the next
/// one (assumed).
struct TurningPages {
  let isPaged: Bool
  let pages: TabPages
  /// How far the pages are moved towards the trailing edge, in points.
  @State private var pull: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  init(isPaged: Bool, pages: TabPages) {
    (self.isPaged, self.pages) = (isPaged, pages)
  }
}

nonisolated extension TurningPages: ViewModifier {
  func body(content: Content) -> some View {
    if isPaged {
      content.offset(x: pull)
        .contentShape(Rectangle())
        .areaGesture(name: "TabView", turn)
    } else {
      content
    }
  }

  private var turn: some Gesture {
    let count = pages.views.count
    return AxisDragGesture(
      .horizontal, begins: { _ in count > 1 },
      cancelled: { withAnimation(.released(distance: -pull, velocity: 0)) { pull = 0 } }
    )
    .following { drag in pull = pulled(inwards(drag.way), width: drag.size.width) }
    .onEnded { drag in
      let (width, velocity) = (drag.size.width, inwards(drag.velocity))
      let wanted = inwards(drag.way) + velocity / 4
      let step = wanted < -width / 2 ? 1 : wanted > width / 2 ? -1 : 0
      let next = min(max(pages.selected + step, 0), max(count - 1, 0))
      let way = CGFloat(pages.selected - next) * width - pull
      withAnimation(.released(distance: way, velocity: velocity)) {
        pull = 0
        if next != pages.selected { pages.select(next) }
      }
    }
  }

  /// A way to the right as one towards the trailing edge.
  private func inwards(_ way: CGFloat) -> CGFloat {
    direction == .rightToLeft ? -way : way
  }

  private func pulled(_ way: CGFloat, width: CGFloat) -> CGFloat {
    let isBeyond = way > 0 ? pages.selected == 0 : pages.selected >= pages.views.count - 1
    return isBeyond ? RubberBand.stretched(way, in: width) : way
  }
}
