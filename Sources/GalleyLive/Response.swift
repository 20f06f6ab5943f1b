/// What a browser is told: a status with a sentence, or a file. The connection ends with it.
struct Response: Equatable {
  enum Status: Int {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case upgradeRequired = 426
    case headTooLarge = 431
    case unavailable = 503
    case versionNotSupported = 505

    var phrase: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .upgradeRequired: "Upgrade Required"
      case .headTooLarge: "Request Header Fields Too Large"
      case .unavailable: "Service Unavailable"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  var status: Status
  var file: LiveFile

  static func refusal(_ status: Status, _ sentence: String) -> Response {
    Response(
      status: status, file: LiveFile(text: sentence + "\n", mediaType: "text/plain; charset=utf-8"))
  }

  /// The page runs and loads its own files alone, no other page shows it in a frame, and its address, with the token, is sent
  /// to no other server and kept in no cache.
  private static let policy = """
    Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'\r
    Referrer-Policy: no-referrer\r
    Cross-Origin-Resource-Policy: same-origin\r
    Cross-Origin-Opener-Policy: same-origin\r
    X-Content-Type-Options: nosniff\r
    Cache-Control: no-store\r

    """

  /// The bytes of the connection.
  var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
    head += "Content-Type: \(file.mediaType)\r\nContent-Length: \(file.bytes.count)\r\n"
    if status == .methodNotAllowed { head += "Allow: GET\r\n" }
    if status == .upgradeRequired { head += "Sec-WebSocket-Version: 13\r\nUpgrade: websocket\r\n" }
    head += Self.policy + "Connection: close\r\n\r\n"
    return Array(head.utf8) + file.bytes
  }

  /// The bytes that begin a WebSocket connection.
  static func upgrade(answer: String) -> [UInt8] {
    Array(
      """
      HTTP/1.1 101 Switching Protocols\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Accept: \(answer)\r
      Sec-WebSocket-Protocol: \(LiveServer.subprotocol)\r
      \r

      """.utf8)
  }
}
