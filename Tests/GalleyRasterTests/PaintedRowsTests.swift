import GalleyGeometry
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyRaster

/// The same pixels and the same problems whole, in bands of any heights and with any number of threads.
@Suite struct PaintedRowsTests {
  private static let (width, height) = (RandomScene.width, RandomScene.height)

  private func whole(_ list: DisplayList) -> (Bitmap, [RasterProblem]) {
    var bitmap = Bitmap(width: Self.width, height: Self.height)
    let problems = Rasterizer().draw(list, into: &bitmap, glyphs: NoGlyphs())
    return (bitmap, problems)
  }

  private func inBands(
    _ list: DisplayList, heights: [Int], threads: Int
  ) -> (Bitmap, [RasterProblem]) {
    let rows = PaintedRows(
      list, width: Self.width, height: Self.height, with: Rasterizer(), glyphs: NoGlyphs(),
      threads: threads)
    var bitmap = Bitmap(width: Self.width, height: Self.height)
    var top = 0
    for height in heights where top < Self.height {
      let band = top..<min(top + height, Self.height)
      rows.withRows(band) { pixels in
        bitmap.pixels.replaceSubrange(
          band.lowerBound * Self.width..<band.upperBound * Self.width, with: pixels)
      }
      top = band.upperBound
    }
    return (bitmap, rows.problems)
  }

  private func expectSame(_ list: DisplayList, _ random: inout SeededRandom, _ comment: Comment) {
    let (bitmap, problems) = whole(list)
    for threads in [1, 2, 5] {
      // Even bands are painted ahead of time by threads, and few rows apart from all others.
      let even = random.next(in: 17...30)
      let heights =
        threads == 1
        ? (0..<Self.height).map { _ in random.next(in: 1...40) }
        : [Int](repeating: even, count: Self.height)
      let (other, otherProblems) = inBands(list, heights: heights, threads: threads)
      let row =
        bitmap == other
        ? nil
        : (0..<Self.height).first { y in
          (0..<Self.width).contains { bitmap[$0, y] != other[$0, y] }
        }
      #expect(row == nil, "\(comment), \(threads) threads, bands of \(heights.prefix(9))")
      #expect(problems == otherProblems, "\(comment), \(threads) threads")
    }
  }

  @Test func bandsAndThreadsChangeNothing() {
    for seed in UInt64(1)...40 {
      var scene = RandomScene(seed: seed)
      var random = SeededRandom(seed: seed &+ 1000)
      expectSame(scene.list(), &random, "seed \(seed)")
    }
  }

  /// What lies beyond the edges of an image is not seen, and changes nothing of what is.
  @Test func anImageIsPartOfALargerOne() {
    let margin = 70
    let bounds = PixelBounds(
      left: -margin, top: -margin, right: Self.width + margin, bottom: Self.height + margin)
    for seed in UInt64(1)...60 {
      var scene = RandomScene(seed: seed)
      let list = scene.list()
      if list.items.contains(where: { $0.backdropReach(.identity) > 0 }) { continue }
      var pixels = [UInt32](repeating: 0, count: bounds.area)
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        Rasterizer().draw(list.items, extents: nil, bounds: bounds, into: base, glyphs: NoGlyphs())
      }
      let whole = whole(list).0
      let wrong = (0..<Self.height).first { y in
        let start = (y + margin) * bounds.width + margin
        return !whole.pixels[y * Self.width..<(y + 1) * Self.width].elementsEqual(
          pixels[start..<start + Self.width])
      }
      #expect(wrong == nil, "seed \(seed)")
    }
  }

  /// A backdrop in a turned group, or in a mask, looks at rows that are not seen themselves.
  @Test func backdropsSeeBeyondTheBand() {
    var random = SeededRandom(seed: 4)
    let backdrop = DisplayItem.fillRect(
      PixelRect(x: 0, y: 0, width: 44, height: 52),
      paint: .backdrop(BackdropPaint(sigma: 9, saturation: 1, tint: .clear)))
    let stripe = DisplayItem.fillRect(
      PixelRect(x: 4, y: 24, width: 30, height: 3), paint: .solid(.black))
    let turned = DisplayGroup(
      items: [stripe, backdrop],
      projection: ProjectionTransform(
        rotation: 0.4, axis: (x: 1, y: 0, z: 0), about: CGPoint(x: 20, y: 24), distance: 200))
    expectSame(DisplayList(items: [.group(turned)]), &random, "in a projection")
    let masked = DisplayGroup(
      items: [
        .fillRect(PixelRect(x: 0, y: 0, width: 44, height: 52), paint: .solid(.black))
      ], mask: [stripe, backdrop])
    expectSame(DisplayList(items: [.group(masked)]), &random, "in a mask")
  }

  /// A matrix that paints what is clear paints as much of it in a band as in the whole.
  @Test func clearPixelsThatBecomeColoursDoNotDependOnBands() {
    var random = SeededRandom(seed: 5)
    var matrix = ColorMatrix.identity
    matrix.constant = SIMD4(0.5, 0, 0, 0.5)
    let group = DisplayGroup(
      items: [
        .fillRect(PixelRect(x: 10, y: 20, width: 9, height: 9), paint: .solid(.black))
      ], effects: [.color(matrix), .blur(sigma: 3)])
    expectSame(DisplayList(items: [.group(group)]), &random, "a matrix")
  }

  @Test func problemsAreCountedOnceWhereverTheyLie() {
    var broken = Path()
    broken.move(to: CGPoint(x: 1, y: 1))
    broken.addLine(to: CGPoint(x: CGFloat.nan, y: 40))
    let black = Paint.solid(.black)
    let box = CGRect(x: 0, y: 0, width: 44, height: 52)
    let line = Path(CGRect(x: -900, y: 900, width: 300, height: 2))
      .strokedPath(StrokeStyle(lineWidth: 1, dash: [1e-4]))
    let nowhere = DisplayGroup(
      items: [.fillRect(PixelRect(box), paint: black)],
      projection: ProjectionTransform(CGAffineTransform(translationX: .infinity, y: 0)))
    let items: [DisplayItem] = [
      .fill(path: broken, rule: .nonZero, paint: black),
      .group(DisplayGroup(items: [.fillRect(PixelRect(box), paint: black)], clip: broken)),
      .group(
        DisplayGroup(
          items: [.fillRect(PixelRect(box), paint: black)],
          mask: [.fill(path: broken, rule: .nonZero, paint: black)])),
      .image(Bitmap(width: 2, height: 2), frame: PixelRect(box.offsetBy(dx: .infinity, dy: 0))),
      .group(nowhere), .fill(path: line, rule: .nonZero, paint: black),
      .fill(path: line.applying(CGAffineTransform(scaleX: 2, y: 1)), rule: .nonZero, paint: black),
    ]
    let expected: [RasterProblem] = [
      .undefinedPaths(count: 3), .undefinedPlaces(count: 2), .undashedLines(count: 2),
    ]
    let list = DisplayList(items: items)
    #expect(whole(list).1 == expected)
    #expect(inBands(list, heights: [3, 20, 9, 40], threads: 1).1 == expected)
    #expect(inBands(list, heights: [20, 20, 20], threads: 3).1 == expected)
  }
}
