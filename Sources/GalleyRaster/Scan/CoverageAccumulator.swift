import GalleyBudget
import GalleyGraphics

/// What a run of pixels with one coverage is given to. The unit is the run, so that a full one is
/// filled and not blended pixel by pixel.
protocol SpanSink {
  /// `count` pixels of row `y` from column `x`, each covered by 1 to 255 parts in 255.
  func span(y: Int, x: Int, count: Int, coverage: UInt32)

  /// Pixels of row `y` from column `x` on, each covered by a number of its own, 1 to 255: what as many runs of one
  /// pixel say.
  func pixels(y: Int, x: Int, coverages: UnsafeBufferPointer<UInt8>)
}

extension SpanSink {
  @inline(__always)
  func pixels(y: Int, x: Int, coverages: UnsafeBufferPointer<UInt8>) {
    spans(y: y, x: x, coverages: coverages)
  }

  /// A run for each pixel.
  @inline(__always)
  func spans(y: Int, x: Int, coverages: UnsafeBufferPointer<UInt8>) {
    for index in 0..<coverages.count {
      span(y: y, x: x + index, count: 1, coverage: UInt32(coverages[index]))
    }
  }
}

/// Exact areas of paths, pixel by pixel.
///
/// Rules:
/// 1. Every edge adds its signed area to the pixel it crosses and to the one right of it, such that
///    the running sum along a row is the covered area of each pixel (twice, in fixed point).
/// 2. Where a row and a column are crossed is worked out from the edge's own ends, never from the
///    crossing before, so a pixel does not depend on bands or clips.
/// 3. A bit for each touched cell: rows are summed from touched cell to touched cell, so what lies
///    between edges costs nothing a pixel, and cells are zero again afterwards.
/// 4. A path that overlaps itself has other edges in the rows where it does (`OverlapResolver`).
/// 5. Rows of a convex path between two upright edges are all alike: one is summed for all of them.
/// 6. Sums wrap. Of rows whose windings grow beyond 1, where that would show, the resolver's edges are summed.
///
/// Tried before: sorted cell lists a row, which cost more in sorting than in summing.
final class CoverageAccumulator {
  private var cells: [Int32] = []
  private var touched: [UInt64] = []
  var budget = RenderBudget(.unlimited)
  private let resolver = OverlapResolver()
  private let recorder = SpanRecorder()
  private let shapes = SpanCache()

  /// Twice the area of a pixel in fixed point.
  private static let full: Int32 = 2 << (2 * FixedEdge.shift)
  /// Cells of one band: a quarter of a megabyte.
  private static let bandCells = 1 << 16

  /// Gives `sink` the coverage of `edges` inside `clip`, rows from the top, runs from the left.
  /// - Parameters:
  ///   - isConvex: whether the edges are those of one convex path, which never overlaps itself.
  ///   - outline: what all of the edges follow from.
  func scan<Sink: SpanSink>(
    _ edges: [FixedEdge], clip: PixelBounds, rule: FillRule, isConvex: Bool = false,
    of outline: SpanCache.Outline? = nil, into sink: Sink
  ) {
    guard !clip.isEmpty, !edges.isEmpty else { return }
    if isConvex, edges.count <= SpanCache.edgeLimit,
      let known = scanKnown(edges, clip: clip, rule: rule, into: sink)
    {
      if let outline { shapes.keep(known, for: outline) }
      return
    }
    sum(edges, clip: clip, rule: rule, isConvex: isConvex, into: sink)
  }

  /// Gives the runs of an outline whose shape is known. It is convex, and fills alike by both rules.
  /// - Returns: false for one that is not.
  func scan<Sink: SpanSink>(
    _ outline: SpanCache.Outline, clip: PixelBounds, into sink: Sink
  ) -> Bool {
    guard let known = shapes.find(outline) else { return false }
    known.shape.replay(x: Int(known.origin.x), y: Int(known.origin.y), clip: clip, into: sink)
    return true
  }

