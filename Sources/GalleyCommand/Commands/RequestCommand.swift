import Galley
import GalleyBatch
import GalleyBudget
import GalleyImages
import GalleyScenes
import GalleyStrings

/// `galley batch --protocol jsonl`: requests on standard input, results on standard output.
enum RequestCommand {
  /// A longer line is no request.
  private static let lineLimit = 64 << 20

  static func run(_ scene: String, _ arguments: ParsedArguments) throws {
    for option in [
      "--data", "--manifest", "--shard", "--rows", "--force", "--fail-fast", "--canvas",
      "--on-collision",
      "--report",
    ] + TableOptions.names + BatchSpritesCommand.names
    where arguments.has(option) {
      throw CommandError.usage("\(option) cannot be combined with --protocol jsonl")
    }
    var settings = RequestSettings()
    settings.scene = scene == "-" ? nil : scene
    settings.sceneFolder = arguments.string("--scenes") ?? "."
    settings.output = arguments.string("--out") ?? "."
    settings.changes = try SceneInput.changes(arguments)
    settings.settings = try SceneInput.settings(arguments)
    settings.jobs = try JobOptions.jobs(arguments)
    settings.limits = try LimitOptions.limits(arguments)
    settings.isInline = arguments.has("--inline")
    settings.framing = arguments.string("--framing").flatMap(RequestFraming.init) ?? .base64
    settings.isStrict = arguments.isStrict
    settings.contrastRule = try ElementOutput.contrastRule(arguments)
    settings.isDurable = arguments.has("--durable")
    settings.fonts = try SceneDrawing.fonts(arguments)
    settings.fontLock = try SceneDrawing.fontLock(arguments)
    if arguments.has("--images") || arguments.project?.values.images != nil {
      settings.imageFolder = try SceneDrawing.imageFolder(arguments, input: scene)
    }
    switch arguments.string("--order") ?? "input" {
    case "input": settings.keepsOrder = true
    case "completed": settings.keepsOrder = false
    case let name:
      throw CommandError.usage("found --order \"\(name)\"; expected input or completed")
    }
    // A scene that is wrong for all requests is known before the first one.
    if let scene = settings.scene {
      do {
        _ = try SceneTemplate(data: InputFile.read(scene), file: scene)
      } catch let error as SceneError {
        throw CommandError(error)
      }
    }
    let format = try OutputFormat.choose(arguments, output: settings.output)
    let asked = try OutputFormat.asked(arguments)
    let options = try EncodingOptions(arguments)
    settings.encode = { drawing, name in
      let own = try asked ?? (name.isEmpty ? format : OutputFormat.finished(name, arguments))
      return try own.encode(drawing, options).data
    }
    try keepFiles(&settings, scene, arguments, hasFormat: asked != nil)
    try answer(settings)
  }

  /// Keeps images from the places of files that the command reads, and from names without a format.
  private static func keepFiles(
    _ settings: inout RequestSettings, _ scene: String, _ arguments: ParsedArguments,
    hasFormat: Bool
  ) throws {
    let kept = OutputPlaces.keeping(
      arguments.inputFiles, andFontsOf: arguments.fontFolder,
      in: try outputFolder(settings.output))
    settings.checkName = { name in
      do {
        try kept(name)
        if !hasFormat { _ = try OutputFormat.finished(name, arguments) }
      } catch {
        throw BatchError(isFile: false, description: "\(error)")
      }
    }
  }

  /// The folder of the images, before names with placeholders.
  private static func outputFolder(_ output: String) throws -> String {
    guard output.contains("{{") else { return output }
    do { return try OutputName(output).folder } catch let error as SceneError {
      throw CommandError(error)
    }
  }

  /// What the exit code says of answers.
  private struct Outcome {
    /// Why an answer could not be written.
    var refusal: CommandError?
    /// Whether a request failed by a file, as on a full disk.
    var hasFileFailure = false
  }

  private static func answer(_ settings: RequestSettings) throws {
    let outcome = Locked(Outcome())
    let signals = InterruptSignals {}
    var lines = LineReader(
      descriptor: STDIN_FILENO, limit: lineLimit, isInterrupted: signals.question)
    do {
      let (failed, isComplete) = try RequestStream(settings).run(
        reading: { try lines.next() },
        writing: { answer in
          do {
            try StandardStream.output.write(answer.line)
            if !answer.file.isEmpty { try StandardStream.output.write(answer.file) }
            if answer.isFileFailure { outcome.withLock { $0.hasFileFailure = true } }
            return true
          } catch {
            outcome.withLock { $0.refusal = error as? CommandError }
            return false
          }
        })
      if signals.wereCaught {
        throw CommandError(
          code: .interrupted, message: "interrupted; requests that were read are answered")
      }
      guard isComplete else {
        throw outcome.withLock { $0.refusal } ?? CommandError.unwritableOutput()
      }
      if failed > 0 {
        throw CommandError(
          code: outcome.withLock { $0.hasFileFailure } ? .file : .rows,
          message: "\(failed.counted("request")) failed")
      }
    } catch let error as SceneError {
      throw CommandError(error)
    } catch let failure as BatchError {
      throw CommandError(code: failure.isFile ? .file : .scene, message: failure.description)
    }
  }
}
