import GalleyGeometry
import GalleyGraphics
import Testing

@Suite struct PixelGridTests {
  @Test func touchingFramesStillTouchInPixels() {
    let grid = PixelGrid(scale: 2)
    var x: CGFloat = 0.1
    for width in [26.667, 10.3, 7.77, 33.333] as [CGFloat] {
      let one = grid.snap(CGRect(x: x, y: 0, width: width, height: 1))
      let next = grid.snap(CGRect(x: x + width, y: 0, width: 5, height: 1))
      #expect(one.maxX == next.minX)
      x += width
    }
  }

  @Test func rectanglesOfPixelsKeepTheirNumbers() {
    let rect = PixelGrid(scale: 2).snap(CGRect(x: 1.2, y: 3, width: 4, height: 5.1))
    #expect(rect == PixelRect(x: 2, y: 6, width: 8, height: 10))
    #expect(rect.cgRect == CGRect(x: 2, y: 6, width: 8, height: 10))
    #expect(rect.insetBy(dx: -1, dy: 2) == PixelRect(x: 1, y: 8, width: 10, height: 6))
    #expect(Path(rect) == Path(rect.cgRect))
    #expect(rect.union(.null) == rect && PixelGrid(scale: 2).cover(.null) == .null)
    let joined = rect.union(PixelRect(x: 12, y: 0, width: 1, height: 1))
    #expect(joined == PixelRect(x: 2, y: 0, width: 11, height: 16))
  }

  @Test func lengthsAreRoundedUpToPixels() {
    #expect(PixelGrid(scale: 2).ceil(17.1) == 17.5)
    #expect(PixelGrid(scale: 2).ceil(17.5) == 17.5)
    #expect(PixelGrid(scale: 1).ceil(17.1) == 18)
    #expect(PixelGrid(scale: 3).ceil(10.0 + 1e-9) == 10)
  }
}
