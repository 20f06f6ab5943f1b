import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The bar on top of a screen: a row of 44 points (50 on tablets) with its items and a small title, or a large title of 52
/// below the row, and a row of 52 with the field to search in. A screen without all of these has none.
struct NavigationBarView {
  let facts: ScreenFacts
  /// The field below the title: the screen's own, or one that was asked for around the stack.
  let searchBar: AnyView?
  let below: ScreenBelow?
  /// Whether the screen is that of a phone on its side, where no title is large.
  let isLow: Bool
  /// What takes the screen away; nil of the lowest.
  let pop: (() -> Void)?
  @ScaledMetric(relativeTo: .largeTitle) private var largeTitleHeight = ScreenMetrics
    .largeTitleHeight

  @Environment(\.barRowHeight) private var rowHeight
  @Environment(\.barRowBottom) private var rowBottom
  @Environment(\.barMargin) private var margin
  @Environment(\.lookNumbers) private var numbers

  /// Below a large title, with which it stands in the middle of its row, in points: its baseline is 36 below the top of the
  /// row (measured: 1-demoList.png of easydev991/SwiftUI-Days).
  private static let largeTitleBottom: CGFloat = 4

  init(
    facts: ScreenFacts, searchBar: AnyView?, below: ScreenBelow?, isLow: Bool, pop: (() -> Void)?
  ) {
    self.facts = facts
    self.searchBar = searchBar
    self.below = below
    self.isLow = isLow
    self.pop = pop
  }
}

nonisolated extension NavigationBarView: View {
  var body: some View {
    if isShown {
      VStack(alignment: .leading, spacing: 0) {
        BarLayout(shortensLeading: showsBackButton) {
          HStack(spacing: ScreenMetrics.barItemSpacing) {
            if showsBackButton {
              BackButton(title: below?.title, action: pop ?? {})
                .padding(.leading, ScreenMetrics.backMargin - ScreenMetrics.barMargin)
            }
            ToolbarItemsView(entries: items(in: .leading))
          }
          VStack(spacing: 0) { middle }
          HStack(spacing: ScreenMetrics.barItemSpacing) {
            ToolbarItemsView(entries: items(in: .trailing))
          }
          // A large title takes room from the way back as if it were small.
          VStack(spacing: 0) {
            if isLarge, showsBackButton, let title = facts.title { smallTitle(title) }
          }
        }
        // Only large titles follow the text size; the others stop at 21 points. Measured:
        // testTabBarView.TabBarView-mediumPhone-XXXL-light.png of martinomamic/RSSReader.
        .dynamicTypeSize(DynamicTypeSize.large...DynamicTypeSize.xxLarge)
        .frame(height: rowHeight)
        .padding(.bottom, rowBottom)
        if isLarge, let title = facts.title {
          VStack(alignment: .leading, spacing: 2) {
            title.font(.largeTitle).bold().lineLimit(1)
              .changingEnvironment { $0.isHeading = true }
            if let subtitle = facts.subtitle { secondary(subtitle, .subheadline) }
          }
          .padding(.bottom, Self.largeTitleBottom)
          .frame(minHeight: largeTitleHeight)
        }
        if let searchBar {
          searchBar
            .padding(.top, ScreenMetrics.searchFieldTop)
            .frame(minHeight: numbers.searchRowHeight, alignment: .top)
        }
      }
      .padding(.horizontal, margin)
      .changingEnvironment { $0.dimTintInBar() }
      .barStyle(of: .navigationBar, facts.toolbar, overContent: false)
    }
  }

  private var isShown: Bool {
    let hasItems = [ToolbarItemPlacement.Region.leading, .principal, .trailing].contains {
      !items(in: $0).isEmpty
    }
    return !facts.toolbar.isHidden(.navigationBar)
      && (hasItems || facts.title != nil || searchBar != nil || showsBackButton)
  }

  private var showsBackButton: Bool { pop != nil && facts.hidesBackButton != true }

  /// Whether there is a title, and it is large; what is said of no screen is large.
  var isLarge: Bool {
    guard facts.title != nil, !isLow, !facts.toolbar.isHidden(.navigationBar),
      items(in: .principal).isEmpty
    else { return false }
    switch facts.displayMode ?? .automatic {
    case .large: return true
    case .inline: return false
    case .automatic: return below?.displayMode != .inline
    }
  }

  private func items(in region: ToolbarItemPlacement.Region) -> [_ToolbarEntry] {
    facts.toolbarItems.filter { $0.placement.region == region }
  }

  @ViewBuilder private var middle: some View {
    let principal = items(in: .principal)
    if !principal.isEmpty {
      ToolbarItemsView(entries: principal)
    } else if !isLarge, let title = facts.title {
      smallTitle(title)
      if let subtitle = facts.subtitle { secondary(subtitle, .caption) }
    }
  }

  private func smallTitle(_ title: Text) -> some View {
    title.font(.headline).lineLimit(1).changingEnvironment { $0.isHeading = true }
  }

  private func secondary(_ text: Text, _ font: Font) -> some View {
    text.font(font).foregroundStyle(Color.secondary).lineLimit(1)
  }
}

