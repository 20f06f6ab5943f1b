import Foundation
import GalleyBudget

@testable import GalleyLive

/// A session that keeps what it receives, and does with it what the test says.
final class TestSession: LiveSession {
  let connection: LiveConnection
  private let messages = Locked<[LiveMessage]>([])
  private let ends = Locked(0)
  private let drainings = Locked(0)
  private let answers: Bool

  init(_ connection: LiveConnection, answers: Bool) {
    (self.connection, self.answers) = (connection, answers)
  }

  var received: [LiveMessage] { messages.withLock { $0 } }
  /// How often the session was told that it has ended.
  var endings: Int { ends.withLock { $0 } }

  func receive(_ message: LiveMessage) {
    messages.withLock { $0.append(message) }
    if answers { connection.send(message) }
  }

  /// How often all that was sent was on its way.
  var drains: Int { drainings.withLock { $0 } }

  func drained() { drainings.withLock { $0 += 1 } }

  func end() { ends.withLock { $0 += 1 } }
}

/// A server for one test, which is stopped with it.
final class TestServer {
  let server: LiveServer
  private let made: Locked<[TestSession]>

  /// - Parameters:
  ///   - answers: whether sessions send back what they receive.
  ///   - change: what is other than in the default configuration.
  init(answers: Bool = true, _ change: (inout LiveServer.Configuration) -> Void = { _ in }) throws {
    var configuration = LiveServer.Configuration(
      site: LiveSite(files: [
        "": LiveFile(text: "the page", mediaType: "text/html; charset=utf-8"),
        "page.js": LiveFile(text: "the script", mediaType: "text/javascript"),
      ]))
    change(&configuration)
    let made = Locked<[TestSession]>([])
    server = try LiveServer(configuration) { connection in
      let session = TestSession(connection, answers: answers)
      made.withLock { $0.append(session) }
      return session
    }
    self.made = made
  }

  deinit { server.stop() }

  /// From old to new.
  var sessions: [TestSession] { made.withLock { $0 } }
  var port: Int { server.port }
  var token: String { server.token.text }

  func connect(receives: Int32? = nil) throws -> TestSocket {
    try TestSocket(port: port, receives: receives)
  }

  /// The status and the body of a request of a browser.
  func get(_ path: String, host: String? = nil, fields: String = "") throws -> (Int, String) {
    let socket = try connect()
    socket.send(
      "GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(fields)\r\n")
    let head = try socket.readHead()
    return (
      Self.status(of: head), String(decoding: try socket.readAll(), as: UTF8.self)
    )
  }

  static func status(of head: String) -> Int {
    head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Asks for a session as a browser does.
  func upgrade(receives: Int32? = nil, _ change: (inout Upgrade) -> Void = { _ in }) throws
    -> (socket: TestSocket, head: String)
  {
    var upgrade = Upgrade(port: port, token: token)
    change(&upgrade)
    let socket = try connect(receives: receives)
    socket.send(upgrade.text)
    return (socket, try socket.readHead())
  }

  /// An open session.
  func open(receives: Int32? = nil) throws -> TestSocket {
    let (socket, head) = try upgrade(receives: receives)
    guard Self.status(of: head) == 101 else { throw NotOpened(head: head) }
    return socket
  }

  struct NotOpened: Error { let head: String }

  /// The request of a session; `nil` leaves a field out.
  struct Upgrade {
    var path: String
    var host: String?
    var origin: String?
    var upgrade: String? = "websocket"
    var connection: String? = "keep-alive, Upgrade"
    var version: String? = "13"
    var key: String? = "dGhlIHNhbXBsZSBub25jZQ=="
    var subprotocol: String? = LiveServer.subprotocol
    /// Behind the empty line.
    var rest: [UInt8] = []

    init(port: Int, token: String) {
      path = "/\(token)/live"
      host = "127.0.0.1:\(port)"
      origin = "http://127.0.0.1:\(port)"
    }

    var text: [UInt8] {
      let fields = [
        ("Host", host), ("Origin", origin), ("Upgrade", upgrade), ("Connection", connection),
        ("Sec-WebSocket-Version", version), ("Sec-WebSocket-Key", key),
        ("Sec-WebSocket-Protocol", subprotocol),
      ]
      let lines = fields.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
      return Array("GET \(path) HTTP/1.1\r\n\(lines.joined())\r\n".utf8) + rest
    }
  }
}
