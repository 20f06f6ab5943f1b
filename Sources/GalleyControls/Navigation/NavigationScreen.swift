import GalleyGeometry
import GalleyLayout
import GalleyViews

/// One screen of a stack with its bars, and the screens that cover it.
nonisolated struct NavigationScreen: View {
  private let eachPass = EachPass()
  let content: AnyView
  /// How many screens are below.
  var depth = 0
  let navigation: NavigationRecord
  /// The screen below, whose way of showing titles goes on here.
  var below: ScreenRecord?
  /// What takes the screen away again; nil of the lowest.
  var pop: (() -> Void)?
  @State private var isCovered = false
  /// Whether content goes on below the bar at the bottom.
  @State private var scrollsBelow = false
  @Environment(\.screenLevel) private var outerLevel
  @Environment(\.searchBar) private var searchBar
  @Environment(\.deviceSafeArea) private var device
  @Environment(\.isElevated) private var isOnSheet
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.lookNumbers) private var numbers

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
    let _ = screen.setOut(above: below, isLow: heightClass == .compact)
    let _ = takeSearchBar(screen)
    ScreenLayout(rise: rise) {
      VStack { content }
        .changingEnvironment { [weak screen, weak navigation] environment in
          environment.screen = screen
          environment.navigation = navigation
          environment.searchBar = nil
          if let pop { environment.setPresentation(DismissAction(pop)) }
        }
        .screenMiddle(level: outerLevel + 1)
        .opacity(isCovered ? 0 : 1)
      // Behind the content, so that all of it has spoken.
      VStack(spacing: 0) {
        CoveringScreen(screen: screen, depth: depth, navigation: navigation)
      }
      .onPreferenceChange(CoveringKey.self) { isCovered = $0 }
      VStack(spacing: 0) {
        if !isCovered {
          NavigationBarView(screen: screen, pop: pop)
        }
      }
      VStack(spacing: 0) {
        if !isCovered { BottomBarView(screen: screen, overContent: scrollsBelow) }
      }
    }
    .onPreferenceChange(ScrollOverflowKey.self) { scrollsBelow = $0 }
    .screenWhole(level: outerLevel + 1)
  }

  /// How far the bar reaches into the device's safe area, in points. A stack is taken to begin where that ends: one below
  /// other views reaches as far over these.
  private var rise: CGFloat {
    guard let device, device.top >= ScreenMetrics.pillSafeArea, !isOnSheet else { return 0 }
    return device.top < ScreenMetrics.tallPillSafeArea
      ? numbers.pillBarRise : numbers.tallPillBarRise
  }

  /// The field that was asked for around the stack is that of its lowest screen.
  private func takeSearchBar(_ screen: ScreenRecord) {
    guard depth == 0, let searchBar, !searchBar.isTaken else { return }
    searchBar.isTaken = true
    screen.searchBar = searchBar.view
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
