import Foundation
import Testing

@testable import GalleyLive

/// Which files a browser gets.
@Suite struct LiveSiteTests {
  private let folder: URL
  private let server: TestServer

  init() throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-live-\(UUID().uuidString)")
    folder = base.appendingPathComponent("site")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("images"), withIntermediateDirectories: true)
    let files = [
      "../secret.txt": "secret", "a.txt": "a", "images/b.png": "b", ".hidden.txt": "hidden",
      "c.key": "c", "page.js": "of the folder",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let links = ["inside.txt": "a.txt", "outside.txt": "../secret.txt", "up": ".."]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
    }
    mkfifo(folder.appendingPathComponent("pipe.txt").path, 0o600)
    let path = folder.path
    server = try TestServer {
      $0.site.folder = path
      $0.site.mediaTypes = ["txt": "text/plain", "png": "image/png"]
      $0.limits.file = 6
    }
  }

  private func remove() {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  @Test func filesHaveTheirTypes() throws {
    defer { remove() }
    let socket = try server.connect()
    socket.send("GET /\(server.token)/images/b.png?reload=1 HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let head = try socket.readHead()
    #expect(TestServer.status(of: head) == 200)
    for field in [
      "Content-Type: image/png", "Content-Length: 1", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cache-Control: no-store",
    ] {
      #expect(head.contains("\r\n\(field)\r\n"), "\(field)")
    }
    #expect(head.contains("frame-ancestors 'none'"))
    #expect(try socket.readAll() == [98])
    // What the program has stands before the folder.
    #expect(try server.get("/\(server.token)/page.js") == (200, "the script"))
    #expect(try server.get("/\(server.token)/inside.txt") == (200, "a"))
  }

  @Test(arguments: [
    "../secret.txt", "images/../../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt",
    "images/%2e%2e/a.txt", "..\\secret.txt", "/../secret.txt", "/etc/passwd", "//etc/passwd",
    "./a.txt", "images//b.png", "up/secret.txt", "outside.txt", "a.txt/", "a.txt%00.png",
  ])
  func noPathLeavesTheFolder(path: String) throws {
    defer { remove() }
    let (status, body) = try server.get("/\(server.token)/\(path)")
    #expect(status == 404)
    #expect(!body.contains("secret"))
    // The token itself is no folder.
    #expect(try server.get("/\(server.token)/../\(path)").0 == 404)
    #expect(try server.get("/../\(path)").0 == 403)
  }

  @Test(arguments: [
    "images", "images/", ".hidden.txt", "c.key", "pipe.txt", "missing.txt", "live2",
  ])
  func otherFilesAreNotShown(path: String) throws {
    defer { remove() }
    #expect(try server.get("/\(server.token)/\(path)").0 == 404)
  }

  @Test func aFileHasABound() throws {
    defer { remove() }
    let file = folder.appendingPathComponent("large.txt")
    try Data("1234567".utf8).write(to: file)
    #expect(try server.get("/\(server.token)/large.txt").0 == 404)
    try Data("123456".utf8).write(to: file)
    #expect(try server.get("/\(server.token)/large.txt") == (200, "123456"))
  }
}
