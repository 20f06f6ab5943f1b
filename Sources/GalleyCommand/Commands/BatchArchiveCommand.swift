import Galley
import GalleyBatch
import GalleyBudget
import GalleyImages
import GalleyScenes

/// `galley batch --out -`: the images as a tar archive on standard output.
enum BatchArchiveCommand {
  /// Whether the images of a batch go to standard output: `-`, or `-/` and the names of the files.
  static func isMeant(by output: String?) -> Bool {
    output == "-" || output?.hasPrefix("-/") == true
  }

  static func run(_ scene: String, _ arguments: ParsedArguments) throws {
    for option in ["--report", "--force", "--durable", "--json"] where arguments.has(option) {
      throw CommandError.usage("\(option) cannot be combined with --out -")
    }
    if arguments.string("--manifest") == "-" {
      throw CommandError.usage(
        "--manifest - cannot be combined with --out -: both are standard output")
    }
    let settings = try settings(scene, arguments)
    let console = Console(arguments)
    let progress = BatchProgressLine(console)
    let cancellation = BatchCancellation()
    let signals = InterruptSignals { cancellation.cancel() }
    let manifest = Locked(Data())
    let hasManifest = settings.manifest != nil
    let stream = BatchStream(settings, cancellation: cancellation) { _ = progress.note($0) }
    let summary: BatchSummary
    do {
      defer { progress.end() }
      summary = try withExtendedLifetime(signals) {
        try stream.run { image in
          for part in SampleArchive.bytes(of: image) { try StandardStream.output.write(part) }
          if hasManifest {
            manifest.withLock { $0.append(contentsOf: Array(image.result.json.utf8) + [0x0A]) }
          }
        }
      }
    } catch let error as SceneError {
      throw CommandError(error)
    } catch let failure as BatchError {
      throw CommandError(code: failure.isFile ? .file : .scene, message: failure.description)
    }
    // An archive without its end was interrupted.
    if !summary.isCancelled {
      try StandardStream.output.write(SampleArchive.end)
      if let file = settings.manifest {
        try SceneDrawing.write(manifest.withLock { $0 }, to: file)
      }
    }
    try BatchCommand.report(
      summary, settings, console, isInterrupted: signals.wereCaught, isOnErrors: true)
  }

  private static func settings(
    _ scene: String, _ arguments: ParsedArguments
  ) throws -> BatchSettings {
    var settings = try BatchCommand.settings(scene, arguments)
    if settings.output == "-" {
      let format = try OutputFormat.asked(arguments) ?? .png
      do {
        let canvas = try Batch(settings).canvases().count > 1 ? "-{{canvas.name}}" : ""
        settings.output = "-/{{row.number}}\(canvas).\(format.name)"
      } catch let error as SceneError {
        throw CommandError(error)
      }
    }
    let checkFormat = settings.checkName
    settings.checkName = { name in
      try SampleArchive.check(name)
      try checkFormat(name)
    }
    return settings
  }
}
