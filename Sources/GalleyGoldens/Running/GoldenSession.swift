import Galley
import GalleyBudget

/// One case: which golden, and how it is compared.
package struct GoldenCase: Sendable {
  package var id: GoldenID
  package var tolerance = GoldenTolerance.exact
  package var storage = GoldenStorage.image
  /// Whether its elements are a golden, too.
  package var hasTree = false
  /// When it is recorded; nil leaves that to the session. One that records nothing counts in any case.
  package var record: RecordMode?
  /// The file and the line of the case, for reports.
  package var source: String?

  package init(_ id: GoldenID) { self.id = id }
}

/// The goldens of one folder in one process: unique names of cases, a record mode, a folder of results.
package final class GoldenSession: Sendable {
  package let folder: GoldenFolder
  package let results: GoldenResults
  package let record: RecordMode
  /// The command that approves; the names of cases follow.
  package let approval: String
  /// How to record a missing golden (shown in failures).
  package let recordingAdvice: String
  /// Whether an image that was drawn with a warning is recorded.
  package let recordsWarnings: Bool
  let index: GoldenIndex
  /// The cases so far by their folded keys.
  private let claims = Locked<[String: String]>([:])
  private let renderers = Locked<[PooledRenderer]>([])

  /// A renderer belongs to the caller that took it out of the pool.
  private struct PooledRenderer: @unchecked Sendable {
    let renderer: Renderer
  }

  /// - Parameters:
  ///   - run: identifies the run; a new UUID by default.
  ///   - isPartial: whether only some of the cases were requested.
  ///   - isNamed: whether the cases were requested by name.
  ///   - recordsWarnings: whether an image that was drawn with a warning is recorded.
  ///   - approval: the command that approves, without names; `galley golden approve` and the folder
  ///     by default.
  ///   - recordingAdvice: how to record a missing golden; by default, with the environment variable.
  /// - Throws: `OutputFile.WriteError` if the results cannot be written.
  package init(
    _ folder: GoldenFolder, record: RecordMode, run: String = UUID().uuidString,
    isPartial: Bool = false, isNamed: Bool = false, recordsWarnings: Bool = true,
    results: String? = nil, approval: String? = nil, recordingAdvice: String? = nil
  ) throws {
    self.recordsWarnings = recordsWarnings
    self.folder = folder
    index = GoldenIndex(folder)
    self.record = record
    self.approval = approval ?? "galley golden approve \(ShellWord.quoted(folder.name))"
    self.recordingAdvice =
      recordingAdvice
      ?? "recording is off (GALLEY_RECORD=never, or CI is set): record it on your machine, check it and "
      + "commit it"
    self.results = GoldenResults(path: results ?? folder.resultsPath)
    try self.results.begin(run: run, of: folder, isPartial: isPartial, isNamed: isNamed)
  }

  private static let sessions = Locked<[GoldenFolder: Result<GoldenSession, any Error>]>([:])

  /// The session of the package that a test's file belongs to.
  /// - Throws: `GoldenError`, `OutputFile.WriteError`.
  package static func ofPackage(with sourceFile: String) throws -> GoldenSession {
    let folder = try GoldenFolder(ofPackageWith: sourceFile)
    return try sessions.withLock { sessions in
      if let known = sessions[folder] { return try known.get() }
      if sessions.isEmpty { atexit { GoldenSession.finishAll() } }
      let run = TestRun()
      let session = Result {
        try GoldenSession(
          folder, record: RecordMode.fromEnvironment(), run: run.id, isPartial: run.isPartial,
          approval: Self.approval(ofPackage: folder))
      }
      sessions[folder] = session
      return try session.get()
    }
  }

  /// The command that approves goldens of a package's tests, wherever its shell stands.
  private static func approval(ofPackage folder: GoldenFolder) -> String {
    let isHere = URL(fileURLWithPath: folder.name).standardizedFileURL.path == folder.path
    var words = ["galley golden approve", ShellWord.path(isHere ? folder.name : folder.path)]
    let results = ProcessInfo.processInfo.environment["GALLEY_GOLDEN_RESULTS"] ?? ""
    if !results.isEmpty { words += ["--results", ShellWord.quoted(folder.resultsPath)] }
    return words.joined(separator: " ")
  }

  private static func finishAll() {
    sessions.withLock { sessions in
      for case .success(let session) in sessions.values where !session.finish() {
        _ = OutputFile.write(Data("galley: \(session.replacement)\n".utf8), to: STDERR_FILENO)
      }
    }
  }

  /// Says that there will be no more cases; what ended without it counts as cut off.
  /// - Returns: false where another run of the same goldens began meanwhile, and took the place of these results.
  @discardableResult
  package func finish() -> Bool { results.finish() }

  /// What is to be said where `finish` answers false.
  package var replacement: String {
    "another run of the goldens in \(folder.name) has replaced these results: approve, prune and report use the later run"
  }

  /// Takes a renderer out of the pool for `body`.
  package func withRenderer<Value>(_ body: (Renderer) throws -> Value) rethrows -> Value {
    let pooled =
      renderers.withLock { $0.popLast() } ?? PooledRenderer(renderer: Renderer(limits: .forGoldens))
    defer { renderers.withLock { $0.append(pooled) } }
    return try body(pooled.renderer)
  }

  /// Draws a case and compares it.
  /// - Parameter draw: makes the drawing with the renderer.
  /// - Complexity: O(n) in the pixels; a golden whose stamp can be believed is not decoded.
  package func check(
    _ golden: GoldenCase, with renderer: Renderer, draw: (Renderer) throws -> Drawing
  ) -> GoldenResult {
    check(golden, renderer) { DrawnImage(drawing: try draw(renderer), renderer: renderer) }
  }

  /// Compares an image that another process drew.
  /// - Parameters:
  ///   - renderer: draws what is kept of a failure.
  ///   - read: makes the image; what it throws fails the case.
  /// - Complexity: as that of drawings.
  package func check(
    _ golden: GoldenCase, with renderer: Renderer, read: () throws -> StoredImage
  ) -> GoldenResult {
    check(golden, renderer, read)
  }

  private func check(
    _ golden: GoldenCase, _ renderer: Renderer, _ make: () throws -> some GoldenImage
  ) -> GoldenResult {
    let start = ContinuousClock.now
    var result: GoldenResult
    if let reason = refusal(golden) {
      result = failed(golden, reason)
    } else {
      do {
        let image = try make()
        result = try GoldenCheck(golden, in: self, image, renderer).run()
        result.warnings = image.warnings
      } catch {
        result = failed(golden, "\(error)")
        if error is OutputFile.WriteError { result.isUnwritten = true }
      }
    }
    result.source = golden.source
    result.tolerance = golden.tolerance == .exact ? nil : golden.tolerance.description
    result.milliseconds = (ContinuousClock.now - start).milliseconds
    if let failure = results.append(result), !result.isFailure {
      (result.verdict, result.isUnwritten) = (.error, true)
      result.explain("\(results.path): results cannot be written: \(failure)")
    }
    return result
  }

  /// Notes a case that cannot even be begun.
  package func fail(_ key: String, _ reason: String, source: String? = nil) -> GoldenResult {
    let result = Self.failure(key, reason, source: source)
    results.append(result)
    return result
  }

  /// Notes that no preview can be drawn.
  package func failAllPreviews(_ reason: String) -> GoldenResult {
    var result = Self.failure("previews", reason, source: nil)
    result.isOfAllPreviews = true
    results.append(result)
    return result
  }

  private static func failure(_ key: String, _ reason: String, source: String?) -> GoldenResult {
    var result = GoldenResult(key, .error)
    (result.explanation, result.viewSentences) = ([reason], 1)
    result.source = source
    return result
  }

  /// Notes a golden of the folder that no case of a whole run read.
  package func noteUnread(
    _ id: GoldenID, _ storage: GoldenStorage, _ explanation: [String]
  ) -> GoldenResult {
    var result = GoldenResult(id.key, .unread, storage: storage)
    result.explanation = explanation
    results.append(result)
    return result
  }

  private func failed(_ golden: GoldenCase, _ reason: String) -> GoldenResult {
    var result = GoldenResult(golden.id.key, .error, storage: golden.storage)
    (result.explanation, result.viewSentences) = ([reason], 1)
    return result
  }

  /// Why a case is none.
  private func refusal(_ golden: GoldenCase) -> String? {
    if !golden.tolerance.isValid {
      return "a tolerance of \(golden.tolerance) is out of range"
    }
    if golden.storage == .hash, golden.tolerance != .exact {
      return "a golden kept as a hash cannot have a tolerance"
    }
    let key = golden.id.key
    let other = claims.withLock { claims -> String? in
      if let known = claims[golden.id.folded] { return known }
      claims[golden.id.folded] = key
      return nil
    }
    guard let other else { return nil }
    return Self.clash(key, other)
  }

  /// What is wrong with two cases of these names.
  static func clash(_ key: String, _ other: String) -> String {
    key == other
      ? "two cases are named \(key): give each its own name"
      : "\(key) and \(other) are the same file on a case-insensitive disk: rename one of them"
  }
}
