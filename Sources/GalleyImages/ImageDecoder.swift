import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// An image of a file, and what of it is not drawn as the file says.
package struct DecodedImage: Hashable, Sendable {
  /// In sRGB, upright.
  package var bitmap: Bitmap
  /// Parts of sentences whose subject is the image: "is drawn as sRGB: its colour profile is damaged".
  package var warnings: [String]
}

/// Files of images to bitmaps: PNG, JPEG or WebP, told apart by their first bytes. Colours are converted to sRGB, by
/// what the file says of them, and images stand upright.
package struct ImageDecoder: Sendable {
  /// Images of more pixels are refused before anything is allocated for them.
  package var pixelLimit: Int
  /// Longer files are refused. What they unpack to is bounded by the pixels.
  package var byteLimit = 256 << 20
  /// What a message says is read: whoever takes others, too, names them.
  package var formats = "PNG, JPEG or WebP"
  /// What the drawing that the file is read for may cost: it is asked before there is room for pixels.
  package var budget = PictureBudget(.unlimited)

  package init(pixelLimit: Int = 100_000_000) { self.pixelLimit = pixelLimit }

  /// - Throws: `ImageError.decoding` for what is no whole image of a known format, and for one over
  ///   the limit; `LimitError` where the budget does not leave as much memory or time.
  package func decode(_ data: Data) throws -> Bitmap { try decodeImage(data).bitmap }

  /// The image, and what of it is not as the file says.
  /// - Throws: what `decode` throws. A colour profile that cannot be used is a warning.
  package func decodeImage(_ data: Data) throws -> DecodedImage {
    guard data.count <= byteLimit else {
      throw ImageError.decoding(
        "an image file of \(data.count) bytes exceeds the limit of \(byteLimit) bytes")
    }
    switch ImageFileFormat(startOf: data) {
    case .png:
      var decoder = PNGDecoder(pixelLimit: pixelLimit)
      decoder.budget = budget
      return try decoder.decodeImage(data)
    case .jpeg: return try JPEGDecoder(pixelLimit: pixelLimit, budget: budget).decodeImage(data)
    case .webp: return try WebPDecoder(pixelLimit: pixelLimit, budget: budget).decodeImage(data)
    case nil: throw ImageError.decoding(refusal(of: data))
    }
  }

  /// Why a file of no known format is not read, with its kind where that is known.
  private func refusal(of data: Data) -> String {
    let name = data.isEmpty ? "an empty file" : FileKind(startOf: data)?.name
    return name.map { "\($0) is not supported; use \(formats)" } ?? "not a \(formats) file"
  }

  /// - Throws: for more pixels than the limit.
  static func check(_ width: Int, _ height: Int, limit: Int, _ format: String) throws {
    guard width > 0, height > 0 else {
      throw ImageError.decoding("a \(format) of \(width) x \(height) pixels is empty")
    }
    guard width.multipliedReportingOverflow(by: height).partialValue <= limit, width <= limit,
      height <= limit
    else {
      throw ImageError.decoding(
        "a \(format) of \(width) x \(height) pixels exceeds the limit of \(limit) pixels")
    }
  }

  /// Decodes with as much memory as that takes.
  /// - Parameter perPixel: the bytes of the samples, of the bitmap, and of what the library keeps meanwhile.
  /// - Throws: `LimitError`, and what `decode` throws.
  static func decode<Result>(
    _ width: Int, _ height: Int, perPixel: Int, _ format: String, within budget: PictureBudget,
    _ decode: () throws -> Result
  ) throws -> Result {
    let image = "a \(format) of \(width) x \(height) pixels"
    let result = try budget.reserving(
      PictureBudget.bytes(width, by: height, each: perPixel), for: image, decode)
    _ = budget.mayGoOn("reading \(image)")
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
  var straightSamples: [UInt8] {
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
