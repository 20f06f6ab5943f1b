import GalleyGeometry

/// Items that are painted once into a tile, which is repeated in both directions.
///
/// A tile has no texts: its glyphs would need a source of their own, so they are paths in it.
public struct TilePaint: Hashable, Sendable {
  /// In pixels of the tile, whose upper left corner is at zero; what lies beyond its edges is not seen.
  public var items: [DisplayItem]
  /// Pixels, 1 or more.
  public var width: Int
  public var height: Int
  /// From the tile's pixels to those of the device.
  public var transform: CGAffineTransform
  /// 0 to 1.
  public var opacity = 1.0

  public init(items: [DisplayItem], width: Int, height: Int, transform: CGAffineTransform) {
    self.items = items
    self.width = max(1, width)
    self.height = max(1, height)
    self.transform = transform
  }
}