/// The way back: an angle and the title of the screen below, or "Back" where that is too long.
nonisolated private struct BackButton: View {
  let title: Text?
  let action: () -> Void

  var body: some View {
    HStack(spacing: ScreenMetrics.backSpacing) {
      Chevron(pointsForward: false)
        .stroke(
          style: StrokeStyle(lineWidth: ScreenMetrics.backLine, lineCap: .round, lineJoin: .round)
        )
        .padding(ScreenMetrics.backLine / 2)
        .frame(width: ScreenMetrics.backWidth, height: ScreenMetrics.backHeight)
        .layoutDirectionBehavior(.mirrors)
      ViewThatFits(in: .horizontal) {
        if let title { title }
        Text(verbatim: "Back")
        Color.clear.frame(width: 0, height: 0)
      }
      .font(.body)
      .lineLimit(1)
    }
    .foregroundStyle(.tint)
    .contentShape(Rectangle())
    .pressable(name: "Button", as: TappedPart(.button), action: action)
  }
}

nonisolated extension EnvironmentValues {
  /// A tint that is dimmed is darker in bars.
  mutating func dimTintInBar() { if tintDimming != .none { tintDimming = .bars } }

  /// Of the row of a bar at the top, in points: higher on sheets and tablets, lower on a phone on its side.
  var barRowHeight: CGFloat {
    if isElevated { return lookNumbers.sheetBarHeight }
    if verticalSizeClass == .compact { return ScreenMetrics.compactBarHeight }
    return isTablet ? lookNumbers.tabletBarHeight : ScreenMetrics.barHeight
  }

  /// What belongs to a bar at the top below that row, in points. The bar of a sheet has it in its row; of a phone on its side
  /// nothing was measured.
  var barRowBottom: CGFloat {
    isElevated || verticalSizeClass == .compact ? 0 : lookNumbers.barBottom
  }

  /// At both sides of bars, in points: wider on wide screens.
  var barMargin: CGFloat {
    (deviceWidth ?? 0) < ScreenMetrics.wideBarScreen
      ? ScreenMetrics.barMargin : ScreenMetrics.wideBarMargin
  }
}

/// The views of a bar's items, one after the other.
nonisolated struct ToolbarItemsView: View {
  let entries: [_ToolbarEntry]

  var body: some View {
    ForEach(entries.indices, id: \.self) { entries[$0].content }
  }
}

nonisolated extension View {
  /// The view as a bar: with the style and the colours that its screen asks for.
  func barStyle(
    of bar: ToolbarPlacement, _ settings: ToolbarSettings, overContent: Bool
  ) -> some View {
    let scheme = settings.colorScheme[bar] ?? settings.colorScheme[.automatic]
    return background {
      if settings.hasBackground(bar, overContent: overContent) {
        let isAtTop = bar == .navigationBar
        BarGround(style: settings.background(of: bar), edge: isAtTop ? .bottom : .top)
          .reachingScreen([.horizontal, isAtTop ? .top : .bottom])
      }
    }
    .changingEnvironment { environment in
      if let scheme { environment.colorScheme = scheme }
    }
  }
}

/// What is behind a bar: a style, or a grey with a line at the edge of the content. Apple's is frosted glass
/// over what has scrolled there, of which an image at rest has next to nothing.
private struct BarGround {
  let style: AnyShapeStyle?
  let edge: VerticalEdge
  @Environment(\.displayScale) private var displayScale
}

nonisolated extension BarGround: View {
  var body: some View {
    Rectangle()
      .fill(style ?? AnyShapeStyle(Self.grey))
      .overlay(alignment: edge == .top ? .top : .bottom) {
        // Above a bar at the bottom (measured: testTabBars_18_5.png of cashapp/AccessibilitySnapshot).
        Rectangle().fill(SemanticColor.separator).frame(height: 1 / displayScale)
          .offset(y: edge == .top ? -1 / displayScale : 0)
      }
  }

  private static let grey = Color(
    _light: Color(white: 249 / 255.0),
    dark: Color(red: 29 / 255.0, green: 29 / 255.0, blue: 29 / 255.0))
}

/// Views at both ends of a row and one in its middle, which gives way where they leave less room. A fourth one is not
/// seen: it says how much room in the middle the first one leaves.
nonisolated struct BarLayout: Layout, Hashable {
  /// Whether the first view gives way before the one in the middle does: the way back can be said in a word, items
  /// cannot.
  let shortensLeading: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.prefix(3).map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.map(\.width).reduce(0, +) + 16
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: width ?? ideal, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let views = Array(subviews)
    guard views.count == 4 else { return }
    views[3].leaveOut()
    let height = bounds.height
    let trailing = views[2].sizeThatFits(ProposedViewSize(width: nil, height: height))
    // What is in the middle stays there while the way back can be said in a word.
    let wanted = [views[1], views[3]].map { $0.sizeThatFits(.unspecified).width }
    let middle = min(max(wanted[0], wanted[1]), bounds.width / 2)
    let free = max(0, bounds.width - trailing.width - (middle > 0 ? middle + 16 : 0))
    let share =
      middle > 0 ? min(free, max((bounds.width - middle) / 2 - 8, bounds.width / 4)) : free
    let most = shortensLeading ? share : max(0, bounds.width - trailing.width)
    let ideal = views[0].sizeThatFits(ProposedViewSize(width: nil, height: height))
    let leading =
      !shortensLeading && ideal.width <= most
      ? ideal : views[0].sizeThatFits(ProposedViewSize(width: most, height: height))
    views[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(leading))
    views[2].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(trailing))
    let room = max(0, bounds.width - leading.width - trailing.width - 16)
    let title = views[1].sizeThatFits(ProposedViewSize(width: room, height: height))
    let first = bounds.minX + leading.width + 8 + title.width / 2
    let last = bounds.maxX - trailing.width - 8 - title.width / 2
    views[1].place(
      at: CGPoint(x: max(first, min(bounds.midX, last)), y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(title))
  }
}
