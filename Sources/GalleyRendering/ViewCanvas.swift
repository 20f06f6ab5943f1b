import GalleyGeometry
import GalleyLayout
import GalleyText
import GalleyViews

/// What views are laid out on: what they are offered, what they see, and the fonts that they may use.
package struct ViewCanvas {
  /// What the view is offered, in points; the image has the size that the view answers, rounded to pixels.
  package var proposedSize: ProposedViewSize
  /// Pixels to a point.
  package var scale: CGFloat
  /// What the view sees; its `displayScale` is replaced by `scale`.
  package var environment: EnvironmentValues
  /// The fonts that texts may use; nil allows all.
  package var fontLock: FontLock?

  /// A canvas without a size, with a pixel to a point.
  package init(
    proposedSize: ProposedViewSize = .unspecified, scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(), fontLock: FontLock? = nil
  ) {
    self.proposedSize = proposedSize
    self.scale = scale
    self.environment = environment
    self.fontLock = fontLock
  }
}
