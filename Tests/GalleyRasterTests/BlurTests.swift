import Foundation
import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRaster

/// Running means in place of a Gaussian.
@Suite struct BlurTests {
  /// The middle row of a plane with a line of 65,280 down its middle, blurred.
  private func impulse(_ sigma: Double, count: Int = 401) -> [Double] {
    let height = 2 * GaussianBlur(sigma: sigma).reach + 1
    var plane = [UInt16](repeating: 0, count: count * height)
    for y in 0..<height { plane[y * count + count / 2] = 65_280 }
    GaussianBlur(sigma: sigma).apply(to: &plane, width: count, height: height)
    return plane[(height / 2 * count)..<((height / 2 + 1) * count)].map { Double($0) / 65_280 }
  }

  @Test(arguments: [0.4, 0.8, 1, 1.7, 2.5, 5, 10.3, 25, 40]) func itIsNearAGaussian(sigma: Double) {
    let samples = impulse(sigma)
    let middle = samples.count / 2
    let whole = samples.reduce(0, +)
    #expect((whole - 1).magnitude < 0.01)
    let variance = samples.indices.reduce(0) {
      $0 + samples[$1] * Double(($1 - middle) * ($1 - middle)) / whole
    }
    #expect((variance.squareRoot() / sigma - 1).magnitude < 0.02)
    for index in samples.indices {
      #expect((samples[index] - samples[2 * middle - index]).magnitude < 1e-4)
      guard sigma >= 1 else { continue }
      let distance = Double(index - middle) / sigma
      let exact = exp(-distance * distance / 2) / (sigma * 2.506628)
      #expect((samples[index] / whole - exact).magnitude < 0.035 / sigma)
    }
  }

  @Test func nothingLiesBeyondItsReach() {
    for sigma in [0.3, 1, 4.4, 17] {
      let blur = GaussianBlur(sigma: sigma)
      let samples = impulse(sigma)
      let middle = samples.count / 2
      #expect(samples.indices.allSatisfy { abs($0 - middle) <= blur.reach || samples[$0] == 0 })
      #expect(Double(blur.reach) < sigma * 3.6 + 4)
    }
  }

  @Test func aPlainPlaneStaysPlainInItsMiddle() {
    var plane = [UInt16](repeating: 65_280, count: 100 * 100)
    GaussianBlur(sigma: 5).apply(to: &plane, width: 100, height: 100)
    #expect(plane[50 * 100 + 50] == 65_280)
    #expect(plane[0] < 65_280 / 3)
  }

  private struct NoGlyphs: GlyphSource {
    func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage { .outline(Path(), unitsPerEm: 1) }
  }

  private func image(_ items: [DisplayItem], _ side: Int = 60) -> Bitmap {
    var bitmap = Bitmap(width: side, height: side)
    Rasterizer().draw(DisplayList(items: items), into: &bitmap, glyphs: NoGlyphs())
    return bitmap
  }

  private let square = DisplayItem.fillRect(
    PixelRect(x: 20, y: 20, width: 20, height: 20), paint: .solid(.white))

