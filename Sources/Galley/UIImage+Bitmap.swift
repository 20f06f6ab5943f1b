import GalleyGeometry
import GalleyGraphics
import GalleyUIKit

extension UIImage {
  /// An image of pixels, `scale` of them to a point.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(_bitmap: bitmap, scale: scale)
  }
}
