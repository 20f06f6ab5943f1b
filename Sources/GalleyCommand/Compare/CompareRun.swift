import Galley
import GalleyGoldens
import GalleyPreviews

/// Draws both sides of a comparison, one after the other.
struct CompareRun {
  private let arguments: ParsedArguments
  private let signals = InterruptSignals {}
  /// Of the images before, and of what is kept of the images after.
  private let work: TemporaryFolder

  /// - Throws: `CommandError` where there can be no folder for images.
  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    work = try TemporaryFolder()
  }

  /// What changed. The images that it names are there as long as this is.
  struct Comparison {
    var changes: RevisionComparison
    fileprivate let work: TemporaryFolder
  }

  /// - Throws: `CommandError`, `PreviewError`, `GoldenError`, `OutputFile.WriteError`.
  func compare(_ source: CompareSource) throws -> Comparison {
    switch source {
    case .folders(let before, let after): try folders(before, after)
    case .revisions(let range, let folder): try revisions(range, folder)
    }
  }

  private func folders(_ before: String, _ after: String) throws -> Comparison {
    let (old, new) = (LexicalPath.absolute(before), LexicalPath.absolute(after))
    guard old != new else {
      throw CommandError.usage("\(before) and \(after) are the same folder")
    }
    // Images and fonts of a project may lie outside of the folders.
    let isKnown = try outside(old) == outside(new)
    let changes = isKnown ? CompareChanges(from: old, to: new) : CompareChanges(nil)
    let (one, other) = (side(old, root: old), side(new, root: new))
    let previews = (old: try one.previews(changes), new: try other.previews(changes))
    let unchanged = changes.unchangedPreviews(
      one.inputs(previews.old), other.inputs(previews.new))
    let first = try recorded {
      try one.draw(changes, previews.old, without: unchanged, in: $0)
    }
    let second = try compared {
      try other.draw(changes, previews.new, without: unchanged, in: $0)
    }
    return comparison((before, first), (after, second))
  }

  /// What counts for a folder and is not in it.
  private func outside(_ folder: String) throws -> [String] {
    let project = try arguments.inProject(of: [folder], areScenes: false).project
    let paths = [project?.file, project?.values.images?.path, project?.values.fonts?.path]
    return paths.compactMap { $0 }.filter { !$0.hasPrefix(folder + "/") }
  }

  private func revisions(_ range: CompareSource.Range, _ folder: String) throws -> Comparison {
    let repository = try GitRepository(around: LexicalPath.absolute(folder))
    var old = try repository.commit(range.before)
    let new = try range.after.map(repository.commit)
    if range.isFromMergeBase, let new { old = try repository.mergeBase(old, new) }
    let names = (range.before, range.after ?? "the working tree")
    var changes = CompareChanges(try repository.changes(from: old, to: new))
    if let output = arguments.string("-o") {
      // A report of another run is no part of an image.
      changes = changes.without(LexicalPath.absolute(output), below: repository.top)
    }
    if changes.isEmpty { return comparison((names.0, .init()), (names.1, .init())) }
    let tree = try RevisionFolder(of: repository, isInterrupted: signals.question)
    defer { tree.remove() }
    func place(_ root: String) -> CompareSide {
      side(repository.way.isEmpty ? root : "\(root)/\(repository.way)", root: root)
    }
    let later = place(new == nil ? repository.top : tree.path)
    let earlier = place(tree.path)
    // Which previews are the same is known before any is drawn, and revisions lie at one path, one after the other.
    if let new { try tree.checkOut(new, isInterrupted: signals.question) }
    let probe = try later.previews(changes)
    let inputs = later.inputs(probe)
    if new != nil { probe?.finish() }
    try tree.checkOut(old, isInterrupted: signals.question)
    let previews = try earlier.previews(changes)
    let unchanged = changes.unchangedPreviews(earlier.inputs(previews), inputs)
    let first = try recorded {
      try earlier.draw(changes, previews, without: unchanged, in: $0)
    }
    if let new { try tree.checkOut(new, isInterrupted: signals.question) }
    let second = try compared {
      let previews = try new == nil ? probe : later.previews(changes)
      return try later.draw(changes, previews, without: unchanged, in: $0)
    }
    return comparison((names.0, first), (names.1, second))
  }

  private func side(_ folder: String, root: String) -> CompareSide {
    CompareSide(
      folder: folder, root: root, arguments: arguments, isInterrupted: signals.question)
  }

  private var goldens: GoldenFolder {
    GoldenFolder(URL(fileURLWithPath: work.path + "/before"), name: "before")
  }

  private var results: String { work.path + "/after" }

  private func recorded(
    _ draw: (GoldenSession) throws -> CompareSide.Outcome
  ) throws -> CompareSide.Outcome {
    let session = try GoldenSession(
      goldens, record: .missing, results: work.path + "/recorded")
    defer { session.finish() }
    return try draw(session)
  }

  private func compared(
    _ draw: (GoldenSession) throws -> CompareSide.Outcome
  ) throws -> CompareSide.Outcome {
    let session = try GoldenSession(goldens, record: .never, results: results)
    defer { session.finish() }
    return try draw(session)
  }

  private func comparison(
    _ before: (name: String, outcome: CompareSide.Outcome),
    _ after: (name: String, outcome: CompareSide.Outcome)
  ) -> Comparison {
    let changes = RevisionComparison(
      RevisionComparison.Side(before.name, before.outcome.results),
      RevisionComparison.Side(after.name, after.outcome.results),
      unchanged: after.outcome.unchanged, in: goldens, results: results)
    return Comparison(changes: changes, work: work)
  }
}
