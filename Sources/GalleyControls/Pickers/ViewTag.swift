import GalleyGeometry
import GalleyViews

/// A view that was given a tag.
nonisolated package protocol TaggedContent {
  var tagValue: AnyHashable { get }
}
