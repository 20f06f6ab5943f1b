/// Takes packets out of bytes: the length of what follows the kind (u32, little-endian), the kind (a byte), the content. Nothing in
/// the bytes is believed.
package struct PacketStream {
  package enum Kind: UInt8 {
    /// JSON.
    case text = 0
    /// A frame of a preview.
    case frame = 1
  }

  package struct Packet {
    package var kind: Kind
    package var content: ArraySlice<UInt8>
  }

  /// The bytes have not the form of packets; then nothing behind them can be read.
  package struct Breach: Error, Equatable {
    package init() {}
  }

  /// Bytes before the content.
  private static let head = 5

  private var bytes: [UInt8]
  /// Bytes at the beginning that were taken.
  private var taken = 0
  private let limit: Int

  /// - Parameters:
  ///   - limit: bytes of a content.
  ///   - bytes: those that have come already.
  package init(limit: Int, bytes: [UInt8] = []) { (self.limit, self.bytes) = (limit, bytes) }

  /// Bytes that were not taken yet.
  package var count: Int { bytes.count - taken }

  /// Whether `next` has something to say: a packet is whole, or its length is beyond the limit.
  package var hasNext: Bool {
    guard let length else { return false }
    return length > limit || count >= Self.head + length
  }

  /// The length that the next packet says; nil where its head has not come.
  private var length: Int? {
    guard count >= Self.head else { return nil }
    return (0..<4).reduce(0) { $0 | Int(bytes[taken + $1]) << (8 * $1) }
  }

  package mutating func add(_ new: some Collection<UInt8>) {
    if taken > 0 {
      bytes.removeFirst(taken)
      taken = 0
    }
    bytes += new
  }

  /// The next packet; `nil` if the rest of it has not come.
  /// - Throws: `Breach` for a length beyond the limit, and an unknown kind.
  package mutating func next() throws(Breach) -> Packet? {
    guard let length else { return nil }
    guard length <= limit, let kind = Kind(rawValue: bytes[taken + 4]) else { throw Breach() }
    guard count >= Self.head + length else { return nil }
    let start = taken + Self.head
    taken = start + length
    return Packet(kind: kind, content: bytes[start..<taken])
  }

  /// The bytes of a packet.
  package static func packet(_ kind: Kind, _ content: some Collection<UInt8>) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) } + [kind.rawValue] + content
  }
}
