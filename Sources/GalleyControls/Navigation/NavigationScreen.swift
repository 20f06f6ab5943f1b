import GalleyGeometry
import GalleyLayout
import GalleyViews

/// One screen of a stack with its bars, and the screens that cover it.
struct NavigationScreen {
  let content: AnyView
  let navigation: NavigationActions
  /// What is behind the screen where its views do not say it; nil is nothing.
  var ground: AnyView?
  /// The screen below, whose way of showing titles goes on here.
  var below: ScreenBelow?
  /// What takes the screen away again; nil of the lowest.
  var pop: (() -> Void)?
  /// Whether content goes on below the bar at the bottom.
  @State private var scrollsBelow = false
  /// What an `EditButton` changes where nothing around says where the mode is kept.
  @State private var editMode = EditMode.inactive
  /// How far a finger has taken the screen away, in points.
  @State private var pull: CGFloat = 0
  /// Whether the screen below is seen, because a finger takes this one away or it is on its way.
  @State private var isPulled = false
  /// Whether the screen is on its way out.
  @State private var isLeaving = false
  @Environment(\.screenLevel) private var outerLevel
  @Environment(\.offeredSearchBar) private var searchBar
  @Environment(\.deviceSafeArea) private var device
  @Environment(\.isElevated) private var isOnSheet
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.layoutDirection) private var direction

  /// How far from its leading edge a finger takes a screen away, in points (assumed).
  private static let edge: CGFloat = 20

  init(
    content: AnyView, navigation: NavigationActions, ground: AnyView? = nil,
    below: ScreenBelow? = nil, pop: (() -> Void)? = nil
  ) {
    self.content = content
    self.navigation = navigation
    self.ground = ground
    self.below = below
    self.pop = pop
  }

  /// How many screens are below.
  private var depth: Int { below.map { $0.depth + 1 } ?? 0 }
}

