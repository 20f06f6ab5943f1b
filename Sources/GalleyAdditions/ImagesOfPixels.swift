import GalleyGeometry
import GalleyGraphics
import GalleyViews

extension Image {
  /// An image of pixels, `scale` of them to a point.
  public init(bitmap: Bitmap, scale: CGFloat = 1) { self.init(_bitmap: bitmap, scale: scale) }
}

extension UIImage {
  /// An image of pixels, `scale` of them to a point.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(_bitmap: bitmap, scale: scale)
  }
}

extension CGImage {
  public convenience init(bitmap: Bitmap) { self.init(_bitmap: bitmap) }

  /// The pixels.
  public var bitmap: Bitmap { _bitmap }
}
