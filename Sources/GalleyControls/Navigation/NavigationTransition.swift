import GalleyGeometry
import GalleyViews

/// How a screen would come and go.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The transition of the place. On an image it has no effect.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  init() {}
}

/// A screen that grows out of a view. On an image it has no effect.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the place. On an image it has no effect.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A screen that grows out of the view with the same identity. On an image it has no effect.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}

/// What a source of a transition looks like when it leaves its place.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// A source without changes.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{
  /// A source without changes.
  public init() {}

  /// The colour behind the source while it moves. On an image it has no effect.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// The outline of the source while it moves. On an image it has no effect.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// The shadow of the source while it moves, its lengths in points. On an image it has no effect.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
  /// No effect: an image does not move.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// No effect: an image does not move.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// No effect: an image does not move.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
