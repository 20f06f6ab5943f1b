import GalleyGeometry
import GalleyGraphics

/// A display list's picture, painted as its rows are asked for: a picture of any height needs memory for
/// one band of it.
///
/// The pixels are those that `Rasterizer.draw` gives for the whole picture.
public final class PaintedRows<Glyphs: GlyphSource>: PixelRows {
  public let width: Int
  public let height: Int
  private let items: [DisplayItem]
  private let extents: [RowExtent]
  private let rasterizer: Rasterizer
  private let glyphs: Glyphs
  /// The rows that the rasteriser's band holds, and those of them that are right.
  private var painted = 0..<0
  private var valid = 0..<0
  private var sample: [UInt32] = []
  /// How long painting took so far.
  public private(set) var paintingTime = Duration.zero
  private static var fewRows: Int { 16 }

  /// - Parameter rasterizer: nothing else may be drawn with it before the last row was asked for.
  public init(
    _ list: DisplayList, width: Int, height: Int, with rasterizer: Rasterizer, glyphs: Glyphs
  ) {
    self.width = width
    self.height = height
    self.rasterizer = rasterizer
    self.glyphs = glyphs
    items = list.items
    extents = items.map { RowExtent($0) }
  }

  /// What cannot be painted.
  public var problems: [RasterProblem] {
    let count = items.reduce(0) { $0 + $1.undefinedPaths() }
    return count == 0 ? [] : [.undefinedPaths(count: count)]
  }

  public func withRows<Result>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "rows \(rows) of \(height)")
    if !(valid.lowerBound <= rows.lowerBound && rows.upperBound <= valid.upperBound) {
      // A few rows from elsewhere do not replace the band that is being read.
      if rows.count <= Self.fewRows { return try withSample(rows, body) }
      (painted, valid) = (needed(for: rows), rows)
      rasterizer.withBand(painted.count * width) { paint(painted, into: $0) }
    }
    let start = (rows.lowerBound - painted.lowerBound) * width
    return try rasterizer.band.withUnsafeBufferPointer { band in
      try body(UnsafeBufferPointer(rebasing: band[start..<start + rows.count * width]))
    }
  }

  private func withSample<Result>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    let needed = needed(for: rows)
    let count = needed.count * width
    if sample.count < count { sample = Array(repeating: 0, count: count) }
    sample.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { paint(needed, into: base) }
    }
    let start = (rows.lowerBound - needed.lowerBound) * width
    return try sample.withUnsafeBufferPointer { sample in
      try body(UnsafeBufferPointer(rebasing: sample[start..<start + rows.count * width]))
    }
  }

  private func needed(for rows: Range<Int>) -> Range<Int> {
    extents.needed(for: rows).clamped(to: 0..<height)
  }

  private func paint(_ rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) {
    let start = ContinuousClock.now
    pixels.update(repeating: 0, count: rows.count * width)
    rasterizer.draw(
      items, extents: extents,
      bounds: PixelRect(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound),
      into: pixels, glyphs: glyphs)
    paintingTime += ContinuousClock.now - start
  }
}
