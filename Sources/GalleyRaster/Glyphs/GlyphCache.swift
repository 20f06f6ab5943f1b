import GalleyGeometry
import GalleyGraphics

/// The coverage of one glyph at one size and sub-pixel position.
struct GlyphMask {
  /// From the glyph's origin to the mask's upper left corner, in pixels; y grows downwards.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let coverage: [UInt8]
}

/// Coverages of glyphs, drawn once for each size and quarter of a pixel.
final class GlyphCache {
  struct Key: Hashable {
    var face: FaceID
    var glyph: GlyphID
    /// Pixels to an em.
    var size: Double
    /// Quarters of a pixel by which the origin lies right of a pixel's edge: 0 to 3.
    var quarter: Int
  }

  private var masks: [Key: GlyphMask] = [:]
  /// Glyphs that are pictures, at the sizes at which they are drawn.
  private var bitmaps: [Key: Bitmap] = [:]
  private var bytes = 0
  /// Both are forgotten, all at once, when they hold more than this many bytes.
  private static let budget = 16 << 20

  func mask(for key: Key, make: () -> GlyphMask) -> GlyphMask {
    if let known = masks[key] { return known }
    let mask = make()
    reserve(mask.coverage.count + 64)
    masks[key] = mask
    return mask
  }

  func bitmap(for key: Key, make: () -> Bitmap) -> Bitmap {
    if let known = bitmaps[key] { return known }
    let bitmap = make()
    reserve(bitmap.pixels.count * 4 + 64)
    bitmaps[key] = bitmap
    return bitmap
  }

  private func reserve(_ count: Int) {
    if bytes > Self.budget {
      masks.removeAll()
      bitmaps.removeAll()
      bytes = 0
    }
    bytes += count
  }
}
