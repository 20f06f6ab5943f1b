import CDeflate

/// Streams of deflate (RFC 1951) whose length is known beforehand, as archives have them.
package enum Inflate {
  /// What a stream unpacks to.
  /// - Parameter count: how many bytes that are; no more are ever allocated.
  /// - Returns: nil for a broken stream, and for one of another length.
  /// - Complexity: O(n) in the bytes that come out.
  package static func raw(_ stream: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    guard count > 0 else { return count == 0 ? [] : nil }
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { output, done in
      let result = stream.withUnsafeBufferPointer { input in
        libdeflate_deflate_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, count, nil)
      }
      isWhole = result == LIBDEFLATE_SUCCESS
      done = isWhole ? count : 0
    }
    return isWhole ? bytes : nil
  }

  /// The checksum of archives.
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}

extension Inflate {
  /// What a zlib stream (RFC 1950) unpacks to.
  /// - Parameter count: how many numbers that are; no more are ever allocated.
  /// - Returns: nil for a broken stream, and for one of another length.
  static func zlib<Number: FixedWidthInteger>(
    _ stream: [UInt8], count: Int, of type: Number.Type
  ) -> [Number]? {
    guard count > 0, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let numbers = [Number](unsafeUninitializedCapacity: count) { output, done in
      let result = libdeflate_zlib_decompress(
        decompressor, stream, stream.count, output.baseAddress,
        count * MemoryLayout<Number>.stride, nil)
      isWhole = result == LIBDEFLATE_SUCCESS
      done = isWhole ? count : 0
    }
    return isWhole ? numbers : nil
  }

  /// A zlib stream whose length is not known.
  enum Unpacked {
    case whole([UInt8])
    /// It has more bytes than it may have.
    case tooLong
    case damaged
  }

  /// What a zlib stream unpacks to. No more than four times its bytes, or 64 KB, are allocated.
  /// - Parameter limit: how many bytes that may be.
  static func zlib(_ stream: UnsafeRawBufferPointer, limit: Int) -> Unpacked {
    guard let decompressor = libdeflate_alloc_decompressor() else { return .damaged }
    defer { libdeflate_free_decompressor(decompressor) }
    var room = min(limit, 64 << 10)
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { output, done in
        result = libdeflate_zlib_decompress(
          decompressor, stream.baseAddress, stream.count, output.baseAddress, room, &done)
        if result != LIBDEFLATE_SUCCESS { done = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return .whole(bytes) }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return .damaged }
      if room == limit { return .tooLong }
      room = min(limit, room * 4)
    }
  }
}
