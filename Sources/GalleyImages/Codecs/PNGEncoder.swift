import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Images to PNG files: grey or a palette where they suffice, else the best of three filters, deflated
/// by ISA-L. The same image always gives the same pixels; the bytes may differ between processors.
public struct PNGEncoder: Sendable {
  /// What counts more.
  public enum Compression: String, Hashable, Sendable, CaseIterable {
    /// A few milliseconds for an image of a megapixel.
    case fast
    /// About as many bytes as libpng's defaults or fewer, in a third of their time.
    case small
    /// As few bytes as can be, for a hundred times the fast one's time.
    case smallest
  }

  /// Whether time or bytes count more.
  public var compression: Compression
  /// Pixels of the image to a point, of which an inch has 72; nil says nothing.
  public var scale: CGFloat?
  /// Texts in the file by their keywords of 1 to 79 ASCII characters, in the order of those.
  public var texts: [String: String]
  /// The form of the pixel loops.
  package var kernels = PixelKernels.best
  /// What is left for the file: it is asked for the bytes, and looked at after each band.
  package var budget = RenderBudget(.unlimited)

  /// An encoder.
  /// - Parameters:
  ///   - scale: pixels to a point; nil says nothing of it.
  ///   - texts: by keywords of 1 to 79 ASCII characters.
  public init(
    compression: Compression = .fast, scale: CGFloat? = nil, texts: [String: String] = [:]
  ) {
    self.compression = compression
    self.scale = scale
    self.texts = texts
  }

  /// The file's bytes; the rows of the image are asked for from the top, and up to four times.
  /// - Throws: `ImageError.encoding` for an image without pixels, one wider or higher than a PNG can
  ///   say, and when memory runs out; `LimitError`, and why rows cannot be had.
  /// - Complexity: O(n) in the pixels, and in memory that of one band and of the file.
  public func encode(_ image: some PixelRows) throws -> Data {
    guard image.width > 0, image.height > 0, image.width < 1 << 31, image.height < 1 << 31
    else {
      throw ImageError.encoding(
        "a PNG cannot be \(image.width) x \(image.height) pixels: both sides must be 1 or more")
    }
    let compressed = try PNGCompressor(
      rows: image, compression: compression, kernels: kernels.loops, budget: budget
    ).compress()
    // The stream, and the file that it is copied to.
    var held = GrowingReservation(in: budget, for: "a PNG file")
    defer { held.end() }
    try held.grow(to: compressed.stream.count * 2)
    return try write(compressed, width: image.width, height: image.height)
  }

  private func write(_ image: CompressedImage, width: Int, height: Int) throws -> Data {
    var header = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    var chunks: [(name: String, bytes: [UInt8])] = []
    switch image.colors {
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
      let perMeter = UInt32((scale * 72 / 0.0254).rounded()).bigEndianBytes
      chunks.append(("pHYs", perMeter + perMeter + [1]))
    }
    chunks += try textChunks()
    return try Self.write(chunks, stream: image.stream)
  }

  private func textChunks() throws -> [(name: String, bytes: [UInt8])] {
    try texts.sorted { $0.key < $1.key }.map { keyword, text in
      let key = Array(keyword.utf8)
      guard (1...79).contains(key.count), key.allSatisfy({ (0x20...0x7E).contains($0) }),
        key.first != 0x20, key.last != 0x20
      else {
        throw ImageError.encoding(
          "\"\(keyword)\" is not a PNG keyword; expected 1 to 79 ASCII characters without a space at either end"
        )
      }
      let bytes = Array(text.utf8).filter { $0 != 0 }
      // Plain texts are Latin 1; others say that they are UTF-8.
      if bytes.allSatisfy({ $0 < 0x80 }) { return ("tEXt", key + [0] + bytes) }
      return ("iTXt", key + [0, 0, 0, 0, 0] + bytes)
    }
  }

  /// The signature, the chunks before the pixels, those and the end.
  private static func write(
    _ chunks: [(name: String, bytes: [UInt8])], stream: [UInt8]
  ) throws -> Data {
    // A chunk's length has 31 bits.
    let pieces = stride(from: 0, to: stream.count, by: 1 << 30).map {
      stream[$0..<min($0 + 1 << 30, stream.count)]
    }
    let parts: [(name: String, bytes: ArraySlice<UInt8>)] =
      chunks.map { ($0.name, $0.bytes[...]) } + pieces.map { ("IDAT", $0) } + [("IEND", [])]
    let signature = PNGChunks.signature
    let count = parts.reduce(signature.count) { $0 + PNGChunks.frameLength + $1.bytes.count }
    // `Data` ends the process where there is no memory.
    guard let start = malloc(count) else {
      throw ImageError.encoding("there is no memory for a PNG file of \(count) bytes")
    }
    var file = UnsafeMutableRawBufferPointer(start: start, count: count)
    file.copyBytes(from: signature)
    file = UnsafeMutableRawBufferPointer(rebasing: file[signature.count...])
    for (name, bytes) in parts { PNGChunks.write(name, bytes, to: &file) }
    return Data(bytesNoCopy: start, count: count, deallocator: .free)
  }
}
