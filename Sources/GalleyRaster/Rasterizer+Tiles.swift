import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Tiles as they were painted, for all threads that paint one image.
final class TileCache: Sendable {
  struct Key: Hashable {
    var items: [DisplayItem]
    var width: Int
    var height: Int
  }

  private let tiles = Locked(BoundedCache<Key, Bitmap>(limit: limit))
  /// Bytes.
  static let limit = 64 << 20

  /// - Parameter make: nil where the tile could not be finished; nothing is kept then.
  func tile(for key: Key, make: () -> Bitmap?) -> Bitmap? {
    tiles.withLock { tiles in
      if let known = tiles.value(for: key) { return known }
      guard let tile = make() else { return nil }
      tiles.insert(tile, for: key, cost: tile.pixels.count * 4 + 512)
      return tile
    }
  }
}

/// Tiles have paths alone.
private struct NoGlyphs: GlyphSource {
  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage { .outline(Path(), unitsPerEm: 1) }
}

extension Rasterizer {
  /// The tile of a paint, painted with a rasteriser of its own, as tiles may have tiles in them.
  func tile(of paint: TilePaint) -> Bitmap? {
    let key = TileCache.Key(items: paint.items, width: paint.width, height: paint.height)
    return tileCache.tile(for: key) {
      let bytes = RenderBudget.bytes(paint.width, by: paint.height, each: 4)
      let purpose = "a tile of \(paint.width) x \(paint.height) pixels"
      let bitmap = budget.reserving(bytes, for: purpose) {
        let painter = Rasterizer()
        painter.budget = budget
        var bitmap = Bitmap(width: paint.width, height: paint.height)
        painter.draw(DisplayList(items: paint.items), into: &bitmap, glyphs: NoGlyphs())
        return bitmap
      }
      return budget.isExhausted ? nil : bitmap
    }
  }
}
