import Galley
import GalleyImages

/// The bytes of a small copy: few for what they show, in little time beside that of its image.
enum ThumbnailFile {
  private static let quality = 80
  /// libwebp's method: 2 takes half the time of 4, its default, for a twentieth more bytes.
  private static let method = 2
  /// An image of as many times the copy's pixels takes so long to draw that WebP's time counts little.
  private static let largeFactor = 8

  /// - Parameter pixels: of the image.
  static func make(of copy: Bitmap, pixels: Int) -> Data? {
    if pixels < copy.pixels.count * largeFactor, let few = FewColors.reduced(copy) {
      return try? PNGEncoder().encode(few)
    }
    var encoder = WebPEncoder(quality: quality)
    encoder.method = method
    return try? encoder.encode(copy)
  }
}
