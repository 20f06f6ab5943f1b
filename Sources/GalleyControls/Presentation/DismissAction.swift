import GalleyGeometry
import GalleyViews

/// Takes away the screen or the sheet that a view is in.
nonisolated public struct DismissAction: @unchecked Sendable {
  /// Called on the main actor alone.
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Takes the screen or the sheet away. It has no effect where there is neither.
  @MainActor @preconcurrency
  public func callAsFunction() { action() }

  fileprivate func perform() { action() }
}

/// Whether a view is presented; `dismiss` ends that.
nonisolated public struct PresentationMode {
  /// Whether the view is on a sheet or on a screen that covers another one.
  public private(set) var isPresented: Bool

  /// Takes the sheet or the screen away, once the value is written back to its binding.
  public mutating func dismiss() { isPresented = false }

  init(isPresented: Bool) { self.isPresented = isPresented }
}

nonisolated extension EnvironmentValues {
  private enum PresentationKey: EnvironmentKey {
    static var defaultValue: DismissAction? { nil }
  }

  /// Takes away the screen or the sheet around; does nothing where there is none.
  public var dismiss: DismissAction { self[PresentationKey.self] ?? DismissAction {} }

  /// Whether the view is on a sheet or on a screen that covers another one.
  public var isPresented: Bool { self[PresentationKey.self] != nil }

  /// Whether the view is presented, as the first releases had it.
  public var presentationMode: Binding<PresentationMode> {
    let action = self[PresentationKey.self]
    return Binding(
      get: { PresentationMode(isPresented: action != nil) },
      set: { if !$0.isPresented { action?.perform() } })
  }

  /// Says how the views are taken away.
  mutating func setPresentation(_ action: DismissAction) { self[PresentationKey.self] = action }
}

/// Would end a search.
nonisolated public struct DismissSearchAction: Sendable {
  /// Does nothing: nothing is searched for in an image.
  @MainActor @preconcurrency
  public func callAsFunction() {}
}

nonisolated extension EnvironmentValues {
  /// Does nothing: nothing is searched for in an image.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
