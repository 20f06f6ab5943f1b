/// Joins changed pixels that lie together to rectangles.
///
/// The picture is cut into tiles of 8 x 8 pixels; tiles with changes that touch, at a corner too, are one
/// region, so that the letters of a word are one and two words of a line may be two.
struct ChangedRegions {
  let regions: [PictureDifference.Region]

  private static let tile = 8

  /// What is known of a tile, or of all tiles of a region.
  private struct Extent {
    var minX = Int.max
    var minY = Int.max
    var maxX = -1
    var maxY = -1
    var pixels = 0

    mutating func add(x: Int, y: Int) {
      (minX, maxX) = (min(minX, x), max(maxX, x))
      (minY, maxY) = (min(minY, y), max(maxY, y))
      pixels += 1
    }

    mutating func add(_ other: Extent) {
      (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
      (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
      pixels += other.pixels
    }
  }

  /// - Parameter changed: a byte for each pixel, not 0 where it changed.
  /// - Complexity: O(n) in the pixels.
  init(_ changed: [UInt8], width: Int, height: Int) {
    let columns = (width + Self.tile - 1) / Self.tile
    let rows = (height + Self.tile - 1) / Self.tile
    var tiles = [Extent](repeating: Extent(), count: columns * rows)
    for y in 0..<height {
      let start = (y / Self.tile) * columns
      for x in 0..<width where changed[y * width + x] != 0 {
        tiles[start + x / Self.tile].add(x: x, y: y)
      }
    }
    regions = Self.joined(tiles, columns: columns, rows: rows).map { extent in
      PictureDifference.Region(
        x: extent.minX, y: extent.minY, width: extent.maxX - extent.minX + 1,
        height: extent.maxY - extent.minY + 1, pixels: extent.pixels)
    }
    .sorted { ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x) }
  }

  /// The tiles with changes, joined with their neighbours.
  private static func joined(_ tiles: [Extent], columns: Int, rows: Int) -> [Extent] {
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
    return found
  }
}
