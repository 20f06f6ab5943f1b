import Galley
import GalleyLive

/// The session of a browser: a thread that has its drawing process.
final class BrowserSession: LiveSession {
  private let inbox: SessionInbox

  init(_ inbox: SessionInbox) { self.inbox = inbox }

  func receive(_ message: LiveMessage) {
    switch message {
    case .text(let text): inbox.put(text)
    case .binary: inbox.put("")
    }
  }

  func drained() { inbox.look() }

  func end() { inbox.end() }
}

/// The session of a browser for which there was nothing to make one of: it is told why, and the connection ends.
final class RefusedSession: LiveSession {
  init(_ connection: LiveConnection, reason: String) {
    connection.send(.text(HostMessage.ended(reason: reason, restarts: false).text))
    connection.close()
  }

  func receive(_ message: LiveMessage) {}

  func end() {}
}
