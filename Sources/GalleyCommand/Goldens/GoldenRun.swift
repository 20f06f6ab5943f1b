import Galley
import GalleyBudget
import GalleyGoldens
import GalleyScenes

/// `galley golden check` and `record`.
struct GoldenRun {
  private let place: GoldenPlace
  private let actual: String?
  /// Names of cases, patterns and suites; none for all cases.
  private let names: [String]
  private let arguments: ParsedArguments
  private let console: Console
  /// Goldens that nothing draws.
  private var unread = 0

  init(
    _ place: GoldenPlace, actual: String?, names: [String], _ arguments: ParsedArguments
  ) {
    (self.place, self.actual, self.names, self.arguments) = (place, actual, names, arguments)
    console = Console(arguments)
  }

  /// What was said so far.
  private struct Tally {
    var count = 0
    var tolerated: [String] = []
    var tolerant: [String] = []
    var recorded = 0
    var failures = GoldenFailures()
    /// The first case that failed for each reason.
    var reasons: [[String]: String] = [:]
    var failed = 0
    var hasUnwritten = false
    var failure: (any Error)?
  }

  /// - Throws: `CommandError` where anything differs, and where nothing was compared.
  mutating func run(isRecording: Bool) throws {
    let mode: RecordMode = isRecording ? (arguments.has("--all") ? .all : .missing) : .never
    let inline = try TerminalImage.chosen(arguments)
    let tally = Locked(Tally())
    let note: @Sendable (GoldenResult) -> Void = { [console] result in
      tally.withLock { Self.note(result, isRecording, &$0, console, inline) }
    }
    if let actual {
      try checkImages(actual, mode, note)
    } else {
      try checkSources(mode, note)
    }
    var end = tally.withLock { $0 }
    end.count += unread
    end.failed += unread
    if let failure = end.failure { throw failure }
    try finish(end, isRecording: isRecording)
  }

  private func session(_ mode: RecordMode) throws -> GoldenSession {
    try GoldenSession(
      place.goldens, record: mode, isPartial: place.isPartial, isNamed: !names.isEmpty,
      recordsWarnings: arguments.has("--allow-warnings"), results: place.results,
      approval: place.approval,
      recordingAdvice: place.recordingAdvice)
  }

  private mutating func checkSources(
    _ mode: RecordMode, _ note: @escaping @Sendable (GoldenResult) -> Void
  ) throws {
    guard place.hasScenes || !place.previews.isEmpty else {
      throw CommandError(
        code: .scene,
        message: place.isPackage
          ? "\(place.name): it is a package without previews, and its folder Goldens belongs to its tests; give the "
            + "folder of the scenes, or set the folder of their goldens with --goldens"
          : "\(place.name): it has no scenes and no previews; for images, give a second folder to compare "
            + "with"
      )
    }
    // A session forgets the run before: what is wrong with sources and arguments must be known by now.
    var scenes = try place.hasScenes ? readScenes() : nil
    let settings = try place.hasScenes ? GoldenScenes.Settings(place, arguments) : nil
    let previewSettings = GoldenPreviews.Settings(
      isStrict: arguments.isStrict, tolerance: try ToleranceOptions.tolerance(arguments))
    if mode == .never, !FileManager.default.fileExists(atPath: place.goldens.path) {
      throw CommandError(
        code: .file,
        message:
          "\(place.goldens.name): the folder of goldens does not exist; \(place.recordingAdvice)")
    }
    let previews = try place.previews.isEmpty ? nil : readPreviews()
    if !names.isEmpty { try choose(&scenes, previews) }
    let session = try session(mode)
    defer { session.finish() }
    if let scenes, let settings { scenes.check(in: session, settings, note: note) }
    try previews?.check(in: session, previewSettings, console, note: note)
    if mode == .never, names.isEmpty, !place.isPartial, previews?.isWhole ?? true {
      unread = try noteUnread(scenes, previews, in: session)
    }
    try finish(session)
  }

  private func readScenes() throws -> GoldenScenes {
    let scenes = try GoldenScenes(
      in: place.name, except: place.goldens,
      hasProjectFiles: arguments.string("--project") != "none")
    for other in scenes.others { console.notice("note: \(place.name)/\(other) is not a scene") }
    let own = arguments.project?.file
    for file in scenes.projects {
      let path = "\(place.name)/\(file)"
      if URL(fileURLWithPath: path).standardizedFileURL.path == own { continue }
      let folder = ShellWord.path(LexicalPath.folder(of: path))
      console.notice(
        "note: \(path) does not count in this run; to go by it: galley golden check \(folder)")
    }
    return scenes
  }

  /// Leaves the cases that are named.
  /// - Throws: `CommandError` for a name that no case has.
  private func choose(_ scenes: inout GoldenScenes?, _ previews: GoldenPreviews?) throws {
    let keys = (scenes?.cases.map(\.key) ?? []) + (previews.map { $0.keys.sorted() } ?? [])
    var groups = scenes?.groups ?? [:]
    groups.merge(previews?.groups ?? [:]) { own, _ in own }
    let cases = GoldenNames(keys: keys, groups: groups)
    var chosen: Set<String> = []
    for name in names {
      do {
        chosen.formUnion(try cases.keys(for: name))
      } catch let error as GoldenError {
        // The previews of what does not compile are not known.
        guard previews?.isWhole ?? true else { continue }
        // One word may have been a second folder.
        let reason =
          names.count == 1
          ? error.description.replacingOccurrences(
            of: "there is no case \"", with: "there is no case and no second folder \"")
          : error.description
        throw CommandError(code: .file, message: "\(place.name): \(reason)")
      }
    }
    scenes?.choose(chosen)
    previews?.choose(chosen)
  }

