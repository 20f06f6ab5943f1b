import GalleyGeometry

/// The most pixels that an image may have, for readers that pay for each.
package struct PixelLimit: Hashable, Codable, Sendable {
  package let count: Int

  package init(_ count: Int) { self.count = count }

  /// Steps of a scale.
  private static let steps: CGFloat = 100

  /// A lower scale for an image that is over the limit, so that it has about as many pixels as it may: an image that is
  /// drawn at it and is over the limit still, since sides are whole pixels, is lowered again.
  /// - Returns: a multiple of 0.01 below `scale`; nil where none is left.
  package func scale(below scale: CGFloat, width: Int, height: Int) -> CGFloat? {
    let share = (CGFloat(count) / CGFloat(max(width * height, 1))).squareRoot()
    let steps = (scale * min(share, 1) * Self.steps).rounded(.down)
    let lower = (steps / Self.steps < scale ? steps : steps - 1) / Self.steps
    return lower > 0 ? lower : nil
  }
}