  @Test func aShadowLiesBelowWhatCastsIt() {
    let shadow = Effect.shadow(
      ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5), sigma: 3, x: 4, y: 6)
    let bitmap = image([.group(DisplayGroup(items: [square], effects: [shadow]))])
    #expect(bitmap[30, 30] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    // Half of it a pixel below the edge of the moved square.
    #expect((Int(bitmap[34, 45].alpha) - 72).magnitude < 12)
    #expect(bitmap[34, 42].alpha > 90 && bitmap[34, 42].red == 0)
    #expect(bitmap[5, 5] == .clear)
    let hard = Effect.shadow(.white, sigma: 0, x: 10, y: 0)
    let moved = image([.group(DisplayGroup(items: [square], effects: [hard]))])
    #expect(moved[49, 30].alpha == 255 && moved[50, 30].alpha == 0)
  }

  /// Outwards from an edge, as measured on iOS 15 to 17 with a radius of 8 (BoxTests/test_shadow of square/Blueprint).
  @Test func aShadowIsCutAtTwoDeviations() {
    let measured = [
      0.4745, 0.4235, 0.3725, 0.3255, 0.2784, 0.2353, 0.1961, 0.1608, 0.1294, 0.1020, 0.0784,
      0.0588, 0.0392, 0.0275, 0.0157, 0.0078, 0,
    ]
    let box = DisplayItem.fillRect(
      PixelRect(x: 60, y: 60, width: 120, height: 120), paint: .solid(.white))
    let effect = Effect.shadow(.black, sigma: 8, x: 0, y: 0)
    let drawn = image([.group(DisplayGroup(items: [box], effects: [effect]))], 240)
    for (distance, alpha) in measured.enumerated() {
      for pixel in [drawn[180 + distance, 120], drawn[120, 59 - distance]] {
        #expect((Double(pixel.alpha) / 255 - alpha).magnitude < 0.0045, "\(distance)")
      }
    }
  }

  /// Large ones, which are made of means, too: within 1 of 255 of the cut Gaussian.
  @Test(arguments: [2.5, 12, 31, 33, 48, 75]) func largeShadowsAreCutAlike(sigma: Double) {
    let blur = GaussianBlur(shadow: sigma)
    let reach = Int(2 * sigma)
    #expect(blur.reach >= reach && blur.reach <= reach + 2)
    let (count, height) = (4 * blur.reach, 8)
    var plane = [UInt16](repeating: 0, count: count * height)
    for index in plane.indices where index % count >= count / 2 { plane[index] = 65_280 }
    blur.applyAcross(
      &plane, width: count, height: height, kernels: PixelKernels.best.loops, budget: nil)
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let whole = weights.reduce(0, +)
    for step in -reach..<reach {
      let exact = weights.suffix(max(0, step + reach + 1)).reduce(0, +) / whole
      let own = Double(plane[4 * count + count / 2 + step]) / 65_280
      #expect((own - exact).magnitude < 1.0 / 255, "\(step)")
    }
    #expect(plane[count / 2 - blur.reach - 2] == 0)
  }

  /// What is not shown has a share in what is: a blur does not depend on clips or the canvas.
  @Test func clipsDoNotChangeABlur() {
    let blurred = DisplayItem.group(DisplayGroup(items: [square], effects: [.blur(sigma: 4)]))
    let whole = image([blurred])
    let clip = Path(CGRect(x: 0, y: 0, width: 30, height: 60))
    let half = image([.group(DisplayGroup(items: [blurred], clip: clip))])
    for y in 0..<60 {
      for x in 0..<30 { #expect(half[x, y] == whole[x, y]) }
    }
    let small = image([blurred], 30)
    #expect(small[29, 29] == whole[29, 29])
    #expect(whole[30, 30].alpha > 240 && whole[20, 30].alpha > 100 && whole[20, 30].alpha < 160)
  }

  @Test func largeAndUndefinedRadiiAreBounded() {
    for sigma in [0, -1, .nan, 4000, CGFloat.infinity] as [CGFloat] {
      let items = [DisplayItem.group(DisplayGroup(items: [square], effects: [.blur(sigma: sigma)]))]
      _ = image(items)
    }
  }

  /// Every pixel of a blurred image within 2 of 255 of a true Gaussian's.
  @Test(arguments: [0.7, 1, 2.5, 6, 10, 10.1, 12, 17]) func imagesAreNearAGaussian(sigma: Double) {
    let side = 120
    var ink = [Double](repeating: 0, count: side * side)
    var items: [DisplayItem] = []
    for (x, y, width, height) in [(45, 50, 30, 8), (52, 40, 4, 41), (66, 66, 10, 10)] {
      let box = CGRect(x: x, y: y, width: width, height: height)
      items.append(.fillRect(PixelRect(box), paint: .solid(.black)))
      for row in y..<y + height { for column in x..<x + width { ink[row * side + column] = 255 } }
    }
    let drawn = image(
      [.group(DisplayGroup(items: items, effects: [.blur(sigma: CGFloat(sigma))]))], side)
    func blurred(_ plane: [Double], _ step: Int) -> [Double] {
      let reach = Int(sigma * 5)
      let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let whole = weights.reduce(0, +)
      return plane.indices.map { index in
        let place = step == 1 ? index % side : index / side
        var sum = 0.0
        for (number, weight) in weights.enumerated() {
          let offset = number - reach
          if (0..<side).contains(place + offset) { sum += plane[index + offset * step] * weight }
        }
        return sum / whole
      }
    }
    let exact = blurred(blurred(ink, 1), side)
    let worst = exact.indices.map { (Double(drawn.pixels[$0] >> 24) - exact[$0]).magnitude }.max()
    #expect((worst ?? 255) <= 2, "\(worst ?? 255)")
  }
}
