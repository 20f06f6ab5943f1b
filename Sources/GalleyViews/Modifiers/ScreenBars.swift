import GalleyGeometry
import GalleyLayout

/// The name of the space of a screen, or of what its bars leave of it.
nonisolated private struct ScreenSpace: Hashable {
  enum Part: Hashable { case whole, middle }
  /// How many screens with bars are around, this one counted.
  let level: Int
  let part: Part

  var space: NamedCoordinateSpace { .named(self) }
}

nonisolated extension EnvironmentValues {
  private enum LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// How many screens with bars are around that the views may lie below; content that scrolls has none.
  package var screenLevel: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The view as a whole screen, its bars counted.
  package func screenWhole(level: Int) -> some View {
    coordinateSpace(ScreenSpace(level: level, part: .whole).space)
  }

  /// The view as what bars leave of a screen.
  package func screenMiddle(level: Int) -> some View {
    changingEnvironment { $0.screenLevel = level }
      .coordinateSpace(ScreenSpace(level: level, part: .middle).space)
  }
}

extension GeometryProxy {
  /// How far the bars of the screens around reach beyond the container, where it touches them.
  func barInsets(level: Int) -> EdgeInsets {
    let own = CGRect(origin: .zero, size: size)
    var (top, bottom) = (own.minY, own.maxY)
    guard level > 0 else { return EdgeInsets() }
    for level in (1...level).reversed() {
      guard let middle = bounds(of: ScreenSpace(level: level, part: .middle).space),
        let whole = bounds(of: ScreenSpace(level: level, part: .whole).space)
      else { continue }
      if abs(top - middle.minY) < 0.5 { top = min(top, whole.minY) }
      if abs(bottom - middle.maxY) < 0.5 { bottom = max(bottom, whole.maxY) }
    }
    return EdgeInsets(top: own.minY - top, leading: 0, bottom: bottom - own.maxY, trailing: 0)
  }
}

/// A view that reaches below the bars that it touches, at some edges. It asks for the room that it would have
/// had, so that nothing around it moves.
nonisolated struct SafeAreaReachingView<Content: View>: View {
  let content: Content
  let edges: Edge.Set
  @Environment(\.screenLevel) private var level
  @State private var insets = EdgeInsets()

  init(content: Content, edges: Edge.Set) {
    self.content = content
    self.edges = edges
  }

  var body: some View {
    if level > 0, !edges.isDisjoint(with: .vertical) {
      let (level, edges) = (level, edges)
      OutsetLayout(insets: insets) { content.changingEnvironment { $0.screenLevel = 0 } }
        .onGeometryChange(for: EdgeInsets.self) { proxy in
          let insets = proxy.barInsets(level: level)
          return EdgeInsets(
            top: edges.contains(.top) ? insets.top : 0, leading: 0,
            bottom: edges.contains(.bottom) ? insets.bottom : 0, trailing: 0)
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
    var room = bounds
    room.origin.y -= insets.top
    room.size.height += insets.top + insets.bottom
    subviews.first?.place(
      at: CGPoint(x: room.midX, y: room.midY), anchor: .center,
      proposal: ProposedViewSize(room.size))
  }
}

/// A style behind a view, below the bars that it touches as well.
nonisolated struct SafeAreaFill<Style: ShapeStyle>: PrimitiveView {
  let style: Style
  let edges: Edge.Set

  func _collect(into collector: inout ViewCollector) {
    let fill = FillShapeView(shape: Rectangle(), style: style)
    if collector.environment.screenLevel > 0 {
      SafeAreaReachingView(content: fill, edges: edges)._collect(into: &collector)
    } else {
      fill._collect(into: &collector)
    }
  }
}

/// Whether content goes on below a bar at the bottom.
package enum ScrollOverflowKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// A scroll view in a screen with bars: says whether its content goes on below the bar at its lower edge.
struct ScrollOverflowContent: EffectContent {
  var name: String { "scroll overflow" }

  func preferences(of node: ViewNode, content: consuming PreferenceValues) -> PreferenceValues {
    var window = node.layout
    while !(window.behavior is ScrollBehavior), let child = window.children.first { window = child }
    let bottom = window.children.first?.frame.maxY ?? 0
    let proxy = GeometryProxy(node: node, size: node.layout.frame.size)
    let goesOn = bottom > window.frame.height + 0.5
    // What scrolls in content that scrolls does not meet a bar.
    content.set(
      ScrollOverflowKey.self,
      goesOn && proxy.barInsets(level: node.environment.screenLevel).bottom > 0)
    return content
  }
}
