import Galley
import GalleyBudget
import GalleyCanvas
import GalleyPreviews
import GalleyStrings

/// Compiles previews on a thread of its own, again after each save, and puts them on the board.
///
/// Only the newest save counts: compiling is cancelled when a file has changed. What does not compile any more stays as it
/// was compiled last.
final class PreviewCompiler {
  private let board: PreviewBoard
  private let build: PreviewBuild
  private let tools: LiveTools
  private let saves: SaveWatch
  private let files = PreviewedFiles()
  /// What was made of each library; another generation is another making.
  private var made: [(library: PreviewLibrary, generation: Int, previews: [LivePreview])] = []
  private var generation = 0
  /// Paths that are looked at, also while a pass has not found all of them again.
  private var watched: Set<String> = []
  private var said: [SourceDiagnostic] = []

  /// - Throws: `PreviewError` for paths that are not sources.
  init(_ paths: [String], board: PreviewBoard, tools: LiveTools, saves: SaveWatch) throws {
    (self.board, self.tools, self.saves) = (board, tools, saves)
    var settings = tools.build
    settings.isCancelled = { saves.isOutdated }
    build = try PreviewBuild(paths, runtime: tools.runtime, settings: settings)
  }

  /// Goes on until the watch is stopped.
  func run() {
    var needsRestart = false
    while !saves.isStopped {
      let paths = paths
      let before = files.look(at: paths)
      saves.begin(paths, before)
      board.change { $0.isCompiling = true }
      pass(needsRestart: needsRestart)
      // What a cancelled pass was to do is left to the next one.
      let isOver = !saves.wasCancelled
      if isOver { board.change { $0.isCompiling = false } }
      let changes = files.wait(for: self.paths, since: before, interval: 50) {
        saves.isStopped
      }
      needsRestart = changes.needRestart || (needsRestart && !isOver)
    }
  }

  private var paths: [String] {
    watched.formUnion(build.watchedPaths)
    return files.paths(
      watched: watched.sorted(),
      resourceFolders: Set(made.flatMap(\.library.resourceFolders)).sorted())
  }

  private func pass(needsRestart: Bool) {
    do {
      let result = try build.build()
      if saves.wasCancelled { return }
      watched = []
      put(result, needsRestart: needsRestart)
    } catch let error as PreviewError {
      if error.kind == .interrupted || saves.wasCancelled { return }
      if error.kind == .none { made = [] }
      put([SourceDiagnostic(.error, error.message)], keepsAll: error.kind != .none)
    } catch {
      put([SourceDiagnostic(.error, "\(error)")], keepsAll: true)
    }
  }

  private func put(_ result: PreviewBuild.Result, needsRestart: Bool) {
    var diagnostics = result.diagnostics
    var before = made
    made = []
    for library in result.libraries {
      if !needsRestart, let known = before.firstIndex(where: { $0.library == library }) {
        made.append(before.remove(at: known))
        continue
      }
      generation += 1
      do {
        made.append((library, generation, try previews(of: library, result.types[library.path])))
      } catch let error as PreviewError {
        if error.kind == .interrupted { return made = before + made }
        diagnostics.append(
          SourceDiagnostic(.error, path: library.sources.first?.path, error.message))
      } catch {
        diagnostics.append(SourceDiagnostic(.error, "\(error)"))
      }
    }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    if hasErrors { keep(before) }
    put(diagnostics, keepsAll: false)
  }

  /// The previews of files that do not compile now stay as they were; those of files that are gone do not.
  private func keep(_ before: [(library: PreviewLibrary, generation: Int, previews: [LivePreview])])
  {
    let compiled = Set(made.flatMap(\.library.sources).map(\.path))
    for var old in before {
      old.previews.removeAll {
        compiled.contains($0.file) || !FileManager.default.fileExists(atPath: $0.file)
      }
      if !old.previews.isEmpty { made.append(old) }
    }
  }

  private func previews(
    of library: PreviewLibrary, _ types: TypePlaces?
  ) throws -> [LivePreview] {
    var settings = tools.process
    settings.isCancelled = { [saves] in saves.isOutdated }
    let process = PreviewProcess(library, runtime: tools.runtime, settings: settings)
    defer { process.finish() }
    return LivePreview.all(
      try process.previews(), in: library, generation: generation, types: types ?? TypePlaces())
  }

  /// Ends the pass for the readers of the board.
  /// - Parameter keepsAll: whether nothing is known of the previews but that they were there.
  private func put(_ diagnostics: [SourceDiagnostic], keepsAll: Bool) {
    if diagnostics != said {
      said = diagnostics
      for diagnostic in diagnostics { tools.say(ControlCharacters.escaped(diagnostic.text)) }
    }
    let previews = made.flatMap(\.previews).enumerated()
      .sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }.map(\.element)
    board.change {
      $0.isCompiling = false
      $0.diagnostics = diagnostics
      if !keepsAll { $0.previews = previews }
    }
  }
}
