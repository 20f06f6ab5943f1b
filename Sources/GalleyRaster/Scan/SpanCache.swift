import GalleyGeometry
import GalleyGraphics

/// The runs of convex shapes that came twice: cells of a honeycomb, round images, the tags of a thousand cards.
///
/// A shape is its edges in fixed point, less the whole pixels of its place. All that follows from edges is worked out
/// from differences of whole numbers, so that a shape that lies some pixels further has the same runs there, bit for
/// bit. Shapes that overlap themselves are not kept: what resolves them works with their places.
final class SpanCache {
  /// One shape, at the origin.
  final class Shape {
    fileprivate let edges: [FixedEdge]
    /// The runs of all rows; rows that are alike share theirs.
    fileprivate(set) var spans: [Span] = []
    fileprivate(set) var rows: [Range<Int>] = []
    /// The coverages of pixels that have their own, as at slanted edges.
    fileprivate(set) var coverages: [UInt8] = []

    struct Span: Equatable {
      var x: Int32
      var count: Int32
      /// 0 where each pixel has its own.
      var coverage: UInt32
      /// Where those begin.
      var first: Int32 = 0
    }

    fileprivate init(_ edges: [FixedEdge]) { self.edges = edges }

    /// Gives the runs inside `clip` to `sink`, the shape's origin at (`x`, `y`).
    func replay<Sink: SpanSink>(x: Int, y: Int, clip: PixelBounds, into sink: Sink) {
      let first = max(clip.top - y, 0)
      let last = min(clip.bottom - y, rows.count)
      guard first < last else { return }
      spans.withUnsafeBufferPointer { spans in
        coverages.withUnsafeBufferPointer { coverages in
          for row in first..<last {
            for place in rows[row] {
              let span = spans[place]
              let left = max(x + Int(span.x), clip.left)
              let right = min(x + Int(span.x) + Int(span.count), clip.right)
              guard left < right else { continue }
              if span.coverage != 0 {
                sink.span(y: y + row, x: left, count: right - left, coverage: span.coverage)
                continue
              }
              let start = Int(span.first) + left - x - Int(span.x)
              sink.pixels(
                y: y + row, x: left,
                coverages: UnsafeBufferPointer(rebasing: coverages[start..<start + right - left]))
            }
          }
        }
      }
    }
  }

  /// Whole pixels of a shape's place.
  struct Origin {
    var x: Int32
    var y: Int32
  }

  typealias PlacedShape = (shape: Shape, origin: Origin)

  /// All that the edges of a rounded rectangle follow from.
  struct Outline: Hashable {
    var rounded: RoundedOutline
    var transform: CGAffineTransform
  }

  /// Larger shapes, and those of more edges, are summed each time.
  static let edgeLimit = 256
  static let sizeLimit = 1024
  /// How many runs are kept in all, edges and 16 coverages of pixels counting as one each: a megabyte and a half.
  private static let spanLimit = 1 << 16

  /// How many outlines are kept beside their shapes.
  private static let outlineLimit = 4096

  private var shapes: [UInt64: Shape] = [:]
  /// Rounded rectangles that came again in the same place: those of a card's next image.
  private var outlines: [Outline: PlacedShape] = [:]
  private var count = 0
  /// Hashes of shapes that came once. Who comes with the same hash takes the place.
  private var seen = [UInt64](repeating: 0, count: 256)

  enum Answer {
    case known(Shape)
    /// To be recorded, as it came before.
    case repeated(hash: UInt64)
    case new
  }

  func find(_ outline: Outline) -> PlacedShape? { outlines.isEmpty ? nil : outlines[outline] }

  /// Keeps what an outline was found to be.
  func keep(_ shape: PlacedShape, for outline: Outline) {
    if outlines.count == Self.outlineLimit { outlines = [:] }
    outlines[outline] = shape
  }

  func find(_ edges: [FixedEdge], at origin: Origin, rule: FillRule) -> Answer {
    let (x, y) = (origin.x << FixedEdge.shift, origin.y << FixedEdge.shift)
    var hash: UInt64 = rule == .nonZero ? 0xcbf2_9ce4_8422_2325 : 0x9e37_79b9_7f4a_7c15
    func mix(_ one: Int32, _ other: Int32) {
      hash ^= UInt64(UInt32(bitPattern: one)) << 32 | UInt64(UInt32(bitPattern: other))
      hash = (hash ^ hash >> 29) &* 0xbf58_476d_1ce4_e5b9
    }
    for edge in edges {
      mix(edge.x0 &- x, edge.y0 &- y)
      mix(edge.x1 &- x, (edge.y1 &- y) ^ (edge.winding << 30))
    }
    if let shape = shapes[hash], Self.isSame(shape.edges, edges, x, y) { return .known(shape) }
    let place = Int(truncatingIfNeeded: hash >> 32) & (seen.count - 1)
    if seen[place] == hash { return .repeated(hash: hash) }
    seen[place] = hash
    return .new
  }

