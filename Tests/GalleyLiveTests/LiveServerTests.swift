import Foundation
import GalleyBudget
import TestSupport
import Testing

@testable import GalleyLive

/// How a server starts and ends.
@Suite struct LiveServerTests {
  @Test func aSecondServerOnThePortIsRefused() throws {
    let server = try TestServer()
    #expect(throws: LiveError.port(host: "127.0.0.1", port: server.port)) {
      try TestServer { $0.port = server.port }
    }
    // The first one goes on, and a later one gets the port at once.
    let socket = try server.open()
    socket.send(.text("hello"))
    #expect(try socket.readFrame() == .text("hello"))
    server.server.stop()
    let later = try TestServer { $0.port = server.port }
    #expect(try later.get("/\(later.token)/").0 == 200)
  }

  @Test(arguments: ["192.0.2.1", ""])
  func aForeignAddressIsRefused(host: String) {
    #expect(throws: LiveError.host(host)) { try TestServer { $0.host = host } }
  }

  @Test func aFolderThatIsNotThereIsRefused() {
    #expect(throws: LiveError.folder("/no/such/folder", ENOENT)) {
      try TestServer { $0.site.folder = "/no/such/folder" }
    }
    #expect(
      LiveError.folder("/no/such/folder", ENOENT).description
        == "the folder /no/such/folder cannot be opened: No such file or directory")
    #expect(
      LiveError.port(host: "127.0.0.1", port: 80).description
        == "port 80 of 127.0.0.1 is used by another program")
  }

  @Test func theEndIsSaidToAll() throws {
    let server = try TestServer()
    let sockets = try [server.open(), server.open()]
    let idle = try server.connect()
    #expect(eventually { server.sessions.count == 2 })
    server.server.stop()
    server.server.stop()
    #expect(server.sessions.map { $0.endings } == [1, 1])
    for socket in sockets { #expect(try socket.readCode() == 1001) }
    #expect(try idle.readAll().isEmpty)
    #expect(throws: (any Error).self) { try server.connect() }
  }

  /// A session is made on the thread that it asks to end.
  @Test func aSessionStopsTheServer() throws {
    let own = Locked<LiveServer?>(nil)
    let server = try LiveServer(.init(site: LiveSite(files: [:]))) { connection in
      own.withLock { $0 }?.stop()
      return TestSession(connection, answers: false)
    }
    own.withLock { $0 = server }
    let socket = try TestSocket(port: server.port)
    socket.send(TestServer.Upgrade(port: server.port, token: server.token.text).text)
    #expect(TestServer.status(of: try socket.readHead()) == 101)
    #expect(try socket.readCode() == 1001)
    #expect(try socket.readAll().isEmpty)
  }

  @Test func theAddressIsThatOfThePage() throws {
    let server = try TestServer()
    #expect(server.server.address == "http://127.0.0.1:\(server.port)/\(server.token)/")
    #expect(try server.get("/\(server.token)/") == (200, "the page"))
    let local = try TestServer { $0.host = "localhost" }
    #expect(local.server.address == "http://localhost:\(local.port)/\(local.token)/")
    #expect(local.server.isLoopback)
  }
}
