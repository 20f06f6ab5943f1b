import CZlib
import GalleyBudget

/// Files of gzip (RFC 1952), as `.svgz` files are: one member or several behind each other.
package enum Gzip {
  /// Bytes that are unpacked at a time.
  private static let piece = 1 << 16

  /// Whether a file begins as one of gzip that is packed by deflate.
  package static func recognizes(_ bytes: some Collection<UInt8>) -> Bool {
    FileKind.gzip.matches(bytes) && bytes.dropFirst(2).first == 8
  }

  /// The first bytes of what a file unpacks to, at most `count` of them; fewer of a damaged one.
  package static func head(of bytes: [UInt8], count: Int) -> [UInt8] {
    var result: [UInt8] = []
    _ = inflate(bytes) { part in
      result += part.prefix(count - result.count)
      return result.count < count
    }
    return result
  }

  /// What a file unpacks to. The budget is asked for each piece before there is room for it, and holds them all:
  /// the caller gives them back when it drops the bytes.
  /// - Parameter limit: in bytes.
  /// - Throws: `ImageError.decoding` for a damaged file and one over the limit; `LimitError` where the budget does not
  ///   leave as much.
  /// - Complexity: O(n) in the bytes that come out.
  package static func unpack(
    _ bytes: [UInt8], limit: Int, budget: RenderBudget
  ) throws -> [UInt8] {
    var result: [UInt8] = []
    var refusal: String?
    let isWhole = inflate(bytes) { part in
      guard result.count + part.count <= limit else {
        refusal = "a gzip file unpacks to more than \(limit) bytes"
        return false
      }
      guard budget.reserve(part.count, for: "a gzip file"), budget.canContinue("unpacking a file")
      else { return false }
      result += part
      return true
    }
    if isWhole { return result }
    budget.release(result.count)
    try budget.check()
    throw ImageError.decoding(refusal ?? "the gzip file is damaged")
  }

  /// Calls `body` with each piece until it returns false.
  /// - Returns: whether all members were unpacked, their checksums among them.
  private static func inflate(
    _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    guard galley_gunzip_init(stream) == Z_OK else { return false }
    defer { inflateEnd(stream) }
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: piece)
    defer { room.deallocate() }
    return bytes.withUnsafeBufferPointer { input in
      // zlib counts its input by 32 bits.
      guard input.count <= Int(UInt32.max) else { return false }
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      while true {
        stream.pointee.next_out = room.baseAddress
        stream.pointee.avail_out = UInt32(piece)
        let state = CZlib.inflate(stream, Z_NO_FLUSH)
        let count = piece - Int(stream.pointee.avail_out)
        guard body(UnsafeBufferPointer(rebasing: room[..<count])) else { return false }
        switch state {
        case Z_OK where count > 0 || stream.pointee.avail_in > 0: continue
        case Z_STREAM_END:
          // Another member, or nothing more; what is no member is padding.
          guard stream.pointee.avail_in >= 2, let next = stream.pointee.next_in,
            next[0] == 0x1F, next[1] == 0x8B
          else { return true }
          guard inflateReset(stream) == Z_OK else { return false }
        default: return false
        }
      }
    }
  }
}
