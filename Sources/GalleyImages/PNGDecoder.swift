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
    try withSource(of: data) { source, size in
      let samples = try read(&source, size, UInt8.self, perPixel: 4)
      return Bitmap(width: size.width, height: size.height, straight: samples)
    }
  }

  /// The picture as the file holds it, its pixels or the numbers of its colours.
  func decodeFile(_ data: Data) throws -> FilePicture {
    try withSource(of: data) { source, size in
      guard source.is_palette == 0 else {
        let numbers = try read(&source, size, UInt8.self, perPixel: 1)
        return .palette(
          PalettePicture(
            width: size.width, height: size.height, numbers: numbers, colors: Self.colors(source)))
      }
      return .pixels(try straight(&source, size))
    }
  }

  /// The pixels as the file holds them.
  func decodeStraight(_ data: Data) throws -> StraightPicture {
    try withSource(of: data) { try straight(&$0, $1) }
  }

  private typealias Size = (width: Int, height: Int)

  private func straight(_ source: inout galley_png_source, _ size: Size) throws -> StraightPicture {
    var pixels = try read(&source, size, UInt32.self, perPixel: 1)
    if UInt32(littleEndian: 1) != 1 { pixels = pixels.map { UInt32(littleEndian: $0) } }
    return StraightPicture(
      width: size.width, height: size.height, pixels: pixels, isOpaque: source.is_opaque != 0)
  }

  /// Runs `body` with a file whose size is known and allowed.
  private func withSource<Result>(
    of data: Data, _ body: (inout galley_png_source, Size) throws -> Result
  ) throws -> Result {
    try data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      var source = galley_png_source()
      source.bytes = bytes.baseAddress
      source.length = bytes.count
      var (width, height): (UInt32, UInt32) = (0, 0)
      guard galley_png_read(&source, &width, &height, nil, 0) != 0 else {
        throw ImageError.decoding("not a readable PNG: \(Self.reason(source))")
      }
      let size = (width: Int(width), height: Int(height))
      try ImageDecoder.check(size.width, size.height, limit: pixelLimit, "PNG")
      guard Self.canHold(bytes, width: size.width, height: size.height) else {
        throw ImageError.decoding(
          "the PNG is damaged: \(bytes.count) bytes cannot hold \(width) x \(height) pixels")
      }
      return try body(&source, size)
    }
  }

  /// Straight RGBA in memory's order, or numbers of colours, where a pixel has one byte: `perPixel` values a pixel.
  private func read<Number: FixedWidthInteger>(
    _ source: inout galley_png_source, _ size: Size, _ type: Number.Type, perPixel: Int
  ) throws -> [Number] {
    let count = size.width * size.height * perPixel
    return try ImageDecoder.decode(size.width, size.height, perPixel: 8, "PNG", within: budget) {
      try [Number](unsafeUninitializedCapacity: count) { buffer, filled in
        let room = UnsafeMutableRawBufferPointer(buffer)
        var (width, height): (UInt32, UInt32) = (0, 0)
        let pixels = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
        guard
          galley_png_read(
            &source, &width, &height, pixels, count * MemoryLayout<Number>.stride) != 0
        else { throw ImageError.decoding("the PNG is damaged: \(Self.reason(source))") }
        filled = count
      }
    }
  }

  private static func colors(_ source: galley_png_source) -> [UInt32] {
    withUnsafeBytes(of: source.colors) { bytes in
      stride(from: 0, to: bytes.count, by: 4).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
      }
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
