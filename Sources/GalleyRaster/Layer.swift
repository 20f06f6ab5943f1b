import CPixelKernels
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// A group's pixels on their own.
struct Layer {
  var bounds: PixelBounds
  /// Premultiplied, row by row.
  var pixels: [UInt32]
  let kernels: UnsafePointer<galley_pixel_kernels>
  let budget: RenderBudget
  let held: MemoryReservation

  /// A clear one; nil where the budget does not leave as many bytes.
  init?(bounds: PixelBounds, kernels: UnsafePointer<galley_pixel_kernels>, budget: RenderBudget) {
    guard
      let held = MemoryReservation(
        bounds.area * MemoryLayout<UInt32>.stride, of: budget, for: "a layer of \(bounds.sizeText)")
    else { return nil }
    (self.bounds, self.kernels, self.budget, self.held) = (bounds, kernels, budget, held)
    pixels = [UInt32](repeating: 0, count: bounds.area)
  }
}

/// One channel of a layer, blurred, with eight bits more than it has, so that rounding six times does not show.
struct BlurredPlane {
  let bounds: PixelBounds
  let samples: [UInt16]
  let held: MemoryReservation

  /// The sample of a pixel, 0 where there is none.
  @inline(__always)
  func byte(_ x: Int, _ y: Int) -> UInt8 {
    guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return 0 }
    return Layer.byte(samples[(y - bounds.top) * bounds.width + x - bounds.left])
  }
}

extension Layer {
  /// Applies an effect to all pixels. When the budget is exhausted, the layer holds anything.
  mutating func apply(_ effect: Effect, scale: CGFloat) {
    guard budget.canContinue("painting") else { return }
    switch effect {
    case .opacity(let opacity):
      let factor = PixelMath.byte(opacity)
      for index in pixels.indices { pixels[index] = PixelMath.scale(pixels[index], by: factor) }
    case .color(let matrix): changeColors(matrix)
    case .channels(let tables): change(by: tables)
    case .luminanceToAlpha:
      for index in pixels.indices { pixels[index] = PixelMath.lightness(pixels[index]) << 24 }
    case .blur(let sigma):
      blur(sigma: sigma * scale)
    case .shadow(let color, _, let x, let y), .dropShadow(let color, _, let x, let y):
      guard let plane = blurredShadow(of: effect, scale: scale) else { return }
      castShadow(color, of: plane, Effect.pixels(x * scale), Effect.pixels(y * scale))
    case .innerShadow(let color, _, let x, let y):
      guard let plane = blurredShadow(of: effect, scale: scale) else { return }
      castInnerShadow(color, of: plane, Effect.pixels(x * scale), Effect.pixels(y * scale))
    }
  }

