import GalleyGeometry
import GalleyGraphics

/// A path's blurred coverage with the middle cut out: of the pixels between its corners, which are all
/// alike, as many are kept as a blur needs.
struct ShadowMask {
  /// From the path's own pixel to the mask's upper left corner.
  let left: Int
  let top: Int
  /// Of the mask's pixels.
  let width: Int
  let height: Int
  let coverage: [UInt8]
}

/// Blurred coverages of paths by their shapes, so that the shadows of a thousand boxes with the same
/// corners are blurred once.
final class ShadowCache {
  struct Key: Hashable {
    /// Cut, and moved by whole pixels to the origin.
    var path: Path
    var rule: FillRule
    var sigma: Double
  }

  private var masks: [Key: ShadowMask] = [:]
  private var bytes = 0
  /// All are forgotten at once when they hold more than this many bytes.
  private static let budget = 8 << 20
  /// Larger ones are not made: they would be made anew for every band.
  static let largestMask = 1 << 21

  func mask(for key: Key, make: () -> ShadowMask) -> ShadowMask {
    if let known = masks[key] { return known }
    let mask = make()
    if bytes > Self.budget {
      masks.removeAll()
      bytes = 0
    }
    bytes += mask.coverage.count + 512
    masks[key] = mask
    return mask
  }
}