nonisolated extension NavigationScreen: View {
  var body: some View {
    ReportReader(ScreenState.self) { leaving(screen($0), isOff: $0.hidesBack || $0.isCovered) }
      .endingReports(of: ScreenState.self)
      .reporting(isPulled ? ScreenState(showsBelow: true) : nil)
      .endingReports(of: ScreenFacts.self)
      .endingReports(of: ContainerGround<GroundOfNavigation>.self)
      .reporting(takenSearchBar == nil ? nil : SearchBarTaken(isTaken: true))
      .onPreferenceChange(ScrollOverflowKey.self) { scrollsBelow = $0 }
      .changingEnvironment { [mode = $editMode] in if $0.editMode == nil { $0.editMode = mode } }
      .screenWhole(level: outerLevel + 1)
  }

  /// Whether the screen's title is large where its views do not say otherwise: no title is on a phone on its side.
  private var isUsuallyLarge: Bool {
    heightClass != .compact && below?.displayMode != .inline
  }

  private func screen(_ state: ScreenState) -> some View {
    let isCovered = state.isCovered && !state.showsBelow
    return ScreenLayout(rise: rise) {
      VStack { content }
        .changingEnvironment { environment in
          environment.navigation = navigation
          environment.offeredSearchBar = nil
          environment.isBelowLargeTitle = state.isLarge ?? isUsuallyLarge
          if let pop { environment.setPresentation(DismissAction(pop)) }
        }
        .screenMiddle(level: outerLevel + 1)
        .covered(isCovered)
        // The screen on top says what becomes of the tabs.
        .endingReports(of: TabBarFacts.self, if: isCovered)
      // In front of this one's bars, which are seen while a finger takes the covering screen away.
      FollowingViews(ScreenFacts.self) { covering($0) }.zIndex(1)
      FollowingViews(ScreenFacts.self) { facts in
        let bar = bar(of: facts)
        let isUnusual = facts.asksForTitle && bar.isLarge != isUsuallyLarge
        VStack(spacing: 0) { if !isCovered { bar } }
          .reporting(isUnusual ? ScreenState(isLarge: bar.isLarge) : nil)
          .reporting(facts.hidesBackButton == true ? ScreenState(hidesBack: true) : nil)
      }
      FollowingViews(ScreenFacts.self) { facts in
        if !isCovered { BottomBarView(facts: facts, overContent: scrollsBelow) }
      }
      FollowingViews(ContainerGround<GroundOfNavigation>.self) { stated in
        if !isCovered { (stated.view ?? ground)?.ignoresSafeArea() }
      }
      .zIndex(-1)
    }
  }

  /// The screen, which a finger takes away that comes from its leading edge: it follows the finger, and shows the one below,
  /// which rests (assumed: on a phone that comes along, more slowly).
  /// - Parameter isOff: whether the screen cannot be taken away so.
  @ViewBuilder private func leaving(_ screen: some View, isOff: Bool) -> some View {
    if let pop {
      // Nothing of the screen below is touched through this one.
      screen.background { Color.clear.contentShape(Rectangle()) }
        .background { if isPulled { Rectangle().fill(.background).ignoresSafeArea() } }
        .offset(x: pull)
        .allowsHitTesting(!isLeaving)
        .outerGesture(name: "NavigationStack", pulling(isOff: isOff, pop))
    } else {
      screen
    }
  }

  /// The screen leaves where it would be more than half away a quarter of a second later, and else comes back (assumed): it
  /// is taken away once it is gone.
  private func pulling(isOff: Bool, _ pop: @escaping () -> Void) -> some Gesture {
    AxisDragGesture(.horizontal) { drag in
      let start = isMirrored ? drag.size.width - drag.start.x : drag.start.x
      return !isOff && start <= Self.edge && inwards(drag.way) > 0
    } cancelled: {
      settle(to: 0, velocity: 0)
    }
    .following { drag in
      isPulled = true
      pull = max(0, inwards(drag.way))
    }
    .onEnded { drag in
      let (width, velocity) = (drag.size.width, inwards(drag.velocity))
      if inwards(drag.way) + velocity / 4 <= width / 2 {
        settle(to: 0, velocity: velocity)
      } else {
        settle(to: width, velocity: velocity, then: pop)
      }
    }
  }

  /// Brings the screen to a place by a spring.
  /// - Parameter pop: takes it away there; nil where it stays.
  private func settle(to place: CGFloat, velocity: CGFloat, then pop: (() -> Void)? = nil) {
    withAnimation(
      .released(distance: place - pull, velocity: velocity), completionCriteria: .removed
    ) {
      (pull, isLeaving) = (place, pop != nil)
    } completion: {
      // A finger may have caught it.
      guard pull == place else { return }
      pop?()
      (pull, isPulled, isLeaving) = (0, false, false)
    }
  }

  private var isMirrored: Bool { direction == .rightToLeft }

  private func inwards(_ way: CGFloat) -> CGFloat { isMirrored ? -way : way }

  private func bar(of facts: ScreenFacts) -> NavigationBarView {
    NavigationBarView(
      facts: facts, searchBar: facts.searchBar ?? takenSearchBar, below: below,
      isLow: heightClass == .compact, pop: pop)
  }

  /// The screen on top of this one, if there is one.
  @ViewBuilder private func covering(_ facts: ScreenFacts) -> some View {
    let destinations = (below?.destinations ?? ScreenDestinations()).adding(facts.destinations)
    if let next = navigation.screen(above: depth, covering: facts, destinations) {
      NavigationScreen(
        content: next.content, navigation: navigation,
        below: ScreenBelow(
          title: facts.title, displayMode: facts.displayMode, destinations: destinations,
          depth: depth),
        pop: next.pop
      )
      .reporting(ScreenState(isCovered: true))
    }
  }

  /// A field that was asked for around the stack is that of its lowest screen.
  private var takenSearchBar: AnyView? { depth == 0 ? searchBar : nil }

  /// How far the bar reaches into the device's safe area, in points. A stack is taken to begin where that ends: one
  /// below other views reaches as far over these.
  private var rise: CGFloat {
    guard let device, device.top >= ScreenMetrics.pillSafeArea, !isOnSheet else { return 0 }
    return device.top < ScreenMetrics.tallPillSafeArea
      ? numbers.pillBarRise : numbers.tallPillBarRise
  }
}

/// What a screen has come to, as its content has to know.
private struct ScreenState: ReportedFacts, Equatable {
  /// Whether the title is large; nil where it is as one would expect.
  var isLarge: Bool?
  /// Whether another screen covers this one.
  var isCovered = false
  /// Whether the way back is hidden.
  var hidesBack = false
  /// Whether the screen that covers this one is on its way, so that this one is seen.
  var showsBelow = false

  mutating func add(_ later: ScreenState) {
    isLarge = isLarge ?? later.isLarge
    isCovered = isCovered || later.isCovered
    hidesBack = hidesBack || later.hidesBack
    showsBelow = showsBelow || later.showsBelow
  }
}
