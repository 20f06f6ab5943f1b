import Testing

@testable import GalleyLive

/// Who gets a session, and who does not.
@Suite struct HandshakeTests {
  private let server: TestServer

  init() throws { server = try TestServer() }

  private func status(_ change: (inout TestServer.Upgrade) -> Void) throws -> Int {
    TestServer.status(of: try server.upgrade(change).head)
  }

  @Test func aBrowserIsLetIn() throws {
    let (socket, head) = try server.upgrade()
    #expect(head.hasPrefix("HTTP/1.1 101 "))
    // The example of RFC 6455, section 1.3.
    #expect(head.contains("\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    #expect(head.contains("\r\nSec-WebSocket-Protocol: \(LiveServer.subprotocol)"))
    socket.send(.text("hello"))
    #expect(try socket.readFrame() == .text("hello"))
    #expect(server.sessions.count == 1)
  }

  @Test(arguments: ["", "0", "0123456789abcdef0123456789abcdef"])
  func aWrongTokenIsRefused(token: String) throws {
    #expect(try status { $0.path = "/\(token)/live" } == 403)
    #expect(try status { $0.path = "/live?token=\(token)" } == 403)
    #expect(try server.get("/\(token)/").0 == 403)
    #expect(server.sessions.isEmpty)
  }

  @Test func everyServerHasAnotherToken() throws {
    let other = try TestServer()
    #expect(other.token != server.token)
    #expect(other.token.count == 32)
    #expect(try server.get("/\(other.token)/").0 == 403)
    #expect(!server.server.token.matches(""))
    #expect(!server.server.token.matches(Substring(server.token.dropLast() + "x")))
  }

  @Test(arguments: [
    "http://evil.example", "https://127.0.0.1", "null", "http://127.0.0.1.evil.example",
    "http://localhost:1", "file://",
  ])
  func aForeignOriginIsRefused(origin: String) throws {
    #expect(try status { $0.origin = origin } == 403)
    let fields = "Origin: \(origin)\r\n"
    #expect(try server.get("/\(server.token)/", fields: fields).0 == 403)
    #expect(server.sessions.isEmpty)
  }

  @Test func aSessionWithoutAnOriginIsRefused() throws {
    #expect(try status { $0.origin = nil } == 403)
    #expect(server.sessions.isEmpty)
  }

  /// A name that leads to this machine for a while (DNS rebinding).
  @Test(arguments: ["evil.example", "127.0.0.1.evil.example", "", "[::1", "127.0.0.1:x", "a:1:2"])
  func aForeignHostIsRefused(host: String) throws {
    #expect(
      try status {
        $0.host = host
        $0.origin = "http://\(host)"
      } == 403)
    #expect(try server.get("/\(server.token)/", host: host).0 == 403)
    #expect(server.sessions.isEmpty)
  }

  @Test func theNamesOfTheLoopbackAreHosts() throws {
    for host in ["localhost", "LocalHost:9", "127.0.0.1", "[::1]:80"] {
      #expect(
        try status {
          $0.host = host
          $0.origin = "http://\(host)"
        } == 101, "\(host)")
    }
  }

  /// An upgrade without a subprotocol passes the same checks, and is then refused for that.
  @Test(arguments: [nil, "", "chat", "galley.live.2"] as [String?])
  func anUpgradeWithoutTheSubprotocolPassesNoCheck(subprotocol: String?) throws {
    #expect(
      try status {
        $0.subprotocol = subprotocol
        $0.origin = "http://evil.example"
      } == 403)
    #expect(
      try status {
        $0.subprotocol = subprotocol
        $0.path = "/live"
      } == 403)
    #expect(try status { $0.subprotocol = subprotocol } == 400)
    #expect(server.sessions.isEmpty)
  }

  @Test func theSubprotocolMayBeOneOfSeveral() throws {
    #expect(try status { $0.subprotocol = "chat, \(LiveServer.subprotocol)" } == 101)
  }

  @Test func anotherHandshakeIsRefused() throws {
    #expect(try status { $0.version = "8" } == 426)
    #expect(try status { $0.version = nil } == 426)
    #expect(try status { $0.upgrade = "h2c" } == 426)
    #expect(try status { $0.connection = "close" } == 426)
    for key in [nil, "", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZ\u{e9}=="] as [String?] {
      #expect(try status { $0.key = key } == 400, "\(key ?? "none")")
    }
    #expect(server.sessions.isEmpty)
  }

  /// Frames may come in the same bytes as the request.
  @Test func whatComesWithTheRequestIsNotLost() throws {
    let (socket, head) = try server.upgrade {
      $0.rest = TestFrame.text("early").bytes() + TestFrame.text("late").bytes()
    }
    #expect(TestServer.status(of: head) == 101)
    #expect(try socket.readFrame() == .text("early"))
    #expect(try socket.readFrame() == .text("late"))
  }

  @Test func numbersAreHostsWhereAllAddressesAreListenedOn() throws {
    let all = try TestServer { $0.host = "0.0.0.0" }
    #expect(!all.server.isLoopback)
    #expect(server.server.isLoopback)
    #expect(all.server.address.hasPrefix("http://127.0.0.1:"))
    #expect(try all.get("/\(all.token)/", host: "192.0.2.1:80").0 == 200)
    #expect(try all.get("/\(all.token)/", host: "[2001:db8::1]").0 == 200)
    #expect(try all.get("/\(all.token)/", host: "evil.example").0 == 403)
    #expect(try server.get("/\(server.token)/", host: "192.0.2.1:80").0 == 403)
  }

  @Test func addressesOfVersionSixStandInBrackets() {
    let address = ListeningSocket.Address(
      numbers: "2001:db8::1", port: 80, isLoopback: false, isUnspecified: false)
    let names = HostNames(host: "Garden.example", address: address)
    for field in ["garden.example", "garden.example:80", "[2001:db8::1]", "[2001:db8::1]:1"] {
      #expect(names.allow(field), "\(field)")
    }
    for field in ["2001:db8::1", "[2001:db8::2]", "localhost", "127.0.0.1", ":80", "[]"] {
      #expect(!names.allow(field), "\(field)")
    }
  }
}
