import Galley
import GalleyGoldens
import GalleyImages
import GalleyPreviews
import GalleyScenes
import GalleyStrings

/// The previews of Swift files as cases of goldens: each preview in each configuration of its suite.
final class GoldenPreviews {
  /// One image that is compared.
  private struct Case {
    /// `Card/Large-dark`.
    var key: String
    /// Whether its elements are a golden, too.
    var hasTree: Bool
    /// The same without the configuration: `Card/Large`.
    var preview: String
    var request: PreviewSession.Request
  }

  private let session: PreviewSession
  private let signals = InterruptSignals {}
  private let root: String
  private let drawn: TemporaryFolder
  private let pass: PreviewSession.Pass
  private var cases: [Case] = []
  /// What is worth a note.
  private(set) var notes: [String] = []

  /// Compiles the sources.
  /// - Parameters:
  ///   - place: the previews' Swift files, folder or package, the folder from which files are named, and the goldens.
  ///   - hasTrees: whether the elements of all cases are goldens, too; else those that are.
  ///   - scale: pixels to a point, over the suite's.
  ///   - project: what counts where the suite says nothing.
  /// - Throws: `CommandError`.
  init(
    _ place: GoldenPlace, hasTrees: Bool, scale: String?, project: Project?, _ tools: PreviewTools
  ) throws {
    let goldens = place.goldens
    root = URL(fileURLWithPath: place.folder).standardizedFileURL.path
    var suite = try Self.suite(in: goldens, project)
    if let scale {
      do {
        try suite.configuration.set("scale", to: scale)
      } catch {
        throw CommandError.usage("--\(error)")
      }
    }
    let cells: [PreviewMatrix.Cell]
    do {
      cells = try PreviewMatrix(axes: suite.axes).cells(on: suite.configuration)
    } catch let error as CommandError {
      let reason = error.message.replacingOccurrences(of: "--matrix", with: "the matrix")
      throw CommandError(
        code: .scene, message: "\(goldens.name)/\(PreviewSuite.fileName): \(reason)")
    }
    drawn = try TemporaryFolder()
    var tools = tools
    tools.process.configuration = suite.configuration
    session = try PreviewSession(place.previews, tools, isInterrupted: signals.question)
    pass = try session.build()
    let names = PreviewNames(session.previews, folder: nil)
    notes = pass.notes
    addCases(names.previews, cells, suite) { key in
      hasTrees || (try? GoldenID(key: key)).map { goldens.hasTree(of: $0) } ?? false
    }
  }

  /// Those of a place, as the options say.
  /// - Throws: `CommandError`.
  /// - Parameter namesInputs: whether `inputs` says what the previews are made of.
  convenience init(
    _ place: GoldenPlace, _ arguments: ParsedArguments, namesInputs: Bool = false
  ) throws {
    var tools = try PreviewTools(arguments)
    tools.build.namesInputs = namesInputs
    try self.init(
      place, hasTrees: arguments.has(GoldenOptions.tree), scale: arguments.string("--scale"),
      project: arguments.project, tools)
    let rule = try ElementOutput.contrastRule(arguments)
    for index in cases.indices { cases[index].request.contrastRule = rule }
  }

  /// - Throws: `CommandError` for a file that is wrong.
  private static func suite(in goldens: GoldenFolder, _ project: Project?) throws -> PreviewSuite {
    var suite = PreviewSuite()
    if let path = suiteFile(goldens, project) {
      let isOwn = path == "\(goldens.path)/\(PreviewSuite.fileName)"
      let name = isOwn ? "\(goldens.name)/\(PreviewSuite.fileName)" : Project.shown(path)
      do {
        suite = try PreviewSuite(data: InputFile.read(path), file: name)
      } catch let error as SceneError {
        throw CommandError(error)
      }
    }
    guard let project else { return suite }
    let usual = try project.previews(
      except: suite.statesAxes ? Set(PreviewConfiguration.names) : [])
    suite.configuration = usual.configuration.overridden(by: suite.configuration)
    suite.axes += usual.axes
    if suite.configuration.scale == nil, !suite.axes.contains(where: { $0.setting == .scale }) {
      suite.configuration.scale = project.values.scale
    }
    return suite
  }

