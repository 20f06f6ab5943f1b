import GalleyBudget
import GalleyGeometry
import GalleyGraphics

extension Bitmap {
  /// The bitmap made smaller: each pixel the mean of those that it stands for, by the areas that they
  /// share, rounded to nearest.
  /// - Parameter inLinearLight: whether the light of pixels is averaged and not their samples, as black and
  ///   white stripes become the grey that they look like from afar.
  /// - Parameter budget: when it is exhausted, the rows that are left stay clear.
  /// - Precondition: neither side is larger than the bitmap's own, nor below 1.
  /// - Complexity: O(n) in the bitmap's pixels.
  func averaged(
    width newWidth: Int, height newHeight: Int, inLinearLight: Bool = false,
    budget: RenderBudget? = nil
  ) -> Bitmap {
    precondition(newWidth >= 1 && newWidth <= width && newHeight >= 1 && newHeight <= height)
    if newWidth == width, newHeight == height { return self }
    var result = Bitmap(width: newWidth, height: newHeight)
    let columns = CoverageWeights(from: width, to: newWidth)
    let rows = CoverageWeights(from: height, to: newHeight)
    let whole = UInt64(width * height)
    // Sums of a new row's channels: of each old row first along it.
    var sums = [SIMD4<UInt64>](repeating: .zero, count: newWidth)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<newHeight {
        if let budget, !budget.canContinue("painting") { return }
        for x in 0..<newWidth { sums[x] = .zero }
        for row in rows.range(of: y) {
          let share = rows.share(of: row, in: y)
          for x in 0..<newWidth {
            var sum = SIMD4<UInt64>()
            for column in columns.range(of: x) {
              let pixel = pixels[row * width + column]
              let channels =
                inLinearLight ? LinearLight.channels(pixel) : Self.channels(pixel)
              sum &+= channels &* columns.share(of: column, in: x)
            }
            sums[x] &+= sum &* share
          }
        }
        for x in 0..<newWidth {
          let mean = (sums[x] &+ whole / 2) / whole
          result.pixels[y * newWidth + x] =
            inLinearLight ? LinearLight.pixel(mean) : Self.pixel(mean)
        }
      }
    }
    return result
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<UInt64> {
    SIMD4(
      UInt64(pixel & 255), UInt64(pixel >> 8 & 255), UInt64(pixel >> 16 & 255), UInt64(pixel >> 24))
  }

  @inline(__always)
  private static func pixel(_ channels: SIMD4<UInt64>) -> UInt32 {
    UInt32(channels.x | channels.y << 8 | channels.z << 16 | channels.w << 24)
  }

  /// The bitmap with every pixel multiplied by `opacity` of 255.
  func faded(to opacity: UInt32) -> Bitmap {
    if opacity == 255 { return self }
    var result = self
    for index in pixels.indices {
      result.pixels[index] = PixelMath.scale(pixels[index], by: opacity)
    }
    return result
  }
}

/// Which of a line's old places a new one stands for, and how much of each: in parts of which an old one
/// has `new` and a new one `old`.
private struct CoverageWeights {
  private let old: Int
  private let new: Int

  init(from old: Int, to new: Int) { (self.old, self.new) = (old, new) }

  @inline(__always)
  func range(of place: Int) -> ClosedRange<Int> {
    place * old / new...((place + 1) * old - 1) / new
  }

  @inline(__always)
  func share(of index: Int, in place: Int) -> UInt64 {
    UInt64(min((place + 1) * old, (index + 1) * new) - max(place * old, index * new))
  }
}

/// Samples of sRGB as light.
private enum LinearLight {
  /// Of 0 to 255, in 65,535ths.
  private static let light: [UInt64] = (0...255).map { sample in
    UInt64(SRGBCurve.light(Double(sample) / 255) * 65535 + 0.5)
  }

  /// A premultiplied pixel's light times its alpha, and the alpha in 65,535ths of 255.
  @inline(__always)
  static func channels(_ pixel: UInt32) -> SIMD4<UInt64> {
    let alpha = UInt64(pixel >> 24)
    if alpha == 0 { return .zero }
    func channel(_ shift: UInt32) -> UInt64 {
      let sample = UInt64(pixel >> shift & 255)
      return light[Int(min(255, (sample * 255 + alpha / 2) / alpha))] * alpha
    }
    return SIMD4(channel(0), channel(8), channel(16), alpha * 65535)
  }

  static func pixel(_ channels: SIMD4<UInt64>) -> UInt32 {
    let alpha = (channels.w + 32767) / 65535
    if alpha == 0 { return 0 }
    func sample(_ light: UInt64) -> UInt32 {
      // The sample whose light is nearest.
      let wanted = min(65535, (light * 65535 + channels.w / 2) / channels.w)
      var (low, high) = (0, 255)
      while low < high {
        let middle = (low + high) / 2
        if Self.light[middle] < wanted { low = middle + 1 } else { high = middle }
      }
      if low > 0, wanted - Self.light[low - 1] < Self.light[low] &- wanted { low -= 1 }
      return PixelMath.multiply(UInt32(low), UInt32(alpha))
    }
    return sample(channels.x) | sample(channels.y) << 8 | sample(channels.z) << 16
      | UInt32(alpha) << 24
  }
}
