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

  private enum ElementTagKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

  /// What the element around stands for, where the view has no tag.
  package var elementTag: AnyHashable? {
    get { self[ElementTagKey.self] }
    set { self[ElementTagKey.self] = newValue }
  }
}
