import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Bitmaps made smaller, kept for the sizes that they were drawn at: once for all threads that paint.
final class ScaledBitmapCache: Sendable {
  /// The pixels of a bitmap by the place where they lie, which the bitmap that is kept with them holds.
  private struct Key: Hashable {
    var pixels: Int
    var width: Int
    var height: Int
    var sampling: ImageSampling
  }

  private struct Entry {
    var source: Bitmap
    var reduced: Bitmap
    /// In pixels, those of the source included.
    var cost: Int { source.pixels.count + reduced.pixels.count }
  }

  private struct State {
    var kept: BoundedCache<Key, Entry>
    /// Those of the image that is painted, which each of its bands asks for, and the bytes of its budget.
    var ofImage: [Key: Entry] = [:]
    var held: [MemoryReservation] = []
  }

  private let state: Locked<State>

  /// - Parameter limit: the pixels that are kept, those of the bitmaps that were made smaller included; 256 MB of
  ///   them by default.
  init(limit: Int = 64 << 20) { state = Locked(State(kept: BoundedCache(limit: limit))) }

  /// What is kept, in pixels: for tests.
  var keptPixels: Int { state.withLock(\.kept.cost) }

  /// Forgets which ones the last image had, but for those that are kept.
  func beginImage() {
    state.withLock { ($0.ofImage, $0.held) = ([:], []) }
  }

  /// The bitmap with at most as many pixels a side as it has on the device, at least one; nil where the budget
  /// does not leave room or time for it.
  func bitmap(
    _ bitmap: Bitmap, width: CGFloat, height: CGFloat, sampling: ImageSampling = .smooth,
    budget: RenderBudget
  ) -> Bitmap? {
    func side(_ length: CGFloat, _ own: Int) -> Int {
      length > 1 ? min(own, Int(min(length - 1e-6, 1e6).rounded(.up))) : min(own, 1)
    }
    let (newWidth, newHeight) = (side(width, bitmap.width), side(height, bitmap.height))
    if newWidth == bitmap.width, newHeight == bitmap.height { return bitmap }
    let key = Key(
      pixels: bitmap.pixels.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }, width: newWidth,
      height: newHeight, sampling: sampling)
    // Other threads wait: they mostly want the same one.
    return state.withLock { state in
      if let known = state.ofImage[key] { return known.reduced }
      let size = newWidth * newHeight * MemoryLayout<UInt32>.stride
      guard
        let held = MemoryReservation(
          size, of: budget, for: "an image reduced to \(newWidth) x \(newHeight) pixels")
      else { return nil }
      // Sums and shares of each of the bitmap's columns and rows, while they are made.
      let work =
        sampling == .cubic ? RenderBudget.bytes(bitmap.width + bitmap.height, by: 1, each: 80) : 0
      guard
        let working = MemoryReservation(
          work, of: budget, for: "an image reduced to \(newWidth) x \(newHeight) pixels")
      else { return nil }
      defer { withExtendedLifetime(working) {} }
      let entry =
        state.kept.value(for: key)
        ?? Entry(
          source: bitmap,
          reduced: sampling == .cubic
            ? bitmap.cubicallyReduced(width: newWidth, height: newHeight, budget: budget)
            : bitmap.averaged(
              width: newWidth, height: newHeight, inLinearLight: sampling == .smoothInLinearLight,
              budget: budget))
      // What was not finished is not kept.
      if budget.isExhausted { return nil }
      state.kept.insert(entry, for: key, cost: entry.cost)
      state.ofImage[key] = entry
      state.held.append(held)
      return entry.reduced
    }
  }
}
