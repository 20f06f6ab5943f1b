import GalleyGeometry

/// An image repeated in both directions.
public struct BitmapPaint: Hashable, Sendable {
  public var bitmap: Bitmap
  /// From the image's pixels to points of what is filled, until `Paint.located` makes them device
  /// pixels.
  public var transform: CGAffineTransform
  /// 0 to 1.
  public var opacity = 1.0

  public init(bitmap: Bitmap, transform: CGAffineTransform = .identity) {
    self.bitmap = bitmap
    self.transform = transform
  }
}