  /// The suite beside the goldens, or above them in the goldens of the project.
  private static func suiteFile(_ goldens: GoldenFolder, _ project: Project?) -> String? {
    var folder = goldens.path
    let root = project?.values.goldens?.path
    while true {
      let path = "\(folder)/\(PreviewSuite.fileName)"
      if access(path, F_OK) == 0 { return path }
      guard let root, folder.hasPrefix(root + "/") else { return nil }
      folder = LexicalPath.folder(of: folder)
    }
  }

  private func addCases(
    _ previews: [PreviewNames.Named], _ cells: [PreviewMatrix.Cell], _ suite: PreviewSuite,
    hasTree: (_ key: String) -> Bool
  ) {
    var unused = Set(suite.excluded)
    for preview in previews {
      let key = "\(key(of: preview.description.path))/\(preview.part)"
      let patterns = suite.excluded.filter { fnmatch($0, key, 0) == 0 }
      unused.subtract(patterns)
      if !patterns.isEmpty { continue }
      for cell in cells {
        var request = PreviewSession.Request(
          preview: preview, configuration: cell.configuration, output: drawn.file("png"),
          layout: drawn.file("json"), keepsSize: true)
        let name = key + cell.configuration.suffix
        let isAsked = hasTree(name)
        if isAsked { request.inspection = PreviewInspection(.elements, file: drawn.file("txt")) }
        cases.append(Case(key: name, hasTree: isAsked, preview: key, request: request))
      }
    }
    // The names of what did not compile are not known.
    if pass.errors == 0, pass.failures.isEmpty {
      notes += unused.sorted().map { "\"\($0)\" excludes no preview" }
    }
  }

  /// The suite of a source: its path from the root without its extension.
  private func key(of path: String) -> String {
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    var way = full.hasPrefix(root + "/") ? String(full.dropFirst(root.count + 1)) : full
    if !full.hasPrefix(root + "/") { way = (full as NSString).lastPathComponent }
    if way.hasPrefix("Sources/") { way.removeFirst("Sources/".count) }
    return (way as NSString).deletingPathExtension.split(separator: "/")
      .map { PreviewNames.fileName(String($0)) }.joined(separator: "/")
  }

  var keys: Set<String> { Set(cases.map(\.key)) }

  /// The cases of each preview, which its name alone means as well.
  var groups: [String: [String]] {
    Dictionary(grouping: cases, by: \.preview).mapValues { $0.map(\.key) }
  }

  /// Leaves the cases out that are not chosen.
  func choose(_ keys: Set<String>) { cases = cases.filter { keys.contains($0.key) } }

  /// What the previews of each source are made of, by its path; empty unless requested.
  var inputs: [String: PreviewInputs] { pass.inputs }

  /// Leaves the cases of sources out, by their paths.
  /// - Returns: how many they are.
  func leaveOut(_ sources: Set<String>) -> Int {
    let count = cases.count
    cases.removeAll { sources.contains($0.request.preview.description.path) }
    return count - cases.count
  }

  /// Ends the processes of previews that are not drawn.
  func finish() { session.finish() }

  /// Whether all that could be drawn is known: the previews of what does not compile are not known.
  var isWhole: Bool { pass.errors == 0 && pass.failures.isEmpty }

  struct Settings {
    var isStrict: Bool
    var tolerance: GoldenTolerance?
  }

