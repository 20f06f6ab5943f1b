import Foundation
import GalleyGraphics
import Testing

@testable import GalleyImages

/// The chunks of files as they lie there: lengths, names, bytes and checksums.
@Suite struct PNGChunkTests {
  /// The checksum of the PNG specification's appendix D, bit by bit.
  private func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }

  @Test func aChunkWithoutBytesIsWhole() {
    #expect(
      PNGChunks.chunk("IEND", [])
        == Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
    #expect(
      PNGChunks.chunk("sRGB", [0])
        == Data([0, 0, 0, 1, 0x73, 0x52, 0x47, 0x42, 0, 0xAE, 0xCE, 0x1C, 0xE9]))
  }

  @Test func chunksAreWrittenOneBehindTheOtherAndNoFurther() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var file = [UInt8](repeating: 0xAB, count: 24 + 300 + 5)
    file.withUnsafeMutableBytes {
      var room = $0
      PNGChunks.write("tEXt", bytes[...], to: &room)
      PNGChunks.write("IEND", bytes[7..<7], to: &room)
      #expect(room.count == 5 && room.allSatisfy { $0 == 0xAB })
    }
    #expect(Data(file.prefix(312)) == PNGChunks.chunk("tEXt", bytes))
    #expect(Data(file[312..<324]) == PNGChunks.chunk("IEND", []))
    // A part of an array is its own bytes, not those from the array's start.
    var part = [UInt8](repeating: 0, count: 12 + 100)
    part.withUnsafeMutableBytes {
      var room = $0
      PNGChunks.write("IDAT", bytes[200...], to: &room)
      #expect(room.isEmpty)
    }
    #expect(Data(part) == PNGChunks.chunk("IDAT", Array(bytes[200...])))
  }

  /// Every kind of file: its chunks in order, each with the length and the checksum that belong to it.
  @Test(arguments: PNGEncoder.Compression.allCases, [1, 2, 40, 400])
  func filesAreSignatureAndChunks(compression: PNGEncoder.Compression, colors: Int) throws {
    var image = Bitmap(width: 23, height: 31)
    for index in image.pixels.indices {
      let value = UInt8(truncatingIfNeeded: index % colors * 5)
      let alpha: UInt8 = index % 3 == 0 ? 255 : 128
      image.pixels[index] =
        Pixel(straightRed: value, green: UInt8(index % colors / 52), blue: 9, alpha: alpha).rawValue
    }
    let encoder = PNGEncoder(
      compression: compression, scale: 2, texts: ["Title": "a", "Author": "ä", "Empty": ""])
    let file = [UInt8](try encoder.encode(image))
    #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let chunks = try PNGChunks(file).chunks
    var offset = 8
    for chunk in chunks {
      #expect(chunk.bytes.lowerBound == offset + 8)
      let sum = checksum(file[offset + 4..<chunk.bytes.upperBound])
      #expect(Array(file[chunk.bytes.upperBound...].prefix(4)) == sum.bigEndianBytes)
      offset = chunk.bytes.upperBound + 4
    }
    #expect(offset == file.count)
    let names = chunks.map(\.name).filter { $0 != "PLTE" && $0 != "tRNS" }
    #expect(names == ["IHDR", "sRGB", "pHYs", "iTXt", "tEXt", "tEXt", "IDAT", "IEND"])
    #expect(try PNGDecoder().decode(Data(file)) == image)
  }
}
