import GalleyGeometry
import GalleyViews

/// How a screen would come and go.
@MainActor @preconcurrency
public protocol NavigationTransition {}

nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  init() {}
}

nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}

/// What a source of a transition looks like when it leaves its place.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{
  public init() {}

  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
  /// Changes nothing: an image does not move.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Changes nothing: an image does not move.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Changes nothing: an image does not move.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
