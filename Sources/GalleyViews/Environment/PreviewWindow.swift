import GalleyGeometry

/// What the views of a preview ask of the window that they are in.
package final class PreviewWindow {
  /// The scheme that the outermost of them prefers; nil where none does.
  package var scheme: ColorScheme?

  package init() {}

  /// Another scheme than the environment's that the whole window is to have, its background and bars, too.
  package func preferredScheme(in environment: EnvironmentValues) -> ColorScheme? {
    environment.hasStatedScheme || scheme == environment.colorScheme ? nil : scheme
  }
}

nonisolated extension EnvironmentValues {
  private enum WindowKey: EnvironmentKey {
    static var defaultValue: RecordReference<PreviewWindow> { RecordReference() }
  }
  private enum StatedSchemeKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The window of a preview; nil elsewhere, and in what a preview presents.
  package var previewWindow: PreviewWindow? {
    get { self[WindowKey.self].record }
    set { self[WindowKey.self] = RecordReference(record: newValue) }
  }

  /// Whether the scheme was asked for from outside: what views prefer does not count then.
  package var hasStatedScheme: Bool {
    get { self[StatedSchemeKey.self] }
    set { self[StatedSchemeKey.self] = newValue }
  }

  /// The environment for views in a window of their own: what they prefer is theirs alone.
  package mutating func beginWindow() { previewWindow = nil }
}
