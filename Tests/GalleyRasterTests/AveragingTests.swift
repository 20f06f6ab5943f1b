import GalleyGraphics
import Testing

@testable import GalleyRaster

/// Bitmaps made smaller by averaging.
@Suite struct AveragingTests {
  @Test func aPlainBitmapStaysPlain() {
    let pixel = Pixel(red: 10, green: 20, blue: 30, alpha: 200)
    let bitmap = Bitmap(width: 7, height: 5, filledWith: pixel)
    for (width, height) in [(1, 1), (3, 2), (6, 5), (7, 5)] {
      #expect(
        bitmap.averaged(width: width, height: height)
          == Bitmap(width: width, height: height, filledWith: pixel))
    }
  }

  @Test func pixelsCountByTheirAreas() {
    var bitmap = Bitmap(width: 3, height: 1)
    bitmap[0, 0] = Pixel(red: 240, green: 0, blue: 0, alpha: 240)
    bitmap[1, 0] = Pixel(red: 0, green: 120, blue: 0, alpha: 120)
    // Each half stands for one whole pixel and half of the middle one.
    let half = bitmap.averaged(width: 2, height: 1)
    #expect(half[0, 0] == Pixel(red: 160, green: 40, blue: 0, alpha: 200))
    #expect(half[1, 0] == Pixel(red: 0, green: 40, blue: 0, alpha: 40))
    #expect(bitmap.averaged(width: 1, height: 1)[0, 0].alpha == 120)
  }
}
