import GalleyGeometry
import GalleyViews

/// A menu as the first releases describe it.
nonisolated public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// A menu with items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

nonisolated extension View {
  /// Opens a menu at this view when it is pressed for half a second, or clicked with the secondary button: when a
  /// renderer is driven. A menu without items does not open.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    ContextMenuSource(source: self, menuItems: menuItems())
  }

  /// Opens a menu at this view, as `contextMenu(menuItems:)` does. The preview is not drawn.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Opens a menu at this view, as `contextMenu(menuItems:)` does; nil opens none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    ContextMenuSource(source: self, menuItems: contextMenu?.menuItems)
  }

  /// No effect: the rows of lists cannot be selected.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}

/// A view with a context menu. The view is the same one whether the menu is open or not, and keeps its state.
private struct ContextMenuSource<Source: View, MenuItems: View> {
  let source: Source
  let menuItems: MenuItems
  /// The view's box in points of the image while the menu is open.
  @State private var frame: CGRect?

  init(source: Source, menuItems: MenuItems) {
    self.source = source
    self.menuItems = menuItems
  }
}

nonisolated extension ContextMenuSource: View {
  var body: some View {
    source
      .openingContextMenu { frame = $0 }
      .presenting(
        frame.map { frame in
          MenuCard(
            source: frame, gap: ScreenMetrics.contextMenuGap, isCentred: true,
            close: { self.frame = nil }
          ) {
            menuItems.buttonStyle(MenuRowStyle(close: $0))
          }
        }, dimsTint: false)
  }
}
