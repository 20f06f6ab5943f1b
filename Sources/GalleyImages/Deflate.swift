import CISAL

/// Deflates with ISA-L, fast and in one call.
enum Deflate {
  /// `bytes` as one zlib stream.
  /// - Throws: `ImageError.encoding` when it is longer than 4 GB or memory runs out.
  static func zlib(_ bytes: [UInt8], level: Int32 = 2) throws -> [UInt8] {
    let capacity = galley_isal_bound(bytes.count)
    var written = 0
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      written = bytes.withUnsafeBufferPointer { input in
        galley_isal_zlib(input.baseAddress, input.count, buffer.baseAddress, capacity, level)
      }
      count = written
    }
    guard written > 0 else {
      throw ImageError.encoding("the picture could not be compressed: \(bytes.count) bytes")
    }
    return output
  }
}
