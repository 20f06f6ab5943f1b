import GalleyCanvas
import Testing

@testable import GalleyLiveSessions

/// What a drawing process sends is read strictly.
@Suite struct PacketStreamTests {
  private func frame(event: UInt32, magic: String = "GLYF") -> [UInt8] {
    var bytes = Array(magic.utf8)
    for number in [1, 1, event, 8, 8, 0, 0, 0] as [UInt32] {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    return bytes
  }

  private func packet(_ kind: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [UInt8(bytes.count & 255), UInt8(bytes.count >> 8), 0, 0, kind] + bytes
  }

  @Test func packetsComeInAnyParts() throws {
    let bytes = packet(0, Array("{\"a\":\"é\"}".utf8)) + packet(1, frame(event: 7)) + packet(0, [])
    for size in 1...bytes.count {
      var reader = PacketReader()
      var found: [ChildPacket] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.add(bytes[start..<min(start + size, bytes.count)])
        while let packet = try reader.next() { found.append(packet) }
      }
      #expect(found == [.text("{\"a\":\"é\"}"), .frame(frame(event: 7)), .text("")])
    }
  }

  @Test func aPacketIsWrittenAsItIsRead() throws {
    var reader = PacketReader()
    reader.add(PacketReader.packet("{\"type\":\"tree\"}"))
    #expect(try reader.next() == .text("{\"type\":\"tree\"}"))
    #expect(try reader.next() == nil)
  }

  @Test(
    arguments: [
      [0xFF, 0xFF, 0xFF, 0xFF, 0], [1, 0, 0, 0x10, 1], [0, 0, 0, 0, 2], [1, 0, 0, 0, 0, 0xC3],
    ] as [[UInt8]])
  func otherFormsAreBreaches(bytes: [UInt8]) {
    var reader = PacketReader()
    reader.add(bytes)
    #expect(throws: PacketReader.Breach.self) { try reader.next() }
  }

  @Test func thereIsALimit() throws {
    var reader = PacketReader(limit: 4)
    reader.add(packet(0, Array("four".utf8)))
    #expect(try reader.next() == .text("four"))
    reader.add(packet(0, Array("fiver".utf8)))
    #expect(throws: PacketReader.Breach.self) { try reader.next() }
  }

  @Test func framesHaveAHead() {
    #expect(FrameHead(frame(event: 4_000_000_000))?.event == 4_000_000_000)
    #expect(FrameHead(frame(event: 1, magic: "GLYG")) == nil)
    #expect(FrameHead(Array(frame(event: 1).dropLast())) == nil)
    #expect(FrameHead([]) == nil)
  }

  @Test(arguments: [
    "[]", "{}", "{\"type\":\"previews\"}", "{\"type\":\"ended\"}", "{\"type\":\"state\"}",
    "{\"type\":\"report\",\"event\":-1}",
  ])
  func whatAProcessDoesNotSayIsABreach(text: String) {
    #expect(throws: PacketReader.Breach.self) { try DrawingMessage(.text(text)) }
  }
}