  private func readPreviews() throws -> GoldenPreviews {
    let previews = try GoldenPreviews(place, arguments)
    for text in previews.notes { console.notice("note: \(text)") }
    return previews
  }

  /// Goldens that nothing draws are failures, told in one message.
  private func noteUnread(
    _ scenes: GoldenScenes?, _ previews: GoldenPreviews?, in session: GoldenSession
  ) throws -> Int {
    let drawn = previews?.keys ?? []
    let goldens = try (scenes?.unread(in: place.goldens) ?? place.goldens.list().goldens).filter {
      !drawn.contains($0.id.key)
    }
    for golden in goldens {
      let result = session.noteUnread(golden.id, golden.storage, ["to remove it: \(place.pruning)"])
      if console.isJSON { try console.emit(json: Event(result: result)) }
    }
    guard !goldens.isEmpty else { return 0 }
    let names = goldens.prefix(10).map(\.id.key).joined(separator: ", ")
    let rest = goldens.count > 10 ? " and \(goldens.count - 10) more" : ""
    let nobody =
      previews == nil
      ? "no scene draws" : scenes == nil ? "no preview draws" : "no scene and no preview draws"
    StandardStream.error.print(
      "galley: \(nobody) the goldens \(names)\(rest)\n  to remove them: \(place.pruning)")
    return goldens.count
  }

  /// - Throws: where results were lost.
  private func finish(_ session: GoldenSession) throws {
    if !session.finish() { console.notice("note: \(session.replacement)") }
    if let failure = session.results.failure {
      throw CommandError(
        code: .file, message: "\(session.results.path): results cannot be written: \(failure)")
    }
  }

  private func checkImages(
    _ actual: String, _ mode: RecordMode, _ note: @escaping @Sendable (GoldenResult) -> Void
  ) throws {
    let pairs = try ImageFolderCheck.Pairs(
      expected: place.goldens, actual: GoldenFolder(URL(fileURLWithPath: actual), name: actual))
    guard !pairs.isEmpty else {
      throw CommandError(
        code: .file,
        message: "\(place.name), \(actual): they have no images, so nothing was "
          + "compared")
    }
    // A session forgets the run before: what is wrong with the arguments must be known by now.
    let tolerance = try ToleranceOptions.tolerance(arguments) ?? .exact
    let jobs = try JobOptions.jobs(arguments)
    let session = try session(mode)
    let check = ImageFolderCheck(pairs, in: session, tolerance: tolerance)
    let results = ResultsInOrder(note)
    DrawingThreads.forEach(check.count, jobs: jobs, makeTools: {}) { _, index in
      results.add(check.check(index), at: index)
    }
    try finish(session)
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
    _ inline: TerminalImage?
  ) {
    tally.count += 1
    if result.isTolerated { tally.tolerated.append(result.key) }
    if result.tolerance != nil { tally.tolerant.append(result.key) }
    let isRecorded = result.verdict == .recorded && isRecording
    if isRecorded { tally.recorded += 1 } else if result.isFailure { tally.failed += 1 }
    if result.isFailure, !isRecorded { tally.failures.add(result) }
    if result.isUnwritten == true { tally.hasUnwritten = true }
    do {
      if console.isJSON { return try console.emit(json: Event(result: result)) }
      if result.isFailure, !isRecorded, !tally.failures.isShown { return }
      for warning in result.warnings { console.notice("warning: \(result.key): \(warning)") }
      if isRecorded {
        try console.say("recorded \(result.key)", Console.Event("recorded"))
      } else if result.isFailure {
        var message = result.message
        if let reason = result.reason {
          if let other = tally.reasons[reason] { message = result.message(like: other) }
          tally.reasons[reason] = tally.reasons[reason] ?? result.key
        }
        StandardStream.error.print("galley: \(Self.place(of: result))\(message)")
        if let inline, let sheet = result.images.first, sheet.name.hasSuffix(".png") {
          try StandardStream.output.write(inline.sequence(sheet.data))
        }
      }
    } catch {
      tally.failure = tally.failure ?? error
    }
  }

  /// The line of the preview, for editors; a scene's file is no line.
  private static func place(of result: GoldenResult) -> String {
    guard let source = result.source, source.contains(".swift") else { return "" }
    return "\(source): "
  }

  private func finish(_ tally: Tally, isRecording: Bool) throws {
    if let report = arguments.string("--report") {
      try GoldenCommand.report(place, arguments, to: report)
    }
    if !console.isJSON {
      for line in tally.failures.summary(place, hasReport: arguments.has("--report")) {
        StandardStream.error.print(line)
      }
    }
    let tolerant = tally.tolerant.sorted()
    if !tolerant.isEmpty {
      let names = tolerant.joined(separator: ", ")
      let needed = tally.tolerated.isEmpty ? "" : "; \(tally.tolerated.count) would fail without it"
      console.notice(
        "note: \(tolerant.count) \(tolerant.count == 1 ? "case has" : "cases have") a tolerance\(needed): \(names)"
      )
    }
    let same = tally.count - tally.failed - tally.recorded
    var parts = ["\(same) of \(tally.count) match"]
    if isRecording { parts.append("\(tally.recorded) recorded") }
    if tally.failed > 0 { parts.append("\(tally.failed) failed") }
    var event = Console.Event("end")
    event.message = parts.joined(separator: ", ")
    event.tolerant = tolerant
    try console.say(parts.joined(separator: ", "), event)
    if tally.failed > 0 {
      throw CommandError(
        code: tally.hasUnwritten ? .file : .difference,
        message: "\(tally.failed) of \(tally.count) failed")
    }
  }
}