  /// Gives the runs of a convex shape that came before.
  /// - Returns: nil for one that did not, or that is large.
  private func scanKnown<Sink: SpanSink>(
    _ edges: [FixedEdge], clip: PixelBounds, rule: FillRule, into sink: Sink
  ) -> SpanCache.PlacedShape? {
    var (left, right) = (Int32.max, Int32.min)
    var (top, bottom) = (Int32.max, Int32.min)
    for edge in edges {
      left = min(left, edge.x0, edge.x1)
      right = max(right, edge.x0, edge.x1)
      top = min(top, edge.y0)
      bottom = max(bottom, edge.y1)
    }
    let origin = SpanCache.Origin(x: left >> FixedEdge.shift, y: top >> FixedEdge.shift)
    let width = Int(right >> FixedEdge.shift) - Int(origin.x) + 1
    let height = Int(bottom >> FixedEdge.shift) - Int(origin.y) + 1
    guard max(width, height) <= SpanCache.sizeLimit else { return nil }
    let shape: SpanCache.Shape
    switch shapes.find(edges, at: origin, rule: rule) {
    case .new: return nil
    case .known(let known): shape = known
    case .repeated(let hash):
      // A record that the budget cuts short would be wrong for good.
      guard budget.canContinue("painting") else { return nil }
      let whole = PixelBounds(left: 0, top: 0, right: width, bottom: height)
      shape = shapes.record(edges, at: origin, hash: hash) { edges, recorder in
        sum(edges, clip: whole, rule: rule, isConvex: true, into: recorder)
      }
      if budget.isExhausted {
        shapes.forget(hash)
        return nil
      }
    }
    shape.replay(x: Int(origin.x), y: Int(origin.y), clip: clip, into: sink)
    return (shape, origin)
  }

  private func sum<Sink: SpanSink>(
    _ edges: [FixedEdge], clip: PixelBounds, rule: FillRule, isConvex: Bool, into sink: Sink
  ) {
    let overlaps = !isConvex && resolver.begin(edges, rule: rule, budget: budget)
    defer { if overlaps { resolver.end() } }
    // One cell more than pixels: an edge in the last column adds to the one right of it.
    let stride = clip.width + 2
    let words = (stride + 63) / 64
    var top = Int32.max
    var bottom = Int32.min
    for edge in edges {
      top = min(top, edge.y0)
      bottom = max(bottom, edge.y1)
    }
    let firstRow = max(clip.top, Int(top >> FixedEdge.shift))
    let lastRow = min(clip.bottom, Int((bottom + FixedEdge.one - 1) >> FixedEdge.shift))
    guard firstRow < lastRow else { return }
    let bandRows = max(1, Self.bandCells / stride)
    prepare(rows: min(bandRows, lastRow - firstRow), stride: stride, words: words)
    let scan = Scan(
      edges: edges, clip: clip, rule: rule, overlaps: overlaps, stride: stride, words: words,
      bandRows: bandRows)
    guard isConvex, let alike = UniformRows(edges, firstRow..<lastRow) else {
      return sweep(firstRow..<lastRow, scan, into: sink)
    }
    sweep(firstRow..<alike.rows.lowerBound, scan, into: sink)
    recorder.removeAll()
    sweep(alike.rows.lowerBound..<alike.rows.lowerBound + 1, scan, into: recorder)
    recorder.replay(for: alike.rows, into: sink)
    sweep(alike.rows.upperBound..<lastRow, scan, into: sink)
  }

  /// What a path's rows are summed from.
  private struct Scan {
    let edges: [FixedEdge]
    let clip: PixelBounds
    let rule: FillRule
    let overlaps: Bool
    let stride: Int
    let words: Int
    let bandRows: Int
  }

