import GalleyGeometry
import GalleyLayout
import GalleyViews

/// One screen of a stack with its bars, and the screens that cover it.
nonisolated struct NavigationScreen: View {
  let content: AnyView
  /// How many screens are below.
  var depth = 0
  let navigation: NavigationRecord
  /// The screen below, whose way of showing titles goes on here.
  var below: ScreenRecord?
  /// What takes the screen away again; nil of the lowest.
  var pop: (() -> Void)?
  @State private var isCovered = false

  init(
    content: AnyView, depth: Int = 0, navigation: NavigationRecord, below: ScreenRecord? = nil,
    pop: (() -> Void)? = nil
  ) {
    self.content = content
    self.depth = depth
    self.navigation = navigation
    self.below = below
    self.pop = pop
  }

  var body: some View {
    let screen = ScreenRecord()
    ScreenLayout {
      VStack { content }
        .changingEnvironment { [weak screen, weak navigation] environment in
          environment.screen = screen
          environment.navigation = navigation
          if let pop { environment.setPresentation(DismissAction(pop)) }
        }
        .opacity(isCovered ? 0 : 1)
      // Behind the content, so that all of it has spoken.
      VStack(spacing: 0) {
        CoveringScreen(screen: screen, depth: depth, navigation: navigation)
      }
      .onPreferenceChange(CoveringKey.self) { isCovered = $0 }
      VStack(spacing: 0) {
        if !isCovered {
          NavigationBarView(screen: screen, below: below, isPushed: pop != nil)
        }
      }
      VStack(spacing: 0) {
        if !isCovered { BottomBarView(screen: screen) }
      }
    }
  }
}

/// The screen on top of another one, if there is one.
nonisolated private struct CoveringScreen: View {
  let screen: ScreenRecord
  let depth: Int
  let navigation: NavigationRecord

  var body: some View {
    if let next = navigation.screen(above: depth, covering: screen) {
      NavigationScreen(
        content: next.content, depth: depth + 1, navigation: navigation, below: screen,
        pop: next.pop
      )
      .preference(key: CoveringKey.self, value: true)
    }
  }
}

/// Whether a screen covers the one below.
private enum CoveringKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A screen's content between its bars: content, covering screen, top bar, bottom bar. A screen takes
/// what it is offered; where nothing is, what its content asks for.
nonisolated struct ScreenLayout: Layout, Hashable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let bars = barHeights(width: proposal.width, subviews)
    var inner = proposal
    inner.height = proposal.height.map { max(0, $0 - bars.top - bars.bottom) }
    let content = subviews.first?.sizeThatFits(inner) ?? .zero
    let covering = subviews.dropFirst().first?.sizeThatFits(proposal) ?? .zero
    let barWidth = subviews.dropFirst(2).map { $0.sizeThatFits(proposal).width }.max() ?? 0
    let ideal = CGSize(
      width: max(content.width, covering.width, proposal.width == nil ? barWidth : 0),
      height: max(content.height + bars.top + bars.bottom, covering.height))
    return CGSize(
      width: filled(proposal.width, else: ideal.width),
      height: filled(proposal.height, else: ideal.height))
  }

  private func filled(_ length: CGFloat?, else ideal: CGFloat) -> CGFloat {
    guard let length, length.isFinite else { return ideal }
    return length
  }

  private func barHeights(
    width: CGFloat?, _ subviews: Subviews
  ) -> (top: CGFloat, bottom: CGFloat) {
    let proposal = ProposedViewSize(width: width, height: nil)
    let heights = subviews.dropFirst(2).map { $0.sizeThatFits(proposal).height }
    return (heights.first ?? 0, heights.dropFirst().first ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let bars = barHeights(width: bounds.width, subviews)
    let middle = CGSize(
      width: bounds.width, height: max(0, bounds.height - bars.top - bars.bottom))
    let center = CGPoint(x: bounds.midX, y: bounds.minY + bars.top + middle.height / 2)
    let boxes: [(CGPoint, UnitPoint, CGSize)] = [
      (center, .center, middle),
      (CGPoint(x: bounds.midX, y: bounds.midY), .center, bounds.size),
      (
        CGPoint(x: bounds.minX, y: bounds.minY), .topLeading,
        CGSize(width: bounds.width, height: bars.top)
      ),
      (
        CGPoint(x: bounds.minX, y: bounds.maxY), .bottomLeading,
        CGSize(width: bounds.width, height: bars.bottom)
      ),
    ]
    for (subview, box) in zip(subviews, boxes) {
      subview.place(at: box.0, anchor: box.1, proposal: ProposedViewSize(box.2))
    }
  }
}
