import GalleyGeometry
import GalleyViews

/// A menu as the first releases describe it.
nonisolated public struct ContextMenu<MenuItems: View> {
  /// A menu with items, which are not drawn.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

nonisolated extension View {
  /// Changes nothing: the menu is closed in an image.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// Changes nothing: the menu is closed in an image.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Changes nothing: the menu is closed in an image.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self
  }

  /// Changes nothing: the menu is closed in an image.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}
