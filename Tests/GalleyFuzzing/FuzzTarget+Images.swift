import Foundation
import Galley
import GalleyBudget
import GalleyImages

extension FuzzTarget {
  static var images: [FuzzTarget] {
    [
      FuzzTarget("png", "a PNG file", seeds: [.files("Tests/Images", ["png"])], image),
      FuzzTarget("jpeg", "a JPEG file", seeds: [.files("Tests/Images", ["jpg"])], image),
      FuzzTarget("webp", "a WebP file", seeds: [.files("Tests/Images", ["webp"])], image),
      FuzzTarget(
        "movie", "an animated PNG or WebP file",
        seeds: [.files("Tests/Images", ["webp", "png"]), .made(animatedSeed)], movie),
      FuzzTarget(
        "profile", "a colour profile (ICC), in a PNG file", seeds: [.made { ProfileSeed.bytes }]
      ) { bytes in
        try image(PNGContainer(profile: bytes).bytes)
      },
      FuzzTarget("gzip", "a file of gzip", seeds: [.made(packedSeed)]) { bytes in
        _ = try Gzip.unpack(bytes, limit: 1 << 20, budget: RenderBudget(.fuzzing))
      },
    ]
  }

  private static let pixelLimit = 1_000_000

  private static func packedSeed() throws -> [UInt8] {
    let text = Array(#"<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>"#.utf8)
    let ends = [Inflate.crc32(text), UInt32(text.count)].flatMap { number in
      withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
    // Behind a header of two bytes and before a checksum of four, zlib's stream is the one of gzip.
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + (try Deflate.zlib(text)).dropFirst(2).dropLast(4)
      + ends
  }

  private static func animatedSeed() throws -> [UInt8] {
    let encoder = try AnimatedPNGEncoder(loopCount: 2)
    for step in 0..<3 {
      var bitmap = Bitmap(width: 9, height: 7, filledWith: Pixel(rawValue: 0xFF20_4060))
      bitmap[2 * step, step] = Pixel(rawValue: 0xFFFF_FFFF)
      try encoder.append(bitmap, at: Double(step) / 10)
    }
    var bytes: [UInt8] = []
    try encoder.write(endingAt: 0.3) { bytes += $0 }
    return bytes
  }

  /// An image that was read is the same after it was written as PNG.
  private static func image(_ bytes: [UInt8]) throws {
    var decoder = ImageDecoder(pixelLimit: pixelLimit)
    decoder.budget = RenderBudget(.fuzzing)
    let bitmap = try forEachForm(of: bytes) { try decoder.decode(Data($0)) }
    guard bitmap.width * bitmap.height <= 10_000 else { return }
    let again = try Bitmap(pngData: bitmap.pngData())
    try FuzzFinding.require(again == bitmap, "an image changes where it is written as PNG and read")
  }

  private static func movie(_ bytes: [UInt8]) throws {
    var decoder = AnimatedImageDecoder(pixelLimit: pixelLimit)
    decoder.budget = RenderBudget(.fuzzing)
    struct Enough: Error {}
    try forEachForm(of: bytes) { bytes in
      var count = 0
      try decoder.forEachFrame(in: Data(bytes)) { _ in
        count += 1
        if count == 20 { throw Enough() }
      }
    }
  }

  /// What is read of bytes, or else of the same ones as a PNG file with right checksums: a change elsewhere would never be
  /// looked at.
  private static func forEachForm<Value>(
    of bytes: [UInt8], _ read: ([UInt8]) throws -> Value
  ) throws -> Value {
    do { return try read(bytes) } catch {
      guard let container = PNGContainer(withRightChecksums: bytes) else { throw error }
      return try read(container.bytes)
    }
  }
}
