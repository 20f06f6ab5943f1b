import GalleyGeometry

/// An image repeated in both directions.
package struct BitmapPaint: Hashable, Sendable {
  package var bitmap: Bitmap
  /// From the image's pixels to points of what is filled, until `Paint.located` makes them device
  /// pixels.
  package var transform: CGAffineTransform
  /// 0 to 1.
  package var opacity = 1.0

  package init(bitmap: Bitmap, transform: CGAffineTransform = .identity) {
    self.bitmap = bitmap
    self.transform = transform
  }
}
