import GalleyBudget
import GalleyGeometry
import GalleyGraphics

extension Bitmap {
  /// The bitmap made smaller: each pixel the mean of those around its place, weighted by the cubic kernel as wide as
  /// the new pixels are. Sharper than means of areas, and without the patterns that single pixels make.
  /// - Parameter budget: when it is exhausted, the rows that are left stay clear.
  /// - Precondition: neither side is larger than the bitmap's own, nor below 1.
  /// - Complexity: O(n) in the bitmap's pixels, each of which counts for some four rows and columns.
  func cubicallyReduced(
    width newWidth: Int, height newHeight: Int, budget: RenderBudget? = nil
  ) -> Bitmap {
    precondition(newWidth >= 1 && newWidth <= width && newHeight >= 1 && newHeight <= height)
    if newWidth == width, newHeight == height { return self }
    var result = Bitmap(width: newWidth, height: newHeight)
    let columns = CubicShares(from: width, to: newWidth)
    let rows = CubicShares(from: height, to: newHeight)
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<newHeight {
        if let budget, !budget.canContinue("painting") { return }
        for x in 0..<width { sums[x] = .zero }
        rows.forEach(y) { row, share in
          for x in 0..<width { sums[x] += Self.channels(pixels[row * width + x]) * share }
        }
        for x in 0..<newWidth {
          var sum = SIMD4<Float>(repeating: 0.5)
          columns.forEach(x) { column, share in sum += sums[column] * share }
          result.pixels[y * newWidth + x] = CubicKernel.pixel(
            SIMD4<Int32>(sum.rounded(.down)))
        }
      }
    }
    return result
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      SIMD4<Int32>(
        Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), Int32(pixel >> 24)))
  }
}

/// Which of a line's old places a new one is made of, and how much of each: 1 together, but for rounding.
private struct CubicShares {
  private var ranges: [Range<Int>] = []
  /// Of each range the place of its first weight.
  private var starts: [Int] = []
  private var weights: [Float] = []

  init(from old: Int, to new: Int) {
    let scale = Double(old) / Double(new)
    weights.reserveCapacity(4 * (old + new))
    for place in 0..<new {
      let middle = (Double(place) + 0.5) * scale - 0.5
      let first = Int((middle - 2 * scale).rounded(.up))
      let last = Int((middle + 2 * scale).rounded(.down))
      let range = max(first, 0)..<min(last, old - 1) + 1
      var shares = [Double](repeating: 0, count: range.count)
      // Beyond its ends a line goes on with its last place.
      for index in first...last {
        let own = min(max(index, range.lowerBound), range.upperBound - 1) - range.lowerBound
        shares[own] += CubicKernel.value((Double(index) - middle) / scale)
      }
      let whole = shares.reduce(0, +)
      ranges.append(range)
      starts.append(weights.count)
      weights += shares.map { Float($0 / whole) }
    }
  }

  @inline(__always)
  func forEach(_ place: Int, _ body: (Int, Float) -> Void) {
    let (range, start) = (ranges[place], starts[place])
    for index in range { body(index, weights[start + index - range.lowerBound]) }
  }
}
