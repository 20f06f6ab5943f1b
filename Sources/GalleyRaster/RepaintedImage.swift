import GalleyBudget
import GalleyGraphics

/// An image that stays while what it shows changes: only rows in which its display list has changed are painted again.
///
/// The pixels are those that `Rasterizer.draw` gives for the last list. Where the rasteriser's budget is exceeded they
/// are anything, and the next list is painted whole.
package struct RepaintedImage: Sendable {
  /// The last list's image. While a copy of it is kept, the next change copies all pixels.
  package private(set) var bitmap = Bitmap(width: 0, height: 0)
  /// What the pixels show; nil where that is not known.
  private var items: [DisplayItem]?
  private var problems: [RasterProblem] = []
  /// How many rows were painted so far, those of the first list included: for tests.
  package private(set) var paintedRows = 0

  package init() {}

  /// The pixels that are painted at a time.
  private static var band: Int { 1 << 22 }

  /// Paints what of `list` differs from the last one; all of it where the size differs.
  /// - Parameter rasterizer: the one of all lists before, or one with the same glyphs.
  /// - Returns: the rows that were painted, from the top to the bottom, none of them twice; and what cannot be painted,
  ///   wherever it lies.
  /// - Complexity: O(n) in the items and the pixels of the rows.
  package mutating func show<Glyphs: GlyphSource & SendableMetatype>(
    _ list: DisplayList, width: Int, height: Int, with rasterizer: Rasterizer, glyphs: Glyphs
  ) -> (rows: [Range<Int>], problems: [RasterProblem]) {
    let isSameSize = bitmap.width == width && bitmap.height == height
    let former = isSameSize ? items : nil
    if former == list.items { return ([], problems) }
    let changed =
      former.map { ChangedRows(from: $0, to: list.items, height: height).rows.ranges }
      ?? (height > 0 ? [0..<height] : [])
    // Until all is painted, what the pixels show is not known.
    items = nil
    if !isSameSize { bitmap = Bitmap(width: width, height: height) }
    let painted = PaintedRows(
      list, width: width, height: height, with: rasterizer, glyphs: glyphs)
    for rows in changed { copy(rows, of: painted) }
    problems = painted.problems
    if !rasterizer.budget.isExhausted { items = list.items }
    return (changed, problems)
  }

  private mutating func copy<Glyphs>(_ rows: Range<Int>, of painted: PaintedRows<Glyphs>) {
    let width = bitmap.width
    let count = max(1, Self.band / max(width, 1))
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: count) {
      let band = top..<min(top + count, rows.upperBound)
      painted.withRows(band) { source in
        bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
          guard let source = source.baseAddress, let base = pixels.baseAddress else { return }
          (base + band.lowerBound * width).update(from: source, count: band.count * width)
        }
      }
      paintedRows += band.count
    }
  }
}
