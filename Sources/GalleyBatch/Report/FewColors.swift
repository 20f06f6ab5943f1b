import Galley

/// Texts, symbols and shapes on plain grounds, in at most 256 colours: a PNG file of them is made in a tenth of WebP's time
/// and is about as small.
///
/// A colour of many pixels, as those of a ground or of the rows of a gradient, stays as it is. Those of few are edges: they
/// become one of them whose channels differ by less than 16.
enum FewColors {
  /// A photo, or an image with one in it, has more colours.
  private static let colorLimit = 512
  private static let paletteLimit = 256
  private static let channelBits: UInt32 = 0xF0F0_F0F0

  /// Nil for an image with many colours, or whose pixels are an edge in more than one of eight.
  /// - Complexity: O(n) in the pixels.
  static func reduced(_ bitmap: Bitmap) -> Bitmap? {
    var table = ColorTable(limit: colorLimit)
    guard count(bitmap, in: &table) else { return nil }
    let common = max(4, bitmap.pixels.count / 1024)
    let rare = table.slots.filter { table[$0].count < common }
    let edges = rare.reduce(0) { $0 + table[$1].count }
    guard edges * 8 <= bitmap.pixels.count else { return nil }

    // Of each bucket the most frequent one; of equals the one that comes first.
    var buckets = ColorTable(limit: colorLimit)
    var leaders = [Int](repeating: 0, count: buckets.capacity)
    for slot in rare {
      guard let bucket = buckets.slot(of: table[slot].color & channelBits) else { return nil }
      let isFirst = buckets[bucket].count == 0
      buckets.add(1, to: bucket)
      if isFirst || table[leaders[bucket]].count < table[slot].count { leaders[bucket] = slot }
    }
    guard table.slots.count - rare.count + buckets.slots.count <= paletteLimit else { return nil }
    var shown = (0..<table.capacity).map { table[$0].color }
    for slot in rare {
      if let bucket = buckets.slot(of: table[slot].color & channelBits) {
        shown[slot] = table[leaders[bucket]].color
      }
    }
    return replaced(bitmap, table, by: shown)
  }

  /// - Returns: false for too many colours.
  private static func count(_ bitmap: Bitmap, in table: inout ColorTable) -> Bool {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      var start = 0
      while start < pixels.count {
        let color = pixels[start]
        var end = start + 1
        while end < pixels.count, pixels[end] == color { end += 1 }
        guard let slot = table.slot(of: color) else { return false }
        table.add(end - start, to: slot)
        start = end
      }
      return true
    }
  }

  /// - Parameter shown: colours by the slots of the table.
  private static func replaced(
    _ bitmap: Bitmap, _ table: ColorTable, by shown: [UInt32]
  ) -> Bitmap {
    var (table, result) = (table, bitmap)
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      guard var last = pixels.first else { return }
      var color = table.slot(of: last).map { shown[$0] } ?? last
      for index in pixels.indices {
        if pixels[index] != last {
          last = pixels[index]
          color = table.slot(of: last).map { shown[$0] } ?? last
        }
        pixels[index] = color
      }
    }
    return result
  }
}

/// Colours with numbers of pixels, found by their values.
private struct ColorTable {
  struct Entry {
    var color: UInt32
    /// 0 for none.
    var count = 0
  }

  private var entries: [Entry]
  /// Whether a slot is taken.
  private var isTaken: [Bool]
  /// Those that are taken, in the order in which they were.
  private(set) var slots: [Int] = []
  private let limit: Int
  private let shift: UInt32

  /// - Parameter limit: the number of colours.
  init(limit: Int) {
    self.limit = limit
    // Four slots to a colour: most are found at the first look.
    let bits = UInt32(Int.bitWidth - (4 * limit - 1).leadingZeroBitCount)
    shift = 32 - bits
    entries = Array(repeating: Entry(color: 0), count: 1 << bits)
    isTaken = Array(repeating: false, count: 1 << bits)
  }

  var capacity: Int { entries.count }

  subscript(slot: Int) -> Entry { entries[slot] }

  mutating func add(_ count: Int, to slot: Int) { entries[slot].count += count }

  /// The slot of a colour, which is taken where it is new; nil where there are too many.
  mutating func slot(of color: UInt32) -> Int? {
    var slot = Int((color &* 0x9E37_79B1) >> shift)
    while isTaken[slot] {
      if entries[slot].color == color { return slot }
      slot = (slot + 1) & (entries.count - 1)
    }
    guard slots.count < limit else { return nil }
    isTaken[slot] = true
    entries[slot].color = color
    slots.append(slot)
    return slot
  }
}
