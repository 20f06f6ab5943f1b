import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The bar on top of a screen: a row of 44 points with its items and a small title, or a large title
/// below the row. A screen without a title and without items has none.
nonisolated struct NavigationBarView: View {
  let screen: ScreenRecord
  let below: ScreenRecord?
  let isPushed: Bool

  var body: some View {
    if isShown {
      VStack(alignment: .leading, spacing: 0) {
        BarLayout {
          HStack(spacing: 16) {
            if showsBackButton { backButton }
            ToolbarItemsView(entries: items(in: .leading))
          }
          VStack(spacing: 0) { middle }
          HStack(spacing: 16) { ToolbarItemsView(entries: items(in: .trailing)) }
        }
        .frame(height: 44)
        if isLarge, let title = screen.title {
          VStack(alignment: .leading, spacing: 2) {
            title.font(.largeTitle).bold().lineLimit(1).frame(height: 41)
            if let subtitle = screen.subtitle { secondary(subtitle, .subheadline) }
          }
          .padding(.bottom, 8)
        }
      }
      .padding(.horizontal, 16)
      .barStyle(of: .navigationBar, screen.toolbar)
    }
  }

  private var isShown: Bool {
    let hasItems = [ToolbarItemPlacement.Region.leading, .principal, .trailing].contains {
      !items(in: $0).isEmpty
    }
    return !screen.toolbar.isHidden(.navigationBar)
      && (hasItems || screen.title != nil || showsBackButton)
  }

  private var showsBackButton: Bool { isPushed && screen.hidesBackButton != true }

  private var isLarge: Bool {
    guard items(in: .principal).isEmpty else { return false }
    return screen.showsLargeTitle(above: below)
  }

  private func items(in region: ToolbarItemPlacement.Region) -> [ToolbarEntry] {
    screen.toolbarItems.filter { $0.placement.region == region }
  }

  @ViewBuilder private var middle: some View {
    let principal = items(in: .principal)
    if !principal.isEmpty {
      ToolbarItemsView(entries: principal)
    } else if !isLarge, let title = screen.title {
      title.font(.headline).lineLimit(1)
      if let subtitle = screen.subtitle { secondary(subtitle, .caption) }
    }
  }

  private func secondary(_ text: Text, _ font: Font) -> some View {
    text.font(font).foregroundStyle(Color.secondary).lineLimit(1)
  }

  private var backButton: some View {
    HStack(spacing: 6) {
      Chevron(pointsForward: false)
        .stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        .frame(width: 9, height: 17)
      (below?.title ?? Text("Back")).lineLimit(1)
    }
    .foregroundStyle(.tint)
  }
}

extension ScreenRecord {
  /// Whether the title is large; what is said of no screen is large.
  fileprivate func showsLargeTitle(above below: ScreenRecord?) -> Bool {
    switch displayMode ?? .automatic {
    case .large: return true
    case .inline: return false
    case .automatic:
      guard let below else { return true }
      return below.displayMode.map { $0 != .inline } ?? true
    }
  }
}

/// The bar at the bottom of a screen, 49 points high; none without items.
nonisolated struct BottomBarView: View {
  let screen: ScreenRecord

  var body: some View {
    let entries = screen.toolbarItems.filter { $0.placement.region == .bottom }
    if !entries.isEmpty, !screen.toolbar.isHidden(.bottomBar) {
      VStack(spacing: 0) {
        Divider()
        HStack(spacing: 16) { ToolbarItemsView(entries: entries) }
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity)
          .frame(height: 49)
      }
      .barStyle(of: .bottomBar, screen.toolbar)
    }
  }
}

/// The views of a bar's items, one after the other.
nonisolated private struct ToolbarItemsView: View {
  let entries: [ToolbarEntry]

  var body: some View {
    ForEach(entries.indices, id: \.self) { entries[$0].content }
  }
}

nonisolated extension View {
  /// The view as a bar: with the style and the colours that its screen asks for.
  func barStyle(of bar: ToolbarPlacement, _ settings: ToolbarSettings) -> some View {
    let scheme = settings.colorScheme[bar] ?? settings.colorScheme[.automatic]
    return background {
      if let style = settings.background(of: bar) { Rectangle().fill(style) }
    }
    .changingEnvironment { environment in
      if let scheme { environment.colorScheme = scheme }
    }
  }
}

/// Views at both ends of a row and one in its middle, which gives way where they leave less room.
nonisolated private struct BarLayout: Layout, Hashable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.map(\.width).reduce(0, +) + 16
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: width ?? ideal, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let views = Array(subviews)
    guard views.count == 3 else { return }
    let height = bounds.height
    let trailing = views[2].sizeThatFits(ProposedViewSize(width: nil, height: height))
    let leading = views[0].sizeThatFits(
      ProposedViewSize(width: max(0, bounds.width - trailing.width), height: height))
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
