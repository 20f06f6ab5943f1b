import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Files of images to bitmaps: PNG, JPEG or WebP, told apart by their first bytes. Colours are converted to sRGB, by
/// what the file says of them, and images stand upright.
package struct ImageDecoder: Sendable {
  /// Images of more pixels are refused before anything is allocated for them.
  package var pixelLimit: Int
  /// Longer files are refused. What they unpack to is bounded by the pixels.
  package var byteLimit = 256 << 20
  /// What a message says is read: a caller that takes other formats, too, adds them.
  package var formats = "PNG, JPEG or WebP"
  /// What the drawing that the file is read for may cost: it is asked before there is room for pixels.
  package var budget = RenderBudget(.unlimited)

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
    case .webp:
      let animated = AnimatedImageDecoder(pixelLimit: pixelLimit, budget: budget)
      return try WebPDecoder(pixelLimit: pixelLimit, budget: budget).decodeImage(
        data, firstOfAnimation: { try animated.firstImage(ofWebP: data, $0) })
    case nil: throw ImageError.decoding(refusal(of: data))
    }
  }

  /// Why a file of no known format is not read, with its kind where that is known.
  private func refusal(of data: Data) -> String {
    let name = data.isEmpty ? "an empty file" : FileKind(startOf: data)?.name
    return name.map { "\($0) is not supported; use \(formats)" } ?? "not a \(formats) file"
  }
}
