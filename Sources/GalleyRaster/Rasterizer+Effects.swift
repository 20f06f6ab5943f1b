import CPixelKernels
import GalleyGeometry
import GalleyGraphics

/// A group's pixels on their own.
struct Layer {
  var bounds: PixelRect
  /// Premultiplied, row by row.
  var pixels: [UInt32]
  let kernels: UnsafePointer<galley_pixel_kernels>
}

extension Layer {
  mutating func apply(_ effect: Effect, scale: CGFloat) {
    switch effect {
    case .opacity(let opacity):
      let factor = PixelMath.byte(opacity)
      for index in pixels.indices { pixels[index] = PixelMath.scale(pixels[index], by: factor) }
    case .color(let matrix): changeColors(matrix)
    case .luminanceToAlpha:
      for index in pixels.indices { pixels[index] = PixelMath.lightness(pixels[index]) << 24 }
    case .blur(let sigma):
      blur(sigma: sigma * scale)
    case .shadow(let color, let sigma, let x, let y):
      castShadow(
        color, sigma: sigma * scale, x: Int((x * scale).rounded()), y: Int((y * scale).rounded()))
    case .innerShadow(let color, let sigma, let x, let y):
      castInnerShadow(
        color, sigma: sigma * scale, x: Int((x * scale).rounded()), y: Int((y * scale).rounded()))
    }
  }

  private mutating func changeColors(_ matrix: ColorMatrix) {
    // Pictures have few colours that differ from those of their neighbours.
    var last: UInt32 = 0
    var result = matrix.pixel(0)
    for index in pixels.indices {
      if pixels[index] != last {
        last = pixels[index]
        result = matrix.pixel(last)
      }
      pixels[index] = result
    }
  }

  /// Deviations below this many pixels change nothing that is seen.
  static let leastSigma: CGFloat = 0.05

  private mutating func blur(sigma: CGFloat) {
    guard sigma > Self.leastSigma else { return }
    // Only what another channel does not need any more is written over.
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let plane = blurred(channelAt: shift, sigma: sigma)
      pixels.withUnsafeMutableBufferPointer { pixels in
        plane.withUnsafeBufferPointer { plane in
          let others = ~(UInt32(255) << shift)
          for index in pixels.indices {
            pixels[index] = pixels[index] & others | UInt32(Self.byte(plane[index])) << shift
          }
        }
      }
    }
  }

  /// One channel of all pixels, blurred, with eight bits more than it has, so that rounding six times does
  /// not show.
  private func blurred(channelAt shift: UInt32, sigma: CGFloat) -> [UInt16] {
    var plane = [UInt16](unsafeUninitializedCapacity: pixels.count) { plane, count in
      pixels.withUnsafeBufferPointer { pixels in
        for index in pixels.indices {
          plane[index] = UInt16(truncatingIfNeeded: (pixels[index] >> shift & 255) << 8)
        }
      }
      count = pixels.count
    }
    if sigma > Self.leastSigma {
      GaussianBlur(sigma: Double(min(sigma, Effect.largestSigma))).apply(
        to: &plane, width: bounds.width, height: bounds.height, kernels: kernels)
    }
    return plane
  }

  /// A blurred sample without its eight bits more.
  @inline(__always)
  static func byte(_ sample: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: min(255, (UInt32(sample) + 128) >> 8))
  }

  /// Paints a colour on the pixels: as opaque as what they are not, blurred and moved. Beyond the layer
  /// nothing is painted, so that all of it casts the shadow.
  private mutating func castInnerShadow(_ color: ResolvedColor, sigma: CGFloat, x: Int, y: Int) {
    let plane = blurred(channelAt: 24, sigma: sigma)
    let source = color.pixel.rawValue
    for row in 0..<bounds.height {
      for column in 0..<bounds.width {
        let index = row * bounds.width + column
        let alpha = pixels[index] >> 24
        if alpha == 0 { continue }
        let (fromRow, fromColumn) = (row - y, column - x)
        let isInside =
          (0..<bounds.height).contains(fromRow) && (0..<bounds.width).contains(fromColumn)
        let painted =
          isInside ? UInt32(Self.byte(plane[fromRow * bounds.width + fromColumn])) : 0
        let shade = PixelMath.scale(source, by: 255 - painted)
        // Atop: as opaque as the pixel was.
        pixels[index] =
          PixelMath.scale(shade, by: alpha)
          &+ PixelMath.scale(pixels[index], by: 255 - (shade >> 24))
      }
    }
  }

  /// Paints a colour below the pixels, as opaque as they are, blurred and moved.
  private mutating func castShadow(_ color: ResolvedColor, sigma: CGFloat, x: Int, y: Int) {
    let plane = blurred(channelAt: 24, sigma: sigma)
    let source = color.pixel.rawValue
    let (width, height) = (bounds.width, bounds.height)
    // A shadow may be moved by more than the layer's sides.
    guard x.magnitude < width, y.magnitude < height else { return }
    let rows = max(0, y)..<min(height, height + y)
    let columns = max(0, x)..<min(width, width + x)
    // From a pixel to the one that casts its shadow.
    let offset = y * width + x
    let count = columns.count
    let kernels = kernels.pointee
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { shares in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { shadow in
        plane.withUnsafeBufferPointer { plane in
          pixels.withUnsafeMutableBufferPointer { pixels in
            guard let pixels = pixels.baseAddress, let row = shadow.baseAddress else { return }
            for y in rows {
              let start = y * width + columns.lowerBound
              for index in 0..<count {
                shares[index] = Self.byte(plane[start + index - offset])
                row[index] = 0
              }
              kernels.over_solid_masked(row, shares.baseAddress, count, source, 255)
              kernels.over_pixels(row, pixels + start, count, 255)
              (pixels + start).update(from: row, count: count)
            }
          }
        }
      }
    }
  }
}

extension ColorMatrix {
  /// A premultiplied pixel's colour, changed.
  fileprivate func pixel(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0, self.alpha.w <= 1, constant.w <= 0 { return 0 }
    func channel(_ shift: UInt32) -> Double {
      alpha > 0 ? Double(pixel >> shift & 255) / Double(alpha) : 0
    }
    let color = self(SIMD4(channel(0), channel(8), channel(16), Double(alpha) / 255))
    return ResolvedColor(red: color.x, green: color.y, blue: color.z, alpha: color.w).pixel.rawValue
  }
}

extension Effect {
  /// Pixels; larger deviations count as this one.
  static let largestSigma: CGFloat = 2048

  /// How far from a pixel what it depends on may lie, in pixels.
  func reach(scale: CGFloat) -> Int {
    func blurred(_ sigma: CGFloat) -> Int {
      let limited = min(sigma * scale, Self.largestSigma)
      return limited > 0 ? GaussianBlur(sigma: Double(limited)).reach : 0
    }
    switch self {
    case .opacity, .color, .luminanceToAlpha: return 0
    case .blur(let sigma): return blurred(sigma)
    case .shadow(_, let sigma, let x, let y), .innerShadow(_, let sigma, let x, let y):
      let offset = min(max(x.magnitude, y.magnitude) * scale, 1_000_000)
      return blurred(sigma) + Int(offset.rounded(.up)) + 1
    }
  }
}
