import GalleyGeometry
import GalleyGraphics

/// The chunks of a WebP file with an animation.
struct AnimatedWebP {
  struct Chunk {
    /// Four letters.
    var name: String
    /// Where its bytes lie.
    var bytes: Range<Int>
  }

  let head: AnimatedImageDecoder.Head
  let chunks: [Chunk]
  let file: [UInt8]

  /// - Throws: `ImageError.decoding` for what is no WebP file, and for one without an animation.
  init(_ data: Data) throws {
    file = [UInt8](data)
    chunks = try Self.chunks(of: file)
    guard let canvas = chunks.first, canvas.name == "VP8X", canvas.bytes.count == 10,
      let control = chunks.first(where: { $0.name == "ANIM" }), control.bytes.count == 6
    else { throw ImageError.decoding("the WebP file has no animation") }
    let (start, loops) = (canvas.bytes.lowerBound, control.bytes.lowerBound + 4)
    head = AnimatedImageDecoder.Head(
      width: Self.number(file, at: start + 4, bytes: 3) + 1,
      height: Self.number(file, at: start + 7, bytes: 3) + 1,
      frameCount: chunks.count { $0.name == "ANMF" },
      loopCount: Self.number(file, at: loops, bytes: 2))
  }

  static func isAnimated(_ data: Data) -> Bool { (try? AnimatedWebP(data)) != nil }

  /// The chunks of a file.
  /// - Throws: `ImageError.decoding` for what is no WebP file or not whole.
  static func chunks(of file: [UInt8]) throws -> [Chunk] {
    guard ImageFileFormat(startOf: file) == .webp else {
      throw ImageError.decoding("not a WebP file")
    }
    return try chunks(of: file, in: 12..<file.count)
  }

  static func chunks(of file: [UInt8], in range: Range<Int>) throws -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let length = number(file, at: offset + 4, bytes: 4)
      guard length <= range.upperBound - offset - 8 else {
        throw ImageError.decoding("the WebP file is damaged: a part of it is cut off")
      }
      let name = String(decoding: file[offset..<offset + 4], as: UTF8.self)
      chunks.append(Chunk(name: name, bytes: offset + 8..<offset + 8 + length))
      offset += 8 + length + length % 2
    }
    return chunks
  }

  /// - Throws: `ImageError.decoding` for frames that cannot be read.
  func forEach(
    _ decoder: AnimatedImageDecoder, _ body: (AnimatedImageDecoder.Drawing) throws -> Void
  ) throws {
    let colors = file.withUnsafeBytes { ImageAttributes.webP($0).colors }
    let conversion = ColorConversion.conversion(colors, .rgb).conversion
    for chunk in chunks where chunk.name == "ANMF" {
      try body(drawing(chunk, decoder, conversion))
    }
  }

  /// The frame of an ANMF chunk.
  /// - Parameter conversion: of its colours; nil where samples stay as they are.
  func drawing(
    _ chunk: Chunk, _ decoder: AnimatedImageDecoder, _ conversion: ColorConversion?
  ) throws -> AnimatedImageDecoder.Drawing {
    guard chunk.bytes.count > 16 else {
      throw ImageError.decoding("the WebP file is damaged: a frame's head is cut off")
    }
    let start = chunk.bytes.lowerBound
    let numbers = [0, 3, 6, 9, 12].map { Self.number(file, at: start + $0, bytes: 3) }
    let flags = file[start + 15]
    let images = WebPDecoder(pixelLimit: decoder.pixelLimit, budget: decoder.budget)
    let area = PixelArea(
      x: numbers[0] * 2, y: numbers[1] * 2, width: numbers[2] + 1, height: numbers[3] + 1)
    return AnimatedImageDecoder.Drawing(
      area: area, duration: Double(numbers[4]) / 1000, isOver: flags & 2 == 0,
      disposal: flags & 1 == 1 ? .clear : .keep,
      image: try images.decode(still(start + 16..<chunk.bytes.upperBound, area), conversion))
  }

  /// A frame as a file of its own.
  private func still(_ range: Range<Int>, _ area: PixelArea) -> Data {
    var body = Array("WEBP".utf8)
    if file[range].starts(with: Array("ALPH".utf8)) {
      body += Self.chunk(
        "VP8X",
        [0x10, 0, 0, 0] + Self.littleEndian(area.width - 1, bytes: 3)
          + Self.littleEndian(area.height - 1, bytes: 3))
    }
    body += file[range]
    return Data(Self.chunk("RIFF", body))
  }

  /// A chunk with its name, its length and, for an odd one, a byte behind it.
  static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(name.utf8) + littleEndian(bytes.count, bytes: 4) + bytes
      + (bytes.count % 2 == 1 ? [0] : [])
  }

  static func littleEndian(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  static func number(_ file: [UInt8], at offset: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(file[offset + $1]) << ($1 * 8) }
  }
}
