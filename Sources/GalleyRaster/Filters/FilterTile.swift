import GalleyGeometry
import GalleyGraphics

/// A part of an image that is repeated: each pixel is the one of the part that lies at its middle, so that tiles of parts
/// of pixels keep their distance.
struct FilterTile {
  /// Along one axis, in pixels.
  struct Axis {
    let start: Double
    /// At least a pixel.
    let period: Double
    let pixels: Range<Int>

    /// Which tile a pixel lies in: 0 is the part itself.
    private func tile(_ place: Int) -> Double {
      ((Double(place) + 0.5 - start) / period).rounded(.down)
    }

    /// The pixel of the part for another one.
    func source(_ place: Int) -> Int {
      let own = (Double(place) + 0.5 - tile(place) * period).rounded(.down)
      let limited = min(max(own, Double(pixels.lowerBound)), Double(pixels.upperBound - 1))
      return Int(limited)
    }

    /// The pixels of the part for a range of others.
    func sources(_ places: Range<Int>) -> Range<Int> {
      guard let first = places.first, let last = places.last, tile(first) == tile(last) else {
        return pixels
      }
      return source(first)..<max(source(first), source(last)) + 1
    }
  }

  let across: Axis
  let down: Axis

  /// Nil for a part without a pixel, or one that is too far away to be seen.
  init?(_ rect: CGRect, _ plan: FilterPlan) {
    let pixels = plan.pixels(rect)
    let start = plan.place(SIMD2(Double(rect.minX), Double(rect.minY)))
    let size = SIMD2(Double(rect.width), Double(rect.height)) * plan.scale
    guard !pixels.isEmpty, [start.x, start.y, size.x, size.y].allSatisfy({ $0.magnitude < 1e12 })
    else { return nil }
    across = Axis(
      start: start.x, period: max(1, size.x), pixels: pixels.left..<pixels.right)
    down = Axis(start: start.y, period: max(1, size.y), pixels: pixels.top..<pixels.bottom)
  }

  /// What must be there of the part so that a region is right.
  func needed(for region: PixelBounds) -> PixelBounds {
    if region.isEmpty { return .nothing }
    let columns = across.sources(region.left..<region.right)
    let rows = down.sources(region.top..<region.bottom)
    return PixelBounds(
      left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound,
      bottom: rows.upperBound)
  }
}
