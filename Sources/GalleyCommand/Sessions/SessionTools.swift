import Galley
import GalleyBatch
import GalleyPreviews
import GalleyProgramSessions
import GalleyStrings

/// What both kinds of sessions of the command line have: the session, its input and its output.
struct SessionTools {
  static let options: [Command.Option] =
    [
      Command.Option(
        names: ["--root"], value: "DIR",
        summary: "The folder below which files are opened and written.",
        defaultValue: "the current folder", values: .folder)
    ] + PreviewOptions.toolOptions + [
      Command.Option(
        names: ["--quiet"], value: nil, summary: "Discard what the code of previews prints.")
    ]

  let session: ProgramSession
  private let signals: InterruptSignals
  /// Of clients that may take requests back.
  private let inbox = RequestInbox()

  /// Bytes of a line; a longer one is an error of its own.
  private static let limit = 1 << 20

  /// - Throws: `CommandError` where there is no compiler, and for what is no folder.
  init(_ arguments: ParsedArguments) throws {
    let signals = InterruptSignals {}
    self.signals = signals
    var tools = try PreviewTools(arguments)
    let (question, inbox) = (signals.question, inbox)
    let isCancelled: @Sendable () -> Bool = { question() || inbox.isCancelled }
    (tools.process.isCancelled, tools.build.isCancelled) = (isCancelled, isCancelled)
    do {
      session = try ProgramSession(
        in: arguments.string("--root") ?? ".",
        Self.settings(tools, runtime: try PreviewRuntime.find()))
    } catch let error as PreviewError {
      throw CommandError(error)
    } catch let fault as SessionFault {
      throw CommandError(code: .file, message: "--root: \(fault.message)")
    }
  }

  private static func settings(_ tools: PreviewTools, runtime: PreviewRuntime) -> SessionSettings {
    let build = tools.build
    var settings = SessionSettings(runtime: runtime) { path in
      try PreviewBuild([path], runtime: runtime, settings: build).build()
    } marks: { bitmap, tree, scale in
      try ElementMarks(bitmap, tree, scale: scale, hasLegend: false).pngData()
    }
    settings.process = tools.process
    return settings
  }

  /// Writes a line that is JSON.
  /// - Throws: `CommandError` where standard output is closed.
  func say(_ line: String) throws {
    try StandardStream.output.write(ControlCharacters.withoutCommands(json: line) + "\n")
  }

  /// Answers lines until there are none, and none that was taken back meanwhile.
  /// - Parameters:
  ///   - kind: what a line asks for.
  ///   - answer: nil is no answer.
  /// - Throws: `CommandError`.
  func run(
    kind: @escaping @Sendable (RequestStream.Line) -> RequestInbox.Kind,
    _ answer: (RequestStream.Line) -> String?
  ) throws {
    inbox.read(
      STDIN_FILENO, limit: Self.limit, isInterrupted: signals.question, kind: kind)
    try inbox.serve(isInterrupted: signals.question, answer: answer, say: say)
    if signals.wereCaught { throw CommandError(code: .interrupted, message: "interrupted") }
  }

  /// Answers lines until there are none.
  /// - Parameter answer: nil is no answer.
  /// - Throws: `CommandError`.
  func run(_ answer: (RequestStream.Line) -> String?) throws {
    var lines = LineReader(
      descriptor: STDIN_FILENO, limit: Self.limit, isInterrupted: signals.question)
    while let line = try lines.next() {
      if let text = answer(line) { try say(text) }
      if signals.wereCaught { break }
    }
    if signals.wereCaught { throw CommandError(code: .interrupted, message: "interrupted") }
  }
}
