import Foundation
import TestSupport
import Testing

@testable import GalleyLive

/// What a session sends, and what of it arrives.
@Suite struct LiveConnectionTests {
  private func kinds(_ outbox: LiveOutbox) -> [LiveMessage] {
    var outbox = outbox
    var messages: [LiveMessage] = []
    while let message = outbox.takeFirst() { messages.append(message) }
    return messages
  }

  @Test func theNewestOfAKindWins() {
    var outbox = LiveOutbox()
    outbox.add(.binary([1, 1]), kind: "image")
    outbox.add(.text("a"), kind: nil)
    outbox.add(.text("size"), kind: "size")
    outbox.add(.binary([2, 2, 2]), kind: "image")
    outbox.add(.text("b"), kind: nil)
    #expect(outbox.count == 1 + 4 + 3 + 1)
    #expect(kinds(outbox) == [.text("a"), .text("size"), .binary([2, 2, 2]), .text("b")])
  }

  @Test func anEmptyOutboxCountsNothing() {
    var outbox = LiveOutbox()
    #expect(outbox.isEmpty && outbox.takeFirst() == nil)
    outbox.add(.text("a\u{e9}"), kind: "text")
    #expect(outbox.count == 3)
    _ = outbox.takeFirst()
    #expect(outbox.isEmpty && outbox.count == 0)
  }

  /// A browser that reads slowly gets few images and the last one.
  @Test func aSlowBrowserMissesImages() throws {
    let server = try TestServer()
    let socket = try server.open(receives: 1 << 16)
    let session = try #require(server.sessions.first)
    for number in 0..<200 {
      let image = [UInt8](repeating: UInt8(number), count: 1 << 20)
      session.connection.send(.binary(image), replacing: "image")
      usleep(500)
    }
    session.connection.send(.text("end"))
    var numbers: [UInt8] = []
    while let frame = try socket.readFrame(), frame.opcode == TestFrame.binary {
      #expect(frame.payload.count == 1 << 20)
      #expect(Set(frame.payload).count == 1)
      numbers += frame.payload.prefix(1)
    }
    #expect(numbers.last == 199)
    #expect(numbers.count < 40)
    #expect(numbers == numbers.sorted())
  }

  /// What replaces nothing arrives in its order, all of it.
  @Test func messagesWithoutAKindAllArrive() throws {
    let server = try TestServer()
    let socket = try server.open()
    let session = try #require(server.sessions.first)
    for number in 0..<2000 { session.connection.send(.text("\(number)")) }
    for number in 0..<2000 { #expect(try socket.readFrame() == .text("\(number)")) }
  }

  @Test func whatWaitsHasABound() throws {
    let server = try TestServer { $0.limits.pending = 2 << 20 }
    let socket = try server.open(receives: 4096)
    let session = try #require(server.sessions.first)
    let other = try server.open()
    for number in 0..<64 {
      session.connection.send(.binary([UInt8](repeating: UInt8(number), count: 1 << 20)))
    }
    #expect(try socket.readCode() == 1008)
    #expect(eventually { session.endings == 1 })
    other.send(.text("hello"))
    #expect(try other.readFrame() == .text("hello"))
  }

  /// A session that must not lose a message waits until the browser has read the one before it.
  @Test func aConnectionSaysWhenNothingWaits() throws {
    let server = try TestServer()
    let socket = try server.open(receives: 4096)
    let session = try #require(server.sessions.first)
    #expect(session.connection.isIdle)
    session.connection.send(.binary([UInt8](repeating: 1, count: 16 << 20)))
    #expect(!session.connection.isIdle)
    // One thread serves all: once another browser has its answer, this one had its turn.
    let other = try server.open()
    for number in 0..<4 {
      other.send(.text("\(number)"))
      #expect(try other.readFrame() == .text("\(number)"))
    }
    #expect(!session.connection.isIdle && session.drains == 0)
    #expect(try socket.readFrame()?.payload.count == 16 << 20)
    #expect(eventually { session.connection.isIdle && session.drains == 1 })
  }

  /// A session may send when it is made, and its connection may outlive the server.
  @Test func sendingIsAllowedAtAnyTime() throws {
    let server = try LiveServer(.init(site: LiveSite(files: [:]))) { connection in
      connection.send(.text("welcome"))
      return TestSession(connection, answers: false)
    }
    let socket = try TestSocket(port: server.port)
    socket.send(TestServer.Upgrade(port: server.port, token: server.token.text).text)
    #expect(TestServer.status(of: try socket.readHead()) == 101)
    #expect(try socket.readFrame() == .text("welcome"))
    server.stop()
  }

  @Test func eachBrowserHasASessionOfItsOwn() throws {
    let server = try TestServer()
    let sockets = try (0..<8).map { _ in try server.open() }
    for (number, socket) in sockets.enumerated() { socket.send(.text("\(number)")) }
    for (number, socket) in sockets.enumerated() {
      #expect(try socket.readFrame() == .text("\(number)"))
    }
    #expect(server.sessions.map { $0.received } == (0..<8).map { [.text("\($0)")] })
  }
}
