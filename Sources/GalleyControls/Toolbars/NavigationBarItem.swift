import GalleyGeometry

/// How the bar of a screen shows its title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the screen below, large on the lowest.
    case automatic
    case inline
    case large
  }
}
