import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyRaster

/// Where pixels of images come from, for places that are no places and maps that are nearly none.
@Suite struct SamplingTests {
  @Test func everyPositionIsASample() {
    for position in [-1e300, -1, 0, 0.5, 1, 7, 1e18, 1e300, .infinity, -.infinity, .nan]
      as [CGFloat]
    {
      for count in [1, 2, 5] {
        for isSmooth in [false, true] {
          let tap = BilinearTap(at: position, count: count, isSmooth: isSmooth)
          let samples = 0..<count
          #expect(samples.contains(tap.first) && samples.contains(tap.second), "\(position)")
          #expect(tap.weight <= 256)
          if position >= 1 { #expect(tap.first == count - 1) }
          if position <= 0 { #expect(tap.first == 0) }
        }
        let tile = BilinearTap(tilesOf: count, at: position)
        #expect((0..<count).contains(tile.first) && (0..<count).contains(tile.second))
      }
    }
  }

  /// Images and shapes under transforms of all magnitudes, with shadows of all, end in no trap.
  @Test func hostileTransforms() {
    var random = SeededRandom(seed: 21)
    let image = Bitmap(width: 5, height: 3, filledWith: ResolvedColor.black.pixel)
    func number() -> CGFloat {
      let sizes = [0, 1e-300, 1e-9, 0.3, 1, 40, 1e9, 1e300, CGFloat.infinity, .nan]
      let size = sizes[random.next(in: 0...9)]
      return random.next(in: 0...1) == 0 ? size : -size
    }
    for _ in 0..<1000 {
      let transform = CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      let frame = CGRect(x: number(), y: number(), width: number(), height: number())
      let sampling = [ImageSampling.nearest, .smooth, .cubic][random.next(in: 0...2)]
      let items: [DisplayItem] = [
        .image(image, frame: PixelRect(frame), sampling: sampling),
        .fill(
          path: Path(CGRect(x: 1, y: 1, width: 4, height: 3)), rule: .nonZero, paint: .solid(.white)
        ),
      ]
      let group = DisplayGroup(
        items: [items[random.next(in: 0...1)]],
        transform: random.next(in: 0...1) == 0 ? transform : .identity,
        effects: [.shadow(.black, sigma: number(), x: number(), y: number())])
      var bitmap = Bitmap(width: 6, height: 6)
      let rasterizer = Rasterizer()
      rasterizer.budget = RenderBudget(RenderBudget.Limits(bytes: 1 << 20, duration: nil))
      rasterizer.draw(DisplayList(items: [.group(group)]), into: &bitmap, glyphs: NoGlyphs())
    }
  }

  /// Made once for all threads, kept within a limit, and what is forgotten is made again the same.
  @Test func reducedImagesAreSharedAndBounded() {
    let rasterizer = Rasterizer()
    for assistant in rasterizer.assistants(5) {
      #expect(assistant.reducedBitmaps === rasterizer.reducedBitmaps)
      #expect(assistant.shadowCache === rasterizer.shadowCache)
    }
    let reduced = ScaledBitmapCache(limit: 10_000)
    let budget = RenderBudget(.unlimited)
    var random = SeededRandom(seed: 2)
    let images = (0..<20).map { _ in
      var image = Bitmap(width: 20, height: 30)
      for index in image.pixels.indices {
        image.pixels[index] = UInt32(random.next(in: 0...255)) << 24
      }
      return image
    }
    for round in 0..<60 {
      if round % 15 == 0 { reduced.beginImage() }
      let image = images[random.next(in: 0...19)]
      let (width, height) = (random.next(in: 1...20), random.next(in: 1...30))
      let found = reduced.bitmap(
        image, width: CGFloat(width), height: CGFloat(height), budget: budget)
      #expect(found == image.averaged(width: width, height: height))
      #expect(reduced.keptPixels <= 10_000)
    }
    reduced.beginImage()
    #expect(budget.heldBytes == 0)
  }
}
