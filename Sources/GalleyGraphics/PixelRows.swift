/// A picture that is read a few rows at a time, so that it need not be in memory as a whole.
public protocol PixelRows {
  /// Pixels in a row.
  var width: Int { get }
  /// Rows.
  var height: Int { get }

  /// Runs `body` with the premultiplied pixels of some rows, `rows.count * width` of them from the top.
  /// Rows that are asked for from the top to the bottom cost least.
  func withRows<Result>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result
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
