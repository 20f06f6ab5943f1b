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
        "movie", "an animated PNG or WebP file", seeds: [.files("Tests/Images", ["webp", "png"])],
        movie),
      FuzzTarget("profile", "a colour profile (ICC), in a PNG file") { bytes in
        try image(PNGContainer(profile: bytes).bytes)
      },
      FuzzTarget("gzip", "a file of gzip") { bytes in
        _ = try Gzip.unpack(bytes, limit: 1 << 20, budget: RenderBudget(.fuzzing))
      },
    ]
  }

  private static let pixelLimit = 1_000_000

  /// An image that was read is the same after it was written as PNG.
  private static func image(_ bytes: [UInt8]) throws {
    var decoder = ImageDecoder(pixelLimit: pixelLimit)
    decoder.budget = RenderBudget(.fuzzing)
    let bitmap = try decoder.decode(Data(bytes))
    guard bitmap.width * bitmap.height <= 10_000 else { return }
    let again = try Bitmap(pngData: bitmap.pngData())
    try FuzzFinding.require(again == bitmap, "an image changes where it is written as PNG and read")
  }

  private static func movie(_ bytes: [UInt8]) throws {
    var decoder = AnimatedImageDecoder(pixelLimit: pixelLimit)
    decoder.budget = RenderBudget(.fuzzing)
    var count = 0
    struct Enough: Error {}
    try decoder.forEachFrame(in: Data(bytes)) { _ in
      count += 1
      if count == 20 { throw Enough() }
    }
  }
}

/// A PNG file of one pixel with a colour profile.
private struct PNGContainer {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Throws: `ImageError` when memory runs out.
  init(profile: [UInt8]) throws {
    add("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    let packed = try Deflate.zlib(Array(profile.prefix(65_535)))
    add("iCCP", Array("fuzz".utf8) + [0, 0] + packed)
    add("IDAT", try Deflate.zlib([0, 200, 100, 50]))
    add("IEND", [])
  }

  private mutating func add(_ name: String, _ data: [UInt8]) {
    let body = Array(name.utf8) + data
    bytes += Self.bigEndian(UInt32(data.count)) + body + Self.bigEndian(Inflate.crc32(body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
