import GalleyImages

/// A golden and what was drawn, as far as they can be compared.
struct ComparedImages {
  var expected: StraightAlphaImage
  var actual: StraightAlphaImage
  /// Nil for images of two sizes.
  var comparison: ImageComparison?
}
