import Galley
import GalleyBudget
import GalleyGoldens
import GalleyPreviews

/// One side of a comparison: a folder whose scenes and previews are drawn.
struct CompareSide {
  /// What was drawn.
  struct Outcome {
    var results: [GoldenResult] = []
    /// Images that were not drawn, because all that they are made of is the same on both sides.
    var unchanged = 0
  }

  /// The folder, absolute; it need not be there.
  let folder: String
  /// The folder from which files are named: that one, or the top of its repository.
  let root: String
  let arguments: ParsedArguments
  let isInterrupted: @Sendable () -> Bool

  /// The folder with its project and its goldens; nil where it is not there.
  private func found() throws -> (place: GoldenPlace, arguments: ParsedArguments)? {
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    let arguments = try arguments.inProject(of: [folder], areScenes: false)
    return (try GoldenPlace(folder, arguments, isCompared: false, isRead: false), arguments)
  }

  /// The changes that count for the side.
  private func own(_ changes: CompareChanges, _ place: GoldenPlace) -> CompareChanges {
    // Goldens of a package are its tests', and its previews' lie in there.
    changes.without(
      place.isPackage ? folder + "/Goldens" : place.goldens.path, below: root)
  }

  /// The previews of the side, compiled; nil where there are none, and where nothing has changed that they may be made
  /// of.
  /// - Throws: `CommandError` where nothing can be drawn.
  func previews(_ changes: CompareChanges) throws -> GoldenPreviews? {
    guard let (place, arguments) = try found(), own(changes, place).mayChangePreviews,
      try hasPreviews(place)
    else { return nil }
    return try GoldenPreviews(place, arguments, namesInputs: true)
  }

  /// What previews are made of, by their sources; all named from the root.
  func inputs(_ previews: GoldenPreviews?) -> [String: PreviewInputs] {
    var named: [String: PreviewInputs] = [:]
    for (source, inputs) in previews?.inputs ?? [:] {
      named[String(source.dropFirst(root.count + 1))] = inputs.named(from: root)
    }
    return named
  }

  /// Draws what may have changed, and compares it as the session does.
  /// - Parameter unchanged: sources whose previews are not drawn, named from the root.
  /// - Throws: `CommandError` where nothing can be drawn, and when the user ends it.
  func draw(
    _ changes: CompareChanges, _ previews: GoldenPreviews?, without unchanged: Set<String>,
    in session: GoldenSession
  ) throws -> Outcome {
    var outcome = Outcome()
    guard let (place, arguments) = try found() else { return outcome }
    let own = own(changes, place)
    let hasScenes =
      try place.hasScenes || place.isPackage && GoldenScenes.areIn(folder, except: place.goldens)
    if hasScenes { try drawScenes(place, arguments, own, session, &outcome) }
    if let previews {
      outcome.unchanged += previews.leaveOut(Set(unchanged.map { "\(root)/\($0)" }))
      // What the compiler warns of is told where it is asked for; errors are results.
      try previews.check(
        in: session, GoldenPreviews.Settings(isStrict: false, tolerance: .exact),
        Console(isQuiet: true)
      ) { outcome.results.append($0) }
    }
    if let failure = session.results.failure {
      throw CommandError(
        code: .file, message: "\(session.results.path): results cannot be written: \(failure)")
    }
    outcome.results = outcome.results.map(shortened)
    return outcome
  }

  /// Whether there is a preview and not only the word in a comment, as there may be on one side alone.
  private func hasPreviews(_ place: GoldenPlace) throws -> Bool {
    guard !place.previews.isEmpty else { return false }
    do {
      _ = try PreviewScan(place.previews)
      return true
    } catch let error as PreviewError where error.kind == .none {
      return false
    }
  }

  private func drawScenes(
    _ place: GoldenPlace, _ arguments: ParsedArguments, _ changes: CompareChanges,
    _ session: GoldenSession, _ outcome: inout Outcome
  ) throws {
    var scenes = try GoldenScenes(
      in: folder, except: place.goldens, hasProjectFiles: arguments.string("--project") != "none")
    if let files = changes.scenes {
      let start = folder == root ? "" : String(folder.dropFirst(root.count + 1)) + "/"
      let own = files.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
      outcome.unchanged = scenes.choose(files: Set(own))
    }
    var settings = try GoldenScenes.Settings(place, arguments)
    (settings.isStrict, settings.tolerance, settings.isCancelled) = (false, .exact, isInterrupted)
    let found = Locked<[GoldenResult]>([])
    scenes.check(in: session, settings) { result in found.withLock { $0.append(result) } }
    if isInterrupted() { throw CommandError(code: .interrupted, message: "interrupted") }
    outcome.results += found.withLock { $0 }
  }

  /// With files named from the root: the folder of a revision means nothing to the user.
  private func shortened(_ result: GoldenResult) -> GoldenResult {
    var result = result
    func shortened(_ text: String) -> String {
      text.replacingOccurrences(of: root + "/", with: "")
    }
    result.source = result.source.map(shortened)
    result.explanation = result.explanation.map(shortened)
    result.viewCauses = result.viewCauses?.map { cause in
      ViewSentence.Cause(cause.words.map(shortened), views: cause.views)
    }
    result.warnings = result.warnings.map(shortened)
    return result
  }
}
