import GalleyCanvas
import Foundation
import Testing

@testable import GalleyLive
@testable import GalleyLiveSessions

/// A browser that reads when the test asks for the next message.
class TestBrowser {
  let connection: LiveConnection
  let session: any LiveSession
  private let alarm: ServiceAlarm

  /// - Parameter open: makes the session.
  init(_ open: (LiveConnection) throws -> any LiveSession) throws {
    // A process that has ended is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    alarm = try ServiceAlarm()
    connection = LiveConnection(limit: LivePreviews.pending, alarm: alarm)
    session = try open(connection)
  }

  func send(_ text: String) { session.receive(.text(text)) }

  /// The next message, within 30 seconds: the browser reads it.
  func next() -> LiveMessage? {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      switch connection.next() {
      case .send(let message): return message
      case .wait(let wasSending):
        if wasSending { session.drained() }
        usleep(1000)
      case .close, .overflow: return nil
      }
    }
    return nil
  }

  /// The event of the next frame; messages before it are left out.
  func frame() throws -> UInt32? {
    while let message = next() {
      if case .binary(let bytes) = message { return FrameHead(bytes)?.event }
    }
    return nil
  }

  /// The next message of a type; others before it are left out.
  func message(_ type: String) throws -> [String: Any]? {
    while let message = next() {
      guard case .text(let text) = message,
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      else { continue }
      if object["type"] as? String == type { return object }
    }
    return nil
  }
}

/// Whether no process has the id, or one that has ended.
func isGone(_ process: pid_t) -> Bool {
  guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
    return true
  }
  return text.split(separator: ")").last?.split(separator: " ").first == "Z"
}
