import Testing

@testable import GalleyLive

/// How requests are read.
@Suite struct RequestHeadTests {
  private func head(_ text: String) throws -> RequestHead {
    try RequestHead(Array(text.utf8)[...])
  }

  @Test func aRequestIsRead() throws {
    let head = try head(
      "GET /a/b?c=/d HTTP/1.1\r\nHost: here\r\nX-Y:\t one two \r\nCookie: \u{e9}\r\nA:\r\n\r\n")
    #expect(head.method == "GET" && head.path == "/a/b")
    #expect(try head.value(of: "host") == "here")
    #expect(try head.value(of: "x-y") == "one two")
    #expect(try head.value(of: "a") == "")
    #expect(try head.value(of: "b") == nil)
  }

  @Test func listsAreRead() throws {
    let head = try head(
      "GET / HTTP/1.1\r\nConnection: Keep-Alive,\tUpgrade\r\nConnection: x\r\n\r\n")
    for word in ["keep-alive", "upgrade", "x"] {
      #expect(head.list(of: "connection", contains: word))
    }
    #expect(!head.list(of: "connection", contains: "up"))
    #expect(throws: RequestHead.Fault.malformed) { try head.value(of: "connection") }
  }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET / \r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
    "get / HTTP/1.1\r\n\r\n",
    "GET http://here/ HTTP/1.1\r\n\r\n", "GET a HTTP/1.1\r\n\r\n", "GET /\u{e9} HTTP/1.1\r\n\r\n",
    "GET /#a HTTP/1.1\r\n\r\n", "GET / HTTX/1.1\r\n\r\n", "GET / HTTP/1.1\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\n Host: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\u{0}\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 1\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n",
    "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
  ])
  func otherBytesAreRefused(text: String) {
    #expect(throws: RequestHead.Fault.malformed) { try head(text) }
  }

  @Test(arguments: ["HTTP/1.0", "HTTP/2", "HTTP/1.10"])
  func otherVersionsAreRefused(version: String) {
    #expect(throws: RequestHead.Fault.version) { try head("GET / \(version)\r\n\r\n") }
  }

  @Test func theEndIsFoundWhereverAReadEnded() {
    let bytes = Array("GET / HTTP/1.1\r\nA: b\r\n\r\nrest".utf8)
    let end = bytes.count - 4
    for count in 0...bytes.count {
      let known = max(count - 1, 0) - 3
      let found = RequestHead.end(in: Array(bytes[..<count]), from: known)
      #expect((found == nil) == (count < end) || count > end, "\(count)")
      if count == end { #expect(found == end) }
    }
    #expect(RequestHead.end(in: bytes, from: 0) == end)
  }

  @Test func theServerSaysWhatIsWrong() throws {
    let server = try TestServer()
    for (request, status) in [
      ("POST /\(server.token)/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
      ("GET /\(server.token)/ HTTP/1.0\r\nHost: localhost\r\n\r\n", 505),
      ("GET /\(server.token)/ HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
      ("GET /\(server.token)/ HTTP/1.1\r\n\r\n", 403),
      ("\u{16}\u{3}\u{1}\u{2}\r\n\r\n", 400),
    ] {
      let socket = try server.connect()
      socket.send(request)
      #expect(TestServer.status(of: try socket.readHead()) == status, "\(request)")
    }
  }
}
