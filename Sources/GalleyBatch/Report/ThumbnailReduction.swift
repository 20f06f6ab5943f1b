import Galley

/// A copy that is made while an image's rows come, whole ones and in their order: each pixel is the mean of those that it
/// stands for.
struct ThumbnailReduction {
  private(set) var bitmap: Bitmap
  /// The image's size, in pixels.
  let source: (width: Int, height: Int)
  /// The pixels that each column of the copy stands for.
  private let columns: [Range<Int>]
  private var row = 0
  private var target = 0
  /// For each column of the image, red and blue of the rows that are being joined, and green and alpha: 16 bits each.
  private var sums: (redBlue: [UInt32], greenAlpha: [UInt32])
  /// Rows in them.
  private var pending = 0
  /// As many do not overflow 16 bits: 257 times 255 is 65,535.
  private static let pendingLimit = 257
  /// The same for each column of the copy, 32 bits each.
  private var totals: (redBlue: [UInt64], greenAlpha: [UInt64])

  /// - Parameter width, height: of the image, in pixels.
  init(width: Int, height: Int) {
    let size = Thumbnail.size(width: width, height: height)
    source = (width, height)
    bitmap = Bitmap(width: size.width, height: size.height)
    columns = (0..<size.width).map { Self.span($0, of: size.width, in: width) }
    let isCopy = size == (width, height)
    let sum = [UInt32](repeating: 0, count: isCopy ? 0 : width)
    let total = [UInt64](repeating: 0, count: isCopy ? 0 : size.width)
    (sums, totals) = ((sum, sum), (total, total))
  }

  /// Whether all rows came.
  var isWhole: Bool { source.height > 0 && row == source.height }

  /// Whether the image is as small as its copy.
  private var isCopy: Bool { (bitmap.width, bitmap.height) == source }

  /// - Parameter pixels: one row or several, premultiplied.
  /// - Complexity: O(n) in the pixels.
  mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) {
    guard source.width > 0 else { return }
    for start in stride(from: 0, to: pixels.count - source.width + 1, by: source.width)
    where row < source.height {
      let own = UnsafeBufferPointer(rebasing: pixels[start..<start + source.width])
      if isCopy { copy(own) } else { join(own) }
    }
  }

  private mutating func copy(_ pixels: UnsafeBufferPointer<UInt32>) {
    let start = row * source.width
    bitmap.pixels.withUnsafeMutableBufferPointer { own in
      _ = UnsafeMutableBufferPointer(rebasing: own[start..<start + source.width])
        .update(fromContentsOf: pixels)
    }
    row += 1
  }

  private mutating func join(_ pixels: UnsafeBufferPointer<UInt32>) {
    sums.redBlue.withUnsafeMutableBufferPointer { redBlue in
      for column in pixels.indices { redBlue[column] &+= pixels[column] & 0x00FF_00FF }
    }
    sums.greenAlpha.withUnsafeMutableBufferPointer { greenAlpha in
      for column in pixels.indices { greenAlpha[column] &+= pixels[column] >> 8 & 0x00FF_00FF }
    }
    row += 1
    pending += 1
    let rows = Self.span(target, of: bitmap.height, in: source.height)
    if row == rows.upperBound || pending == Self.pendingLimit { addUp() }
    if row == rows.upperBound { finishRow(of: rows.count) }
  }

  /// Joins the columns of the rows that came.
  private mutating func addUp() {
    Self.addUp(&sums.redBlue, columns, into: &totals.redBlue)
    Self.addUp(&sums.greenAlpha, columns, into: &totals.greenAlpha)
    pending = 0
  }

  private static func addUp(
    _ sums: inout [UInt32], _ columns: [Range<Int>], into totals: inout [UInt64]
  ) {
    sums.withUnsafeMutableBufferPointer { sums in
      totals.withUnsafeMutableBufferPointer { totals in
        for index in columns.indices {
          var total = totals[index]
          for column in columns[index] {
            total &+= apart(sums[column])
            sums[column] = 0
          }
          totals[index] = total
        }
      }
    }
  }

  /// Two numbers of 16 bits as two of 32.
  private static func apart(_ sum: UInt32) -> UInt64 {
    UInt64(sum & 0xFFFF) | UInt64(sum >> 16) << 32
  }

  private mutating func finishRow(of rows: Int) {
    bitmap.pixels.withUnsafeMutableBufferPointer { [columns, totals, target] pixels in
      var mean = Mean(of: 1)
      let start = target * columns.count
      for index in columns.indices {
        let count = rows * columns[index].count
        // The columns have one of two widths.
        if mean.count != UInt64(count) { mean = Mean(of: count) }
        let (redBlue, greenAlpha) = (totals.redBlue[index], totals.greenAlpha[index])
        let (red, blue) = (mean(redBlue & 0xFFFF_FFFF), mean(redBlue >> 32))
        let (green, alpha) = (mean(greenAlpha & 0xFFFF_FFFF), mean(greenAlpha >> 32))
        pixels[start + index] = red | green << 8 | blue << 16 | alpha << 24
      }
    }
    totals.redBlue.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    totals.greenAlpha.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    target += 1
  }

  /// Spans of neighbours follow each other without a gap: no copy is larger than its image.
  private static func span(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    index * length / count..<(index + 1) * length / count
  }
}

extension ThumbnailReduction {
  /// The mean of some bytes by their sum, rounded to the nearest, and up from the middle.
  struct Mean {
    let count: UInt64
    /// The least number that is not below 2 to the power of `bits` by the count.
    private let reciprocal: UInt64
    private static let bits: UInt64 = 55
    /// Up to this count a product gives the quotient's whole part: what is divided is below 256 times the count, the
    /// reciprocal is too large by less than 1, and 256 times the square of the limit is 2 to the power of 54.
    private static let limit: UInt64 = 1 << 23

    init(of count: Int) {
      self.count = UInt64(count)
      reciprocal = ((1 << Self.bits) + self.count - 1) / self.count
    }

    func callAsFunction(_ sum: UInt64) -> UInt32 {
      let number = sum + count / 2
      return UInt32(
        truncatingIfNeeded: count <= Self.limit
          ? (number &* reciprocal) >> Self.bits : number / count)
    }
  }
}
