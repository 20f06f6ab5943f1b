import GalleyGeometry
import GalleyGraphics
import GalleyViews

extension Image {
  /// An image of pixels, `scale` of them to a point.
  public init(bitmap: Bitmap, scale: CGFloat = 1) { self.init(_bitmap: bitmap, scale: scale) }

  /// Whether the image's pixels are smoothed where they are larger or smaller than the display's.
  /// - Parameter inLinearLight: whether what becomes smaller is averaged as light; then `high` is as `medium`.
  public func interpolation(_ interpolation: Interpolation, inLinearLight: Bool) -> Image {
    _interpolation(interpolation, inLinearLight: inLinearLight)
  }
}

extension CGImage {
  /// An image of pixels.
  public convenience init(bitmap: Bitmap) { self.init(_bitmap: bitmap) }

  /// The pixels.
  public var bitmap: Bitmap { _bitmap }
}
