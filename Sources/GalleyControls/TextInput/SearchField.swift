import GalleyGeometry
import GalleyViews

/// Where the field of `searchable` stands: an image has it below the screen's title.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// The place that the system chooses.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Below the title. Every placement is drawn so.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In the side bar. On an image, below the title.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the toolbar. On an image, below the title.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the middle of the toolbar. On an image, below the title.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  /// Whether the drawer of the navigation bar hides while its view scrolls.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// It hides while the view scrolls. On an image it is always drawn.
    case automatic
    /// It never hides.
    case always
  }

  /// Below the title, hidden or not while the view scrolls. On an image it is always drawn.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

nonisolated extension EnvironmentValues {
  /// Whether a search is active: what `isPresented` of `searchable` says, or the focus of its field (`searchFocused`).
  @Entry public internal(set) var isSearching: Bool = false
}
