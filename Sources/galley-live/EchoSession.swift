import GalleyLive

/// Sends each message back. Of messages that are not yet sent, the newest replaces the one before it.
final class EchoSession: LiveSession {
  private let connection: LiveConnection

  init(_ connection: LiveConnection) { self.connection = connection }

  func receive(_ message: LiveMessage) { connection.send(message, replacing: "echo") }

  func end() {}
}
