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

  /// A small copy of an image's file; nil where that cannot be read, or has too many pixels.
  /// - Parameter width, height: of the image, in pixels.
  /// - Complexity: O(n) in the pixels; O(1) for a file that is its own copy.
  static func file(of name: String, below folder: String, width: Int, height: Int) -> Data? {
    guard let content = try? FolderBoundary.read(name, below: folder, limit: byteLimit) else {
      return nil
    }
    if isSmall(content.data, width: width, height: height) { return content.data }
    guard let bitmap = try? ImageDecoder(pixelLimit: pixelLimit).decode(content.data) else {
      return nil
    }
    return ThumbnailFile.make(of: reduced(bitmap), pixels: bitmap.width * bitmap.height)
  }

  /// Each pixel is the mean of those that it stands for; colours are premultiplied.
  static func reduced(_ bitmap: Bitmap) -> Bitmap {
    var reduction = ThumbnailReduction(width: bitmap.width, height: bitmap.height)
    bitmap.pixels.withUnsafeBufferPointer { reduction.add($0) }
    return reduction.bitmap
  }

  /// A small copy for a page; nil where not all rows of the image came.
  /// - Parameter drawn: the image's own file, which is its copy where it is small enough.
  static func file(of reduction: ThumbnailReduction, drawn: Data) -> Data? {
    guard reduction.isWhole else { return nil }
    let (width, height) = reduction.source
    if isSmall(drawn, width: width, height: height) { return drawn }
    return ThumbnailFile.make(of: reduction.bitmap, pixels: width * height)
  }

  /// Whether a file is shown as it is: an image of at most a copy's pixels, in few bytes. A byte for 14 pixels is a third
  /// more than what was measured of small copies; a file of 512 bytes is hardly larger than another one of it.
  static func isSmall(_ file: Data, width: Int, height: Int) -> Bool {
    width <= Self.width && height <= Self.height
      && file.count <= max(512, width * height / 14) && ImageFileFormat(startOf: file) != nil
  }
}
