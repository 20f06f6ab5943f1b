import GalleyGraphics

/// How many rows of an image have been read in order, from the first: rows may be read in any order and again, and each
/// counts once.
struct RowProgress {
  private(set) var count = 0

  /// Goes on with rows that were read.
  /// - Parameter width: the pixels of a row.
  /// - Returns: the pixels that have not gone by yet; nil where the rows bring nothing new, or begin behind a gap.
  mutating func advance(
    over rows: Range<Int>, _ pixels: UnsafeBufferPointer<UInt32>, width: Int
  ) -> UnsafeBufferPointer<UInt32>? {
    guard rows.lowerBound <= count, rows.upperBound > count else { return nil }
    defer { count = rows.upperBound }
    return UnsafeBufferPointer(rebasing: pixels[((count - rows.lowerBound) * width)...])
  }
}

/// The hash of the rows that have been read in order, from the first.
struct HashedRows {
  private(set) var hash: PixelHash
  private var progress = RowProgress()
  private let width: Int

  init(width: Int, height: Int) {
    hash = PixelHash(width: width, height: height)
    self.width = width
  }

  var count: Int { progress.count }

  mutating func add(_ pixels: UnsafeBufferPointer<UInt32>, of rows: Range<Int>) {
    guard let new = progress.advance(over: rows, pixels, width: width) else { return }
    hash.mix(new)
  }
}
