import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Images that follow one another to an animated WebP file, by libwebp's encoder of animations: of each image only
/// the rectangle that changed.
///
/// libwebp keeps what it encoded until the end. So that memory does not grow with the images, it is handed
/// `partLength` of them at a time; each part begins with a whole image, and the frames of all parts, which lie on disk
/// until the last is there, become one file.
package final class AnimatedWebPEncoder {
  /// 1 to 100, or nil to lose nothing.
  package let quality: Int?
  /// How often the images run; 0 is without end.
  package let loopCount: Int
  private let budget: RenderBudget
  private let spool: ScratchFile
  private var shown: Bitmap?
  private var lastTime = 0.0
  private var held: GrowingReservation
  /// The images that libwebp has.
  private var part: AnimatedWebPPart?
  /// The frame that begins last, in milliseconds.
  private var lastStart = 0
  private var hasAlpha = false
  /// How many images had a change.
  package private(set) var frameCount = 0

  /// Images with a change that libwebp has at a time.
  static let partLength = 128

  /// - Parameters:
  ///   - folder: where frames are kept until the file is written; nil is the folder of temporary files.
  ///   - budget: what is left for the file: it is asked for the memory of images and of the encoder.
  /// - Throws: `ImageError.encoding`, `LimitError`.
  package init(
    quality: Int? = nil, loopCount: Int = 0, folder: String? = nil,
    budget: RenderBudget = RenderBudget(.unlimited)
  ) throws {
    (self.quality, self.budget) = (quality.map { min(max($0, 1), 100) }, budget)
    self.loopCount = max(0, min(loopCount, Self.loopLimit))
    spool = try ScratchFile(in: folder)
    held = GrowingReservation(in: budget, for: "the images of an animation")
  }

  /// The format has 16 bits for it.
  package static let loopLimit = 65_535

  deinit { held.end() }

  /// Takes the next image.
  /// - Parameter time: when it is shown first, in seconds: later than the one before, by a millisecond or more where
  ///   it differs.
  /// - Throws: `ImageError.encoding` for another size than before, a time that is not later, and a side above
  ///   16,383; `LimitError`, and why rows cannot be had.
  package func append(_ image: some PixelRows, at time: Double) throws {
    guard (1...16_383).contains(image.width), (1...16_383).contains(image.height) else {
      throw ImageError.encoding(
        "the sides of a WebP file must be 1 to 16383 pixels, not \(image.width) x \(image.height)")
    }
    try FrameOrder.check(
      image.width, image.height, at: time, after: shown.map { ($0, lastTime) })
    // Both images, the samples, and what libwebp was seen to take.
    try held.grow(to: RenderBudget.bytes(image.width, by: image.height, each: 8 + 4 + 64))
    let next = try Bitmap(rows: image)
    lastTime = time
    if next == shown { return }
    let start = try Self.milliseconds(time)
    guard frameCount == 0 || start > lastStart else {
      throw ImageError.encoding(
        "the images of an animated WebP file must be a millisecond apart or more; found \(time) s")
    }
    if let part, part.count == Self.partLength { try end(part, at: start) }
    let part =
      try part
      ?? AnimatedWebPPart(
        first: next, isFirstPart: frameCount == 0, at: start, quality: quality, budget: budget)
    self.part = part
    try part.add(next, at: start)
    (shown, lastStart) = (next, start)
    frameCount += 1
  }

  private static func milliseconds(_ time: Double) throws -> Int {
    guard time <= 16_000 else {
      throw ImageError.encoding("an animated WebP file can have up to 16000 s, but found \(time) s")
    }
    return Int((time * 1000).rounded())
  }

  /// Keeps the frames of a part on disk.
  private func end(_ part: AnimatedWebPPart, at end: Int) throws {
    let frames = try part.frames(endingAt: end)
    try frames.bytes.withUnsafeBytes { try spool.append($0) }
    if frames.hasAlpha { hasAlpha = true }
    self.part = nil
  }

  /// Ends the animation and hands over the file, piece by piece; it can be called again.
  /// - Parameter end: when the last image is over, in seconds.
  /// - Throws: `ImageError.encoding` where there are no images, or where `end` is not behind the last one;
  ///   `LimitError`, and what `part` throws.
  package func write(endingAt end: Double, to part: (Data) throws -> Void) throws {
    guard let shown else { throw ImageError.encoding("the animation has no images") }
    guard end > lastTime, end.isFinite else {
      throw ImageError.encoding(
        "the animation ends at \(end) s, but its last image is shown at \(lastTime) s")
    }
    if let last = self.part { try self.end(last, at: max(Self.milliseconds(end), lastStart + 1)) }
    let sizes = [shown.width - 1, shown.height - 1].flatMap {
      AnimatedWebP.littleEndian($0, bytes: 3)
    }
    var head = Array("WEBP".utf8)
    head += AnimatedWebP.chunk("VP8X", [hasAlpha ? 0x12 : 0x02, 0, 0, 0] + sizes)
    head += AnimatedWebP.chunk(
      "ANIM", [0, 0, 0, 0] + AnimatedWebP.littleEndian(loopCount, bytes: 2))
    guard head.count + spool.count < 1 << 32 - 16 else {
      throw ImageError.encoding("the animated WebP file would have more than 4 GB")
    }
    let length = AnimatedWebP.littleEndian(head.count + spool.count, bytes: 4)
    try part(Data(Array("RIFF".utf8) + length + head))
    for start in stride(from: 0, to: spool.count, by: 1 << 18) {
      try part(Data(try spool.read(start..<min(start + 1 << 18, spool.count))))
    }
  }

  /// The whole file.
  /// - Throws: what `write(endingAt:to:)` throws.
  package func data(endingAt end: Double) throws -> Data {
    var data = Data()
    try write(endingAt: end) { data += $0 }
    return data
  }
}
