import GalleyBudget
import GalleyGraphics

/// An image of a file, and what of it is not drawn as the file says.
package struct DecodedImage: Hashable, Sendable {
  /// In sRGB, upright.
  package var bitmap: Bitmap
  /// Parts of sentences whose subject is the image: "is drawn as sRGB: its colour profile is damaged".
  package var warnings: [String]
}

/// The size of an image as its file states it: what all decoders ask before there is room for pixels.
struct StatedSize {
  /// In pixels.
  let width: Int
  let height: Int
  /// What messages call the file: `PNG`.
  let format: String

  init(_ width: Int, _ height: Int, of format: String) {
    (self.width, self.height, self.format) = (width, height, format)
  }

  private var image: String { "a \(format) of \(width) x \(height) pixels" }

  /// - Throws: for more pixels than the limit.
  func check(limit: Int) throws {
    guard width > 0, height > 0 else { throw ImageError.decoding("\(image) is empty") }
    guard width.multipliedReportingOverflow(by: height).partialValue <= limit, width <= limit,
      height <= limit
    else {
      throw ImageError.decoding("\(image) exceeds the limit of \(limit) pixels")
    }
  }

  /// Decodes with as much memory as that takes.
  /// - Parameter perPixel: the bytes of the samples, of the bitmap, and of what the library keeps meanwhile.
  /// - Throws: `LimitError`, and what `decode` throws.
  func decode<Result>(
    perPixel: Int, within budget: RenderBudget, _ decode: () throws -> Result
  ) throws -> Result {
    let image = image
    let result = try budget.reserving(
      RenderBudget.bytes(width, by: height, each: perPixel), for: image, decode)
    _ = budget.canContinue("reading \(image)")
    try budget.check()
    guard let result else { throw ImageError.decoding("\(image) needs too much memory") }
    return result
  }
}

extension Bitmap {
  /// Straight samples of four bytes a pixel.
  init(width: Int, height: Int, straight samples: [UInt8]) {
    self.init(width: width, height: height)
    for index in pixels.indices {
      pixels[index] =
        Pixel(
          straightRed: samples[index * 4], green: samples[index * 4 + 1],
          blue: samples[index * 4 + 2], alpha: samples[index * 4 + 3]
        ).rawValue
    }
  }

  /// Straight samples of four bytes a pixel.
  var straightSamples: [UInt8] { Pixel.straightSamples(of: pixels) }
}

extension Pixel {
  /// The samples of pixels that are not multiplied by alpha: four bytes a pixel, red, green, blue and alpha.
  package static func straightSamples(of pixels: some Collection<UInt32>) -> [UInt8] {
    var samples = [UInt8](repeating: 0, count: pixels.count * 4)
    for (index, pixel) in pixels.enumerated() {
      let straight = Pixel(rawValue: pixel).straight
      samples[index * 4] = straight.red
      samples[index * 4 + 1] = straight.green
      samples[index * 4 + 2] = straight.blue
      samples[index * 4 + 3] = straight.alpha
    }
    return samples
  }
}
