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
  /// Whether the glyph is so large that it is filled as a path.
  var isPath = false

  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
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
  /// Glyphs that are images, at the sizes at which they are drawn.
  private var bitmaps: [Key: Bitmap] = [:]
  private var bytes = 0
  /// Both are forgotten, all at once, when they hold more than this many bytes.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// - Parameter make: nil where the mask could not be finished; nothing is kept then.
  func mask(for key: Key, make: () -> GlyphMask?) -> GlyphMask? {
    if let known = masks[key] { return known }
    guard let mask = make() else { return nil }
    reserve(mask.coverage.count + 64)
    masks[key] = mask
    return mask
  }

  func bitmap(for key: Key, make: () -> Bitmap?) -> Bitmap? {
    if let known = bitmaps[key] { return known }
    guard let bitmap = make() else { return nil }
    reserve(bitmap.pixels.count * 4 + 64)
    bitmaps[key] = bitmap
    return bitmap
  }

  private func reserve(_ count: Int) {
    if bytes > limit {
      masks.removeAll()
      bitmaps.removeAll()
      bytes = 0
    }
    bytes += count
  }
}
