import GalleyGeometry
import GalleyViews

/// A view that was given a tag.
nonisolated package protocol TaggedContent {
  var tagValue: AnyHashable { get }
}

nonisolated extension EnvironmentValues {
  /// The tag of the view around.
  @Entry package var viewTag: AnyHashable?

  /// What the element around stands for, where the view has no tag.
  @Entry package var elementTag: AnyHashable?
}
