import CWebP
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Some images of an animated WebP file, which libwebp has in memory until they are frames.
final class AnimatedWebPPart {
  private let encoder: OpaquePointer
  /// What libwebp asks whether to go on, also when it writes the file.
  private let asker: UnsafeMutablePointer<galley_webp_asker>
  private let width: Int
  private let height: Int
  private let quality: Int?
  private let budget: RenderBudget
  /// The first image as a file of its own, for a part with others before it: libwebp's own first frame leaves out
  /// what is clear, but here something else may be there.
  private let whole: Data?
  /// When the part begins, in milliseconds.
  let start: Int
  private(set) var count = 0

  /// - Throws: `ImageError.encoding`, `LimitError`.
  init(
    first image: Bitmap, isFirstPart: Bool, at start: Int, quality: Int?, budget: RenderBudget
  ) throws {
    (width, height, self.quality) = (image.width, image.height, quality)
    (self.start, self.budget) = (start, budget)
    if isFirstPart {
      whole = nil
    } else {
      var still = WebPEncoder(quality: quality)
      still.budget = budget
      whole = try still.encode(image)
    }
    guard let encoder = galley_webp_animation_create(Int32(image.width), Int32(image.height)) else {
      throw ImageError.encoding("the animated WebP file cannot be written: out of memory")
    }
    self.encoder = encoder
    asker = .allocate(capacity: 1)
    asker.initialize(
      to: galley_webp_asker(
        go_on: { context in
          guard let context else { return 1 }
          let budget = Unmanaged<RenderBudget>.fromOpaque(context).takeUnretainedValue()
          return budget.canContinue("writing an animated WebP file") ? 1 : 0
        }, context: Unmanaged.passUnretained(budget).toOpaque()))
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
    asker.deallocate()
  }

  /// Adds an image that is shown from a time on, in milliseconds.
  /// - Throws: `ImageError.encoding`, `LimitError`.
  func add(_ image: Bitmap, at time: Int) throws {
    let added = galley_webp_animation_add(
      encoder, image.straightSamples, Int32(width), Int32(height), Int32(time - start),
      Int32(quality ?? -1), asker)
    try budget.check()
    guard added == 1 else { throw failure }
    count += 1
  }

  private var failure: ImageError {
    let reason = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? ""
    return .encoding(
      "the animated WebP file cannot be written" + (reason.isEmpty ? "" : ": \(reason)"))
  }

  /// The frames as they stand in a file, and whether one of them has clear pixels.
  /// - Parameter end: when the last one is over, in milliseconds.
  /// - Throws: `ImageError.encoding`, `LimitError`.
  func frames(endingAt end: Int) throws -> (bytes: [UInt8], hasAlpha: Bool) {
    let duration = max(end - start, 1)
    var output: UnsafePointer<UInt8>?
    let length = galley_webp_animation_finish(encoder, Int32(duration), &output)
    defer { WebPFree(UnsafeMutableRawPointer(mutating: output)) }
    try budget.check()
    guard length > 0, let output else { throw failure }
    let file = [UInt8](UnsafeBufferPointer(start: output, count: length))
    let chunks = try AnimatedWebP.chunks(of: file)
    var frames = chunks.filter { $0.name == "ANMF" }.map { Array(file[$0.bytes]) }
    let hasAlpha = Self.hasAlpha(chunks, file)
    // One frame comes as a plain image.
    if frames.isEmpty { return (try frame(file, duration: duration, isCleared: false), hasAlpha) }
    if let whole {
      let first = frames.removeFirst()
      let own = try frame(
        [UInt8](whole), duration: AnimatedWebP.number(first, at: 12, bytes: 3),
        isCleared: first[15] & 1 == 1)
      return (own + frames.flatMap { AnimatedWebP.chunk("ANMF", $0) }, hasAlpha)
    }
    return (frames.flatMap { AnimatedWebP.chunk("ANMF", $0) }, hasAlpha)
  }

  /// A whole image as a frame that takes the place of all that was before.
  /// - Parameter isCleared: whether nothing of it stays for the next frame.
  private func frame(_ file: [UInt8], duration: Int, isCleared: Bool) throws -> [UInt8] {
    let image = try AnimatedWebP.chunks(of: file).filter {
      ["ALPH", "VP8 ", "VP8L"].contains($0.name)
    }
    let numbers = [0, 0, width - 1, height - 1, duration].flatMap {
      AnimatedWebP.littleEndian($0, bytes: 3)
    }
    let body = image.flatMap { AnimatedWebP.chunk($0.name, Array(file[$0.bytes])) }
    return AnimatedWebP.chunk("ANMF", numbers + [isCleared ? 3 : 2] + body)
  }

  private static func hasAlpha(_ chunks: [AnimatedWebP.Chunk], _ file: [UInt8]) -> Bool {
    chunks.contains { chunk in
      switch chunk.name {
      case "ALPH": true
      case "VP8X": file[chunk.bytes.lowerBound] & 0x10 != 0
      // Behind 28 bits of sizes a lossless image says whether it has clear pixels.
      case "VP8L": chunk.bytes.count > 4 && file[chunk.bytes.lowerBound + 4] & 0x10 != 0
      default: false
      }
    }
  }
}
