import GalleyGeometry

/// How the bar of a screen shows its title.
public struct NavigationBarItem: Sendable {
  /// Where the title of a screen is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the screen below, large on the lowest.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}
