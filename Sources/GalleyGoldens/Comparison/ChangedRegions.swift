/// Joins changed pixels that lie together to rectangles.
///
/// The image is cut into tiles of 8 x 8 pixels; tiles with changes that touch, at a corner too, are one
/// region, so that the letters of a word are one and two words of a line may be two.
struct ChangedRegions {
  private static let tile = 8
  private let columns: Int
  private let rows: Int
  private var tiles: [Extent] = []

  /// What is known of a tile, or of all tiles of a region.
  private struct Extent {
    var minX = Int32.max
    var minY = Int32.max
    var maxX: Int32 = -1
    var maxY: Int32 = -1
    var pixels = 0

    @inline(__always)
    mutating func add(_ other: Extent) {
      (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
      (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
      pixels &+= other.pixels
    }
  }

  init(width: Int, height: Int) {
    columns = (width + Self.tile - 1) / Self.tile
    rows = (height + Self.tile - 1) / Self.tile
  }

  /// A pixel that changed.
  @inline(__always)
  mutating func add(x: Int, y: Int) {
    if tiles.isEmpty { tiles = [Extent](repeating: Extent(), count: columns * rows) }
    let (left, top) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
    tiles[y / Self.tile * columns + x / Self.tile].add(
      Extent(minX: left, minY: top, maxX: left, maxY: top, pixels: 1))
  }

  /// The tiles with changes, joined with their neighbours.
  /// - Complexity: O(n log n) in the tiles.
  var joined: [ImageDifference.Region] {
    var isSeen = [Bool](repeating: false, count: tiles.count)
    var found: [Extent] = []
    for start in tiles.indices where tiles[start].pixels > 0 && !isSeen[start] {
      var region = Extent()
      var open = [start]
      isSeen[start] = true
      while let index = open.popLast() {
        region.add(tiles[index])
        let (column, row) = (index % columns, index / columns)
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) {
            let next = y * columns + x
            if tiles[next].pixels > 0, !isSeen[next] {
              isSeen[next] = true
              open.append(next)
            }
          }
        }
      }
      found.append(region)
    }
    return found.map { extent in
      ImageDifference.Region(
        x: Int(extent.minX), y: Int(extent.minY), width: Int(extent.maxX - extent.minX) + 1,
        height: Int(extent.maxY - extent.minY) + 1, pixels: extent.pixels)
    }
    .sorted { ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x) }
  }
}
