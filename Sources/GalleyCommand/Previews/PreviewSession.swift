import Galley
import GalleyPreviews

/// The previews of a command: compiled, and each library with the process that draws what is in it.
final class PreviewSession {
  /// What compiling made of the sources.
  struct Pass {
    /// What did not compile, and warnings about the project.
    var diagnostics: [SourceDiagnostic] = []
    /// What is in the sources and cannot be drawn.
    var failures: [PreviewError] = []
    /// What is worth a note.
    var notes: [String] = []
    var milliseconds = 0.0
    /// What the previews of each source are made of, by its path; empty unless requested.
    var inputs: [String: PreviewInputs] = [:]
    /// The libraries that are not as they were.
    var changed: Set<Int> = []

    var errors: Int { diagnostics.count { $0.severity == .error } }
  }

  /// One image that is wanted.
  struct Request {
    var preview: PreviewNames.Named
    var configuration: PreviewConfiguration
    /// Files of the image and, where it is wanted, of its layout.
    var output: String
    var layout: String?
    /// The file of its elements, where it is wanted.
    var elements: String?
    var inspection: PreviewInspection?
    var motion: PreviewMotion?
    /// The most pixels of the image; nil is any number.
    var pixelLimit: PixelLimit?
    /// Whether the image of a view in its own size has no margin.
    var keepsSize = false
    /// Which contrast texts have at least, where accessibility is looked at; nil looks for nothing.
    var contrastRule: AccessibilityAudit.ContrastRule?
    /// What is written of the image instead of its pixels; nil writes those.
    var shapes: PreviewShapes?
  }

  private struct Opened {
    var library: PreviewLibrary
    var process: PreviewProcess
    var previews: [PreviewDescription] = []
  }

  private let sources: PreviewBuild
  private let runtime: PreviewRuntime
  private let settings: PreviewProcessSettings
  private let progress: CompileProgressLine?
  private var opened: [Opened] = []

  /// - Parameter isInterrupted: polled while the compiler runs; true ends it.
  /// - Throws: `CommandError` where there is no compiler, and for operands that are no sources.
  init(
    _ operands: [String], _ tools: PreviewTools, isInterrupted: @escaping @Sendable () -> Bool
  ) throws {
    var settings = tools.process
    settings.isCancelled = isInterrupted
    self.settings = settings
    var build = tools.build
    let progress = tools.progress
    self.progress = progress
    build.isCancelled = {
      progress?.tick()
      return isInterrupted()
    }
    build.progress = { progress?.note($0) }
    do {
      runtime = try PreviewRuntime.find()
      sources = try PreviewBuild(operands, runtime: runtime, settings: build)
    } catch let error as PreviewError {
      throw CommandError(error)
    }
  }

  /// The previews of each library.
  var previews: [[PreviewDescription]] { opened.map(\.previews) }

  /// Files and folders whose change asks for another pass.
  var watchedPaths: [String] { sources.watchedPaths }

  /// Where catalogues, tables, images and fonts of the libraries lie, each once.
  var resourceFolders: [String] { Set(opened.flatMap(\.library.resourceFolders)).sorted() }

  /// Compiles what has changed, and opens it.
  /// - Parameter restarts: whether processes forget what they have read: images, tables of texts.
  /// - Throws: `CommandError` where there is nothing to draw; then what was there before is kept.
  func build(restarts: Bool = false) throws -> Pass {
    let result: PreviewBuild.Result
    progress?.begin()
    defer { progress?.end() }
    do {
      result = try sources.build()
    } catch let error as PreviewError {
      throw CommandError(error)
    }
    var pass = Pass(diagnostics: result.diagnostics, milliseconds: result.milliseconds)
    pass.inputs = result.inputs
    var before = opened
    opened = result.libraries.enumerated().map { index, library in
      // A library is called by what is in it.
      if !restarts, let known = before.firstIndex(where: { $0.library == library }) {
        return before.remove(at: known)
      }
      pass.changed.insert(index)
      var new = Opened(
        library: library,
        process: PreviewProcess(library, runtime: runtime, settings: settings))
      do {
        new.previews = try new.process.previews()
        pass.notes += new.process.notes
      } catch {
        pass.failures.append(
          error as? PreviewError ?? PreviewError(.preview, "\(error)"))
      }
      return new
    }
    for old in before { old.process.finish() }
    return pass
  }

  /// Draws images, those of one library after the other.
  /// - Throws: `CommandError` where no process can be started, and what `note` throws.
  func draw(
    _ requests: [Request], note: (Request, PreviewOutcome) throws -> Void
  ) throws {
    for library in opened.indices {
      let own = requests.filter { $0.preview.library == library }
      if own.isEmpty { continue }
      let orders = own.map {
        var order = PreviewJob(
          preview: $0.preview.description.index, configuration: $0.configuration,
          output: $0.output, layout: $0.layout, motion: $0.motion,
          keepsSize: $0.keepsSize)
        (order.elements, order.inspection) = ($0.elements, $0.inspection)
        order.pixelLimit = $0.pixelLimit
        order.shapes = $0.shapes
        order.contrastRule = $0.contrastRule
        return order
      }
      var done = 0
      do {
        try opened[library].process.draw(orders) { _, outcome in
          let request = own[done]
          done += 1
          try note(request, outcome)
        }
      } catch let error as PreviewError {
        throw CommandError(error)
      }
    }
  }

  /// Ends all processes.
  func finish() {
    for library in opened { library.process.finish() }
    opened = []
  }
}

extension CommandError {
  init(_ failure: PreviewError) {
    let code: ExitCode =
      switch failure.kind {
      case .usage: .usage
      case .file, .toolchain: .file
      case .none, .compile, .preview: .scene
      case .interrupted: .interrupted
      }
    self.init(code: code, message: failure.message)
  }
}

extension PreviewSession {
  /// One preview of a file.
  /// - Parameters:
  ///   - name: of several; nil is the first.
  ///   - path: the file, for messages.
  ///   - pass: what building the file has said.
  /// - Throws: `CommandError` where there is none.
  func preview(
    _ name: String?, of path: String, after pass: Pass
  ) throws -> PreviewNames.Named {
    let names = name.map { [$0] } ?? []
    let found = try PreviewNames(previews, folder: nil).chosen(names)
    guard let preview = found.first else {
      throw CommandError(
        code: .scene,
        message: pass.errors > 0
          ? "\(path): it does not compile" : "\(path): no previews found")
    }
    return preview
  }
}
