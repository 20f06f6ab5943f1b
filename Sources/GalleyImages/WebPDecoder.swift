import CWebP
import GalleyGeometry
import GalleyGraphics
import GalleyLimits

/// WebP files to bitmaps by libwebp; files that move are refused.
struct WebPDecoder {
  var pixelLimit: Int
  var budget = PictureBudget(.unlimited)

  func decode(_ data: Data) throws -> Bitmap {
    try data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      var features = WebPBitstreamFeatures()
      guard WebPGetFeatures(bytes.baseAddress, bytes.count, &features) == VP8_STATUS_OK else {
        throw ImageError.decoding("not a readable WebP file")
      }
      if features.has_animation != 0 {
        throw ImageError.decoding("the WebP file is animated; expected a single image")
      }
      let (width, height) = (Int(features.width), Int(features.height))
      try ImageDecoder.check(width, height, limit: pixelLimit, "WebP")
      // Samples, the bitmap, and the library's own pixels.
      return try ImageDecoder.decode(width, height, perPixel: 12, "WebP", within: budget) {
        var samples = [UInt8](repeating: 0, count: width * height * 4)
        let read = WebPDecodeRGBAInto(
          bytes.baseAddress, bytes.count, &samples, samples.count, Int32(width * 4))
        guard read != nil else { throw ImageError.decoding("the WebP file is damaged") }
        return Bitmap(width: width, height: height, straight: samples)
      }
    }
  }
}
