import CWebP
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// WebP files to bitmaps of sRGB by libwebp, upright by their EXIF orientation; of a file that moves, its first image.
struct WebPDecoder {
  var pixelLimit: Int
  var budget = RenderBudget(.unlimited)

  /// - Parameter firstOfAnimation: the first image of a file that moves.
  func decodeImage(
    _ data: Data, firstOfAnimation: (ColorConversion?) throws -> Bitmap
  ) throws -> DecodedImage {
    let (attributes, isAnimated) = try data.withUnsafeBytes { raw in
      (ImageAttributes.webP(raw), try Self.features(raw).has_animation != 0)
    }
    let (conversion, warnings) = ColorConversion.conversion(attributes.colors, .rgb)
    let bitmap = isAnimated ? try firstOfAnimation(conversion) : try decode(data, conversion)
    guard attributes.orientation != 1 else {
      return DecodedImage(bitmap: bitmap, warnings: warnings)
    }
    // The bitmap, its pixels upright, and the bitmap of those.
    let size = StatedSize(bitmap.width, bitmap.height, of: "WebP")
    return try size.decode(perPixel: 12, within: budget) {
      DecodedImage(bitmap: bitmap.oriented(attributes.orientation), warnings: warnings)
    }
  }

  /// One image as it is stored.
  /// - Parameter conversion: nil where samples stay as they are.
  func decode(_ data: Data, _ conversion: ColorConversion?) throws -> Bitmap {
    try data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      let features = try Self.features(raw)
      guard features.has_animation == 0 else {
        throw ImageError.decoding("the WebP file is damaged: a frame is an animation")
      }
      let (width, height) = (Int(features.width), Int(features.height))
      let size = StatedSize(width, height, of: "WebP")
      try size.check(limit: pixelLimit)
      // Samples, the bitmap, and the library's own pixels.
      return try size.decode(perPixel: 12, within: budget) {
        var samples = [UInt8](repeating: 0, count: width * height * 4)
        let read = WebPDecodeRGBAInto(
          bytes.baseAddress, bytes.count, &samples, samples.count, Int32(width * 4))
        guard read != nil else { throw ImageError.decoding("the WebP file is damaged") }
        try samples.withUnsafeMutableBytes { try conversion?.convert($0, within: budget) }
        return Bitmap(width: width, height: height, straight: samples)
      }
    }
  }

  private static func features(_ raw: UnsafeRawBufferPointer) throws -> WebPBitstreamFeatures {
    let bytes = raw.bindMemory(to: UInt8.self)
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes.baseAddress, bytes.count, &features) == VP8_STATUS_OK else {
      throw ImageError.decoding("not a readable WebP file")
    }
    return features
  }
}
