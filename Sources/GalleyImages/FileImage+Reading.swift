import GalleyGeometry
import GalleyGraphics

extension StraightAlphaImage {
  /// The image of a PNG, JPEG or WebP file.
  /// - Throws: `ImageError.decoding`; for a PNG of 16 bits, too, of which half would be lost.
  package init(imageData data: Data) throws {
    guard ImageFileFormat(startOf: data) == .png else {
      self.init(try ImageDecoder().decode(data))
      return
    }
    try Self.refuseSixteenBits(data)
    self = try PNGDecoder().decodeStraight(data)
  }

  /// - Throws: `ImageError.decoding` for a PNG of 16 bits.
  fileprivate static func refuseSixteenBits(_ data: Data) throws {
    if data.count > 24, data[data.startIndex + 24] == 16 {
      throw ImageError.decoding(
        "the image has 16 bits per channel; only images with 8 can be compared")
    }
  }
}

extension FileImage {
  /// The image of a PNG, JPEG or WebP file.
  /// - Throws: what `StraightAlphaImage` throws for it.
  package init(imageData data: Data) throws {
    guard ImageFileFormat(startOf: data) == .png else {
      self = .pixels(try StraightAlphaImage(imageData: data))
      return
    }
    try StraightAlphaImage.refuseSixteenBits(data)
    self = try PNGDecoder().decodeFile(data)
  }
}
