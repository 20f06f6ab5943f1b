import GalleyBudget
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
/// corners are blurred once, for all threads that paint.
final class ShadowCache: Sendable {
  struct Key: Hashable {
    /// Cut, and moved by whole pixels to the origin.
    var path: Path
    var rule: FillRule
    var sigma: Double
  }

  private let masks = Locked(BoundedCache<Key, ShadowMask>(limit: limit))
  /// Bytes.
  static let limit = 8 << 20
  /// Larger ones are not made: they would be made anew for every band.
  static let largestMask = 1 << 21

  /// What all masks cost that are kept: for tests.
  var keptBytes: Int { masks.withLock(\.cost) }

  /// - Parameter make: nil where the mask could not be finished; nothing is kept then.
  func mask(for key: Key, make: () -> ShadowMask?) -> ShadowMask? {
    masks.withLock { masks in
      if let known = masks.value(for: key) { return known }
      guard let mask = make() else { return nil }
      masks.insert(mask, for: key, cost: mask.coverage.count + 512)
      return mask
    }
  }
}
