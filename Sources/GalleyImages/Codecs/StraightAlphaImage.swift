import GalleyGraphics

/// An image as files hold it: straight RGBA of 8 bits a channel, for comparisons that miss nothing. In a
/// bitmap, whose colours are premultiplied, faint pixels of different colours may be the same.
package struct StraightAlphaImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// `width * height` pixels from the top: red in the lowest byte, alpha in the highest. A pixel that is not
  /// seen at all is 0, whatever its colour.
  package let pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.init(width: width, height: height, pixels: pixels, isOpaque: false)
  }

  /// - Parameter isOpaque: whether it is known that no pixel is clear.
  init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels of \(width) x \(height)")
    self.width = width
    self.height = height
    let isClean = isOpaque || !Self.hasHiddenColors(pixels)
    self.pixels = isClean ? pixels : pixels.map { $0 >> 24 == 0 ? 0 : $0 }
  }

  private static func hasHiddenColors(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      var found: UInt32 = 0
      // Without a branch: eight pixels at a time.
      for pixel in pixels { found |= pixel < 1 << 24 ? pixel : 0 }
      return found != 0
    }
  }

  /// What a file of the bitmap would hold.
  package init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height,
      pixels: bitmap.pixels.map { value in
        let pixel = Pixel(rawValue: value)
        return pixel.alpha == 255 ? Self.packed(pixel) : Self.packed(pixel.straight)
      })
  }

  private static func packed(_ pixel: Pixel) -> UInt32 {
    UInt32(pixel.red) | UInt32(pixel.green) << 8 | UInt32(pixel.blue) << 16
      | UInt32(pixel.alpha) << 24
  }

  /// The image as a bitmap of premultiplied pixels.
  package var bitmap: Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for (index, value) in pixels.enumerated() {
      bitmap.pixels[index] =
        Pixel(
          straightRed: UInt8(truncatingIfNeeded: value),
          green: UInt8(truncatingIfNeeded: value >> 8),
          blue: UInt8(truncatingIfNeeded: value >> 16), alpha: UInt8(value >> 24)
        ).rawValue
    }
    return bitmap
  }
}
