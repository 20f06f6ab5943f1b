import Foundation
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyImages

/// Files of other encoders (`Tests/Images/make-images`) against what Pillow decodes them to.
@Suite struct ImageFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Images")

  private struct Expected: Decodable {
    var width: Int
    var height: Int
    var pixels: String
  }

  private static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  private func decode(_ name: String) throws -> Bitmap {
    try ImageDecoder().decode(Self.data(name))
  }

  @Test func filesOfAllKindsEqualPillows() throws {
    let table = try JSONDecoder().decode(
      [String: Expected].self, from: Self.data("pixels.json"))
    #expect(table.count == 14)
    for (name, expected) in table.sorted(by: { $0.key < $1.key }) {
      let bitmap = try decode(name)
      #expect(bitmap.width == expected.width && bitmap.height == expected.height, "\(name)")
      let digits = expected.pixels.compactMap(\.hexDigitValue)
      let bytes: [UInt8] = (0..<digits.count / 2).map { place in
        UInt8(digits[place * 2] * 16 + digits[place * 2 + 1])
      }
      // Inks become colours by another rounding there; all else is exact.
      let tolerance = name == "cmyk.jpg" ? 2 : 0
      var worst = 0
      for index in bitmap.pixels.indices {
        let base: Int = index * 4
        let straight: [UInt8] = Array(bytes[base..<(base + 4)])
        let pixel = Pixel(
          straightRed: straight[0], green: straight[1], blue: straight[2], alpha: straight[3])
        let exact: UInt32 = pixel.rawValue
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          let one = Int(exact >> shift & 255)
          let other = Int(bitmap.pixels[index] >> shift & 255)
          worst = max(worst, abs(one - other))
        }
      }
      #expect(worst <= tolerance, "\(name): \(worst)")
    }
  }

  /// Red on the left as stored: where it must be for each way that a camera was held.
  @Test func imagesStandUpright() throws {
    let places: [Int: (red: (Int, Int), blue: (Int, Int))] = [
      1: ((2, 4), (13, 4)), 2: ((13, 4), (2, 4)), 3: ((13, 4), (2, 4)), 4: ((2, 4), (13, 4)),
      5: ((4, 2), (4, 13)), 6: ((4, 2), (4, 13)), 7: ((4, 13), (4, 2)), 8: ((4, 13), (4, 2)),
    ]
    for (orientation, place) in places {
      let bitmap = try decode("held-\(orientation).jpg")
      #expect(bitmap.width == (orientation < 5 ? 16 : 8), "\(orientation)")
      #expect(bitmap[place.red.0, place.red.1].red > 200, "\(orientation)")
      #expect(bitmap[place.blue.0, place.blue.1].blue > 200, "\(orientation)")
    }
  }

  @Test func sixteenBitsBecomeEight() throws {
    let (deep, plain) = (try decode("sixteen.png"), try decode("grey.png"))
    for (one, other) in zip(deep.pixels, plain.pixels) {
      #expect(abs(Int(Pixel(rawValue: one).red) - Int(Pixel(rawValue: other).red)) <= 1)
    }
  }

  @Test func whatIsNoImageIsAnError() throws {
    for data in [Data(), Data("GIF89a".utf8), Data("RIFF0000WAVE".utf8), Data([0xFF, 0xD8, 0xFF])] {
      #expect(throws: ImageError.self) { try ImageDecoder().decode(data) }
    }
    for name in ["colour.jpg", "lossless.webp", "alpha.png"] {
      #expect(throws: ImageError.self) { try ImageDecoder(pixelLimit: 100).decode(Self.data(name)) }
      let data = try Self.data(name)
      #expect(throws: ImageError.self, "\(name)") {
        try ImageDecoder().decode(data.prefix(data.count * 2 / 3))
      }
    }
  }

  /// A thousand altered files are read or refused.
  @Test func alteredFilesAreSurvived() throws {
    var random = SeededRandom(seed: 9)
    let names = [
      "colour.jpg", "cmyk.jpg", "progressive.jpg", "held-6.jpg", "lossless.webp", "lossy.webp",
      "palette-clear.png", "key.png", "sixteen.png", "alpha.png",
    ]
    var read = 0
    for name in names {
      let whole = try Self.data(name)
      for _ in 0..<100 {
        var damaged = whole
        for _ in 0...random.below(6) {
          damaged[random.below(damaged.count)] = UInt8(random.below(256))
        }
        if random.below(4) == 0 { damaged = damaged.prefix(random.below(damaged.count) + 1) }
        if (try? ImageDecoder(pixelLimit: 1_000_000).decode(damaged)) != nil { read += 1 }
      }
    }
    #expect(read > 0 && read < 1000)
  }

  @Test func imagesAreWrittenAndReadAgain() throws {
    let bitmap = try decode("alpha.png")
    #expect(try ImageDecoder().decode(WebPEncoder(quality: nil).encode(bitmap)) == bitmap)
    let opaque = try decode("colour.jpg")
    for data in [
      try JPEGEncoder(quality: 95).encode(opaque), try WebPEncoder(quality: 95).encode(opaque),
    ] {
      let again = try ImageDecoder().decode(data)
      var sum = 0
      for (one, other) in zip(again.pixels, opaque.pixels) {
        sum += abs(Int(Pixel(rawValue: one).green) - Int(Pixel(rawValue: other).green))
      }
      #expect(Double(sum) / Double(opaque.pixels.count) < 8)
    }
    // What is clear lies on white.
    let clear = try ImageDecoder().decode(JPEGEncoder().encode(Bitmap(width: 4, height: 4)))
    #expect(clear[1, 1] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    let none = Bitmap(width: 0, height: 4)
    #expect(throws: ImageError.self) { try JPEGEncoder().encode(none) }
    #expect(throws: ImageError.self) { try WebPEncoder().encode(none) }
  }

  /// Less work gives another file of the same image; what libwebp does not know gives none.
  @Test func webPHasMethods() throws {
    let opaque = try decode("colour.jpg")
    var encoder = WebPEncoder(quality: 80)
    let usual = try encoder.encode(opaque)
    encoder.method = 4
    #expect(try encoder.encode(opaque) == usual)
    encoder.method = 0
    let quick = try encoder.encode(opaque)
    #expect(quick != usual)
    let again = try ImageDecoder().decode(quick)
    #expect((again.width, again.height) == (opaque.width, opaque.height))
    encoder.method = 7
    #expect(throws: ImageError.self) { try encoder.encode(opaque) }
  }
}
