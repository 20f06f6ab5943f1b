import GalleyGraphics
import GalleyImages

/// A bitmap as PDF has it: colours that are not premultiplied, opacities by themselves, each row as its difference to the
/// one above.
struct PDFSamples {
  private let width: Int
  private let height: Int
  let colors: [UInt8]
  /// Nil for an image that is opaque.
  let alphas: [UInt8]?

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    var colors: [UInt8] = []
    var alphas: [UInt8] = []
    colors.reserveCapacity((width * 3 + 1) * height)
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    var above = [UInt8](repeating: 0, count: width * 4)
    for y in 0..<height {
      colors.append(Self.up)
      if !isOpaque { alphas.append(Self.up) }
      for x in 0..<width {
        let pixel = bitmap[x, y].straight
        let samples = SIMD4(pixel.red, pixel.green, pixel.blue, pixel.alpha)
        for channel in 0..<4 {
          let difference = samples[channel] &- above[x * 4 + channel]
          above[x * 4 + channel] = samples[channel]
          if channel < 3 {
            colors.append(difference)
          } else if !isOpaque {
            alphas.append(difference)
          }
        }
      }
    }
    self.colors = colors
    self.alphas = isOpaque ? nil : alphas
  }

  /// The filter of PNG that takes the row above away.
  private static let up: UInt8 = 2

  /// The entries of the image's dictionary but its length and its filter.
  func entries(_ space: String, colors: Int) -> String {
    "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace /\(space) "
      + "/BitsPerComponent 8 "
      + "/DecodeParms << /Predictor 15 /Colors \(colors) /BitsPerComponent 8 /Columns \(width) >>"
  }
}
