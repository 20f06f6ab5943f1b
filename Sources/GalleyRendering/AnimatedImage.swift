import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyImages

/// Images that follow one another, written as one file: an animated PNG or WebP.
///
/// ```swift
/// let movie = try AnimatedImage(.png())
/// for (index, scene) in scenes.enumerated() {
///   try movie.append(scene.draw(with: renderer), at: Double(index) / 30)
/// }
/// try movie.write(to: "movie.png", endingAt: Double(scenes.count) / 30)
/// ```
///
/// Each image is read when it is appended and is not needed any more behind that; the memory that is taken does not
/// depend on how many there are. Of each image only the rectangle that changed is written, and an image without a
/// change makes the one before it last longer.
public final class AnimatedImage {
  /// What the file is.
  public enum Format: Hashable, Sendable {
    /// An animated PNG (APNG), which programs without animations show as its first image.
    case png(PNGEncoder.Compression = .fast)
    /// An animated WebP file. Quality is 1 to 100, or nil to lose nothing.
    case webP(quality: Int? = nil)
  }

  /// What was written.
  public struct Summary: Hashable, Sendable {
    /// Images in the file: those with a change.
    public var frames: Int
    /// Of the file.
    public var bytes: Int
  }

  /// A file became longer than it may be.
  public struct TooManyBytes: Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit.
    public var limit: Int
    /// Images that were taken until then.
    public var frames: Int

    public var description: String { "the animation has more than \(limit) bytes" }
  }

  private enum Encoder {
    case png(AnimatedPNGEncoder)
    case webP(AnimatedWebPEncoder)
  }

  /// How often an animated WebP file can say that it runs; an APNG has no such limit.
  package static let webPLoopLimit = AnimatedWebPEncoder.loopLimit

  private let encoder: Encoder
  /// What the images and the encoder may take together.
  private let budget: RenderBudget

  /// - Parameters:
  ///   - loopCount: how often the images run; 0 is without end.
  ///   - scale: pixels to a point, for a PNG to say; nil says nothing.
  ///   - folder: where images are kept on disk until the file is written; nil is the folder of temporary files.
  ///   - memory: bytes that the images under way and the encoder may take; nil is no limit.
  /// - Throws: `ImageError`, `RenderError.limit`.
  public init(
    _ format: Format, loopCount: Int = 0, scale: CGFloat? = nil, folder: String? = nil,
    memory: Int? = RenderBudget.Limits.standard.bytes
  ) throws {
    let budget = RenderBudget(RenderBudget.Limits(bytes: memory, duration: nil))
    self.budget = budget
    encoder = try Self.limited {
      switch format {
      case .png(let compression):
        .png(
          try AnimatedPNGEncoder(
            compression: compression, scale: scale, loopCount: loopCount, folder: folder,
            budget: budget))
      case .webP(let quality):
        .webP(
          try AnimatedWebPEncoder(
            quality: quality, loopCount: loopCount, folder: folder, budget: budget))
      }
    }
  }

  /// Takes the next image: a `Drawing` or a `Bitmap`.
  /// - Parameter time: when it is shown first, in seconds from 0; later than the one before.
  /// - Throws: `ImageError` for another size than before and for a time that is not later; `RenderError`.
  /// - Complexity: O(n) in the pixels.
  public func append(_ image: some PixelRows, at time: Double) throws {
    try Self.limited {
      switch encoder {
      case .png(let encoder): try encoder.append(image, at: time)
      case .webP(let encoder): try encoder.append(image, at: time)
      }
    }
  }

  /// Images with a change so far.
  public var frameCount: Int {
    switch encoder {
    case .png(let encoder): encoder.frameCount
    case .webP(let encoder): encoder.frameCount
    }
  }

  /// Writes the file: whole, or not at all.
  /// - Parameters:
  ///   - end: when the last image is over, in seconds.
  ///   - limit: the most bytes; nil is no limit.
  ///   - isDurable: whether the file and its name are on the disk before this returns.
  /// - Throws: `ImageError`, `RenderError`, `OutputFile.WriteError`, and `TooManyBytes`.
  @discardableResult
  public func write(
    to path: String, endingAt end: Double, limit: Int? = nil, isDurable: Bool = false
  ) throws -> Summary {
    // Where a disk has no files without names, it may begin twice.
    var bytes = 0
    try OutputFile.write(to: path, isDurable: isDurable) { part in
      bytes = 0
      try pass(endingAt: end, limit: limit) {
        bytes += $0.count
        try part($0)
      }
    }
    return Summary(frames: frameCount, bytes: bytes)
  }

  /// The file's bytes.
  /// - Throws: what `write(to:endingAt:limit:)` throws, but for failures of files.
  public func data(endingAt end: Double, limit: Int? = nil) throws -> Data {
    var data = Data()
    try pass(endingAt: end, limit: limit) { data += $0 }
    return data
  }

  /// Hands over the file, piece by piece.
  /// - Throws: what `data` throws, and what `part` throws.
  package func pass(
    endingAt end: Double, limit: Int? = nil, to part: (Data) throws -> Void
  ) throws {
    var bytes = 0
    func take(_ piece: Data) throws {
      bytes += piece.count
      if let limit, bytes > limit { throw TooManyBytes(limit: limit, frames: frameCount) }
      try part(piece)
    }
    try Self.limited {
      switch encoder {
      case .png(let encoder): try encoder.write(endingAt: end, to: take)
      case .webP(let encoder): try encoder.write(endingAt: end, to: take)
      }
    }
  }

  private static func limited<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as LimitError {
      throw RenderError.limit(error, view: nil, source: nil)
    }
  }
}
