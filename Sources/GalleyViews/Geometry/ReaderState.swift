import GalleyGeometry

/// What a reader's views were made with, and what the last pass found.
final class ReaderState {
  /// The size that the views were made with; nil before the reader was placed.
  var knownSize: CGSize?
  /// The way to the image's points that the views were made with, and the place of every space
  /// around that has a name.
  var knownPlaces: [CGAffineTransform] = []
  /// Whether the views asked where the reader lies.
  var readsFrame = false
  /// Whether they asked what room bars take, which may change without the reader's place.
  var readsInsets = false
  /// How often the views were made.
  var makings = 0
}
