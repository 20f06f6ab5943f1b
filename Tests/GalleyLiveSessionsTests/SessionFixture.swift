import Foundation
import Galley
import GalleyBudget
import GalleyPreviews
import Testing

@testable import GalleyLive
@testable import GalleyLiveSessions

/// A session whose drawing process is `drawing.py`, and whose browser is the test.
final class SessionFixture {
  let folder: URL
  let board = PreviewBoard()
  let connection: LiveConnection
  let session: BrowserSession
  let tools: LiveTools
  private let alarm: ServiceAlarm
  private let isOver = Locked(false)

  init(timeout: Double = 60) throws {
    // A process that has ended is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-sessions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("galley-previewer"),
      withDestinationURL: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("drawing.py"))
    var tools = LiveTools(
      runtime: PreviewRuntime(
        folder: folder.path, compiler: "", linker: "", moduleArguments: [], linkedObjects: [],
        libraryPath: "", identity: "", swift: ""))
    tools.process.timeout = timeout
    self.tools = tools
    alarm = try ServiceAlarm()
    connection = LiveConnection(limit: LivePreviews.pending, alarm: alarm)
    let inbox = try SessionInbox()
    session = BrowserSession(inbox)
    board.add(inbox)
    board.change { $0.previews = Self.previews(generation: 1) }
    let (connection, board, isOver, own) = (connection, board, isOver, tools)
    let thread = Thread {
      DrawingLoop(connection, board: board, inbox: inbox, tools: own).run()
      isOver.withLock { $0 = true }
    }
    thread.start()
  }

  deinit {
    session.end()
    _ = eventually { self.hasEnded }
    try? FileManager.default.removeItem(at: folder)
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

  func send(_ text: String) { session.receive(.text(text)) }

  /// Shows the first preview, and waits for its first frame.
  func show() throws {
    send(#"{"type":"show","preview":"Card.swift#0"}"#)
    #expect(try frame() == 0)
  }

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

/// Whether something becomes true within twenty seconds.
func eventually(_ isTrue: () -> Bool) -> Bool {
  let end = ContinuousClock.now + .seconds(20)
  while !isTrue() {
    guard ContinuousClock.now < end else { return false }
    usleep(2000)
  }
  return true
}

/// Whether no process has the id, or one that has ended.
func isGone(_ process: pid_t) -> Bool {
  guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
    return true
  }
  return text.split(separator: ")").last?.split(separator: " ").first == "Z"
}
