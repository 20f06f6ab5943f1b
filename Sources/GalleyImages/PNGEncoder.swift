import CPNG
import GalleyGeometry
import GalleyGraphics

/// Pictures to PNG files: grey or a palette where they suffice, else the best of three filters, deflated
/// by ISA-L. The same picture always gives the same pixels; the bytes may differ between processors.
public struct PNGEncoder: Sendable {
  /// What counts more.
  public enum Compression: String, Hashable, Sendable, CaseIterable {
    /// A few milliseconds for a picture of a megapixel.
    case fast
    /// As few bytes as can be without a loss, for a hundred times that.
    case small
  }

  public var compression: Compression
  /// Pixels of the picture to a point, of which an inch has 72; nil says nothing.
  public var scale: CGFloat?
  /// Texts in the file by their keywords of 1 to 79 ASCII characters, in the order of those.
  public var texts: [String: String]
  /// The form of the pixel loops.
  public var kernels = PixelKernels.best

  public init(
    compression: Compression = .fast, scale: CGFloat? = nil, texts: [String: String] = [:]
  ) {
    self.compression = compression
    self.scale = scale
    self.texts = texts
  }

  /// The file's bytes; the rows of the picture are asked for from the top, and up to four times.
  /// - Throws: `ImageError.encoding` for a picture without pixels, one wider or higher than a PNG can
  ///   say, and when memory runs out.
  /// - Complexity: O(n) in the pixels, and in memory that of one band and of the file.
  public func encode(_ picture: some PixelRows) throws -> Data {
    guard picture.width > 0, picture.height > 0, picture.width < 1 << 31, picture.height < 1 << 31
    else {
      throw ImageError.encoding(
        "a PNG cannot be \(picture.width) x \(picture.height) pixels: both sides must be 1 or more")
    }
    let compressed = try PNGCompressor(
      rows: picture, compression: compression, kernels: kernels.loops
    ).compress()
    return try write(compressed, width: picture.width, height: picture.height)
  }

  private func write(_ picture: CompressedPicture, width: Int, height: Int) throws -> Data {
    var header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
    var chunks: [(name: String, bytes: [UInt8])] = []
    switch picture.colors {
    case .palette(let numbers):
      header += [UInt8(numbers.bitDepth), 3]
      chunks.append(("PLTE", numbers.colors))
      let alphas = numbers.alphas
      if !alphas.isEmpty { chunks.append(("tRNS", alphas)) }
    case .samples(.grey): header += [8, 0]
    case .samples(.rgb): header += [8, 2]
    case .samples(.rgba): header += [8, 6]
    }
    header += [0, 0, 0]
    chunks.insert(("IHDR", header), at: 0)
    chunks.insert(("sRGB", [0]), at: 1)
    if let scale, scale > 0, scale < 10_000 {
      let perMeter = Self.bigEndian(UInt32((scale * 72 / 0.0254).rounded()))
      chunks.append(("pHYs", perMeter + perMeter + [1]))
    }
    chunks += try textChunks()
    // A chunk's length has 31 bits.
    for start in stride(from: 0, to: picture.stream.count, by: 1 << 30) {
      let end = min(start + 1 << 30, picture.stream.count)
      chunks.append(("IDAT", Array(picture.stream[start..<end])))
    }
    chunks.append(("IEND", []))
    return try Self.write(chunks)
  }

  private func textChunks() throws -> [(name: String, bytes: [UInt8])] {
    try texts.sorted { $0.key < $1.key }.map { keyword, text in
      let key = Array(keyword.utf8)
      guard (1...79).contains(key.count), key.allSatisfy({ (0x20...0x7E).contains($0) }),
        key.first != 0x20, key.last != 0x20
      else {
        throw ImageError.encoding(
          "\"\(keyword)\" is no keyword of a PNG: 1 to 79 ASCII characters, no space at an end")
      }
      let bytes = Array(text.utf8).filter { $0 != 0 }
      // Plain texts are Latin 1; others say that they are UTF-8.
      if bytes.allSatisfy({ $0 < 0x80 }) { return ("tEXt", key + [0] + bytes) }
      return ("iTXt", key + [0, 0, 0, 0, 0] + bytes)
    }
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
