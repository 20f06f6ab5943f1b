import GalleyGeometry

/// Items that are painted once into a tile, which is repeated in both directions.
///
/// A tile has no texts: its glyphs would need a source of their own, so they are paths in it.
package struct TilePaint: Hashable, Sendable {
  /// In pixels of the tile, whose upper left corner is at zero; what lies beyond its edges is not seen.
  package var items: [DisplayItem]
  /// Pixels, 1 or more.
  package var width: Int
  package var height: Int
  /// From the tile's pixels to those of the device.
  package var transform: CGAffineTransform
  /// 0 to 1.
  package var opacity = 1.0

  package init(items: [DisplayItem], width: Int, height: Int, transform: CGAffineTransform) {
    self.items = items
    self.width = max(1, width)
    self.height = max(1, height)
    self.transform = transform
  }
}
