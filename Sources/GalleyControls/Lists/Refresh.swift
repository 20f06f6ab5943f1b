import GalleyGeometry
import GalleyViews

/// Loads a view's data anew.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs the action that `refreshable` was given, and waits for it.
  public func callAsFunction() async { await action() }
}

nonisolated extension EnvironmentValues {
  /// What `refreshable` around gave; nil where there is none.
  @Entry public internal(set) var refresh: RefreshAction?
}

nonisolated extension View {
  /// Gives the views in this one an action to load their data anew; images are not pulled.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    changingEnvironment { $0.refresh = RefreshAction(action: action) }
  }
}