  private func sweep<Sink: SpanSink>(_ rows: Range<Int>, _ scan: Scan, into sink: Sink) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      guard budget.canContinue("painting") else { return }
      var end = min(row + scan.bandRows, rows.upperBound)
      if scan.overlaps { end = resolver.resolve(row..<end, budget) }
      cells.withUnsafeMutableBufferPointer { cells in
        touched.withUnsafeMutableBufferPointer { touched in
          guard let cells = cells.baseAddress, let touched = touched.baseAddress else { return }
          let band = Band(
            cells: cells, touched: touched, stride: scan.stride, words: scan.words,
            left: scan.clip.left, width: scan.clip.width, top: row, bottom: end)
          if scan.overlaps, resolver.isNeeded {
            for edge in scan.edges { band.add(edge, except: resolver) }
            for piece in resolver.pieces { band.add(piece) }
          } else {
            for edge in scan.edges { band.add(edge) }
          }
          band.sweep(rule: scan.rule, full: Self.full, into: sink)
        }
      }
      row = end
    }
  }

  private func prepare(rows: Int, stride: Int, words: Int) {
    if cells.count < rows * stride {
      cells = Array(repeating: 0, count: rows * stride)
    }
    if touched.count < rows * words {
      touched = Array(repeating: 0, count: rows * words)
    }
  }
}

/// Some rows of cells: edges in, runs out. All cells are zero before and after.
private struct Band {
  let cells: UnsafeMutablePointer<Int32>
  let touched: UnsafeMutablePointer<UInt64>
  let stride: Int
  let words: Int
  /// The device column of the first cell.
  let left: Int
  let width: Int
  /// The device rows, `bottom` exclusive.
  let top: Int
  let bottom: Int

  @inline(__always)
  private func add(_ row: Int, _ column: Int, _ value: Int32) {
    cells[row * stride + column] &+= value
    touched[row * words + column >> 6] |= 1 << UInt64(column & 63)
  }

  /// Adds the parts of an edge that lie in the band, row by row.
  func add(_ edge: FixedEdge) {
    add(edge) { _ in false }
  }

  /// Adds the parts of an edge that lie in the band and in no row that has other edges.
  func add(_ edge: FixedEdge, except resolver: OverlapResolver) {
    resolver.rows.withUnsafeBufferPointer { rows in
      add(edge) { rows[$0 - resolver.firstRow] }
    }
  }

  @inline(__always)
  private func add(_ edge: FixedEdge, isLeftOut: (Int) -> Bool) {
    let one = FixedEdge.one
    let shift = FixedEdge.shift
    let first = max(Int(edge.y0 >> shift), top)
    let last = min(Int((edge.y1 &- 1) >> shift), bottom - 1)
    guard first <= last else { return }
    let offset = Int32(truncatingIfNeeded: left) << shift
    // Most edges of a curve lie in one row.
    if edge.y0 >> shift == (edge.y1 &- 1) >> shift {
      if !isLeftOut(first) {
        addRow(
          first - top, fromX: edge.x0 &- offset, toX: edge.x1 &- offset,
          height: edge.y1 &- edge.y0, winding: edge.winding)
      }
      return
    }
    if edge.x0 == edge.x1 { return addVertical(edge, first...last, isLeftOut) }
    // In doubles: an edge from limit to limit is longer than 32 bits.
    let slope =
      (Double(edge.x1) - Double(edge.x0)) / (Double(edge.y1) - Double(edge.y0))
    @inline(__always) func x(at y: Int32) -> Int32 {
      if y == edge.y1 { return edge.x1 }
      return edge.x0 &+ roundedInteger((Double(y) - Double(edge.y0)) * slope)
    }
    var upper = max(edge.y0, Int32(truncatingIfNeeded: first) << shift)
    var upperX = x(at: upper)
    for row in first...last {
      let lower = min(edge.y1, (Int32(truncatingIfNeeded: row) << shift) &+ one)
      let lowerX = x(at: lower)
      if !isLeftOut(row) {
        addRow(
          row - top, fromX: upperX &- offset, toX: lowerX &- offset, height: lower &- upper,
          winding: edge.winding)
      }
      upper = lower
      upperX = lowerX
    }
  }

  /// Adds the parts of an upright edge: the same two cells in every row.
  @inline(__always)
  private func addVertical(
    _ edge: FixedEdge, _ rows: ClosedRange<Int>, _ isLeftOut: (Int) -> Bool
  ) {
    let one = FixedEdge.one
    let x = edge.x0 &- Int32(truncatingIfNeeded: left) << FixedEdge.shift
    let column = Int(x >> FixedEdge.shift)
    let inset = 2 &* (x & (one - 1))
    for row in rows where !isLeftOut(row) {
      let upper = Int32(truncatingIfNeeded: row) << FixedEdge.shift
      let height = min(edge.y1, upper &+ one) &- max(edge.y0, upper)
      addCell(row - top, column, inset: inset, height: height &* edge.winding)
    }
  }

