import CPixelKernels
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyImages

@Suite struct SampleRowsTests {
  private func areOfKind(_ kind: SampleKind, _ pixels: [UInt32], width: Int) -> Bool {
    pixels.withUnsafeBufferPointer { SampleRows.areOfKind(kind, $0, width: width) }
  }

  /// One pixel that differs by one bit is seen wherever it is.
  @Test func onePixelOfAnotherKindIsSeen() {
    let width = 37
    let grey = (0..<3 * width).map { 0xFF00_0000 | UInt32($0 % 256) &* 0x0001_0101 }
    #expect(areOfKind(.grey, grey, width: width) && areOfKind(.rgb, grey, width: width))
    for place in grey.indices {
      for bit in 0..<32 {
        var pixels = grey
        pixels[place] ^= 1 << UInt32(bit)
        #expect(!areOfKind(.grey, pixels, width: width), "\(place) \(bit)")
        #expect(areOfKind(.rgb, pixels, width: width) == (bit < 24))
        #expect(areOfKind(.rgba, pixels, width: width))
      }
    }
    #expect(!areOfKind(.rgb, [], width: 0))
  }

  /// Rows are filtered alike however many of them come at a time.
  @Test func bandsDoNotShow() {
    let (width, height) = (29, 23)
    var random = SeededRandom(seed: 5)
    let pixels = (0..<width * height).map { _ in
      UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
    }
    let kernels = PixelKernels.best.loops
    for kind in [SampleKind.grey, .rgb, .rgba] {
      let grey = pixels.map { 0xFF00_0000 | ($0 >> 8 & 255) &* 0x0001_0101 }
      let pixels = kind == .grey ? grey : pixels
      for filter in FilterChoice.all {
        let whole = filtered(pixels, kind, filter, width, kernels, band: height)
        #expect(whole == expected(pixels, kind, filter, width, kernels))
        for band in 1..<height {
          #expect(filtered(pixels, kind, filter, width, kernels, band: band) == whole)
        }
      }
      // A pixel of another kind in any row.
      guard kind != .rgba else { continue }
      for row in 0..<height {
        var pixels = pixels
        pixels[row * width + row] &= 0x7FFF_FFFF
        #expect(filtered(pixels, kind, .one(.up), width, kernels, band: 7) == nil)
      }
    }
  }

  private func filtered(
    _ pixels: [UInt32], _ kind: SampleKind, _ filter: FilterChoice, _ width: Int,
    _ kernels: UnsafePointer<galley_pixel_kernels>, band: Int
  ) -> [UInt8]? {
    var rows = SampleRows(kind, by: filter, width: width, kernels)
    var bytes: [UInt8] = []
    var start = 0
    while start < pixels.count {
      let end = min(pixels.count, start + band * width)
      let isOfKind: Void? = pixels[start..<end].withUnsafeBufferPointer { pixels in
        rows.withFiltered(pixels) { bytes += $0 }
      }
      if isOfKind == nil { return nil }
      start = end
    }
    return bytes
  }

  /// The samples by their definition, each row filtered alone.
  private func expected(
    _ pixels: [UInt32], _ kind: SampleKind, _ filter: FilterChoice, _ width: Int,
    _ kernels: UnsafePointer<galley_pixel_kernels>
  ) -> [UInt8] {
    let size = width * kind.channels
    var above = [UInt8](repeating: 0, count: size)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: pixels.count, by: width) {
      let row = pixels[start..<start + width].flatMap { pixel in
        (0..<kind.channels).map { UInt8(truncatingIfNeeded: pixel >> UInt32(8 * $0)) }
      }
      var output = [UInt8](repeating: 0, count: size + 1)
      var scratch = output
      row.withUnsafeBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          guard let row = row.baseAddress, let above = above.baseAddress else { return }
          filter.apply(
            to: UnfilteredRow(
              samples: row, above: above, count: size, channels: kind.channels, kernels: kernels),
            into: &output, scratch: &scratch)
        }
      }
      bytes += output
      above = row
    }
    return bytes
  }
}
