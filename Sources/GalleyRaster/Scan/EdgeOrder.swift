/// The places of edges in the order of their upper ends, those at one height in the order in which they came.
struct EdgeOrder {
  /// An upper end in the upper half of each number, a place in the lower one.
  private var keys: [UInt64] = []
  /// How many edges begin in a row; then where its edges stand.
  private var rows: [Int] = []
  private var unsorted: [UInt64] = []

  /// More edges, and those that begin in more rows, are compared with each other.
  private static let most = 4096
  private static let mostRows = 1024

  var count: Int { keys.count }

  subscript(index: Int) -> Int { Int(keys[index] & 0xFFFF_FFFF) }

  /// - Complexity: O(n) in the edges where few begin in a row, O(n log n) else.
  mutating func sort(_ edges: [FixedEdge]) {
    keys.removeAll(keepingCapacity: true)
    var (least, greatest) = (UInt64.max, UInt64.min)
    for (index, edge) in edges.enumerated() {
      let key = UInt64(UInt32(bitPattern: edge.y0) ^ 1 << 31) << 32 | UInt64(index)
      keys.append(key)
      least = min(least, key)
      greatest = max(greatest, key)
    }
    guard !keys.isEmpty else { return }
    let first = Self.row(least)
    let count = Self.row(greatest) - first + 1
    guard keys.count <= Self.most, count <= min(Self.mostRows, 2 * keys.count) else {
      return keys.sort()
    }
    placeByRows(first, count)
    sortNearlySorted()
  }

  private static func row(_ key: UInt64) -> Int { Int(key >> UInt64(32 + FixedEdge.shift)) }

  /// Puts the keys into the order of their rows.
  private mutating func placeByRows(_ first: Int, _ count: Int) {
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: repeatElement(0, count: count + 1))
    for key in keys { rows[Self.row(key) - first + 1] += 1 }
    for row in 1...count { rows[row] += rows[row - 1] }
    swap(&keys, &unsorted)
    keys.removeAll(keepingCapacity: true)
    keys.append(contentsOf: repeatElement(0, count: unsorted.count))
    for key in unsorted {
      let row = Self.row(key) - first
      keys[rows[row]] = key
      rows[row] += 1
    }
  }

  /// Keys of one row are few most of the time; where they are not, all are compared.
  private mutating func sortNearlySorted() {
    var moves = 0
    for index in keys.indices.dropFirst() {
      let key = keys[index]
      var place = index
      while place > 0, keys[place - 1] > key {
        keys[place] = keys[place - 1]
        place -= 1
      }
      keys[place] = key
      moves += index - place
      if moves > 8 * keys.count { return keys.sort() }
    }
  }
}
