import Galley
import GalleyImages

/// A small copy of an image for the report.
enum Thumbnail {
  /// Pixels that it has at most.
  static let width = 240
  static let height = 180
  /// An image of more pixels has none: several are decoded at a time.
  static let pixelLimit = 16_000_000
  private static let byteLimit = 64 << 20
  private static let quality = 80

  /// The size of a copy, in pixels; never larger than the image.
  static func size(width: Int, height: Int) -> (width: Int, height: Int) {
    guard width > 0, height > 0 else { return (0, 0) }
    let scale = min(
      1, Double(Self.width) / Double(width), Double(Self.height) / Double(height))
    return (
      max(1, Int((Double(width) * scale).rounded())),
      max(1, Int((Double(height) * scale).rounded()))
    )
  }

  /// A WebP file of an image's file; nil where that cannot be read, or has too many pixels.
  /// - Complexity: O(n) in the pixels.
  static func webP(of name: String, below folder: String) -> Data? {
    guard let content = try? FolderBoundary.read(name, below: folder, limit: byteLimit),
      let bitmap = try? ImageDecoder(pixelLimit: pixelLimit).decode(content.data)
    else { return nil }
    return try? WebPEncoder(quality: quality).encode(reduced(bitmap))
  }

  /// Each pixel is the mean of those that it stands for; colours are premultiplied.
  static func reduced(_ bitmap: Bitmap) -> Bitmap {
    let (width, height) = size(width: bitmap.width, height: bitmap.height)
    guard width < bitmap.width || height < bitmap.height else { return bitmap }
    var result = Bitmap(width: width, height: height)
    let source = bitmap.width
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let rows = span(y, of: height, in: bitmap.height)
        for x in 0..<width {
          let columns = span(x, of: width, in: source)
          var (low, high): (UInt64, UInt64) = (0, 0)
          for row in rows {
            for column in columns {
              let pixel = UInt64(pixels[row * source + column])
              // Two channels in each sum, 32 bits apart.
              low += pixel & 0xFF | (pixel & 0xFF00) << 24
              high += pixel >> 16 & 0xFF | (pixel & 0xFF00_0000) << 8
            }
          }
          let count = UInt64(rows.count * columns.count)
          func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
          let (red, green) = (mean(low & 0xFFFF_FFFF), mean(low >> 32))
          let (blue, alpha) = (mean(high & 0xFFFF_FFFF), mean(high >> 32))
          result.pixels[y * width + x] = red | green << 8 | blue << 16 | alpha << 24
        }
      }
    }
    return result
  }

  private static func span(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }
}
