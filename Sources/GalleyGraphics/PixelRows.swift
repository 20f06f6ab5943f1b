/// An image that is read a few rows at a time, so that it need not be in memory as a whole.
public protocol PixelRows {
  /// Pixels in a row.
  var width: Int { get }
  /// Rows.
  var height: Int { get }

  /// Runs `body` with the premultiplied pixels of some rows, `rows.count * width` of them from the top.
  /// Rows that are asked for from the top to the bottom cost least.
  /// - Throws: what `body` throws, and where the rows cannot be had, why.
  func withRows<Result>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) throws -> Result
}

extension Bitmap: PixelRows {
  public func withRows<Result>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeBufferPointer { all in
      try body(
        UnsafeBufferPointer(
          rebasing: all[rows.lowerBound * width..<rows.upperBound * width]))
    }
  }
}

extension Bitmap {
  /// An image in memory as a whole.
  /// - Parameter band: about how many pixels are asked for at a time.
  /// - Throws: where rows cannot be had, why.
  package init(rows: some PixelRows, band: Int = 1 << 18) throws {
    self.init(width: rows.width, height: rows.height)
    let band = max(1, band / max(rows.width, 1))
    for top in stride(from: 0, to: rows.height, by: band) {
      let range = top..<min(top + band, rows.height)
      let width = rows.width
      try rows.withRows(range) { source in
        pixels.withUnsafeMutableBufferPointer { pixels in
          guard let source = source.baseAddress, let base = pixels.baseAddress else { return }
          (base + range.lowerBound * width).update(from: source, count: range.count * width)
        }
      }
    }
  }
}
