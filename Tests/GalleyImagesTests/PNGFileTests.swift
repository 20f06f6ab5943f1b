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

  /// A file whose samples are light itself is encoded by the curve of sRGB (IEC 61966-2-1); one with the exponent 0.45455
  /// that stands for sRGB in a gAMA chunk stays as it is.
  @Test func linearGammaIsTurnedIntoTheUsualOne() throws {
    let linear = try decode("gamma-linear.png")
    let usual = try decode("gamma-usual.png")
    for (one, sample) in zip(linear.pixels, usual.pixels) {
      let light = Double(sample & 255) / 255
      let encoded = light <= 0.003_130_8 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
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

  /// A PNG of one chunk after the other with right checksums.
  private func png(_ chunks: [(String, [UInt8])]) -> Data {
    func bigEndian(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func checksum(_ bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(~0) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { part, _ in
          part & 1 == 1 ? part >> 1 ^ 0xedb8_8320 : part >> 1
        }
      }
    }
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    for (name, content) in chunks {
      bytes += bigEndian(UInt32(content.count)) + Array(name.utf8) + content
      bytes += bigEndian(checksum(Array(name.utf8) + content))
    }
    return Data(bytes)
  }

  private func header(_ width: UInt32, _ height: UInt32, depth: UInt8 = 8, type: UInt8 = 2) -> (
    String, [UInt8]
  ) {
    let sides = [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    return ("IHDR", sides + [depth, type, 0, 0, 0])
  }

  private func reason(_ data: Data, limit: Int = 100_000_000) -> String {
    do {
      _ = try ImageDecoder(pixelLimit: limit).decode(data)
      return "read"
    } catch { return "\(error)" }
  }

  @Test func hostileHeadersAreRefusedAtOnce() {
    let stored = ("IDAT", [0x78, 0x01, 0x01, 0, 0, 0xff, 0xff, 0, 0, 0, 1] as [UInt8])
    let end = ("IEND", [] as [UInt8])
    let huge = png([header(60_000, 60_000), stored, end])
    #expect(reason(huge).contains("60000 x 60000 pixels exceeds the limit of 100000000"))
    #expect(reason(png([header(0, 5), stored, end])) != "read")
    #expect(reason(png([header(0x8000_0000, 1), stored, end])) != "read")
    #expect(reason(png([header(4, 4, depth: 7), stored, end])) != "read")
    #expect(reason(png([header(4, 4, depth: 8, type: 3), stored, end])) != "read")
    #expect(reason(png([header(4, 4), stored, end])).contains("damaged"))
    #expect(reason(png([header(4, 4), end])) != "read")
    // Within the limit of pixels, and still nothing is allocated for them.
    #expect(reason(png([header(9_000, 9_000), stored, end])).contains("cannot hold 9000 x 9000"))
    var wrong = huge
    wrong[30] ^= 1
    #expect(reason(wrong, limit: .max).contains("CRC"))
  }

  @Test func filesOverTheLimitOfBytesAreRefused() throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("size31-n.png"))
    var decoder = ImageDecoder()
    decoder.byteLimit = data.count
    _ = try decoder.decode(data)
    decoder.byteLimit = data.count - 1
    let error = #expect(throws: ImageError.self) { try decoder.decode(data) }
    #expect(error?.description.contains("exceeds the limit of \(data.count - 1) bytes") == true)
  }
}
