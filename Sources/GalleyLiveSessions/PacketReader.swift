import Galley
import GalleyPreviews

/// What a drawing process sends while its preview is used.
enum ChildPacket: Equatable {
  /// JSON.
  case text(String)
  /// A frame: the bytes as the browser gets them.
  case frame([UInt8])
}

/// Takes packets out of the bytes that a drawing process has sent. Code of a preview may have written into the stream, so nothing
/// in it is believed.
struct PacketReader {
  typealias Breach = PacketStream.Breach

  /// Bytes of a packet.
  static let limit = 256 << 20

  private var stream: PacketStream

  init(limit: Int = PacketReader.limit) { stream = PacketStream(limit: limit) }

  mutating func add(_ new: some Collection<UInt8>) { stream.add(new) }

  /// The next packet; `nil` if the rest of it has not come.
  /// - Throws: `Breach` for what has not the form of packets, and text that is not UTF-8.
  mutating func next() throws(Breach) -> ChildPacket? {
    guard let packet = try stream.next() else { return nil }
    if packet.kind == .frame { return .frame(Array(packet.content)) }
    guard let text = String(validating: packet.content, as: UTF8.self) else { throw Breach() }
    return .text(text)
  }

  /// Bytes of a packet with a text to a drawing process.
  static func packet(_ text: String) -> [UInt8] { PacketStream.packet(.text, text.utf8) }
}