  /// Adds the part of an edge inside one row: `height` is its share of the row.
  @inline(__always)
  private func addRow(_ row: Int, fromX: Int32, toX: Int32, height: Int32, winding: Int32) {
    let one = FixedEdge.one
    let shift = FixedEdge.shift
    let from = Int(fromX >> shift)
    let to = Int(toX >> shift)
    if from == to {
      addCell(
        row, from, inset: (fromX & (one - 1)) &+ (toX & (one - 1)), height: height &* winding)
      return
    }
    // The edge crosses columns: it is walked from its left end to its right one.
    let (lowX, highX) = fromX < toX ? (fromX, toX) : (toX, fromX)
    let slope = Double(height) / (Double(highX) - Double(lowX))
    @inline(__always) func share(at x: Int32) -> Int32 {
      roundedInteger((Double(x) - Double(lowX)) * slope)
    }
    var column = Int(lowX >> shift)
    let lastColumn = min(Int(highX >> shift), width)
    var start = lowX
    var done: Int32 = 0
    if column < 0 {
      // All that lies left of the clip covers its whole first column.
      let boundary = min(highX, 0)
      let share = boundary == highX ? height : share(at: boundary)
      add(row, 0, share &* winding &* 2 &* one)
      done = share
      start = boundary
      column = 0
      if boundary == highX { return }
    }
    while column <= lastColumn {
      let boundary = min((Int32(truncatingIfNeeded: column) &+ 1) << shift, highX)
      let reached = boundary == highX ? height : share(at: boundary)
      let columnStart = Int32(truncatingIfNeeded: column) << shift
      let inset = (start &- columnStart) &+ (boundary &- columnStart)
      addCell(row, column, inset: inset, height: (reached &- done) &* winding)
      if boundary == highX { return }
      done = reached
      start = boundary
      column += 1
    }
  }

  /// Adds an edge that stays in one column; `inset` is the sum of its ends' distances from the
  /// column's left side.
  @inline(__always)
  private func addCell(_ row: Int, _ column: Int, inset: Int32, height: Int32) {
    if height == 0 || column > width { return }
    if column < 0 { return add(row, 0, height &* 2 &* FixedEdge.one) }
    add(row, column, (2 &* FixedEdge.one &- inset) &* height)
    if inset != 0 { add(row, column + 1, inset &* height) }
  }

  func sweep<Sink: SpanSink>(rule: FillRule, full: Int32, into sink: Sink) {
    for row in 0..<(bottom - top) {
      let cells = cells + row * stride
      let touched = touched + row * words
      var sum: Int32 = 0
      var start = 0
      for word in 0..<words {
        var bits = touched[word]
        if bits == 0 { continue }
        touched[word] = 0
        while bits != 0 {
          let column = word << 6 + bits.trailingZeroBitCount
          bits &= bits &- 1
          emit(row, from: start, to: column, sum: sum, rule: rule, full: full, into: sink)
          sum = sum &+ cells[column]
          cells[column] = 0
          start = column
        }
      }
      emit(row, from: start, to: width, sum: sum, rule: rule, full: full, into: sink)
    }
  }

  @inline(__always)
  private func emit<Sink: SpanSink>(
    _ row: Int, from start: Int, to end: Int, sum: Int32, rule: FillRule, full: Int32,
    into sink: Sink
  ) {
    let end = min(end, width)
    guard sum != 0, start < end else { return }
    var area = sum < 0 ? 0 &- sum : sum
    switch rule {
    case .nonZero:
      area = min(area, full)
    case .evenOdd:
      area &= 2 &* full &- 1
      if area > full { area = 2 &* full &- area }
    }
    // 255 * full overflows 32 bits by none: 255 * 2^21 < 2^29.
    let coverage = UInt32(bitPattern: (area &* 255 &+ full / 2) / full)
    guard coverage > 0, coverage <= 255 else { return }
    sink.span(y: top + row, x: left + start, count: end - start, coverage: coverage)
  }
}
