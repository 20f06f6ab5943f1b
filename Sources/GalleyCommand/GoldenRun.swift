import Galley
import GalleyGoldens
import GalleyScenes

/// `galley golden check` and `record`.
struct GoldenRun {
  private let place: GoldenPlace
  private let actual: String?
  private let arguments: ParsedArguments
  private let console: Console

  init(_ place: GoldenPlace, actual: String?, _ arguments: ParsedArguments) {
    (self.place, self.actual, self.arguments) = (place, actual, arguments)
    console = Console(arguments)
  }

  /// What was said so far.
  private struct Tally {
    var count = 0
    var tolerated: [String] = []
    var tolerant: [String] = []
    var recorded = 0
    var failed = 0
    var failure: (any Error)?
  }

  /// - Throws: `CommandFailure` where anything differs, and where nothing was compared.
  func run(isRecording: Bool) throws {
    let mode: RecordMode = isRecording ? (arguments.has("--all") ? .all : .missing) : .never
    if arguments.has("--all"), !isRecording {
      throw CommandFailure.usage("--all belongs to galley golden record")
    }
    let inline = try TerminalPicture.chosen(arguments)
    let tally = Locked(Tally())
    let note: @Sendable (GoldenResult) -> Void = { [console] result in
      tally.withLock { Self.note(result, isRecording, &$0, console, inline) }
    }
    if let actual {
      try checkPictures(actual, mode, note)
    } else {
      try checkScenes(mode, note)
    }
    let end = tally.withLock { $0 }
    if let failure = end.failure { throw failure }
    try finish(end, isRecording: isRecording)
  }

  private func session(_ mode: RecordMode) throws -> GoldenSession {
    try GoldenSession(
      place.goldens, record: mode, results: place.results, approval: place.approval,
      recordingAdvice: place.recordingAdvice)
  }

  private func checkScenes(
    _ mode: RecordMode, _ note: @escaping @Sendable (GoldenResult) -> Void
  ) throws {
    guard place.hasScenes else {
      throw CommandFailure(
        code: .file,
        message:
          "\(place.name): there is no scene in it; for pictures name a second folder to compare with"
      )
    }
    let scenes = try GoldenScenes(in: place.name, except: place.goldens)
    for other in scenes.others { console.notice("note: \(place.name)/\(other) is no scene") }
    let settings = GoldenScenes.Settings(
      jobs: try BatchCommand.jobs(arguments), fonts: try SceneDrawing.fonts(arguments),
      images: try SceneDrawing.imageFolder(arguments, input: place.name + "/scene.json")
        ?? URL(fileURLWithPath: place.name),
      changes: try SceneInput.changes(arguments), isStrict: arguments.has("--strict"),
      tolerance: try DiffCommand.tolerance(arguments))
    if mode == .never, !FileManager.default.fileExists(atPath: place.goldens.path) {
      throw CommandFailure(
        code: .file,
        message: "\(place.goldens.name): there is no such folder of goldens; galley golden record "
          + "\(ShellWord.quoted(place.name)) makes it")
    }
    let session = try session(mode)
    defer { session.finish() }
    scenes.check(in: session, settings, note: note)
  }

  private func checkPictures(
    _ actual: String, _ mode: RecordMode, _ note: @escaping @Sendable (GoldenResult) -> Void
  ) throws {
    let expected = GoldenFolder(URL(fileURLWithPath: place.name), name: place.name)
    let session = try GoldenSession(
      expected, record: mode, results: place.results, approval: place.approval)
    let check = try PictureFolderCheck(
      session, actual: GoldenFolder(URL(fileURLWithPath: actual), name: actual),
      tolerance: try DiffCommand.tolerance(arguments) ?? .exact)
    guard check.count > 0 else {
      throw CommandFailure(
        code: .file,
        message: "\(place.name), \(actual): there is no picture in them, so that nothing was "
          + "compared")
    }
    defer { session.finish() }
    let jobs = min(try BatchCommand.jobs(arguments), check.count)
    let next = Locked(0)
    Batch.start(jobs) { _ in
      while true {
        let index = next.withLock { count -> Int in
          count += 1
          return count - 1
        }
        guard index < check.count else { return }
        note(check.check(index))
      }
    }.wait()
  }
}

// What is said.
extension GoldenRun {
  private struct Event: Encodable {
    var event = "golden"
    var result: GoldenResult
  }

  private static func note(
    _ result: GoldenResult, _ isRecording: Bool, _ tally: inout Tally, _ console: Console,
    _ inline: TerminalPicture?
  ) {
    tally.count += 1
    if result.isTolerated { tally.tolerated.append(result.key) }
    if result.tolerance != nil { tally.tolerant.append(result.key) }
    let isRecorded = result.verdict == .recorded && isRecording
    if isRecorded { tally.recorded += 1 } else if result.isFailure { tally.failed += 1 }
    do {
      if console.isJSON { return try console.emit(json: Event(result: result)) }
      for warning in result.warnings { console.notice("warning: \(result.key): \(warning)") }
      if isRecorded {
        try console.say("recorded \(result.key)", Console.Event("recorded"))
      } else if result.isFailure {
        StandardStream.error.print("galley: " + result.message)
        if let inline, let sheet = result.pictures.first {
          try StandardStream.output.write(inline.sequence(sheet.data))
        }
      }
    } catch {
      tally.failure = tally.failure ?? error
    }
  }

  private func finish(_ tally: Tally, isRecording: Bool) throws {
    if let report = arguments.string("--report") {
      try GoldenCommand.report(place, arguments, to: report)
    }
    if !tally.tolerant.isEmpty {
      let names = tally.tolerant.sorted().prefix(10).joined(separator: ", ")
      let needed = tally.tolerated.isEmpty ? "" : "; \(tally.tolerated.count) pass by it alone"
      console.notice("note: \(tally.tolerant.count) cases have a tolerance\(needed): \(names)")
    }
    let same = tally.count - tally.failed - tally.recorded
    var parts = ["\(same) of \(tally.count) the same"]
    if isRecording { parts.append("\(tally.recorded) recorded") }
    if tally.failed > 0 { parts.append("\(tally.failed) failed") }
    var event = Console.Event("end")
    event.message = parts.joined(separator: ", ")
    try console.say(parts.joined(separator: ", "), event)
    if tally.failed > 0 {
      throw CommandFailure(
        code: .difference, message: "\(tally.failed) of \(tally.count) failed")
    }
  }
}
