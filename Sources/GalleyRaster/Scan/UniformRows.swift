/// Rows that a convex path covers alike: those of two upright edges that no other edge reaches, as the
/// middle of a rounded rectangle or of a hexagon.
struct UniformRows {
  let rows: Range<Int>
  /// Fewer are not worth it.
  private static let least = 4

  /// Nil where there are none.
  /// - Parameter range: the rows that are asked about.
  init?(_ edges: [FixedEdge], _ range: Range<Int>) {
    // The longest upright edges, one downwards and one upwards.
    var (down, up): (FixedEdge?, FixedEdge?) = (nil, nil)
    for edge in edges where edge.x0 == edge.x1 {
      let longest = edge.winding > 0 ? down : up
      if let longest, longest.y1 - longest.y0 >= edge.y1 - edge.y0 { continue }
      if edge.winding > 0 { down = edge } else { up = edge }
    }
    guard let down, let up else { return nil }
    var top = max(range.lowerBound, Self.rowBelow(max(down.y0, up.y0)))
    var bottom = min(range.upperBound, Self.rowAbove(min(down.y1, up.y1)))
    for edge in edges where bottom - top >= Self.least {
      let (first, last) = (Self.rowAbove(edge.y0), Self.rowBelow(edge.y1))
      if last <= top || first >= bottom { continue }
      let isLong = edge.x0 == edge.x1 && first <= top && last >= bottom
      if isLong, edge.x0 == down.x0 || edge.x0 == up.x0 { continue }
      if first + last < top + bottom { top = last } else { bottom = first }
    }
    guard bottom - top >= Self.least else { return nil }
    rows = top..<bottom
  }

  /// The row in which a height lies, and the first one that begins at or below it.
  private static func rowAbove(_ y: Int32) -> Int { Int(y >> FixedEdge.shift) }
  private static func rowBelow(_ y: Int32) -> Int {
    Int((y + FixedEdge.one - 1) >> FixedEdge.shift)
  }
}

/// Keeps the runs of one row, to give them for others.
final class SpanRecorder: SpanSink {
  private var spans: [(x: Int, count: Int, coverage: UInt32)] = []

  func removeAll() { spans.removeAll(keepingCapacity: true) }

  func span(y: Int, x: Int, count: Int, coverage: UInt32) { spans.append((x, count, coverage)) }

  func replay(for rows: Range<Int>, into sink: some SpanSink) {
    for y in rows {
      for span in spans { sink.span(y: y, x: span.x, count: span.count, coverage: span.coverage) }
    }
  }
}