  private static func isSame(
    _ known: [FixedEdge], _ edges: [FixedEdge], _ x: Int32, _ y: Int32
  ) -> Bool {
    guard known.count == edges.count else { return false }
    for index in edges.indices {
      let (one, other) = (known[index], edges[index])
      let isSame =
        one.x0 == other.x0 &- x && one.y0 == other.y0 &- y && one.x1 == other.x1 &- x
        && one.y1 == other.y1 &- y && one.winding == other.winding
      if !isSame { return false }
    }
    return true
  }

  /// Keeps the runs that `scan` gives for the edges at the origin.
  func record(
    _ edges: [FixedEdge], at origin: Origin, hash: UInt64,
    scan: ([FixedEdge], ShapeRecorder) -> Void
  ) -> Shape {
    let (x, y) = (origin.x << FixedEdge.shift, origin.y << FixedEdge.shift)
    let shape = Shape(
      edges.map { edge in
        FixedEdge(
          x0: edge.x0 &- x, y0: edge.y0 &- y, x1: edge.x1 &- x, y1: edge.y1 &- y,
          winding: edge.winding)
      })
    let recorder = ShapeRecorder()
    scan(shape.edges, recorder)
    (shape.spans, shape.rows, shape.coverages) = recorder.finished()
    let size = shape.spans.count + edges.count + shape.coverages.count / 16
    count += size
    if count > Self.spanLimit {
      (shapes, outlines) = ([:], [:])
      count = size
    }
    shapes[hash] = shape
    return shape
  }

  func forget(_ hash: UInt64) { shapes[hash] = nil }
}

/// Keeps the runs of a shape whose rows begin at 0.
final class ShapeRecorder: SpanSink {
  private var spans: [SpanCache.Shape.Span] = []
  private var rows: [Range<Int>] = []
  private var coverages: [UInt8] = []
  /// Where the runs of the last row begin.
  private var start = 0

  func span(y: Int, x: Int, count: Int, coverage: UInt32) {
    while rows.count < y { endRow() }
    spans.append(
      SpanCache.Shape.Span(x: Int32(x), count: Int32(count), coverage: coverage))
  }

  private func endRow() {
    let known = coverages.count
    joinRow()
    if let above = rows.last, areSame(above, start..<spans.count) {
      rows.append(above)
      spans.removeLast(spans.count - start)
      coverages.removeLast(coverages.count - known)
    } else {
      rows.append(start..<spans.count)
    }
    start = spans.count
  }

  /// Makes partly covered neighbours of the last row one run, whose pixels have coverages of their own.
  private func joinRow() {
    let end = spans.count
    var (index, kept) = (start, start)
    while index < end {
      var next = index
      while next < end, spans[next].coverage < 255, spans[next].count <= 8,
        next == index || spans[next].x == spans[next - 1].x + spans[next - 1].count
      {
        next += 1
      }
      if next > index + 1 {
        let first = coverages.count
        let x = spans[index].x
        for span in index..<next {
          let coverage = UInt8(truncatingIfNeeded: spans[span].coverage)
          for _ in 0..<spans[span].count { coverages.append(coverage) }
        }
        spans[kept] = SpanCache.Shape.Span(
          x: x, count: Int32(coverages.count - first), coverage: 0, first: Int32(first))
        index = next
      } else {
        spans[kept] = spans[index]
        index += 1
      }
      kept += 1
    }
    spans.removeLast(end - kept)
  }

  /// Whether two rows cover the same pixels alike.
  private func areSame(_ above: Range<Int>, _ row: Range<Int>) -> Bool {
    guard above.count == row.count else { return false }
    for place in 0..<row.count {
      let (one, other) = (spans[above.lowerBound + place], spans[row.lowerBound + place])
      guard one.x == other.x, one.count == other.count, one.coverage == other.coverage else {
        return false
      }
      if one.coverage != 0 { continue }
      for pixel in 0..<Int(one.count)
      where coverages[Int(one.first) + pixel] != coverages[Int(other.first) + pixel] {
        return false
      }
    }
    return true
  }

  func finished() -> (
    spans: [SpanCache.Shape.Span], rows: [Range<Int>], coverages: [UInt8]
  ) {
    endRow()
    return (spans, rows, coverages)
  }
}
