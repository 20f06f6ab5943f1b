import Foundation
import GalleyGraphics
import GalleyImages
import TestSupport
import Testing

@Suite struct ByteLimitTests {
  /// Slow colours with noise, of which no two pixels are alike.
  private static let image: Bitmap = {
    var bitmap = Bitmap(width: 200, height: 150)
    var random = SeededRandom(seed: 7)
    for y in 0..<150 {
      for x in 0..<200 {
        let noise = UInt8(random.below(8))
        bitmap[x, y] = Pixel(
          red: UInt8(x) &+ noise / 2, green: UInt8(y) &+ noise, blue: 90, alpha: 255)
      }
    }
    return bitmap
  }()

  @Test func losslessMeansComeFirst() throws {
    let encoder = PNGEncoder()
    let fast = try encoder.encode(Self.image).count
    let smallest = try PNGEncoder(compression: .smallest).encode(Self.image).count
    try #require(smallest < fast)
    let easy = try encoder.encode(Self.image, limit: fast, allowsLoss: true)
    #expect(easy.data.count == fast && easy.colors == nil)
    let hard = try encoder.encode(Self.image, limit: smallest, allowsLoss: true)
    #expect(hard.data.count <= smallest && hard.colors == nil)
    #expect(try PNGDecoder().decode(hard.data) == Self.image)
  }

  @Test func coloursAreLostOnlyWhereThatIsAllowed() throws {
    let smallest = try PNGEncoder(compression: .smallest).encode(Self.image).count
    let message = #expect(throws: ImageError.self) {
      try PNGEncoder().encode(Self.image, limit: smallest - 1, allowsLoss: false)
    }
    #expect(message?.description.contains("has \(smallest) bytes") == true)
    let file = try PNGEncoder().encode(Self.image, limit: smallest / 3, allowsLoss: true)
    #expect(file.data.count <= smallest / 3)
    let colors = try #require(file.colors)
    let drawn = try PNGDecoder().decode(file.data)
    #expect(Set(drawn.pixels).count <= colors)
    let none = #expect(throws: ImageError.self) {
      try PNGEncoder().encode(Self.image, limit: 100, allowsLoss: true)
    }
    #expect(none?.description.contains("with 16 colours") == true)
  }

  /// 256 colours differ little from thousands, and few colours are kept as they are.
  @Test func reducedImagesLookAlike() throws {
    let file = try PNGEncoder().encode(
      Self.image, limit: PNGEncoder(compression: .smallest).encode(Self.image).count - 1,
      allowsLoss: true)
    try #require(file.colors == 256)
    let drawn = try PNGDecoder().decode(file.data)
    var sum = 0
    for (one, other) in zip(drawn.pixels, Self.image.pixels) {
      for shift in [UInt32(0), 8, 16] {
        sum += abs(Int(one >> shift & 255) - Int(other >> shift & 255))
      }
    }
    #expect(Double(sum) / Double(drawn.pixels.count * 3) < 4)
  }

  @Test func qualityFallsUntilTheFileFits() throws {
    func encode(_ quality: Int) throws -> Data {
      try JPEGEncoder(quality: quality).encode(Self.image)
    }
    let whole = try encode(85).count
    let file = try LimitedFile.lossy(limit: whole / 2, quality: 85, allowsLoss: true, encode)
    let quality = try #require(file.quality)
    #expect(file.data.count <= whole / 2)
    #expect(try encode(quality + 1).count > whole / 2)
    #expect(throws: ImageError.self) {
      try LimitedFile.lossy(limit: whole / 2, quality: 85, allowsLoss: false, encode)
    }
    #expect(throws: ImageError.self) {
      try LimitedFile.lossy(limit: 10, quality: 85, allowsLoss: true, encode)
    }
  }
}
