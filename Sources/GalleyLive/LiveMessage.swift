/// A whole message of a WebSocket connection, whatever frames it came in.
package enum LiveMessage: Sendable, Equatable {
  /// Valid UTF-8: other text ends the connection (1007).
  case text(String)
  case binary([UInt8])

  /// The number of its bytes.
  var count: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .binary(let bytes): bytes.count
    }
  }
}

/// What talks to one browser, as long as its connection lasts.
///
/// The server calls it on its one thread, one call after the other, and serves no other browser meanwhile: what takes
/// longer than a millisecond belongs on another thread.
package protocol LiveSession: AnyObject, Sendable {
  /// Called for each message of the browser, in their order.
  func receive(_ message: LiveMessage)
  /// Called when all that was sent is with the browser, or on its way: `LiveConnection.isIdle` is true for the moment.
  func drained()
  /// Called once, when the connection has ended or the server stops. Messages that are sent from now on are dropped.
  func end()
}

extension LiveSession {
  package func drained() {}
}
