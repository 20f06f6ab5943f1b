import Foundation
import Galley
import GalleyBudget
import GalleyPreviews
import TestSupport
import Testing

@testable import GalleyLive
@testable import GalleyLiveSessions

/// A session whose drawing process is `drawing.py`, and whose browser is the test.
final class SessionFixture: TestBrowser {
  let folder: URL
  let board: PreviewBoard
  private let isOver: Locked<Bool>

  init(timeout: Duration = .seconds(60)) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-sessions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("galley-previewer"),
      withDestinationURL: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("drawing.py"))
    let board = PreviewBoard()
    let isOver = Locked(false)
    (self.folder, self.board, self.isOver) = (folder, board, isOver)
    board.change { $0.previews = Self.previews(generation: 1) }
    try super.init { connection in
      let inbox = try SessionInbox()
      board.add(inbox)
      Thread {
        DrawingLoop(
          connection, board: board, inbox: inbox, tools: Self.tools(folder, timeout: timeout)
        ).run()
        isOver.withLock { $0 = true }
      }.start()
      return BrowserSession(inbox)
    }
  }

  deinit {
    session.end()
    _ = eventually { self.hasEnded }
    try? FileManager.default.removeItem(at: folder)
  }

  private static func tools(_ folder: URL, timeout: Duration) -> LiveTools {
    var tools = LiveTools(
      runtime: PreviewRuntime(
        folder: folder.path, compiler: "", linker: "", moduleArguments: [], linkedObjects: [],
        libraryPath: "", identity: "", swift: ""))
    tools.process.timeout = timeout
    return tools
  }

  static func previews(generation: Int) -> [LivePreview] {
    let library = PreviewLibrary(path: "Card.so", sources: [], resourceFolders: [])
    return LivePreview.all(
      (0..<2).map {
        PreviewDescription(
          index: $0, displayName: nil, path: "Card.swift", line: 3 + $0, provider: nil, number: $0)
      }, in: library, generation: generation)
  }

  /// Whether the session's thread has ended.
  var hasEnded: Bool { isOver.withLock { $0 } }

  /// The ids of the processes that were started.
  var processes: [pid_t] {
    let text = try? String(contentsOf: folder.appendingPathComponent("pids"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Shows the first preview, and waits for its first frame.
  func show() throws {
    send(#"{"type":"show","preview":"Card.swift#0"}"#)
    #expect(try frame() == 0)
  }
}
