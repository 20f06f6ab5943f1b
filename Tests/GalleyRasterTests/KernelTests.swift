import CPixelKernels
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyRaster

/// The loops of this kind of processor give the bits of the plain ones, for rows of every length and place.
/// `Scripts/arm64` runs these tests for arm64.
@Suite struct KernelTests {
  private static let counts = Array(0...41) + [64, 100, 257]

  private func pixels(_ count: Int, _ random: inout SeededRandom) -> [UInt32] {
    var last: UInt32 = 0
    return (0..<count).map { _ in
      // Runs and clear and opaque pixels come more often than by chance.
      switch UInt32.random(in: 0..<8, using: &random) {
      case 0: return 0
      case 1: return last
      case 2: return .random(in: 0 ... .max, using: &random) | 0xff00_0000
      default:
        let alpha = UInt32.random(in: 0...255, using: &random)
        func channel() -> UInt32 { .random(in: 0...alpha, using: &random) }
        last = alpha << 24 | channel() << 16 | channel() << 8 | channel()
        return last
      }
    }
  }

  private func bytes(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
    (0..<count).map { _ in
      [0, 255, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
    }
  }

  /// Runs `body` with each form of the loops and compares the results.
  private func compare<Result: Equatable>(
    _ body: (galley_pixel_kernels) -> Result, _ name: String, _ count: Int
  ) {
    let results = PixelKernels.available.map { body($0.loops.pointee) }
    #expect(results.allSatisfy { $0 == results[0] }, "\(name) of \(count)")
  }

  /// A processor has its own loops, all of them: one that a table does not name would be no function.
  @Test func everyTableNamesEveryLoop() {
    for kernels in PixelKernels.available {
      withUnsafeBytes(of: kernels.loops.pointee) { table in
        let places = table.bindMemory(to: UInt.self)
        #expect(places.count == 17)
        #expect(!places.contains(0), "\(kernels)")
      }
    }
    #if arch(arm64)
      #expect(PixelKernels.best == .neon)
      #expect(PixelKernels.available == [.plain, .neon])
    #else
      #expect(!PixelKernels.available.contains(.neon))
      #expect(galley_neon_kernels() == nil)
    #endif
  }

  private static func hash(
    _ kernels: galley_pixel_kernels, _ bytes: UnsafePointer<UInt8>, _ count: Int
  ) -> [UInt64] {
    var state: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    kernels.hash(&state, bytes, count)
    return state
  }

  /// Samples, and nothing behind them; whether all pixels are opaque.
  @Test func samplesOfOpaquePixels() {
    var random = SeededRandom(seed: 21)
    for count in Self.counts {
      for isOpaque in [true, false] {
        let alpha: UInt32 = isOpaque ? 0xff00_0000 : 0
        let row = pixels(count, &random).map { $0 | alpha }
        let above = pixels(count, &random)
        func samples(_ fill: (UnsafeMutablePointer<UInt8>) -> Int32) -> [UInt8] {
          var out = [UInt8](repeating: 7, count: 3 * count + 16)
          let answer = fill(&out)
          #expect(out[(3 * count)...].allSatisfy { $0 == 7 })
          return out + [answer == 0 ? 0 : 1]
        }
        func plain(less above: [UInt32]) -> [UInt8] {
          let bytes = zip(row, above).flatMap { pixel, above in
            [0, 8, 16].map {
              UInt8(truncatingIfNeeded: pixel >> $0) &- UInt8(truncatingIfNeeded: above >> $0)
            }
          }
          let last: UInt8 = row.allSatisfy { $0 >> 24 == 255 } ? 1 : 0
          return bytes + [UInt8](repeating: 7, count: 16) + [last]
        }
        for kernels in PixelKernels.available.map(\.loops.pointee) {
          #expect(samples { kernels.opaque_rgb(row, count, $0) } == plain(less: row.map { _ in 0 }))
          #expect(samples { kernels.opaque_rgb_up(row, above, count, $0) } == plain(less: above))
        }
      }
    }
  }

  @Test func hashes() {
    var random = SeededRandom(seed: 9)
    for count in Self.counts + [63, 64, 65, 127, 128, 129, 4096] {
      let source = bytes(count + 3, &random)
      source.withUnsafeBufferPointer { source in
        guard let base = source.baseAddress else { return }
        for start in 0..<3 {
          compare({ Self.hash($0, base + start, count) }, "hash", count)
        }
      }
    }
  }

  /// One change and two changes of the same bit, anywhere, are seen.
  @Test func everyChangeChangesTheHash() {
    let base = [UInt8](repeating: 0, count: 320)
    for kernels in PixelKernels.available {
      func hash(_ bytes: [UInt8]) -> [UInt64] {
        Self.hash(kernels.loops.pointee, bytes, bytes.count)
      }
      var seen: Set<[UInt64]> = [hash(base), hash(base + [1])]
      var count = 2
      for first in 0..<320 {
        for bit in [0, 3, 7] as [UInt8] {
          var bytes = base
          bytes[first] ^= 1 << bit
          seen.insert(hash(bytes))
          count += 1
          for other in [first + 4, first + 8, first + 64, first + 72, first + 128] where other < 320
          {
            var both = bytes
            both[other] ^= 1 << bit
            seen.insert(hash(both))
            count += 1
          }
        }
      }
      #expect(seen.count == count)
    }
  }

  @Test func blending() {
    var random = SeededRandom(seed: 3)
    for count in Self.counts {
      for share in [255, 254, 128, 1, 0] as [UInt32] {
        let below = pixels(count, &random)
        let source = pixels(count, &random)
        let mask = bytes(count, &random)
        let color = pixels(3, &random)[2]
        func blended(_ body: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
          var row = below
          row.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base) } }
          return row
        }
        compare({ k in blended { k.over_solid($0, count, color) } }, "over_solid", count)
        compare(
          { k in blended { k.over_solid_masked($0, mask, count, color, share) } },
          "over_solid_masked", count)
        compare(
          { k in blended { k.over_pixels($0, source, count, share) } }, "over_pixels", count)
        compare(
          { k in blended { k.over_pixels_masked($0, source, mask, count, share) } },
          "over_pixels_masked", count)
      }
    }
  }

  /// Rounded once: within a little more than a half of what the formula says.
  @Test func colorsWithMoreBits() {
    var random = SeededRandom(seed: 13)
    for count in Self.counts {
      let row = pixels(count, &random)
      let mask = bytes(count, &random)
      for alpha in [0.003, 0.1, 0.29, 0.5, 0.6, 0.997] {
        let color = ResolvedColor(red: 1, green: 59 / 255.0, blue: 0, alpha: alpha)
        let deep = SolidColor(color).deep
        func blended(_ body: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
          var result = row
          result.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base) } }
          return result
        }
        compare({ k in blended { k.over_color($0, count, deep) } }, "over_color", count)
        compare(
          { k in blended { k.over_color_masked($0, mask, count, deep) } }, "over_color_masked",
          count)
        let result = blended { PixelKernels.best.loops.pointee.over_color($0, count, deep) }
        for (pixel, below) in zip(result, row) {
          for (shift, part) in [(0, 1), (8, 59 / 255.0), (16, 0), (24, 1)] as [(UInt32, Double)] {
            let exact = part * alpha * 255 + Double(below >> shift & 255) * (1 - alpha)
            #expect((Double(pixel >> shift & 255) - exact).magnitude < 0.52)
            #expect(pixel >> shift & 255 <= pixel >> 24)
          }
        }
      }
    }
  }

  @Test func colorsAlongALine() {
    var random = SeededRandom(seed: 5)
    let colors = (0...1023).map { UInt32($0) }
    for count in Self.counts {
      for _ in 0..<20 {
        let base = Double.random(in: -2000...2000, using: &random)
        let slope = Double.random(in: -30...30, using: &random)
        let x = Double(Int.random(in: -500...5000, using: &random))
        func row(_ kernels: galley_pixel_kernels) -> [UInt32] {
          var row = [UInt32](repeating: 0, count: count)
          kernels.linear_colors(&row, count, colors, base, slope, x)
          return row
        }
        compare(row, "linear_colors", count)
      }
    }
    for slope in [Double.nan, .infinity, -.infinity] {
      compare(
        { kernels in
          var row = [UInt32](repeating: 7, count: 9)
          kernels.linear_colors(&row, 9, colors, 3, slope, 0)
          return row
        }, "linear_colors", 9)
    }
  }

  @Test func bilinearMeans() {
    var random = SeededRandom(seed: 7)
    let upper = pixels(50, &random)
    let lower = pixels(50, &random)
    for count in Self.counts {
      let columns = (0..<count).flatMap { _ in
        [
          Int32.random(in: 0..<50, using: &random), .random(in: 0..<50, using: &random),
          .random(in: 0...256, using: &random),
        ]
      }
      for weight in [0, 77, 128, 256] as [UInt32] {
        func row(_ kernels: galley_pixel_kernels) -> [UInt32] {
          var row = [UInt32](repeating: 0, count: count)
          kernels.bilinear(&row, upper, lower, columns, count, weight)
          return row
        }
        compare(row, "bilinear", count)
      }
    }
  }

  @Test func meansAndTurnedPlanes() {
    var random = SeededRandom(seed: 9)
    func samples(_ count: Int) -> [UInt16] {
      (0..<count).map { _ in
        [0, 65_280, .random(in: 0...65_280, using: &random)].randomElement(using: &random) ?? 0
      }
    }
    for count in Self.counts {
      let rows = (0..<3).map { _ in samples(count) }
      let sums = rows[1].map { UInt32($0) + .random(in: 0...200_000_000, using: &random) }
      for share in [0, 1, 40_000, 65_536] as [UInt32] {
        func mean(_ kernels: galley_pixel_kernels) -> [UInt32] {
          var (own, out) = (sums, [UInt16](repeating: 0, count: count))
          kernels.mean_row(&own, rows[0], rows[1], rows[2], count, share, 1 / 3.1e8, &out)
          return own + out.map { UInt32($0) }
        }
        compare(mean, "mean_row", count)
      }
      for pairs in [0, 1, 5] {
        let taps = (0...2 * pairs).map { _ in samples(count) }
        let weights = (0...pairs).map { _ in UInt32(65536 / (2 * pairs + 1)) }
        func sum(_ kernels: galley_pixel_kernels) -> [UInt16] {
          var out = [UInt16](repeating: 0, count: count)
          var places: [UnsafePointer<UInt16>?] = []
          let all = taps.flatMap { $0 }
          all.withUnsafeBufferPointer { all in
            places = (0...2 * pairs).map { index in all.baseAddress.map { $0 + index * count } }
            kernels.weigh_row(places, weights, pairs, count, &out)
          }
          return out
        }
        compare(sum, "weigh_row", count)
      }
      for height in [1, 7, 8, 17] {
        let plane = samples(count * height)
        func turned(_ kernels: galley_pixel_kernels) -> [UInt16] {
          var out = [UInt16](repeating: 1, count: plane.count)
          kernels.transpose(plane, count, height, &out)
          return out
        }
        compare(turned, "transpose", count)
        let result = turned(PixelKernels.plain.loops.pointee)
        #expect(
          result.indices.allSatisfy { result[$0] == plane[$0 % height * count + $0 / height] })
      }
    }
  }
}
