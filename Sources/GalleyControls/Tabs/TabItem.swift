import GalleyGeometry
import GalleyViews

/// What a view tells the tab view around it of its tab.
struct TabItem {
  /// The icon and the title; nil of a page.
  var label: AnyView?
  /// What stands at the icon.
  var badge: Text?
}

extension ContainerValues {
  private enum TabItemKey: ContainerValueKey { static var defaultValue: TabItem { TabItem() } }

  var tabItem: TabItem {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The icon and the title of the view's tab. Without a tab view directly around it changes nothing.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabItem.label, AnyView(label()))
  }
}

/// The tabs or pages of a tab view.
struct TabPages {
  struct Item {
    let label: AnyView
    let isSelected: Bool
    let badge: Text?
    let select: () -> Void
  }
  let views: SubviewsCollection
  /// The place of the one that is drawn.
  let selected: Int
  /// The tabs of the bar; none where all views are pages. A view without a label among tabs has an empty one.
  let items: [Item]
  /// Selects the view of a place.
  let select: (Int) -> Void

  /// - Parameters:
  ///   - selected: the place of the view that is drawn; 0 where there is none.
  ///   - select: selects the view of a place.
  init(_ views: SubviewsCollection, selected: Int, select: @escaping (Int) -> Void) {
    let tabs = views.map(\.containerValues.tabItem)
    self.views = views
    self.selected = selected
    self.select = select
    items =
      tabs.contains { $0.label != nil }
      ? tabs.indices.map { index in
        Item(
          label: tabs[index].label ?? AnyView(EmptyView()), isSelected: index == selected,
          badge: tabs[index].badge
        ) { select(index) }
      } : []
  }

  /// The view that is drawn alone.
  var drawn: SubviewsCollectionSlice { views[views.isEmpty ? 0..<0 : selected..<(selected + 1)] }
}
