import Foundation
import GalleyGraphics
import Testing

@testable import GalleyImages

/// PNG files of every colour type, depth and interlacing (`Tests/Images/make-png-files`, written by
/// ImageMagick) against the pixels that ImageMagick reads from them.
@Suite struct PNGFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Images/PNG")

  private struct Expected: Decodable {
    var width: Int
    var height: Int
    var pixels: String

    var bytes: [UInt8] {
      let digits = pixels.compactMap(\.hexDigitValue)
      return (0..<digits.count / 2).map { UInt8(digits[$0 * 2] * 16 + digits[$0 * 2 + 1]) }
    }
  }

  private static func table() throws -> [String: Expected] {
    try JSONDecoder().decode(
      [String: Expected].self, from: Data(contentsOf: folder.appendingPathComponent("pixels.json")))
  }

  private func decode(_ name: String) throws -> Bitmap {
    try ImageDecoder().decode(Data(contentsOf: Self.folder.appendingPathComponent(name)))
  }

  @Test func everyKindHasTheSamePixels() throws {
    let table = try Self.table()
    #expect(table.count == 51)
    for (name, expected) in table where name != "gamma-linear.png" {
      let bitmap = try decode(name)
      try #require(bitmap.width == expected.width && bitmap.height == expected.height, "\(name)")
      let bytes = expected.bytes
      for index in bitmap.pixels.indices {
        let exact = Pixel(
          straightRed: bytes[index * 4], green: bytes[index * 4 + 1], blue: bytes[index * 4 + 2],
          alpha: bytes[index * 4 + 3])
        if exact.rawValue == bitmap.pixels[index] { continue }
        Issue.record(
          "\(name), pixel \(index): \(Pixel(rawValue: bitmap.pixels[index])), not \(exact)")
        break
      }
    }
  }

  /// A file whose samples are light itself is turned into what all others are: by libpng with the exponent
  /// 0.45455 that stands for sRGB in a gAMA chunk.
  @Test func linearGammaIsTurnedIntoTheUsualOne() throws {
    let linear = try decode("gamma-linear.png")
    let usual = try decode("gamma-usual.png")
    for (one, sample) in zip(linear.pixels, usual.pixels) {
      let light = Double(sample & 255) / 255
      let encoded = pow(light, 0.45455)
      #expect((Double(one & 255) - encoded * 255).magnitude <= 1, "\(sample & 255)")
    }
  }

  /// Every file altered in every place: bytes inverted, cut off, doubled. Each is read or refused.
  @Test func mutatedFilesAreReadOrRefused() throws {
    var (tried, refused) = (0, 0)
    for name in try Self.table().keys.sorted() {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
      for place in stride(from: 8, to: data.count, by: max(1, data.count / 9)) {
        var inverted = data
        inverted[place] ^= 0xff
        let doubled = data.prefix(place) + data.suffix(from: place / 2)
        for altered in [inverted, data.prefix(place), doubled] {
          tried += 1
          do { _ = try ImageDecoder(pixelLimit: 1 << 20).decode(Data(altered)) } catch is ImageError
          {
            refused += 1
          }
        }
      }
    }
    #expect(tried > 1000 && refused > tried / 2, "\(refused) of \(tried)")
  }
}
