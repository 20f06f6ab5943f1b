import GalleyGeometry
import GalleyGraphics

/// The frames of an animated PNG's file.
struct AnimatedPNG {
  let head: AnimatedImageDecoder.Head
  private let file: [UInt8]
  private let chunks: PNGChunks

  /// - Throws: `ImageError.decoding` for what is no PNG, and for one without an animation.
  init(_ data: Data) throws {
    let file = [UInt8](data)
    self.file = file
    chunks = try PNGChunks(file)
    guard let control = chunks.chunks.first(where: { $0.name == "acTL" }), control.bytes.count == 8
    else { throw ImageError.decoding("the PNG has no animation") }
    let numbers = [0, 4].map { Self.number(file, at: control.bytes.lowerBound + $0) }
    head = AnimatedImageDecoder.Head(
      width: chunks.header.width, height: chunks.header.height, frameCount: numbers[0],
      loopCount: numbers[1])
  }

  /// - Throws: `ImageError.decoding` for frames that are out of order or cannot be read.
  func forEach(
    _ decoder: AnimatedImageDecoder, _ body: (AnimatedImageDecoder.Drawing) throws -> Void
  ) throws {
    var (control, stream): (Range<Int>?, [UInt8]) = (nil, [])
    var (sequence, count) = (0, 0)
    func finish() throws {
      guard let control else { return }
      count += 1
      try body(drawing(control, stream, decoder))
    }
    func take(_ range: Range<Int>) throws {
      guard range.count >= 4, Self.number(file, at: range.lowerBound) == sequence else {
        throw ImageError.decoding("the animated PNG is damaged: its frames are not in order")
      }
      sequence += 1
    }
    for chunk in chunks.chunks {
      switch chunk.name {
      case "fcTL":
        try finish()
        try take(chunk.bytes)
        guard chunk.bytes.count == 26 else {
          throw ImageError.decoding("the animated PNG is damaged: a frame's head is cut off")
        }
        (control, stream) = (chunk.bytes, [])
      case "IDAT": stream += file[chunk.bytes]
      case "fdAT":
        try take(chunk.bytes)
        stream += file[chunk.bytes.dropFirst(4)]
      default: break
      }
    }
    try finish()
    guard count == head.frameCount else {
      throw ImageError.decoding(
        "the animated PNG is damaged: it has \(count) of \(head.frameCount) frames")
    }
  }

  private func drawing(
    _ control: Range<Int>, _ stream: [UInt8], _ decoder: AnimatedImageDecoder
  ) throws -> AnimatedImageDecoder.Drawing {
    let numbers = [4, 8, 12, 16].map { Self.number(file, at: control.lowerBound + $0) }
    let rest = Array(file[control.dropFirst(20)])
    let delay = FrameDelay(
      numerator: UInt16(rest[0]) << 8 | UInt16(rest[1]),
      denominator: UInt16(rest[2]) << 8 | UInt16(rest[3]))
    var png = PNGDecoder(pixelLimit: decoder.pixelLimit)
    png.budget = decoder.budget
    return AnimatedImageDecoder.Drawing(
      area: PixelArea(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1]),
      duration: delay.seconds, isOver: rest[5] == 1,
      disposal: rest[4] == 1 ? .clear : rest[4] == 2 ? .restore : .keep,
      image: try png.decode(still(width: numbers[0], height: numbers[1], stream)))
  }

  /// A frame as a PNG of its own.
  private func still(width: Int, height: Int, _ stream: [UInt8]) -> Data {
    var header = chunks.chunks.first.map { Array(file[$0.bytes]) } ?? []
    for (place, number) in [(0, width), (4, height)] {
      for byte in 0..<4 where place + byte < header.count {
        header[place + byte] = UInt8(truncatingIfNeeded: number >> (24 - byte * 8))
      }
    }
    var result = Data(file.prefix(8)) + PNGChunks.chunk("IHDR", header)
    let colors = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM", "PLTE", "tRNS"]
    for chunk in chunks.chunks where colors.contains(chunk.name) {
      result += PNGChunks.chunk(chunk.name, Array(file[chunk.bytes]))
    }
    return result + PNGChunks.chunk("IDAT", stream) + PNGChunks.chunk("IEND", [])
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
