import CPNG
import GalleyGeometry
import GalleyGraphics

/// PNG files to bitmaps, by libpng's simplified reader: every colour type and depth, interlaced or
/// not, as 8-bit RGBA.
public struct PNGDecoder: Sendable {
  /// Pictures of more pixels are refused before anything is allocated for them.
  public var pixelLimit: Int

  public init(pixelLimit: Int = 100_000_000) { self.pixelLimit = pixelLimit }

  /// - Throws: `ImageError.decoding` for what is no whole PNG, and for one over the limit.
  public func decode(_ data: Data) throws -> Bitmap {
    try data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      var (width, height): (UInt32, UInt32) = (0, 0)
      var message = [CChar](repeating: 0, count: 64)
      guard
        galley_png_size(bytes.baseAddress, bytes.count, &width, &height, &message) != 0
      else { throw ImageError.decoding("not a PNG that can be read: \(Self.text(message))") }
      let count = Int(width) * Int(height)
      guard count <= pixelLimit else {
        throw ImageError.decoding(
          "a PNG of \(width) x \(height) pixels is over the limit of \(pixelLimit) pixels")
      }
      var samples = [UInt8](repeating: 0, count: count * 4)
      let read = galley_png_read(
        bytes.baseAddress, bytes.count, &samples, samples.count, &message)
      guard read != 0 else {
        throw ImageError.decoding("the PNG is damaged: \(Self.text(message))")
      }
      var bitmap = Bitmap(width: Int(width), height: Int(height))
      for index in 0..<count {
        bitmap.pixels[index] =
          Pixel(
            straightRed: samples[index * 4], green: samples[index * 4 + 1],
            blue: samples[index * 4 + 2], alpha: samples[index * 4 + 3]
          ).rawValue
      }
      return bitmap
    }
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
