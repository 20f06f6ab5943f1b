import Foundation
import TestSupport
import Testing

@testable import GalleyLive

/// What somebody who wants to harm the server gets: little, and nobody else notices.
@Suite struct LiveLimitTests {
  /// One thread serves them all, and a good browser is served at once.
  @Test func idleConnectionsAreClosed() throws {
    // Both ends of all connections are in this process.
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var most = rlimit()
    getrlimit(files, &most)
    if most.rlim_cur < 4096 {
      most.rlim_cur = min(4096, most.rlim_max)
      setrlimit(files, &most)
    }
    try #require(most.rlim_cur >= 4096)
    let server = try TestServer { $0.limits.exchange = .seconds(100) }
    let before = try server.open()
    var idle: [TestSocket] = []
    for number in 0..<1100 {
      idle.append(try server.connect())
      // Some have begun a request.
      if number % 3 == 0 { idle.last?.send("GET / HTTP") }
    }
    let begun = ContinuousClock.now
    #expect(try server.get("/\(server.token)/").0 == 200)
    let after = try server.open()
    for socket in [before, after] {
      socket.send(.text("hello"))
      #expect(try socket.readFrame() == .text("hello"))
    }
    // Without room for others, a request would wait for the time of an exchange.
    #expect(ContinuousClock.now - begun < .seconds(30))
    #expect(eventually { idle.count { !$0.isEnded } <= LiveLimits().requests })
  }

  @Test func aRequestHasToArriveInTime() throws {
    let server = try TestServer { $0.limits.exchange = .milliseconds(200) }
    let silent = try server.connect()
    let slow = try server.connect()
    let session = try server.open()
    slow.send("GET / HTTP/1.1\r\nHost:")
    let begun = ContinuousClock.now
    #expect(try silent.readAll().isEmpty)
    #expect(try slow.readAll().isEmpty)
    #expect(ContinuousClock.now - begun > .milliseconds(100))
    // A session may be silent.
    session.send(.text("hello"))
    #expect(try session.readFrame() == .text("hello"))
  }

  /// A response that nobody reads is given up, too.
  @Test func aResponseHasToBeReadInTime() throws {
    let server = try TestServer {
      $0.limits.exchange = .milliseconds(200)
      $0.site.files["large"] = LiveFile(
        bytes: [UInt8](repeating: 7, count: 32 << 20), mediaType: "image/png")
    }
    let socket = try server.connect(receives: 4096)
    socket.send("GET /\(server.token)/large HTTP/1.1\r\nHost: localhost\r\n\r\n")
    usleep(800_000)
    #expect(try socket.readAll().count < 32 << 20)
    let (status, body) = try server.get("/\(server.token)/large")
    #expect(status == 200)
    #expect(body.utf8.count == 32 << 20)
  }

  @Test func aRequestHasABound() throws {
    let server = try TestServer()
    let long = String(repeating: "x", count: 9000)
    #expect(try server.get("/\(long)").0 == 431)
    #expect(try server.get("/", fields: "X: \(long)\r\n").0 == 431)
    // It need not end.
    let socket = try server.connect()
    socket.send("GET / HTTP/1.1\r\nX: \(long)")
    #expect(TestServer.status(of: try socket.readHead()) == 431)
  }

  @Test func aMessageHasABound() throws {
    let server = try TestServer { $0.limits.message = 1000 }
    let whole = try server.open()
    whole.send(TestFrame(opcode: TestFrame.binary, payload: [UInt8](repeating: 1, count: 1000)))
    #expect(try whole.readFrame()?.payload.count == 1000)
    whole.send(TestFrame(opcode: TestFrame.binary, payload: [UInt8](repeating: 1, count: 1001)))
    #expect(try whole.readCode() == 1009)
    // So has one in parts, each of which is allowed.
    let parts = try server.open()
    for count in [600, 400, 1] {
      let opcode = count == 600 ? TestFrame.binary : TestFrame.continuation
      parts.send(
        TestFrame(opcode: opcode, payload: [UInt8](repeating: 1, count: count), isLast: false))
    }
    #expect(try parts.readCode() == 1009)
    #expect(server.sessions.map { $0.received.count } == [1, 0])
  }

  /// A length of 2^62 reserves nothing.
  @Test func aStatedLengthIsNotBelieved() throws {
    let server = try TestServer()
    for length in [1 << 62, 1 << 32, UInt64.max] {
      let socket = try server.open()
      socket.send(TestFrame(opcode: TestFrame.binary, payload: [1]).bytes(length: length))
      #expect([0, 1002, 1009].contains(try socket.readCode()))
    }
    #expect(server.sessions.allSatisfy { $0.received.isEmpty })
  }

  @Test func sessionsAreCounted() throws {
    let server = try TestServer { $0.limits.sessions = 2 }
    let first = try server.open()
    let second = try server.open()
    #expect(TestServer.status(of: try server.upgrade().head) == 503)
    try #require(server.sessions.count == 2)
    second.send(TestFrame(opcode: TestFrame.close, payload: []))
    _ = try second.readAll()
    #expect(eventually { server.sessions[1].endings == 1 })
    let third = try server.open()
    for socket in [first, third] {
      socket.send(.text("hello"))
      #expect(try socket.readFrame() == .text("hello"))
    }
  }

  /// Frames beyond the rate are read later; others are served meanwhile.
  @Test(arguments: [TestFrame.text("a"), TestFrame(opcode: TestFrame.ping, payload: [])])
  func framesAreReadNoFasterThanTheirRate(frame: TestFrame) throws {
    let server = try TestServer { $0.limits.framesPerSecond = 2000 }
    let flood = try server.open()
    let calm = try server.open()
    let begun = ContinuousClock.now
    #expect(flood.send((0..<4500).flatMap { _ in frame.bytes() }))
    calm.send(.text("hello"))
    #expect(try calm.readFrame() == .text("hello"))
    for _ in 0..<4500 { #expect(try flood.readFrame() != nil) }
    // 2,000 at once, the others at their rate; what was read together counts together.
    #expect(ContinuousClock.now - begun > .milliseconds(800))
  }

  /// Pings are answered, and the answers to somebody who does not read them are not collected.
  @Test func answersToPingsDoNotPileUp() throws {
    let server = try TestServer { $0.limits.framesPerSecond = 1_000_000 }
    let socket = try server.open(receives: 4096)
    var none = timeval(tv_sec: 0, tv_usec: 300_000)
    setsockopt(
      socket.descriptor, SOL_SOCKET, SO_SNDTIMEO, &none, socklen_t(MemoryLayout<timeval>.size))
    let ping = TestFrame(opcode: TestFrame.ping, payload: [UInt8](repeating: 1, count: 125))
    let pings = (0..<1000).flatMap { _ in ping.bytes() }
    var sent = 0
    while sent < 400, socket.send(pings) { sent += 1 }
    // The server has stopped reading.
    #expect(sent < 400)
    let other = try server.open()
    other.send(.text("hello"))
    #expect(try other.readFrame() == .text("hello"))
  }
}
