import Galley
import GalleyLive

/// How scenes are drawn.
package struct SceneTools: Sendable {
  package var fonts = FontCollection.bundled
  package var limits = RenderLimits()
  /// A file with rows; nil draws each scene with its own sample.
  package var data: String?

  package init() {}
}

/// A scene that cannot be shown, in words.
package struct SceneFileError: Error, CustomStringConvertible {
  package let description: String
}

/// Scenes in files, and a session for each browser that edits them: what it sends is drawn, and a file is written when it asks
/// for that.
package final class LiveScenes: Sendable {
  /// Bytes that may wait for a browser: the largest image, and what is said of it.
  package static let pending = 256 << 20
  /// Bytes of a message of a browser: a scene as a text of JSON.
  package static let message = 4 << 20

  private let paths: [String]
  private let tools: SceneTools
  private let threads = SessionThreads()

  /// - Parameter paths: of scenes, each once.
  /// - Throws: `SceneFileError` for what is no file that can be read.
  package init(_ paths: [String], tools: SceneTools) throws {
    (self.paths, self.tools) = (paths, tools)
    for path in paths { _ = try SceneText(path) }
    if let data = tools.data { _ = try SceneRows(data) }
  }

  /// A session for a browser: what `LiveServer` asks for.
  package func open(_ connection: LiveConnection) -> any LiveSession {
    let inbox = SceneInbox()
    let (paths, tools) = (paths, tools)
    threads.start { SceneLoop(connection, inbox: inbox, paths: paths, tools: tools).run() }
    return inbox
  }

  /// Waits for the sessions, whose connections have ended.
  package func finish() { threads.wait() }
}
