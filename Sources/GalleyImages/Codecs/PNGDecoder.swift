import CPNG
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// PNG files to bitmaps, by libpng: every colour type and depth, interlaced or
/// not, as 8-bit RGBA of sRGB, upright.
package struct PNGDecoder: Sendable {
  /// Images of more pixels are refused before anything is allocated for them.
  package var pixelLimit: Int
  /// It is asked before there is room for pixels.
  package var budget = RenderBudget(.unlimited)

  package init(pixelLimit: Int = 100_000_000) { self.pixelLimit = pixelLimit }

  /// - Throws: `ImageError.decoding` for what is no whole PNG, and for one over the limit; `LimitError`.
  package func decode(_ data: Data) throws -> Bitmap { try decodeImage(data).bitmap }

  /// The image upright, in sRGB.
  func decodeImage(_ data: Data) throws -> DecodedImage {
    try withFile(of: data) { file in
      try file.statedSize.decode(perPixel: file.bytesPerPixel, within: budget) {
        let samples: [UInt8] = try read(&file, perPixel: 4)
        let bitmap = Bitmap(width: file.width, height: file.height, straight: samples)
        return DecodedImage(
          bitmap: bitmap.oriented(file.attributes.orientation), warnings: file.warnings)
      }
    }
  }

  /// The image as the file holds it, its pixels or the numbers of its colours; colours are those of sRGB.
  func decodeFile(_ data: Data) throws -> FileImage {
    try withFile(of: data) { file in
      guard file.source.is_palette == 0 else {
        return try file.statedSize.decode(perPixel: file.bytesPerPixel, within: budget) {
          let numbers: [UInt8] = try readSamples(&file, perPixel: 1)
          var colors = Self.colors(file.source)
          try colors.withUnsafeMutableBytes { try file.conversion?.convert($0, within: budget) }
          let upright = file.upright(numbers)
          return .palette(
            IndexedImage(
              width: upright.width, height: upright.height, numbers: upright.pixels,
              colors: colors.map { UInt32(littleEndian: $0) }))
        }
      }
      return .pixels(try straight(&file))
    }
  }

  /// The pixels as the file holds them, in sRGB.
  func decodeStraight(_ data: Data) throws -> StraightAlphaImage {
    try withFile(of: data) { try straight(&$0) }
  }

  /// A file whose size is known and allowed.
  private struct File {
    var source: galley_png_source
    let width: Int
    let height: Int
    let attributes: ImageAttributes
    /// Nil where samples stay as they are.
    let conversion: ColorConversion?
    let warnings: [String]

    var statedSize: StatedSize { StatedSize(width, height, of: "PNG") }

    /// Samples and bitmap, those with 16 bits, and the bitmap before it was turned.
    var bytesPerPixel: Int {
      (conversion != nil && source.is_deep != 0 ? 16 : 8) + (attributes.orientation == 1 ? 0 : 8)
    }

    func upright<Pixel>(_ pixels: [Pixel]) -> (pixels: [Pixel], width: Int, height: Int) {
      ExifOrientation.upright(
        pixels, width: width, height: height, attributes.orientation)
    }
  }

  private func straight(_ file: inout File) throws -> StraightAlphaImage {
    try file.statedSize.decode(perPixel: file.bytesPerPixel, within: budget) {
      var pixels: [UInt32] = try read(&file, perPixel: 1)
      if UInt32(littleEndian: 1) != 1 { pixels = pixels.map { UInt32(littleEndian: $0) } }
      let upright = file.upright(pixels)
      return StraightAlphaImage(
        width: upright.width, height: upright.height, pixels: upright.pixels,
        isOpaque: file.source.is_opaque != 0)
    }
  }

  /// Runs `body` with a file whose size is known and allowed.
  private func withFile<Result>(
    of data: Data, _ body: (inout File) throws -> Result
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
      try StatedSize(Int(width), Int(height), of: "PNG").check(limit: pixelLimit)
      guard Self.canHold(bytes, width: Int(width), height: Int(height)) else {
        throw ImageError.decoding(
          "the PNG is damaged: \(bytes.count) bytes cannot hold \(width) x \(height) pixels")
      }
      let attributes = ImageAttributes.png(raw)
      // The colour types 0 and 4 are grey.
      let channels: ColorConversion.Channels = bytes[25] & 2 == 0 ? .grey : .rgb
      let bits = source.is_deep != 0 ? 16 : 8
      let (conversion, warnings) = ColorConversion.conversion(
        attributes.colors, channels, bits: bits)
      var file = File(
        source: source, width: Int(width), height: Int(height), attributes: attributes,
        conversion: conversion, warnings: warnings)
      return try body(&file)
    }
  }

  /// Straight RGBA of sRGB in memory's order, `perPixel` values a pixel.
  private func read<Number: FixedWidthInteger>(
    _ file: inout File, perPixel: Int
  ) throws -> [Number] {
    guard let conversion = file.conversion else {
      return try readSamples(&file, perPixel: perPixel)
    }
    guard file.source.is_deep != 0 else {
      var pixels: [Number] = try readSamples(&file, perPixel: perPixel)
      try pixels.withUnsafeMutableBytes { try conversion.convert($0, within: budget) }
      return pixels
    }
    file.source.keeps_depth = 1
    let deep: [UInt16] = try readSamples(&file, perPixel: 4)
    var pixels = [Number](repeating: 0, count: file.width * file.height * perPixel)
    try pixels.withUnsafeMutableBytes { pixels in
      try conversion.convert(deep, into: pixels, within: budget)
    }
    return pixels
  }

  /// Straight RGBA in memory's order, or numbers of colours, where a pixel has one byte: `perPixel` values a pixel.
  private func readSamples<Number: FixedWidthInteger>(
    _ file: inout File, perPixel: Int
  ) throws -> [Number] {
    let count = file.width * file.height * perPixel
    return try [Number](unsafeUninitializedCapacity: count) { buffer, filled in
      let room = UnsafeMutableRawBufferPointer(buffer)
      var (width, height): (UInt32, UInt32) = (0, 0)
      let pixels = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard
        galley_png_read(
          &file.source, &width, &height, pixels, count * MemoryLayout<Number>.stride) != 0
      else { throw ImageError.decoding("the PNG is damaged: \(Self.reason(file.source))") }
      filled = count
    }
  }

  /// Straight RGBA in memory's order.
  private static func colors(_ source: galley_png_source) -> [UInt32] {
    withUnsafeBytes(of: source.colors) { bytes in
      stride(from: 0, to: bytes.count, by: 4).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
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
