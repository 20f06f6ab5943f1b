import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Images that follow one another to an animated PNG (APNG): of each image only the rectangle that changed, in one
/// palette or one type of samples for all.
///
/// Images are taken one after the other and kept on disk until the last is there, as the colours of all decide about
/// the samples; memory has two images, however many there are. An image without a change makes the one before it
/// last longer. What was shown stays (`APNG_DISPOSE_OP_NONE`), so each frame is what is new; pixels inside its
/// rectangle that stay are clear or have a colour that no image has, where that is smaller.
package final class AnimatedPNGEncoder {
  package let compression: PNGEncoder.Compression
  /// Pixels to a point; nil says nothing.
  package let scale: CGFloat?
  /// How often the images run; 0 is without end.
  package let loopCount: Int
  private let kernels = PixelKernels.best.loops
  private let budget: RenderBudget
  private let spool: FrameSpool
  private let colors: FrameColors
  private var shown: Bitmap?
  private var lastTime = 0.0
  private var held: GrowingReservation

  /// - Parameters:
  ///   - folder: where images are kept until the file is written; nil is the folder of temporary files.
  ///   - budget: what is left for the file: it is asked for the memory of images.
  /// - Throws: `ImageError.encoding`, `LimitError`.
  package init(
    compression: PNGEncoder.Compression = .fast, scale: CGFloat? = nil, loopCount: Int = 0,
    folder: String? = nil, budget: RenderBudget = RenderBudget(.unlimited)
  ) throws {
    (self.compression, self.scale, self.budget) = (compression, scale, budget)
    self.loopCount = max(0, min(loopCount, Int(Int32.max)))
    spool = try FrameSpool(in: folder, budget: budget)
    held = GrowingReservation(in: budget, for: "the images of an animation")
    try held.grow(to: FrameColors.bytes)
    colors = try FrameColors(kernels)
  }

  deinit { held.end() }

  /// How many frames the file will have: images with a change.
  package var frameCount: Int { spool.count }

  /// Takes the next image.
  /// - Parameter time: when it is shown first, in seconds: later than the one before.
  /// - Throws: `ImageError.encoding` for another size than before and a time that is not later; `LimitError`,
  ///   and why rows cannot be had.
  /// - Complexity: O(n) in the pixels.
  package func append(_ image: some PixelRows, at time: Double) throws {
    guard (1..<1 << 31).contains(image.width), (1..<1 << 31).contains(image.height) else {
      throw ImageError.encoding(
        "a PNG cannot be \(image.width) x \(image.height) pixels: both sides must be 1 or more")
    }
    try FrameOrder.check(
      image.width, image.height, at: time, after: shown.map { ($0, lastTime) })
    // The image, the one before, and the rectangle that changed in both, its samples and what becomes of them.
    let bytes = RenderBudget.bytes(image.width, by: image.height, each: 8 + 24)
    try held.grow(to: FrameColors.bytes + min(bytes, .max / 2))
    let next = try Bitmap(rows: image)
    lastTime = time
    let area =
      if let shown { PixelArea.changed(from: shown, to: next) } else {
        PixelArea(x: 0, y: 0, width: next.width, height: next.height)
      }
    guard let area else { return }
    let pixels = area.pixels(of: next)
    colors.add(pixels, width: area.width)
    try spool.append(FrameSpool.Frame(time: time, area: area, pixels: pixels))
    shown = next
  }

  /// Hands over the file, piece by piece; it can be called again.
  /// - Parameter end: when the last image is over, in seconds.
  /// - Throws: `ImageError.encoding` where there are no images, or where `end` is not behind the last one;
  ///   `LimitError`, and what `part` throws.
  /// - Complexity: O(n) in the pixels that changed.
  package func write(endingAt end: Double, to part: (Data) throws -> Void) throws {
    guard let shown else { throw ImageError.encoding("the animation has no images") }
    guard end > lastTime, end.isFinite else {
      throw ImageError.encoding(
        "the animation ends at \(end) s, but its last image is shown at \(lastTime) s")
    }
    let type = try colors.type()
    let compressor = FrameCompressor(type: type, compression: compression, kernels: kernels)
    try part(head(type, width: shown.width, height: shown.height))
    var canvas = Bitmap(width: shown.width, height: shown.height)
    var sequence: UInt32 = 0
    try spool.forEach { frame, next in
      _ = budget.canContinue("writing an animated PNG")
      try budget.check()
      let isFirst = sequence == 0
      let result = try compressor.compress(
        frame.pixels, width: frame.area.width,
        before: isFirst ? nil : frame.area.pixels(of: canvas))
      frame.area.write(frame.pixels, into: &canvas)
      guard result.stream.count < 1 << 30 else {
        throw ImageError.encoding("an image of an animation takes a gigabyte or more")
      }
      guard let delay = FrameDelay(seconds: (next ?? end) - frame.time) else {
        throw ImageError.encoding(
          "an image is shown for \((next ?? end) - frame.time) s; an APNG can say up to 65535 s")
      }
      try part(Self.control(sequence, frame.area, delay, isOver: result.isOver))
      sequence += 1
      if isFirst {
        try part(PNGChunks.chunk("IDAT", result.stream))
      } else {
        try part(PNGChunks.chunk("fdAT", sequence.bigEndianBytes + result.stream))
        sequence += 1
      }
    }
    try part(PNGChunks.chunk("IEND", []))
  }

  /// The whole file.
  /// - Throws: what `write(endingAt:to:)` throws.
  package func data(endingAt end: Double) throws -> Data {
    var data = Data()
    try write(endingAt: end) { data += $0 }
    return data
  }
}

