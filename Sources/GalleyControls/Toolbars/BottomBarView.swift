import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The bar at the bottom of a screen, 44 points high; none without items.
struct BottomBarView {
  let facts: ScreenFacts
  let overContent: Bool
  @Environment(\.barMargin) private var margin

  init(facts: ScreenFacts, overContent: Bool) {
    self.facts = facts
    self.overContent = overContent
  }
}

nonisolated extension BottomBarView: View {
  var body: some View {
    let entries = facts.toolbarItems.filter { $0.placement.region == .bottom }
    if !entries.isEmpty, !facts.toolbar.isHidden(.bottomBar) {
      row(of: entries)
        .padding(.horizontal, margin)
        .frame(maxWidth: .infinity)
        .frame(height: ScreenMetrics.bottomBarHeight)
        .barStyle(of: .bottomBar, facts.toolbar, overContent: overContent)
    }
  }

  /// Items of a status stand in the middle of the bar (the documentation of `ToolbarItemPlacement.status`); that others
  /// stand on the side on which they are named is assumed.
  @ViewBuilder private func row(of entries: [_ToolbarEntry]) -> some View {
    let status = entries.filter { $0.placement == .status }
    if let place = entries.firstIndex(where: { $0.placement == .status }) {
      let before = entries[..<place]
      let behind = entries[place...].filter { $0.placement != .status }
      HStack(spacing: ScreenMetrics.barItemSpacing) {
        ToolbarItemsView(entries: Array(before))
        if !before.isEmpty, !behind.isEmpty { Spacer(minLength: 0) }
        ToolbarItemsView(entries: behind)
      }
      .frame(maxWidth: .infinity, alignment: behind.isEmpty ? .leading : .trailing)
      .overlay {
        HStack(spacing: ScreenMetrics.barItemSpacing) { ToolbarItemsView(entries: status) }
      }
    } else {
      HStack(spacing: ScreenMetrics.barItemSpacing) { ToolbarItemsView(entries: entries) }
    }
  }
}
