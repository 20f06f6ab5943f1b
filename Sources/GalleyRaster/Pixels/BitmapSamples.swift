import GalleyGeometry
import GalleyGraphics

/// Two neighbouring samples along one axis and how much the second one counts, in 256ths.
struct BilinearTap {
  var first: Int
  var second: Int
  var weight: UInt32

  /// - Parameter position: 0 to 1 along the axis; beyond it the last sample goes on, and what is undefined is 0.
  init(at position: CGFloat, count: Int, isSmooth: Bool = true) {
    guard isSmooth else {
      first = Int(Self.limited(position * CGFloat(count), CGFloat(count - 1)))
      (second, weight) = (first, 0)
      return
    }
    let place = Self.limited(position * CGFloat(count) - 0.5, CGFloat(count - 1))
    first = Int(place)
    second = min(first + 1, count - 1)
    weight = UInt32((place - CGFloat(first)) * 256 + 0.5)
  }

  /// Limited as long as it is no integer: a map that is nearly none leads anywhere.
  @inline(__always)
  private static func limited(_ place: CGFloat, _ last: CGFloat) -> CGFloat {
    place > 0 ? min(place, last) : 0
  }

  /// In pixels of an axis that repeats itself every `count` of them.
  init(tilesOf count: Int, at position: CGFloat) {
    let length = CGFloat(count)
    let moved = position - 0.5
    let place = moved.magnitude < 1e12 ? moved - (moved / length).rounded(.down) * length : 0
    first = min(max(Int(place), 0), count - 1)
    second = first + 1 == count ? 0 : first + 1
    weight = UInt32(min(max(place - CGFloat(first), 0), 1) * 256 + 0.5)
  }
}

/// A bitmap's pixels while they are read.
struct BitmapSamples {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// The pixel at a place, from 0 to 1 along each axis.
  func pixel(_ x: CGFloat, _ y: CGFloat, _ sampling: ImageSampling) -> UInt32 {
    if sampling == .cubic {
      return sample(CubicTap(at: x, count: width), CubicTap(at: y, count: height))
    }
    let isSmooth = sampling != .nearest
    return sample(
      BilinearTap(at: x, count: width, isSmooth: isSmooth),
      BilinearTap(at: y, count: height, isSmooth: isSmooth))
  }

  func sample(_ column: BilinearTap, _ row: BilinearTap) -> UInt32 {
    let upper = pixels + row.first * width
    let lower = pixels + row.second * width
    let even = Self.mean(upper[column.first], upper[column.second], column.weight)
    let odd = Self.mean(lower[column.first], lower[column.second], column.weight)
    let sum =
      SIMD4<UInt32>(repeating: 1 << 15) &+ even &* (256 - row.weight) &+ odd &* row.weight
    let result = sum &>> 16
    return result.x | result.y << 8 | result.z << 16 | result.w << 24
  }

  /// Two pixels' channels, 256 times their mean.
  @inline(__always)
  private static func mean(_ one: UInt32, _ other: UInt32, _ weight: UInt32) -> SIMD4<UInt32> {
    channels(one) &* (256 - weight) &+ channels(other) &* weight
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
  }
}

extension Bitmap {
  /// - Precondition: the bitmap has pixels.
  func withSamples(_ body: (BitmapSamples) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      body(BitmapSamples(pixels: pixels, width: width, height: height))
    }
  }
}
