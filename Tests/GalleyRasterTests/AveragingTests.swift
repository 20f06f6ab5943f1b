import GalleyGeometry
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

  /// A board of single pixels drawn at half of its size is even grey, at any turn of 90 degrees.
  @Test func smallerImagesAreAveraged() {
    var board = Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 where (x + y) % 2 == 0 { board[x, y] = ResolvedColor.white.pixel }
    }
    func draw(_ side: CGFloat, _ transform: CGAffineTransform = .identity) -> Bitmap {
      var bitmap = Bitmap(width: 32, height: 32, filledWith: ResolvedColor.black.pixel)
      let item = DisplayItem.image(board, frame: PixelRect(x: 0, y: 0, width: side, height: side))
      let group = DisplayGroup(items: [item], transform: transform)
      Rasterizer().draw(DisplayList(items: [.group(group)]), into: &bitmap, glyphs: NoGlyphs())
      return bitmap
    }
    let gray = Pixel(red: 128, green: 128, blue: 128, alpha: 255)
    #expect(draw(32)[9, 9] == gray && draw(16)[15, 3] == gray)
    let turned = draw(32, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 32, ty: 0))
    #expect(turned[20, 5] == gray)
    let half = draw(64, CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(half[30, 31] == gray)
    // At its own size, and larger, nothing is averaged.
    #expect(
      draw(64)[0, 0] == ResolvedColor.white.pixel && draw(64)[1, 0] == ResolvedColor.black.pixel)
  }

  /// Half black and half white has half the light: 188 of 255 in sRGB.
  @Test func linearLightIsAveraged() {
    var bitmap = Bitmap(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 {
        bitmap[x, y] = (x + y) % 2 == 0 ? ResolvedColor.white.pixel : ResolvedColor.black.pixel
      }
    }
    let grey = bitmap.averaged(width: 4, height: 4, inLinearLight: true)
    #expect(grey.pixels.allSatisfy { $0 == 0xffbc_bcbc })
    let plain = Bitmap(
      width: 9, height: 7, filledWith: Pixel(red: 40, green: 7, blue: 99, alpha: 120))
    let smaller = plain.averaged(width: 4, height: 3, inLinearLight: true)
    for shift in [UInt32(0), 8, 16, 24] {
      #expect(
        smaller.pixels.allSatisfy {
          abs(Int($0 >> shift & 255) - Int(plain.pixels[0] >> shift & 255)) <= 1
        })
    }
    let clear = Bitmap(width: 4, height: 4).averaged(width: 2, height: 1, inLinearLight: true)
    #expect(clear.pixels.allSatisfy { $0 == 0 })
  }
}