  /// Draws and compares all cases.
  /// - Throws: `CommandError` where nothing can be drawn, and when the user ends it.
  func check(
    in goldens: GoldenSession, _ settings: Settings, _ console: Console,
    note: (GoldenResult) -> Void
  ) throws {
    defer { session.finish() }
    for diagnostic in pass.diagnostics where diagnostic.severity != .error {
      try console.report(diagnostic)
    }
    for result in failures(in: goldens) { note(result) }
    var number = 0
    try session.draw(cases.map(\.request)) { _, outcome in
      if signals.wereCaught {
        throw CommandError(code: .interrupted, message: "interrupted")
      }
      // A full disk is no difference.
      if case .failed(let failure) = outcome, failure.kind == .file {
        throw CommandError(failure)
      }
      let item = cases[number]
      number += 1
      note(Self.check(item, outcome, goldens, settings))
      unlink(item.request.output)
      if let layout = item.request.layout { unlink(layout) }
      if let elements = item.request.inspection?.file { unlink(elements) }
    }
  }

  /// What cannot be drawn: a failure for each source with errors, and for each library that cannot be opened.
  private func failures(in goldens: GoldenSession) -> [GoldenResult] {
    let errors = pass.diagnostics.filter { $0.severity == .error }
    var paths: [String] = []
    for path in errors.compactMap(\.path) where !paths.contains(path) { paths.append(path) }
    var results = paths.map { path in
      let own = errors.filter { $0.path == path }
      return goldens.fail(
        key(of: path), own.map(\.text).joined(separator: "\n  "),
        source: own.first?.line.map { "\(path):\($0)" } ?? path)
    }
    let others = errors.filter { $0.path == nil }.map(\.text) + pass.failures.map(\.message)
    if !others.isEmpty {
      results.append(goldens.failAllPreviews(others.joined(separator: "\n  ")))
    }
    return results
  }

  private static func check(
    _ item: Case, _ outcome: PreviewOutcome, _ goldens: GoldenSession, _ settings: Settings
  ) -> GoldenResult {
    let place = item.request.preview.place
    switch outcome {
    case .failed(let failure):
      return goldens.fail(item.key, ControlCharacters.escaped(failure.message), source: place)
    case .drawn(let drawn):
      if settings.isStrict, let warning = drawn.warnings.first {
        return goldens.fail(item.key, ControlCharacters.escaped(warning), source: place)
      }
      do {
        var golden = GoldenCase(try GoldenID(key: item.key))
        golden.tolerance = settings.tolerance ?? .exact
        golden.source = place
        golden.hasTree = item.hasTree
        return goldens.withRenderer { renderer in
          goldens.check(golden, with: renderer) { () throws -> StoredImage in
            var image = try StoredImage(
              png: InputFile.read(item.request.output), pixelHash: drawn.pixelHash,
              layout: item.request.layout.flatMap { FileManager.default.contents(atPath: $0) })
            image.warnings = drawn.warnings
            image.elements = try item.request.inspection.map {
              String(decoding: try InputFile.read($0.file), as: UTF8.self)
            }
            return image
          }
        }
      } catch {
        return goldens.fail(item.key, "\(error)", source: place)
      }
    }
  }
}

extension GoldenPreviews {
  /// Files of more bytes are looked at by the compiler alone.
  private static let byteLimit = 8 << 20

  /// Whether a folder has a Swift file that looks as if there were previews in it.
  /// - Throws: `CommandError` for a folder that cannot be read.
  /// - Complexity: O(n) in the bytes of the files up to the first one.
  static func areIn(_ folder: String, except goldens: GoldenFolder) throws -> Bool {
    guard GoldenFolder.isFolder(folder) else { return false }
    let url = URL(fileURLWithPath: folder)
    let isPackage = access("\(folder)/Package.swift", F_OK) == 0
    let files: [String]
    do {
      files = try GoldenFolder(url, name: folder).files { file in
        isPackage && file == "Tests"
          || url.appendingPathComponent(file).standardizedFileURL.path == goldens.path
      }
    } catch { throw CommandError(ofFiles: error) ?? error }
    return files.contains { $0.hasSuffix(".swift") && hasPreviews("\(folder)/\($0)") }
  }

  static func hasPreviews(_ path: String) -> Bool {
    guard let state = FileState(path), state.isRegular, state.size <= byteLimit,
      let data = FileManager.default.contents(atPath: path)
    else { return false }
    return ["#Preview", "PreviewProvider"].contains { data.range(of: Data($0.utf8)) != nil }
  }
}
