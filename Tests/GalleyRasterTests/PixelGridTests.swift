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

  @Test func lengthsAreRoundedUpToPixels() {
    #expect(PixelGrid(scale: 2).ceil(17.1) == 17.5)
    #expect(PixelGrid(scale: 2).ceil(17.5) == 17.5)
    #expect(PixelGrid(scale: 1).ceil(17.1) == 18)
    #expect(PixelGrid(scale: 3).ceil(10.0 + 1e-9) == 10)
  }
}
