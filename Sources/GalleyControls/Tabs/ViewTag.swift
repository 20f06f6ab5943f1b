import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view that was given a tag.
package protocol TaggedContent {
  var tagValue: AnyHashable { get }
}

/// The tag of a view in a layout.
package enum TagLayoutKey: LayoutValueKey {
  package static var defaultValue: AnyHashable? { nil }
}

nonisolated extension EnvironmentValues {
  private enum ViewTagKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

  /// The tag of the view around.
  package var viewTag: AnyHashable? {
    get { self[ViewTagKey.self] }
    set { self[ViewTagKey.self] = newValue }
  }
}
