import CWebSockets

/// Decides what a request gets. Each request passes all checks, whatever it asks to be upgraded to.
struct RequestGate {
  enum Decision: Equatable {
    case respond(Response)
    /// A session, with the `Sec-WebSocket-Accept` of the handshake.
    case open(answer: String)
  }

  let token: LiveToken
  let names: HostNames
  let site: OpenSite

  /// The path of sessions below the token.
  static let sessionPath = "live"

  /// - Parameter bytes: a head with its empty line.
  func decide(_ bytes: ArraySlice<UInt8>) -> Decision {
    do {
      let head = try RequestHead(bytes)
      if let refusal = try refusal(of: head) { return .respond(refusal) }
      let parts = head.path.dropFirst().split(
        separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, token.matches(parts[0]) else {
        return .respond(
          .refusal(
            .forbidden, "The token of the address is missing or wrong: use the whole address."))
      }
      let path = String(parts[1])
      if path == Self.sessionPath { return try session(head) }
      guard let file = site.file(at: path) else {
        return .respond(.refusal(.notFound, "There is no such file."))
      }
      return .respond(Response(status: .ok, file: file))
    } catch RequestHead.Fault.version {
      return .respond(.refusal(.versionNotSupported, "Expected HTTP/1.1."))
    } catch {
      return .respond(.refusal(.badRequest, "The request is malformed."))
    }
  }

  /// What is wrong with the method, the host or the origin.
  private func refusal(of head: RequestHead) throws -> Response? {
    guard let host = try head.value(of: "host"), names.allow(host) else {
      return .refusal(.forbidden, "The server is not known by this name.")
    }
    if let origin = try head.value(of: "origin"),
      origin.lowercased() != "http://\(host.lowercased())"
    {
      return .refusal(.forbidden, "Pages of other origins have no access.")
    }
    guard head.method == "GET" else { return .refusal(.methodNotAllowed, "Expected GET.") }
    return nil
  }

  /// The opening handshake of RFC 6455, section 4.2. A browser always states the origin, so a client that does not is none.
  private func session(_ head: RequestHead) throws -> Decision {
    guard try head.value(of: "origin") != nil else {
      return .respond(.refusal(.forbidden, "The request states no origin."))
    }
    guard head.list(of: "connection", contains: "upgrade"),
      head.list(of: "upgrade", contains: "websocket"),
      try head.value(of: "sec-websocket-version") == "13"
    else { return .respond(.refusal(.upgradeRequired, "Expected a WebSocket of version 13.")) }
    guard head.list(of: "sec-websocket-protocol", contains: LiveServer.subprotocol) else {
      return .respond(
        .refusal(.badRequest, "Expected the subprotocol \(LiveServer.subprotocol)."))
    }
    guard let key = try head.value(of: "sec-websocket-key"), let answer = Self.answer(to: key)
    else { return .respond(.refusal(.badRequest, "The key is malformed.")) }
    return .open(answer: answer)
  }

  /// `nil` if the key is not the base64 of 16 bytes.
  static func answer(to key: String) -> String? {
    let bytes = Array(key.utf8)
    guard bytes.count == Int(GALLEY_WEBSOCKET_KEY), key.hasSuffix("=="),
      bytes.dropLast(2).allSatisfy({
        switch $0 {
        case 43, 47...57, 65...90, 97...122: true
        default: false
        }
      })
    else { return nil }
    var answer = [CChar](repeating: 0, count: Int(GALLEY_WEBSOCKET_ANSWER))
    galley_websocket_answer(bytes, &answer)
    return String(decoding: answer.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
