import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// A file that kept to a number of bytes, and how.
public struct LimitedFile: Sendable {
  /// The bytes of the file.
  public var data: Data
  /// The colours that were left to the image, or nil where none was lost.
  public var colors: Int?
  /// The quality that was enough, or nil where it is the one that was asked for.
  public var quality: Int?

  package init(data: Data, colors: Int? = nil, quality: Int? = nil) {
    (self.data, self.colors, self.quality) = (data, colors, quality)
  }
}

extension PNGEncoder {
  /// A file of at most `limit` bytes: by the encoder's compression, then by smaller ones, and where
  /// colours may be lost, by 256, 128, 64, 32 and 16 of them.
  /// - Throws: `ImageError.encoding`, which names the fewest bytes that were reached.
  public func encode(
    _ image: some PixelRows, limit: Int, allowsLoss: Bool
  ) throws -> LimitedFile {
    var fewest = Int.max
    var encoder = self
    for compression in Compression.allCases where compression >= self.compression {
      encoder.compression = compression
      let data = try encoder.encode(image)
      if data.count <= limit { return LimitedFile(data: data) }
      fewest = min(fewest, data.count)
    }
    guard allowsLoss else {
      throw ImageError.encoding(
        "the smallest lossless PNG has \(fewest) bytes; the limit is \(limit)")
    }
    encoder.compression = .smallest
    var held = GrowingReservation(in: budget, for: "an image with fewer colours")
    defer { held.end() }
    try held.grow(to: RenderBudget.bytes(image.width, by: image.height, each: 8))
    let bitmap = try Bitmap(rows: image)
    for count in [256, 128, 64, 32, 16] {
      _ = budget.canContinue("finding \(count) colours")
      try budget.check()
      let data = try encoder.encode(Quantizer(bitmap, count: count).reduced(bitmap))
      if data.count <= limit { return LimitedFile(data: data, colors: count) }
      fewest = min(fewest, data.count)
    }
    throw ImageError.encoding(
      "with 16 colours the PNG has \(fewest) bytes; the limit is \(limit)")
  }
}

extension PNGEncoder.Compression: Comparable {
  /// By the time that they take.
  public static func < (one: Self, other: Self) -> Bool {
    func place(_ compression: Self) -> Int { allCases.firstIndex(of: compression) ?? 0 }
    return place(one) < place(other)
  }
}

extension LimitedFile {
  /// The best file of at most `limit` bytes.
  /// - Parameters:
  ///   - quality: the highest one, 1 to 100.
  ///   - encode: a file of a quality.
  /// - Throws: `ImageError.encoding`, which names the bytes that the lowest quality has.
  package static func lossy(
    limit: Int, quality: Int, allowsLoss: Bool, _ encode: (Int) throws -> Data
  ) throws -> LimitedFile {
    let best = try encode(quality)
    if best.count <= limit { return LimitedFile(data: best) }
    guard allowsLoss else {
      throw ImageError.encoding(
        "with quality \(quality) the file has \(best.count) bytes; the limit is \(limit)"
      )
    }
    var found: LimitedFile?
    var (low, high) = (1, quality - 1)
    while low <= high {
      let middle = (low + high) / 2
      let data = try encode(middle)
      if data.count <= limit {
        found = LimitedFile(data: data, quality: middle)
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    if let found { return found }
    throw ImageError.encoding(
      "with quality 1 the file has \(try encode(1).count) bytes; the limit is \(limit)")
  }
}
