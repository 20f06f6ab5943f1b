import GalleyGeometry

/// The one place where points become pixels: `scale` pixels to a point, the origin on a pixel's
/// corner. Layout itself never rounds (PR5).
package struct PixelGrid: Hashable, Sendable {
  /// Pixels to a point, positive and finite.
  package let scale: CGFloat

  /// - Precondition: `scale` is positive and finite.
  package init(scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "the scale is \(scale)")
    self.scale = scale
  }

  /// A rectangle of points as pixels, its edges rounded one by one, so that two frames that touch
  /// before touch after (SH11).
  package func snap(_ rect: CGRect) -> PixelRect {
    guard !rect.isNull else { return .null }
    let left = snapped(rect.minX)
    let top = snapped(rect.minY)
    return PixelRect(
      x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }

  /// The least rectangle of whole pixels that holds a rectangle of points.
  package func cover(_ rect: CGRect) -> PixelRect {
    guard !rect.isNull else { return .null }
    let left = (rect.minX * scale + 1e-6).rounded(.down)
    let top = (rect.minY * scale + 1e-6).rounded(.down)
    return PixelRect(
      x: left, y: top, width: (rect.maxX * scale - 1e-6).rounded(.up) - left,
      height: (rect.maxY * scale - 1e-6).rounded(.up) - top)
  }

  /// A coordinate in points as the nearest pixel edge; halves round up.
  package func snapped(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5).rounded(.down)
  }

  /// The least whole number of pixels that holds `length`, given back in points. A length that is a
  /// whole number of pixels but for rounding errors keeps it.
  package func ceil(_ length: CGFloat) -> CGFloat {
    ((length * scale) - 1e-6).rounded(.up) / scale
  }

  /// The largest whole number of pixels in `length`, given back in points.
  package func floor(_ length: CGFloat) -> CGFloat {
    ((length * scale) + 1e-6).rounded(.down) / scale
  }

  /// `length` in whole pixels, given back in points.
  package func round(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }
}
