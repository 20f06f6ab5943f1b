import CDeflate
import CISAL
import CZlib

/// One zlib stream, deflated piece by piece.
protocol DeflateStream: AnyObject {
  /// The stream so far; whole after the last piece.
  var bytes: [UInt8] { get }
  /// - Throws: `ImageError.encoding` when memory runs out.
  func append(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool) throws
}

/// ISA-L's deflate: a gigabyte a second.
///
/// The same pieces give the same stream, wherever it lies in memory: the first bytes are handed over alone (see
/// `galley_isal_first_length`), and a stream that has no more than those is libdeflate's.
final class FastDeflateStream: DeflateStream {
  private(set) var bytes: [UInt8] = []
  private let stream: UnsafeMutablePointer<galley_isal_stream>
  /// What was appended before there was enough to begin with.
  private var first: [UInt8] = []
  private var hasBegun = false
  /// Adler-32 of what was handed over.
  private var checksum: UInt32 = 1
  private static let room = 1 << 16
  /// Of a zlib stream: deflate, a window of 32 kB.
  private static let header: [UInt8] = [0x78, 0x01]

  /// - Parameter level: 1 or 2.
  init(level: Int32 = 2) throws {
    guard let stream = galley_isal_begin(level) else {
      throw ImageError.encoding("the image could not be compressed: out of memory")
    }
    self.stream = stream
  }

  deinit { galley_isal_free(stream) }

  /// Forgets what was written and begins anew.
  func reset() {
    bytes.removeAll(keepingCapacity: true)
    first.removeAll(keepingCapacity: true)
    hasBegun = false
    checksum = 1
    galley_isal_reset(stream)
  }

  func append(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool) throws {
    if hasBegun { return try deflate(piece, isLast: isLast) }
    if first.isEmpty, piece.count > galley_isal_first_length() {
      return try begin(piece, isLast: isLast)
    }
    first += piece
    if first.count > galley_isal_first_length() {
      try first.withUnsafeBufferPointer { try begin($0, isLast: isLast) }
    } else if isLast {
      bytes = try Deflate.smallZlib(first, level: 6)
    }
  }

  /// - Parameter piece: more than the first bytes.
  private func begin(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool) throws {
    hasBegun = true
    bytes += Self.header
    let length = galley_isal_first_length()
    try deflate(UnsafeBufferPointer(rebasing: piece[..<length]), isLast: false)
    try deflate(UnsafeBufferPointer(rebasing: piece[length...]), isLast: isLast)
  }

  private func deflate(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool) throws {
    checksum = libdeflate_adler32(checksum, piece.baseAddress, piece.count)
    galley_isal_feed(stream, piece.baseAddress, piece.count, isLast ? 1 : 0)
    var done: Int32 = 0
    repeat {
      let room = [UInt8](unsafeUninitializedCapacity: Self.room) { buffer, count in
        count = max(-1, galley_isal_write(stream, buffer.baseAddress, Self.room, &done))
        if count < 0 {
          count = 0
          done = -1
        }
      }
      bytes += room
      if done < 0 {
        throw ImageError.encoding("the image could not be compressed after \(bytes.count) bytes")
      }
    } while done == 0
    if isLast { bytes += checksum.bigEndianBytes }
  }
}

/// zlib's deflate, small and slow, for what is not in memory as a whole.
final class SmallDeflateStream: DeflateStream {
  private(set) var bytes: [UInt8] = []
  private let stream: UnsafeMutablePointer<z_stream>
  private static let room = 1 << 16

  init() throws {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard galley_deflate_init(stream, 9) == Z_OK else {
      throw ImageError.encoding("the image could not be compressed: out of memory")
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  func append(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool) throws {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
    stream.pointee.avail_in = UInt32(piece.count)
    var isFull = true
    while isFull {
      let room = [UInt8](unsafeUninitializedCapacity: Self.room) { buffer, count in
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(Self.room)
        deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        count = Self.room - Int(stream.pointee.avail_out)
      }
      bytes += room
      isFull = stream.pointee.avail_out == 0
    }
  }
}

/// libdeflate's: small, for what is in memory as a whole.
package enum Deflate {
  /// `bytes` as one zlib stream.
  /// - Throws: `ImageError.encoding` when memory runs out.
  package static func zlib(_ bytes: [UInt8]) throws -> [UInt8] { try smallZlib(bytes, level: 6) }

  /// `bytes` as one zlib stream.
  /// - Parameter level: libdeflate's, 1 to 12.
  /// - Throws: `ImageError.encoding` when memory runs out.
  static func smallZlib(_ bytes: [UInt8], level: Int32) throws -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw ImageError.encoding("the image could not be compressed: out of memory")
    }
    defer { libdeflate_free_compressor(compressor) }
    let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, capacity)
    }
    guard !output.isEmpty else {
      throw ImageError.encoding("the image could not be compressed: \(bytes.count) bytes")
    }
    return output
  }
}
