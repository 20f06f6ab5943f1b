import CPNG
import GalleyGeometry
import GalleyGraphics

/// Bitmaps to PNG files: a palette when 256 colours suffice, else the best of three filters, deflated
/// by ISA-L. The same bitmap always gives the same pixels; the bytes may differ between processors.
public struct PNGEncoder: Sendable {
  public init() {}

  /// The file's bytes.
  /// - Throws: `ImageError.encoding` for a bitmap without pixels, one wider or higher than a PNG can
  ///   say, and when memory runs out.
  /// - Complexity: O(n) in the pixels.
  public func encode(_ bitmap: Bitmap) throws -> Data {
    guard bitmap.width > 0, bitmap.height > 0, bitmap.width < 1 << 31, bitmap.height < 1 << 31
    else {
      throw ImageError.encoding(
        "a PNG cannot be \(bitmap.width) x \(bitmap.height) pixels: both sides must be 1 or more")
    }
    if let palette = Palette(bitmap) {
      return try write(bitmap, colors: .palette(palette), rows: palette.packedRows(of: bitmap))
    }
    let samples = TrueColorRows(bitmap)
    let rows = try samples.filtered()
    return try write(bitmap, colors: samples.hasAlpha ? .rgba : .rgb, rows: rows)
  }

  private enum Colors {
    case palette(Palette)
    case rgb
    case rgba
  }

  private func write(_ bitmap: Bitmap, colors: Colors, rows: [UInt8]) throws -> Data {
    var header = Self.bigEndian(UInt32(bitmap.width)) + Self.bigEndian(UInt32(bitmap.height))
    var chunks: [(name: String, bytes: [UInt8])] = []
    switch colors {
    case .palette(let palette):
      header += [UInt8(palette.bitDepth), 3]
      chunks.append(("PLTE", palette.colors))
      if !palette.alphas.isEmpty { chunks.append(("tRNS", palette.alphas)) }
    case .rgb:
      header += [8, 2]
    case .rgba:
      header += [8, 6]
    }
    header += [0, 0, 0]
    let compressed = try Deflate.zlib(rows)
    chunks.insert(("IHDR", header), at: 0)
    chunks.insert(("sRGB", [0]), at: 1)
    chunks.append(("IDAT", compressed))
    chunks.append(("IEND", []))
    return try Self.write(chunks)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The signature and the chunks, written by libpng.
  private static func write(_ chunks: [(name: String, bytes: [UInt8])]) throws -> Data {
    let bytes = chunks.flatMap(\.bytes)
    let total = bytes.count + chunks.count * 12 + 8
    var buffer = galley_png_buffer()
    let written = bytes.withUnsafeBufferPointer { all -> Bool in
      var offset = 0
      let described = chunks.map { chunk in
        var result = galley_png_chunk()
        withUnsafeMutableBytes(of: &result.name) { $0.copyBytes(from: Array(chunk.name.utf8)) }
        result.bytes = all.baseAddress.map { $0 + offset }
        result.length = chunk.bytes.count
        offset += chunk.bytes.count
        return result
      }
      return galley_png_write(described, described.count, total, &buffer) == 1
    }
    guard written, let start = buffer.bytes else {
      throw ImageError.encoding("libpng could not write the file")
    }
    return Data(
      bytesNoCopy: start, count: buffer.length, deallocator: .free)
  }
}
