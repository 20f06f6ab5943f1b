import CDeflate
import CISAL

/// Deflates with ISA-L, fast and in one call, or with libdeflate, small.
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

  /// `bytes` as one zlib stream, smaller and slower.
  /// - Parameter level: libdeflate's, 1 to 12.
  /// - Throws: `ImageError.encoding` when memory runs out.
  static func smallZlib(_ bytes: [UInt8], level: Int32) throws -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw ImageError.encoding("the picture could not be compressed: no memory")
    }
    defer { libdeflate_free_compressor(compressor) }
    let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, capacity)
    }
    guard !output.isEmpty else {
      throw ImageError.encoding("the picture could not be compressed: \(bytes.count) bytes")
    }
    return output
  }
}
