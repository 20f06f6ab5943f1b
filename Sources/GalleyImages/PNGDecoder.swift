import CPNG
import GalleyGeometry
import GalleyGraphics
import GalleyLimits

/// PNG files to bitmaps, by libpng: every colour type and depth, interlaced or
/// not, as 8-bit RGBA.
public struct PNGDecoder: Sendable {
  /// Pictures of more pixels are refused before anything is allocated for them.
  public var pixelLimit: Int
  /// It is asked before there is room for pixels.
  public var budget = PictureBudget(.unlimited)

  public init(pixelLimit: Int = 100_000_000) { self.pixelLimit = pixelLimit }

  /// - Throws: `ImageError.decoding` for what is no whole PNG, and for one over the limit; `LimitExcess`.
  public func decode(_ data: Data) throws -> Bitmap {
    let (width, height, samples, _) = try samples(of: data, type: UInt8.self, perPixel: 4)
    return Bitmap(width: width, height: height, straight: samples)
  }

  /// The picture as the file holds it.
  func decodeStraight(_ data: Data) throws -> StraightPicture {
    var (width, height, pixels, isOpaque) = try samples(
      of: data, type: UInt32.self, perPixel: 1)
    if UInt32(littleEndian: 1) != 1 { pixels = pixels.map { UInt32(littleEndian: $0) } }
    return StraightPicture(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }

  /// Straight RGBA in memory's order, `perPixel` numbers a pixel.
  private func samples<Number: FixedWidthInteger>(
    of data: Data, type: Number.Type, perPixel: Int
  ) throws -> (width: Int, height: Int, samples: [Number], isOpaque: Bool) {
    try data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      var source = galley_png_source()
      source.bytes = bytes.baseAddress
      source.length = bytes.count
      var (width, height): (UInt32, UInt32) = (0, 0)
      guard galley_png_read(&source, &width, &height, nil, 0) != 0 else {
        throw ImageError.decoding("not a readable PNG: \(Self.reason(source))")
      }
      try ImageDecoder.check(Int(width), Int(height), limit: pixelLimit, "PNG")
      guard Self.canHold(bytes, width: Int(width), height: Int(height)) else {
        throw ImageError.decoding(
          "the PNG is damaged: \(bytes.count) bytes cannot hold \(width) x \(height) pixels")
      }
      let count = Int(width) * Int(height) * perPixel
      let samples = try ImageDecoder.decode(
        Int(width), Int(height), perPixel: 8, "PNG", within: budget
      ) {
        try [Number](unsafeUninitializedCapacity: count) { buffer, filled in
          let room = UnsafeMutableRawBufferPointer(buffer)
          guard
            galley_png_read(
              &source, &width, &height, room.baseAddress?.assumingMemoryBound(to: UInt8.self),
              room.count) != 0
          else { throw ImageError.decoding("the PNG is damaged: \(Self.reason(source))") }
          filled = count
        }
      }
      return (Int(width), Int(height), samples, source.is_opaque != 0)
    }
  }

  /// Deflate's best is 1,032 bytes for one: a file that promises more is refused before there is room for
  /// its pixels.
  private static func canHold(
    _ bytes: UnsafeBufferPointer<UInt8>, width: Int, height: Int
  ) -> Bool {
    guard bytes.count > 25 else { return false }
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(bytes[25])] ?? 1
    let row = (width * channels * Int(bytes[24]) + 7) / 8 + 1
    return row * height / 1032 <= bytes.count
  }

  private static func reason(_ source: galley_png_source) -> String {
    withUnsafeBytes(of: source.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
