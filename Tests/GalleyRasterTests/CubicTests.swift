import Foundation
import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyRaster

/// Catmull-Rom's cubic, for larger and smaller bitmaps.
@Suite struct CubicTests {
  private func draw(
    _ bitmap: Bitmap, _ width: Int, _ height: Int, sampling: ImageSampling = .cubic,
    frame: CGRect? = nil, transform: CGAffineTransform = .identity
  ) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    let frame = frame ?? CGRect(x: 0, y: 0, width: width, height: height)
    let item = DisplayItem.image(bitmap, frame: PixelRect(frame), sampling: sampling)
    let list = DisplayList(items: [.group(DisplayGroup(items: [item], transform: transform))])
    Rasterizer().draw(list, into: &result, glyphs: NoGlyphs())
    return result
  }

  private func grey(_ value: Int) -> UInt32 {
    Pixel(red: UInt8(value), green: UInt8(value), blue: UInt8(value), alpha: 255).rawValue
  }

  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = SeededRandom(seed: seed)
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices {
      let alpha = [0, 255, random.next(in: 0...255)][random.next(in: 0...2)]
      func channel() -> UInt8 {
        UInt8([0, alpha, random.next(in: 0...alpha)][random.next(in: 0...2)])
      }
      bitmap.pixels[index] =
        Pixel(red: channel(), green: channel(), blue: channel(), alpha: UInt8(alpha)).rawValue
    }
    return bitmap
  }

  @Test func weightsAreTheKernelAndExactlyOne() {
    #expect(CubicKernel.weights.count == 257)
    for (phase, weights) in CubicKernel.weights.enumerated() {
      #expect(weights.wrappedSum() == 16384)
      let t = Double(phase) / 256
      for (index, distance) in [t + 1, t, 1 - t, 2 - t].enumerated() {
        let exact = CubicKernel.value(distance) * 16384
        #expect((Double(weights[index]) - exact).magnitude <= 1.5, "\(phase)")
      }
      #expect(weights == CubicKernel.weights[256 - phase].reversed, "\(phase)")
    }
    #expect(CubicKernel.weights[0] == SIMD4(0, 16384, 0, 0))
    #expect(CubicKernel.weights[128] == SIMD4(-1024, 9216, 9216, -1024))
    #expect(CubicKernel.value(0) == 1 && CubicKernel.value(1) == 0 && CubicKernel.value(2) == 0)
    #expect(CubicKernel.value(1.5) == -0.0625 && CubicKernel.value(-0.5) == 0.5625)
  }

  /// One bright pixel, four times as large: the kernel itself, along both axes.
  @Test func anImpulseIsTheKernel() {
    var bitmap = Bitmap(width: 9, height: 7)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = grey(100) }
    bitmap.pixels[3 * 9 + 4] = grey(200)
    let large = draw(bitmap, 36, 28)
    for y in 0..<28 {
      for x in 0..<36 {
        let along = CubicKernel.value((Double(x) + 0.5) / 4 - 4.5)
        let down = CubicKernel.value((Double(y) + 0.5) / 4 - 3.5)
        let exact = 100 + 100 * along * down
        #expect((Double(large[x, y].red) - exact).magnitude <= 0.52, "\(x) \(y)")
      }
    }
  }

  /// Of 24 pixels 8 are made: a new pixel is a third of the kernel's sum at thirds of pixels.
  @Test func aSmallerImpulseIsTheKernelToo() {
    var bitmap = Bitmap(width: 24, height: 1)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = grey(60) }
    bitmap.pixels[13] = grey(240)
    let small = bitmap.cubicallyReduced(width: 8, height: 1)
    for x in 0..<8 {
      // Of a third of a pixel, and between them.
      let places = (-6...6).map { CubicKernel.value(Double($0) / 3) }
      let exact = 60 + 180 * CubicKernel.value((13 - (Double(x) * 3 + 1)) / 3) / places.reduce(0, +)
      #expect((Double(small[x, 0].red) - exact).magnitude <= 0.51, "\(x)")
    }
  }

  @Test func aPlainBitmapStaysPlain() {
    for pixel in [
      Pixel(red: 10, green: 20, blue: 30, alpha: 200),
      Pixel(red: 255, green: 255, blue: 255, alpha: 255),
      Pixel(red: 1, green: 0, blue: 1, alpha: 1), .clear,
    ] {
      let bitmap = Bitmap(width: 7, height: 5, filledWith: pixel)
      for (width, height) in [
        (1, 1), (3, 2), (6, 5), (7, 5), (8, 40), (100, 3), (3, 100), (71, 53),
      ] {
        #expect(
          draw(bitmap, width, height) == Bitmap(width: width, height: height, filledWith: pixel))
      }
      let large = Bitmap(width: 3000, height: 2, filledWith: pixel)
      #expect(
        large.cubicallyReduced(width: 7, height: 1)
          == Bitmap(width: 7, height: 1, filledWith: pixel))
    }
  }

  @Test func ownSizeIsThePixelsThemselves() {
    let bitmap = noise(23, 17, seed: 3)
    #expect(draw(bitmap, 23, 17) == bitmap)
    #expect(bitmap.cubicallyReduced(width: 23, height: 17) == bitmap)
    // A side that keeps its length keeps its pixels.
    let flat = bitmap.cubicallyReduced(width: 23, height: 5)
    for x in 0..<23 {
      var column = Bitmap(width: 1, height: 17)
      for y in 0..<17 { column[0, y] = bitmap[x, y] }
      let own = column.cubicallyReduced(width: 1, height: 5)
      for y in 0..<5 { #expect(own[0, y] == flat[x, y]) }
    }
  }

  /// Beside edges the kernel leaves what channels have: they end at 0 and 255, and colours at their alpha.
  @Test func noColorIsMoreThanItsAlpha() {
    var random = SeededRandom(seed: 12)
    for seed in 1...40 as ClosedRange<UInt64> {
      let bitmap = noise(random.next(in: 1...30), random.next(in: 1...30), seed: seed)
      let turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 20, ty: 1)
      for transform in [.identity, turn] {
        let drawn = draw(
          bitmap, random.next(in: 1...60), random.next(in: 1...60), transform: transform)
        #expect(
          drawn.pixels.allSatisfy { value in
            let pixel = Pixel(rawValue: value)
            return max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha
          }, "seed \(seed)")
      }
    }
    // White beside black overshoots, and ends at white.
    var edge = Bitmap(width: 4, height: 1, filledWith: ResolvedColor.black.pixel)
    for x in 2..<4 { edge[x, 0] = ResolvedColor.white.pixel }
    #expect(draw(edge, 64, 1).pixels.allSatisfy { $0 >> 24 == 255 })
  }

  /// Waves, sampled and drawn larger, are nearer to the waves themselves than by the mean of neighbours; drawn smaller,
  /// those that a smaller bitmap can hold keep more of their height.
  @Test func itIsBetterThanTheMeanOfNeighbours() {
    func wave(_ x: Double, _ length: Double) -> Double { 128 + 100 * sin(x / length * 2 * .pi) }
    func waves(_ count: Int, _ length: Double) -> Bitmap {
      var bitmap = Bitmap(width: count, height: 1)
      for x in 0..<count {
        bitmap.pixels[x] = grey(Int(wave(Double(x) + 0.5, length).rounded()))
      }
      return bitmap
    }
    func error(_ sampling: ImageSampling, _ length: Double) -> Double {
      let drawn = draw(waves(64, length), 512, 1, sampling: sampling)
      let squares = (64..<448).map { x in
        pow(Double(drawn[x, 0].red) - wave((Double(x) + 0.5) / 8, length), 2)
      }
      return squares.reduce(0, +) / Double(squares.count)
    }
    for length in [4.0, 5.3, 8, 11] { #expect(error(.cubic, length) < error(.smooth, length) / 3) }
    func height(_ sampling: ImageSampling) -> Int {
      let drawn = draw(waves(400, 17), 100, 1, sampling: sampling)
      let values = (8..<92).map { Int(drawn[$0, 0].red) }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    #expect(height(.cubic) > height(.smooth) + 5)
    // Single pixels by turns are even grey, but where they go on beyond the ends.
    var board = Bitmap(width: 64, height: 64)
    for index in board.pixels.indices { board.pixels[index] = grey((index / 64 + index) % 2 * 255) }
    let small = draw(board, 16, 16)
    for y in 2..<14 {
      for x in 2..<14 { #expect((126...129).contains(small[x, y].red), "\(x) \(y)") }
    }
  }

  /// Turned by a quarter, parts of a row, and places between pixels: the same pixels, but for how sums are rounded.
  @Test func waysThroughTheRasterizerAgree() {
    let bitmap = noise(9, 6, seed: 8)
    let upright = draw(bitmap, 45, 30)
    let turned = draw(
      bitmap, 30, 45, frame: CGRect(x: 0, y: 0, width: 45, height: 30),
      transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 0))
    for y in 0..<30 {
      for x in 0..<45 {
        let (one, other) = (upright[x, y], turned[29 - y, x])
        for (a, b) in [(one.red, other.red), (one.alpha, other.alpha)] {
          #expect(abs(Int(a) - Int(b)) <= 2, "\(x) \(y)")
        }
      }
    }
    // A clip with gaps asks for runs in the middle of rows.
    var path = Path(CGRect(x: 3, y: 2, width: 7, height: 20))
    path.addRect(CGRect(x: 20, y: 5, width: 15, height: 25))
    let item = DisplayItem.image(
      bitmap, frame: PixelRect(x: 0, y: 0, width: 45, height: 30), sampling: .cubic)
    var clipped = Bitmap(width: 45, height: 30)
    Rasterizer().draw(
      DisplayList(items: [.group(DisplayGroup(items: [item], clip: path))]), into: &clipped,
      glyphs: NoGlyphs())
    for y in 0..<30 {
      for x in 0..<45 {
        let isInside = (3..<10 ~= x && 2..<22 ~= y) || (20..<35 ~= x && 5..<30 ~= y)
        #expect(clipped[x, y] == (isInside ? upright[x, y] : .clear), "\(x) \(y)")
      }
    }
  }

  @Test func anExhaustedBudgetEndsIt() {
    let budget = RenderBudget(RenderBudget.Limits(bytes: nil, duration: .zero))
    let bitmap = Bitmap(width: 40, height: 40, filledWith: ResolvedColor.white.pixel)
    let small = bitmap.cubicallyReduced(width: 10, height: 10, budget: budget)
    #expect(budget.isExhausted && small.pixels.allSatisfy { $0 == 0 })
    let reduced = ScaledBitmapCache()
    let own = RenderBudget(.unlimited)
    let one = reduced.bitmap(bitmap, width: 10, height: 10, sampling: .cubic, budget: own)
    #expect(one == bitmap.cubicallyReduced(width: 10, height: 10))
    #expect(own.heldBytes == 400)
  }
}

extension SIMD4<Int32> {
  fileprivate var reversed: Self { Self(w, z, y, x) }
}
