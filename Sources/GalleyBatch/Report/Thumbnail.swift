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
    var reduction = Reduction(width: bitmap.width, height: bitmap.height)
    bitmap.pixels.withUnsafeBufferPointer { reduction.add($0) }
    return reduction.bitmap
  }

  /// A copy that is made while an image's rows come, whole ones and in their order.
  struct Reduction {
    private(set) var bitmap: Bitmap
    private let source: (width: Int, height: Int)
    /// The pixels that each column of the copy stands for.
    private let columns: [Range<Int>]
    private var row = 0
    private var target = 0
    /// Two channels in each sum, 32 bits apart, for each column of the row that is being made.
    private var sums: [(low: UInt64, high: UInt64)]

    /// - Parameter width, height: of the image, in pixels.
    init(width: Int, height: Int) {
      let size = Thumbnail.size(width: width, height: height)
      source = (width, height)
      bitmap = Bitmap(width: size.width, height: size.height)
      columns = (0..<size.width).map { Self.span($0, of: size.width, in: width) }
      sums = Array(repeating: (0, 0), count: size.width)
    }

    /// Whether all rows came.
    var isWhole: Bool { source.height > 0 && row == source.height }

    /// - Parameter pixels: one row or several, premultiplied.
    /// - Complexity: O(n) in the pixels.
    mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) {
      guard source.width > 0 else { return }
      for start in stride(from: 0, to: pixels.count - source.width + 1, by: source.width)
      where row < source.height {
        add(row: UnsafeBufferPointer(rebasing: pixels[start..<start + source.width]))
      }
    }

    private mutating func add(row pixels: UnsafeBufferPointer<UInt32>) {
      for index in columns.indices {
        var (low, high) = sums[index]
        for column in columns[index] {
          let pixel = UInt64(pixels[column])
          low += pixel & 0xFF | (pixel & 0xFF00) << 24
          high += pixel >> 16 & 0xFF | (pixel & 0xFF00_0000) << 8
        }
        sums[index] = (low, high)
      }
      row += 1
      let rows = Self.span(target, of: bitmap.height, in: source.height)
      if row == rows.upperBound { finishRow(of: rows.count) }
    }

    private mutating func finishRow(of rows: Int) {
      for index in columns.indices {
        let count = UInt64(rows * columns[index].count)
        func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
        let (low, high) = sums[index]
        let (red, green) = (mean(low & 0xFFFF_FFFF), mean(low >> 32))
        let (blue, alpha) = (mean(high & 0xFFFF_FFFF), mean(high >> 32))
        bitmap.pixels[target * bitmap.width + index] = red | green << 8 | blue << 16 | alpha << 24
        sums[index] = (0, 0)
      }
      target += 1
    }

    /// Spans of neighbours follow each other without a gap: no copy is larger than its image.
    private static func span(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
      index * length / count..<(index + 1) * length / count
    }
  }

  /// A WebP file of a copy; nil where not all rows of the image came.
  static func webP(of reduction: Reduction) -> Data? {
    guard reduction.isWhole else { return nil }
    return try? WebPEncoder(quality: quality).encode(reduction.bitmap)
  }
}
