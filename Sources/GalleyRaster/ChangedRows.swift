import GalleyGeometry
import GalleyGraphics

/// Rows of the device, as ranges that neither touch nor overlap, from the top to the bottom.
struct RowRanges: Equatable {
  private(set) var ranges: [Range<Int>] = []

  /// Ranges that lie closer together become one: each costs more than a few rows of an image.
  private static let least = 8

  mutating func insert(_ rows: Range<Int>) {
    if rows.isEmpty { return }
    var joined = rows
    ranges.removeAll { range in
      let isApart =
        range.upperBound + Self.least < joined.lowerBound
        || joined.upperBound + Self.least < range.lowerBound
      if isApart { return false }
      joined =
        min(joined.lowerBound, range.lowerBound)..<max(joined.upperBound, range.upperBound)
      return true
    }
    let place = ranges.firstIndex { $0.lowerBound > joined.lowerBound } ?? ranges.endIndex
    ranges.insert(joined, at: place)
  }
}

/// The rows in which one list of items paints something else than another one.
///
/// Items that are equal and have the same order in both paint the same, except where what they look at has changed.
/// All others are taken for changed in all rows that they may paint.
struct ChangedRows {
  private(set) var rows = RowRanges()
  /// The rows of the image.
  private let image: Range<Int>

  /// - Complexity: O(n) in the items.
  init(from old: [DisplayItem], to new: [DisplayItem], height: Int) {
    image = 0..<height
    compare(old, new, .identity)
    // What an item below has changed shows through backdrops above it, and so on upwards.
    for item in new {
      let reach = item.backdropReach(.identity)
      if reach > 0 { spread(through: item.bounds(.identity), by: reach) }
    }
  }

  private mutating func compare(
    _ old: [DisplayItem], _ new: [DisplayItem], _ transform: CGAffineTransform
  ) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let (former, current) = (old[start..<old.count - tail], new[start..<new.count - tail])
    guard former.count == current.count else {
      for item in former { insert(item, transform) }
      for item in current { insert(item, transform) }
      return
    }
    for (former, current) in zip(former, current) { compare(former, current, transform) }
  }

  private mutating func compare(
    _ old: DisplayItem, _ new: DisplayItem, _ transform: CGAffineTransform
  ) {
    if old == new { return }
    if case .group(let former) = old, case .group(let current) = new,
      former.paintsItemsAlone(like: current)
    {
      return compare(former.items, current.items, current.transform.concatenating(transform))
    }
    insert(old, transform)
    insert(new, transform)
  }

  private mutating func insert(_ item: DisplayItem, _ transform: CGAffineTransform) {
    insert(item.bounds(transform))
  }

  private mutating func insert(_ bounds: PixelBounds) {
    if !bounds.isEmpty { rows.insert((bounds.top..<bounds.bottom).clamped(to: image)) }
  }

  private mutating func spread(through bounds: PixelBounds, by reach: Int) {
    for range in rows.ranges {
      let (top, bottom) = (range.lowerBound - reach, range.upperBound + reach)
      insert(
        bounds.intersection(
          PixelBounds(left: bounds.left, top: top, right: bounds.right, bottom: bottom)))
    }
  }
}

extension DisplayGroup {
  /// Whether both groups do the same with their items, and nothing with the pixels of several of them together: where
  /// equal items paint, they paint the same in both.
  fileprivate func paintsItemsAlone(like other: DisplayGroup) -> Bool {
    guard transform == other.transform, bounds == other.bounds, look == other.look else {
      return false
    }
    let blends = items.blendsWithBackdrop
    guard blends == other.items.blendsWithBackdrop else { return false }
    switch look {
    case .projected, .filtered: return false
    case .plain: return true
    case .composited(let compositing):
      if compositing.changesPixels || (compositing.isIsolated && blends) { return false }
      // An item that is alone in a clip is painted in a way of its own.
      return compositing.clip == nil || (items.count > 1 && other.items.count > 1)
    }
  }
}
