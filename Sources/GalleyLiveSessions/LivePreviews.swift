import Galley
import GalleyBudget
import GalleyLive
import GalleyPreviews

/// How previews are compiled and used.
package struct LiveTools: Sendable {
  package var runtime: PreviewRuntime
  package var build = PreviewBuild.Settings()
  package var process = PreviewProcessSettings()
  /// Is told what is wrong with the sources, a line each, on any thread.
  package var say: @Sendable (String) -> Void = { _ in }

  package init(runtime: PreviewRuntime) { self.runtime = runtime }
}

/// The previews of Swift files, compiled after each save, and a session for each browser that uses them.
package final class LivePreviews: Sendable {
  /// Bytes that may wait for a browser: the largest packet of a drawing process, and what the host says.
  package static let pending = PacketReader.limit + (16 << 20)
  /// Bytes of a message of a browser.
  package static let message = BrowserMessage.limit

  private let board = PreviewBoard()
  private let saves = SaveWatch()
  private let tools: LiveTools
  private let threads = SessionThreads()

  /// Compiles on a thread of its own from now on.
  /// - Parameter paths: Swift files, folders, or folders of packages.
  /// - Throws: `PreviewError` for a path that is none of those, or if the compiler's cache cannot be used.
  package init(_ paths: [String], tools: LiveTools) throws {
    self.tools = tools
    let compiler = try PreviewCompiler(paths, board: board, tools: tools, saves: saves)
    threads.start { compiler.run() }
  }

  /// A session for a browser: what `LiveServer` asks for.
  package func open(_ connection: LiveConnection) -> any LiveSession {
    do {
      let inbox = try SessionInbox()
      board.add(inbox)
      let (board, tools) = (board, tools)
      threads.start {
        DrawingLoop(connection, board: board, inbox: inbox, tools: tools).run()
      }
      return BrowserSession(inbox)
    } catch {
      return RefusedSession(connection, reason: "\(error)")
    }
  }

  /// Ends compiling, and waits for the sessions, whose connections have ended: then no child process is left.
  package func finish() {
    saves.stop()
    threads.wait()
  }
}
