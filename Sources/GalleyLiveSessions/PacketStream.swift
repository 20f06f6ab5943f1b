import Galley

/// What a drawing process sends while its preview is used.
enum ChildPacket: Equatable {
  /// JSON.
  case text(String)
  /// A frame: the bytes as the browser gets them.
  case frame([UInt8])
}

/// Takes packets out of the bytes that a drawing process has sent: length of what follows the kind (u32, little-endian),
/// kind (1 byte: 0 text, 1 frame), the bytes. Code of a preview may have written into the stream, so nothing in it is believed.
struct PacketReader {
  /// The stream has not the form of packets.
  struct Breach: Error, Equatable {}

  /// Bytes of a packet.
  static let limit = 256 << 20
  private static let head = 5

  private var bytes: [UInt8] = []
  /// Bytes at the beginning that were taken.
  private var taken = 0
  private let limit: Int

  init(limit: Int = PacketReader.limit) { self.limit = limit }

  mutating func add(_ new: some Collection<UInt8>) {
    if taken > 0 {
      bytes.removeFirst(taken)
      taken = 0
    }
    bytes += new
  }

  /// The next packet; `nil` if the rest of it has not come.
  /// - Throws: `Breach` for a length beyond the limit, an unknown kind, and text that is not UTF-8; then nothing behind it can be
  ///   read.
  mutating func next() throws(Breach) -> ChildPacket? {
    guard bytes.count - taken >= Self.head else { return nil }
    let count = (0..<4).reduce(0) { $0 | Int(bytes[taken + $1]) << (8 * $1) }
    let kind = bytes[taken + 4]
    guard count <= limit, kind <= 1 else { throw Breach() }
    guard bytes.count - taken >= Self.head + count else { return nil }
    let start = taken + Self.head
    taken = start + count
    let content = bytes[start..<taken]
    if kind == 1 { return .frame(Array(content)) }
    guard let text = String(validating: content, as: UTF8.self) else { throw Breach() }
    return .text(text)
  }

  /// Bytes of a packet with a text to a drawing process.
  static func packet(_ text: String) -> [UInt8] {
    let content = Array(text.utf8)
    return (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) } + [0] + content
  }
}

/// The head of a frame.
struct FrameHead: Equatable {
  private static let magic = Array("GLYF".utf8)
  /// Bytes up to the number of rectangles, that included.
  private static let length = 36

  /// The last event that is in the frame; 0 for none.
  let event: UInt32

  /// `nil` for what is no frame of version 1.
  init?(_ bytes: [UInt8]) {
    func number(_ place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * $1) }
    }
    guard bytes.count >= Self.length, Array(bytes[..<4]) == Self.magic, number(4) == 1 else {
      return nil
    }
    event = number(12)
  }
}
