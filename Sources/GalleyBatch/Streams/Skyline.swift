/// Places rectangles in an area of fixed width, in the order in which they come: each goes where its lower edge is highest,
/// and of such places to the leftmost (the bottom-left rule on a skyline, Jylänki 2010, "A Thousand Ways to Pack the Bin").
///
/// ```
/// +--+----+--+
/// |  |    |  |   the skyline: what is below it is free
/// |  +----+  |
/// +--+    |  |
/// ```
struct Skyline {
  /// A piece of the lower edge of what is placed.
  private struct Segment {
    var x: Int
    var y: Int
    var width: Int
  }

  let width: Int
  let height: Int
  private var segments: [Segment]

  /// An empty area.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    segments = [Segment(x: 0, y: 0, width: width)]
  }

  /// The place of the upper left corner of the next rectangle; nil where it does not fit any more.
  /// - Complexity: O(n²) in the segments of the skyline in the worst case; O(n) where rectangles have about one width.
  mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
    var best: (x: Int, y: Int)?
    for index in segments.indices {
      guard let top = top(from: index, width: width), top + height <= self.height else { continue }
      if best.map({ top < $0.y }) ?? true { best = (segments[index].x, top) }
    }
    guard let best else { return nil }
    cover(Segment(x: best.x, y: best.y + height, width: width))
    return best
  }

  /// How high a rectangle can go whose left edge is that of a segment; nil where it sticks out at the right.
  private func top(from index: Int, width: Int) -> Int? {
    let end = segments[index].x + width
    guard end <= self.width else { return nil }
    return segments[index...].prefix { $0.x < end }.map(\.y).max()
  }

  /// Puts a segment in the place of those above it.
  private mutating func cover(_ new: Segment) {
    let end = new.x + new.width
    var result: [Segment] = []
    for old in segments {
      if old.x < new.x { result.append(old) }
      if old.x == new.x { result.append(new) }
      let rest = old.x + old.width - end
      if old.x + old.width > end, old.x < end {
        result.append(Segment(x: end, y: old.y, width: rest))
      } else if old.x >= end {
        result.append(old)
      }
    }
    // Neighbours of one height are one.
    segments = result.reduce(into: []) { joined, next in
      if let last = joined.last, last.y == next.y {
        joined[joined.count - 1].width += next.width
      } else {
        joined.append(next)
      }
    }
  }
}
