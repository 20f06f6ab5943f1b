import GalleyGeometry
import GalleyLayout
import GalleyViews

/// One screen of a stack with its bars, and the screens that cover it.
nonisolated struct NavigationScreen: View {
  let content: AnyView
  let navigation: NavigationActions
  /// The screen below, whose way of showing titles goes on here.
  var below: ScreenBelow?
  /// What takes the screen away again; nil of the lowest.
  var pop: (() -> Void)?
  @State private var isCovered = false
  /// Whether content goes on below the bar at the bottom.
  @State private var scrollsBelow = false
  @Environment(\.screenLevel) private var outerLevel
  @Environment(\.offeredSearchBar) private var searchBar
  @Environment(\.deviceSafeArea) private var device
  @Environment(\.isElevated) private var isOnSheet
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.lookNumbers) private var numbers

  init(
    content: AnyView, navigation: NavigationActions, below: ScreenBelow? = nil,
    pop: (() -> Void)? = nil
  ) {
    self.content = content
    self.navigation = navigation
    self.below = below
    self.pop = pop
  }

  /// How many screens are below.
  private var depth: Int { below.map { $0.depth + 1 } ?? 0 }

  var body: some View {
    ReportReader(LargeTitle.self) { title in
      screen(isLarge: title.isLarge ?? isUsuallyLarge)
    }
    .endingReports(of: LargeTitle.self)
    .endingReports(of: ScreenFacts.self)
    .reporting(takenSearchBar == nil ? nil : SearchBarTaken(isTaken: true))
    .onPreferenceChange(ScrollOverflowKey.self) { scrollsBelow = $0 }
    .screenWhole(level: outerLevel + 1)
  }

  /// Whether the screen's title is large where its views do not say otherwise.
  private var isUsuallyLarge: Bool {
    guard heightClass != .compact else { return false }
    return below.map { ($0.displayMode ?? .large) != .inline } ?? true
  }

  private func screen(isLarge: Bool) -> some View {
    ScreenLayout(rise: rise) {
      VStack { content }
        .changingEnvironment { environment in
          environment.navigation = navigation
          environment.offeredSearchBar = nil
          environment.isBelowLargeTitle = isLarge
          if let pop { environment.setPresentation(DismissAction(pop)) }
        }
        .screenMiddle(level: outerLevel + 1)
        .opacity(isCovered ? 0 : 1)
        // The screen on top says what becomes of the tabs.
        .endingReports(of: TabBarFacts.self, if: isCovered)
      FollowingViews(ScreenFacts.self) { withSharedEdges($0) }
        .onPreferenceChange(CoveringKey.self) { isCovered = $0 }
      FollowingViews(ScreenFacts.self) { facts in
        if !isCovered {
          let bar = bar(of: facts)
          VStack(spacing: 0) { bar }
            .reporting(bar.isLarge == isUsuallyLarge ? nil : LargeTitle(isLarge: bar.isLarge))
        }
      }
      FollowingViews(ScreenFacts.self) { facts in
        if !isCovered { BottomBarView(facts: facts, overContent: scrollsBelow) }
      }
    }
  }

  private func bar(of facts: ScreenFacts) -> NavigationBarView {
    NavigationBarView(
      facts: facts, searchBar: facts.searchBar ?? takenSearchBar, below: below,
      isLow: heightClass == .compact, pop: pop)
  }

  /// The screen on top of this one, if there is one.
  @ViewBuilder private func withSharedEdges(_ facts: ScreenFacts) -> some View {
    let destinations = (below?.destinations ?? ScreenDestinations()).adding(facts.destinations)
    if let next = navigation.screen(above: depth, withSharedEdges: facts, destinations) {
      NavigationScreen(
        content: next.content, navigation: navigation,
        below: ScreenBelow(
          title: facts.title, displayMode: facts.displayMode, destinations: destinations,
          depth: depth),
        pop: next.pop
      )
      .preference(key: CoveringKey.self, value: true)
    }
  }

  /// The field that was asked for around the stack is that of its lowest screen.
  private var takenSearchBar: AnyView? { depth == 0 ? searchBar : nil }

  /// How far the bar reaches into the device's safe area, in points. A stack is taken to begin where that ends: one
  /// below other views reaches as far over these.
  private var rise: CGFloat {
    guard let device, device.top >= ScreenMetrics.pillSafeArea, !isOnSheet else { return 0 }
    return device.top < ScreenMetrics.tallPillSafeArea
      ? numbers.pillBarRise : numbers.tallPillBarRise
  }
}

/// Whether the title of a screen is large; nil where it is as one would expect.
private struct LargeTitle: ReportedFacts, Equatable {
  var isLarge: Bool?

  mutating func add(_ later: LargeTitle) { isLarge = isLarge ?? later.isLarge }
}

/// Whether a screen covers the one below.
private enum CoveringKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