// Chunks.
extension AnimatedPNGEncoder {
  /// What stands before the first frame.
  private func head(_ type: FrameColorType, width: Int, height: Int) -> Data {
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    var result = Data(PNGChunks.signature)
    result += PNGChunks.chunk("IHDR", size + [UInt8(type.bitDepth), type.code, 0, 0, 0])
    result += PNGChunks.chunk(
      "acTL", UInt32(spool.count).bigEndianBytes + UInt32(loopCount).bigEndianBytes)
    result += PNGChunks.chunk("sRGB", [0])
    if let scale, scale > 0, scale < 10_000 {
      let perMeter = UInt32((scale * 72 / 0.0254).rounded()).bigEndianBytes
      result += PNGChunks.chunk("pHYs", perMeter + perMeter + [1])
    }
    for (name, bytes) in type.chunks { result += PNGChunks.chunk(name, bytes) }
    return result
  }

  /// Where a frame lies, how long it is shown, and how it is drawn.
  private static func control(
    _ sequence: UInt32, _ area: PixelArea, _ delay: FrameDelay, isOver: Bool
  ) -> Data {
    let numbers = [area.width, area.height, area.x, area.y].flatMap { UInt32($0).bigEndianBytes }
    let times = [delay.numerator, delay.denominator].flatMap {
      [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
    return PNGChunks.chunk("fcTL", sequence.bigEndianBytes + numbers + times + [0, isOver ? 1 : 0])
  }
}

/// What holds for the images of every animation.
enum FrameOrder {
  /// - Throws: `ImageError.encoding` for another size than before, and for a time that is not later.
  static func check(
    _ width: Int, _ height: Int, at time: Double, after last: (image: Bitmap, time: Double)?
  ) throws {
    guard time.isFinite, time >= 0 else {
      throw ImageError.encoding("an image of an animation is at \(time) s; expected 0 or more")
    }
    guard let last else { return }
    guard width == last.image.width, height == last.image.height else {
      throw ImageError.encoding(
        "the images of an animation must have one size: found \(width) x \(height) pixels at \(time) s "
          + "after \(last.image.width) x \(last.image.height) before")
    }
    guard time > last.time else {
      throw ImageError.encoding(
        "the images of an animation must be in order: found \(time) s after \(last.time) s")
    }
  }
}
