import CDeflate
import GalleyGeometry
import GalleyGraphics

extension PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk as it stands in a file: length, name, bytes and checksum.
  /// - Parameter name: four letters.
  static func chunk(_ name: String, _ bytes: [UInt8]) -> Data {
    let letters = Array(name.utf8)
    let checksum = libdeflate_crc32(
      libdeflate_crc32(0, letters, letters.count), bytes, bytes.count)
    var chunk = Data(capacity: bytes.count + 12)
    chunk += UInt32(bytes.count).bigEndianBytes
    chunk += letters
    chunk += bytes
    chunk += checksum.bigEndianBytes
    return chunk
  }
}

extension UInt32 {
  /// Four bytes, as PNG files and zlib streams have their numbers.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
