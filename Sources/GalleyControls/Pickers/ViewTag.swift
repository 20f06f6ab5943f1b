import GalleyGeometry
import GalleyViews

/// A view that was given a tag.
nonisolated package protocol TaggedContent {
  var tagValue: AnyHashable { get }
}

nonisolated extension EnvironmentValues {
  private enum ViewTagKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

  /// The tag of the view around.
  package var viewTag: AnyHashable? {
    get { self[ViewTagKey.self] }
    set { self[ViewTagKey.self] = newValue }
  }
}
