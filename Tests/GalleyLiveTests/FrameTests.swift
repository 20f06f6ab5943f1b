import Foundation
import TestSupport
import Testing

@testable import GalleyLive

/// Messages and the frames that they come in.
@Suite struct FrameTests {
  private let server: TestServer
  private let socket: TestSocket

  init() throws {
    server = try TestServer { $0.limits.framesPerSecond = 1_000_000 }
    socket = try server.open()
  }

  /// TCP cuts a frame anywhere, and a browser may cut a message into frames.
  @Test func messagesComeInParts() throws {
    for byte in TestFrame.text("byte by byte").bytes() { socket.send([byte]) }
    #expect(try socket.readFrame() == .text("byte by byte"))
    socket.send(TestFrame(opcode: TestFrame.text, payload: Array("a\u{e9}".utf8), isLast: false))
    socket.send(TestFrame(opcode: TestFrame.ping, payload: [7]))
    socket.send(TestFrame(opcode: TestFrame.continuation, payload: [], isLast: false))
    socket.send(TestFrame(opcode: TestFrame.continuation, payload: Array("b".utf8)))
    #expect(try socket.readFrame() == TestFrame(opcode: TestFrame.pong, payload: [7]))
    #expect(try socket.readFrame() == .text("a\u{e9}b"))
    #expect(server.sessions.first?.received == [.text("byte by byte"), .text("a\u{e9}b")])
  }

  /// As many as a pointer that is moved for minutes sends, cut at random places.
  @Test func aFloodIsReceivedWhole() throws {
    let quiet = try TestServer(answers: false) { $0.limits.framesPerSecond = 1_000_000 }
    let socket = try quiet.open()
    var random = SeededRandom(seed: 39)
    let messages = (0..<10_300).map { "{\"event\": \($0), \"x\": \(Double($0) / 3)}" }
    var bytes = messages.flatMap { TestFrame.text($0).bytes() }[...]
    while !bytes.isEmpty {
      let count = min(bytes.count, Int.random(in: 1...4000, using: &random))
      #expect(socket.send(Array(bytes.prefix(count))))
      bytes.removeFirst(count)
    }
    #expect(eventually { quiet.sessions.first?.received.count == messages.count })
    #expect(quiet.sessions.first?.received == messages.map { .text($0) })
  }

  @Test(arguments: [0, 1, 125, 126, 65535, 65536, 1 << 20])
  func bytesComeBackAsTheyWere(count: Int) throws {
    let frame = TestFrame(
      opcode: TestFrame.binary, payload: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    #expect(socket.send(frame))
    #expect(try socket.readFrame() == frame)
  }

  /// RFC 6455, section 5.1: a server must close the connection.
  @Test func anUnmaskedFrameEndsTheConnection() throws {
    socket.send(TestFrame.text("hello").bytes(masked: false))
    #expect(try socket.readCode() == 1002)
    #expect(try socket.readAll().isEmpty)
    #expect(eventually { server.sessions.first?.endings == 1 })
    #expect(server.sessions.first?.received.isEmpty == true)
  }

  @Test(
    arguments: [
      // Reserved bits, an unknown opcode, a continuation of nothing.
      [0xf1, 0x80, 0, 0, 0, 0], [0x83, 0x80, 0, 0, 0, 0], [0x80, 0x80, 0, 0, 0, 0],
      // A text within a text, a ping in parts, a ping of 126 bytes.
      [0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80, 0, 0, 0, 0], [0x09, 0x80, 0, 0, 0, 0],
      [0x89, 0xfe, 0, 126, 0, 0, 0, 0],
      // A length that is written too long.
      [0x81, 0xfe, 0, 1, 0, 0, 0, 0, 65],
    ] as [[UInt8]])
  func frameThatBreakARuleEndTheConnection(bytes: [UInt8]) throws {
    socket.send(bytes)
    #expect([0, 1002].contains(try socket.readCode()))
    #expect(try socket.readAll().isEmpty)
    #expect(eventually { server.sessions.first?.endings == 1 })
    #expect(server.sessions.first?.received.isEmpty == true)
  }

  @Test(
    arguments: [[0xff], [0xc3], [0xed, 0xa0, 0x80], [65, 0xf4, 0x90, 0x80, 0x80]] as [[UInt8]])
  func aTextIsValid(bytes: [UInt8]) throws {
    socket.send(TestFrame(opcode: TestFrame.text, payload: bytes))
    #expect(try socket.readCode() == 1007)
    #expect(server.sessions.first?.received.isEmpty == true)
  }

  @Test func aBrowserEndsTheConnection() throws {
    socket.send(TestFrame(opcode: TestFrame.close, payload: [3, 232]))
    #expect(try socket.readCode() == 1000)
    #expect(try socket.readAll().isEmpty)
    #expect(eventually { server.sessions.first?.endings == 1 })
  }

  @Test func aSessionEndsTheConnection() throws {
    let session = try #require(server.sessions.first)
    session.connection.send(.text("last"))
    session.connection.close()
    session.connection.send(.text("too late"))
    #expect(try socket.readFrame() == .text("last"))
    #expect(try socket.readFrame()?.code == 1000)
    // Who does not answer is not waited for.
    #expect(try socket.readAll().isEmpty)
    #expect(eventually { session.endings == 1 })
  }

  @Test func aBrowserThatIsGoneEndsTheSession() throws {
    let other = try server.open()
    other.send(.text("hello"))
    _ = try other.readFrame()
    // The end of the connection without a frame that says so, as of a process that is killed.
    shutdown(other.descriptor, Int32(SHUT_RDWR))
    #expect(eventually { server.sessions.last?.endings == 1 })
    socket.send(.text("still here"))
    #expect(try socket.readFrame() == .text("still here"))
  }
}
