import GalleyGeometry
import GalleyLayout

/// A view that reaches below the bars that it touches, at some edges. It asks for the room that it would have
/// had, so that nothing around it moves.
struct SafeAreaReachingView<Content: View> {
  let content: Content
  let edges: Edge.Set
  /// Whether it stays in its box where the image has no device.
  var isForDevices = false
  @Environment(\.screenLevels) private var levels
  @Environment(\.deviceSafeArea) private var device
  @State private var insets = EdgeInsets()

  init(content: Content, edges: Edge.Set, isForDevices: Bool = false) {
    self.content = content
    self.edges = edges
    self.isForDevices = isForDevices
  }
}

nonisolated extension SafeAreaReachingView: View {
  var body: some View {
    let open = edges.intersection(levels.reachable)
    if !open.isEmpty, device != nil || !isForDevices {
      let (levels, edges, isOnDevice) = (levels, edges, device != nil)
      OutsetLayout(insets: insets) {
        content.changingEnvironment { environment in
          // Without a device what lies below a bar knows of no other one.
          if isOnDevice {
            environment.screenLevels.open.subtract(edges)
          } else {
            environment.screenLevel = 0
          }
        }
      }
      .onGeometryChange(for: EdgeInsets.self) {
        $0.barInsets(levels, edges: edges)
      } action: {
        insets = $0
      }
    } else {
      content
    }
  }
}

/// A view that is placed in more room than it has.
nonisolated private struct OutsetLayout: Layout, Equatable {
  let insets: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = CGRect(
      x: bounds.minX - insets.leading, y: bounds.minY - insets.top,
      width: bounds.width + insets.total(along: .horizontal),
      height: bounds.height + insets.total(along: .vertical))
    subviews.first?.place(
      at: CGPoint(x: room.midX, y: room.midY), anchor: .center,
      proposal: ProposedViewSize(room.size))
  }
}

/// A style behind a view, below the bars that it touches as well.
nonisolated struct SafeAreaFill<Style: ShapeStyle>: PrimitiveView {
  let style: Style
  let edges: Edge.Set

  func _collect(into collector: inout _ViewCollector) {
    let fill = FillShapeView(shape: Rectangle(), style: style)
    if !collector.environment.screenLevels.reachable.isDisjoint(with: edges) {
      SafeAreaReachingView(content: fill, edges: edges)._collect(into: &collector)
    } else {
      fill._collect(into: &collector)
    }
  }
}

/// What a window shows of its content: its box, and on a device below the bars that it touches as well, under
/// which content scrolls.
struct ScrollClip<Content: View> {
  let content: Content
  @Environment(\.screenLevels) private var levels
  @State private var reach = ScreenReach()

  init(content: Content) { self.content = content }
}

nonisolated extension ScrollClip: View {
  var body: some View {
    let levels = levels
    content
      .clippedAsOne(to: OutsetRectangle(reach: reach))
      .onGeometryChange(for: ScreenReach.self) {
        $0.barReach(levels)
      } action: {
        reach = $0
      }
  }
}

/// A box that is larger than the one that it fits.
nonisolated private struct OutsetRectangle: FixedShape {
  let reach: ScreenReach

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - reach.left, y: rect.minY - reach.top,
        width: rect.width + reach.left + reach.right,
        height: rect.height + reach.top + reach.bottom))
  }
}
