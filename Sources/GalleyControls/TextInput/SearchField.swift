import GalleyGeometry
import GalleyViews

/// Where the field of `searchable` stands: an image has it below the screen's title.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  /// Whether the drawer of the navigation bar hides while its view scrolls.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic
    case always
  }

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

nonisolated extension EnvironmentValues {
  /// Whether somebody searches: what `isPresented` of `searchable` says, or the focus of its field (`searchFocused`).
  @Entry public internal(set) var isSearching: Bool = false
}
