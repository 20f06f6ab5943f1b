import GalleyGraphics
import Testing

@Suite struct BitmapTests {
  /// A bitmap has the pixels of its sides, and never another number of them.
  @Test func bitmapsHaveThePixelsOfTheirSides() {
    let two = Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00])
    #expect(two?[1, 0] == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(Bitmap(width: 0, height: 4, pixels: [])?.pixels.isEmpty == true)
    for (width, height) in [(2, 2), (1, 1), (-1, -2), (2, -1), (Int.max, 2), (.min, .min)] {
      #expect(Bitmap(width: width, height: height, pixels: [0, 0]) == nil, "\(width) x \(height)")
    }
  }
}