  mutating func changeColors(_ matrix: ColorMatrix) {
    // Images have few colours that differ from those of their neighbours.
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
      guard let plane = blurred(channelAt: shift, sigma: sigma) else { return }
      pixels.withUnsafeMutableBufferPointer { pixels in
        plane.samples.withUnsafeBufferPointer { plane in
          let others = ~(UInt32(255) << shift)
          for index in pixels.indices {
            pixels[index] = pixels[index] & others | UInt32(Self.byte(plane[index])) << shift
          }
        }
      }
    }
  }

  /// One channel of all pixels, blurred; nil where the budget does not leave room for it.
  private func blurred(channelAt shift: UInt32, sigma: CGFloat) -> BlurredPlane? {
    let blur = Self.blur(sigma: sigma)
    return blurred(channelAt: shift, x: blur, y: blur)
  }

  /// The alphas of all pixels, blurred for a shadow; nil where the budget does not leave room for it.
  func blurredShadow(of effect: Effect, scale: CGFloat) -> BlurredPlane? {
    let blur = effect.gaussian(scale: scale, above: Self.leastSigma)
    return blurred(channelAt: 24, x: blur, y: blur)
  }

  /// The same by a deviation along each axis.
  func blurred(channelAt shift: UInt32, x: CGFloat, y: CGFloat) -> BlurredPlane? {
    if x == y { return blurred(channelAt: shift, sigma: x) }
    return blurred(channelAt: shift, x: Self.blur(sigma: x), y: Self.blur(sigma: y))
  }

  private static func blur(sigma: CGFloat) -> GaussianBlur? {
    sigma > leastSigma ? GaussianBlur(sigma: Double(min(sigma, Effect.largestSigma))) : nil
  }

  private func blurred(
    channelAt shift: UInt32, x: GaussianBlur?, y: GaussianBlur?
  ) -> BlurredPlane? {
    let size = pixels.count * MemoryLayout<UInt16>.stride
    let work = [x, y].reduce(0) {
      max($0, $1?.bytes(width: bounds.width, height: bounds.height) ?? 0)
    }
    guard let held = MemoryReservation(size, of: budget, for: "a blur of \(bounds.sizeText)"),
      let working = MemoryReservation(work, of: budget, for: "a blur of \(bounds.sizeText)")
    else { return nil }
    return withExtendedLifetime(working) {
      var plane = [UInt16](unsafeUninitializedCapacity: pixels.count) { plane, count in
        pixels.withUnsafeBufferPointer { pixels in
          for index in pixels.indices {
            plane[index] = UInt16(truncatingIfNeeded: (pixels[index] >> shift & 255) << 8)
          }
        }
        count = pixels.count
      }
      x?.applyAcross(
        &plane, width: bounds.width, height: bounds.height, kernels: kernels, budget: budget)
      y?.applyDown(
        &plane, width: bounds.width, height: bounds.height, kernels: kernels, budget: budget)
      return BlurredPlane(bounds: bounds, samples: plane, held: held)
    }
  }

  /// A blurred sample without its eight bits more.
  @inline(__always)
  static func byte(_ sample: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: min(255, (UInt32(sample) + 128) >> 8))
  }

  /// Paints a colour on the pixels: as opaque as what they are not, blurred and moved. Beyond the plane
  /// nothing is painted, so that all of it casts the shadow.
  mutating func castInnerShadow(
    _ color: ResolvedColor, of plane: BlurredPlane, _ dx: Int, _ dy: Int
  ) {
    let source = color.pixel.rawValue
    for y in bounds.top..<bounds.bottom {
      let row = (y - bounds.top) * bounds.width - bounds.left
      for x in bounds.left..<bounds.right {
        let alpha = pixels[row + x] >> 24
        if alpha == 0 { continue }
        let shade = PixelMath.scale(source, by: 255 - UInt32(plane.byte(x - dx, y - dy)))
        // Atop: as opaque as the pixel was.
        pixels[row + x] =
          PixelMath.scale(shade, by: alpha)
          &+ PixelMath.scale(pixels[row + x], by: 255 - (shade >> 24))
      }
    }
  }

  /// Paints a colour below the pixels, as opaque as the plane, moved.
  mutating func castShadow(_ color: ResolvedColor, of plane: BlurredPlane, _ dx: Int, _ dy: Int) {
    let source = color.pixel.rawValue
    let (own, other) = (bounds, plane.bounds)
    let shaded = PixelBounds(
      left: other.left + dx, top: other.top + dy, right: other.right + dx, bottom: other.bottom + dy
    ).intersection(own)
    guard !shaded.isEmpty else { return }
    let count = shaded.width
    let kernels = kernels.pointee
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { shares in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { shadow in
        plane.samples.withUnsafeBufferPointer { samples in
          pixels.withUnsafeMutableBufferPointer { pixels in
            guard let pixels = pixels.baseAddress, let row = shadow.baseAddress else { return }
            for y in shaded.top..<shaded.bottom {
              let start = (y - own.top) * own.width + shaded.left - own.left
              let caster = (y - dy - other.top) * other.width + shaded.left - dx - other.left
              for index in 0..<count {
                shares[index] = Self.byte(samples[caster + index])
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
