import CDeflate
import GalleyGeometry
import GalleyGraphics

extension PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// What a chunk has around its bytes: four bytes each for length, name and checksum.
  static let frameLength = 12

  /// A chunk as it stands in a file: length, name, bytes and checksum.
  /// - Parameter name: four letters.
  static func chunk(_ name: String, _ bytes: [UInt8]) -> Data {
    var chunk = Data(count: bytes.count + frameLength)
    chunk.withUnsafeMutableBytes {
      var room = $0
      write(name, bytes[...], to: &room)
    }
    return chunk
  }

  /// Writes a chunk to the start of `room`, which is what is left behind it then.
  /// - Precondition: `room` has `frameLength` bytes more than the chunk, which has less than 2^31.
  static func write(
    _ name: String, _ bytes: ArraySlice<UInt8>, to room: inout UnsafeMutableRawBufferPointer
  ) {
    func take(_ count: Int) -> UnsafeMutableRawBufferPointer {
      defer { room = UnsafeMutableRawBufferPointer(rebasing: room[count...]) }
      return UnsafeMutableRawBufferPointer(rebasing: room[..<count])
    }
    take(4).copyBytes(from: UInt32(bytes.count).bigEndianBytes)
    // The checksum is that of name and bytes.
    let content = take(4 + bytes.count)
    content.copyBytes(from: name.utf8)
    UnsafeMutableRawBufferPointer(rebasing: content[4...]).copyBytes(from: bytes)
    let checksum = libdeflate_crc32(0, content.baseAddress, content.count)
    take(4).copyBytes(from: checksum.bigEndianBytes)
  }
}

extension UInt32 {
  /// Four bytes, as PNG files and zlib streams have their numbers.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
