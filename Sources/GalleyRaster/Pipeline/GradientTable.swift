import GalleyGeometry
import GalleyGraphics

/// A gradient's colours as premultiplied pixels at equal steps.
struct GradientTable {
  /// The number of colours less one.
  static let steps = 1023
  /// The entry behind the last colour, which is none.
  static let none = steps + 1

  /// One for each step, and one for none.
  private let pixels: [UInt32]
  private let isOpaque: Bool
  /// Nil for one that is not dithered.
  private let dithered: DitheredColors?

  init(_ gradient: GradientPaint) {
    let stops = gradient.encodedStops
    let colors = (0...Self.steps).map {
      stops.color(
        at: CGFloat($0) / CGFloat(Self.steps), interpolation: gradient.interpolation)
    }
    pixels = colors.map(\.pixel.rawValue) + [0]
    isOpaque = pixels.dropLast().allSatisfy { $0 >> 24 == 255 }
    dithered = gradient.isDithered ? DitheredColors(colors) : nil
  }

  func withColors(_ body: (GradientColors) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      (dithered?.colors ?? [.zero]).withUnsafeBufferPointer { fine in
        DitheredColors.thresholds.withUnsafeBufferPointer { thresholds in
          guard let pixels = pixels.baseAddress, let fine = fine.baseAddress else { return }
          body(
            GradientColors(
              pixels: pixels, isOpaque: isOpaque, fine: fine,
              thresholds: dithered == nil ? nil : thresholds.baseAddress))
        }
      }
    }
  }
}

/// A gradient's colours while they are read.
struct GradientColors {
  let pixels: UnsafePointer<UInt32>
  let isOpaque: Bool
  let fine: UnsafePointer<SIMD4<UInt32>>
  /// Nil for a gradient that is not dithered.
  let thresholds: UnsafePointer<UInt32>?
}

/// A gradient's colours in 64ths of a pixel's steps: each pixel of the device is rounded up or down by a
/// pattern of eight by eight thresholds, so that no bands show where colours change slowly.
struct DitheredColors {
  /// Premultiplied channels of 0 to 255 * 64.
  let colors: [SIMD4<UInt32>]

  /// Thresholds of 0 to 63, spread as evenly as can be (B. Bayer, 1973).
  static let thresholds: [UInt32] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    let bits = [0, 1, 2].map { bit in
      (((x ^ y) >> bit & 1) << 1 | (y >> bit & 1)) << (2 * (2 - bit))
    }
    return UInt32(bits.reduce(0, |))
  }

  init(_ colors: [ResolvedColor]) {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.colors =
      colors.map { color in
        let alpha = unit(color.alpha)
        let straight = SIMD4(unit(color.red), unit(color.green), unit(color.blue), 1)
        return SIMD4<UInt32>((straight * alpha * (255 * 64) + 0.5).rounded(.down))
      } + [.zero]
  }

  @inline(__always)
  static func pixel(_ color: SIMD4<UInt32>, threshold: UInt32) -> UInt32 {
    let color = (color &+ threshold) &>> 6
    return color.x | color.y << 8 | color.z << 16 | color.w << 24
  }
}
