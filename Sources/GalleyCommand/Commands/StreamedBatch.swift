import Galley
import GalleyBatch
import GalleyBudget
import GalleyScenes

/// A batch whose images go out in the order of their rows and into no folder: what `--out -` and `--sprites` have in common.
struct StreamedBatch {
  let settings: BatchSettings
  let console: Console
  let output: BatchOutput

  /// Settings of the batch, and a name for each row where there is none.
  /// - Parameters:
  ///   - output: the value of `--out` that counts; nil for the number of the row, and its canvas where there are several.
  ///   - start, end: what stands around that number.
  /// - Throws: `CommandError`.
  static func settings(
    _ scene: String, _ arguments: ParsedArguments, output: String?, start: String = "",
    end: String = ""
  ) throws -> BatchSettings {
    var settings = try BatchCommand.settings(
      scene, arguments, output: output ?? "\(start){{row.number}}\(end)")
    guard output == nil else { return settings }
    do {
      if try Batch(settings).canvases().count > 1 {
        settings.output = "\(start){{row.number}}-{{canvas.name}}\(end)"
      }
    } catch let error as SceneError {
      throw CommandError(error)
    }
    return settings
  }

  /// - Throws: `CommandError` for an option that says nothing of such a batch.
  static func refuse(
    _ options: [String], with option: String, _ arguments: ParsedArguments
  ) throws {
    for name in options where arguments.has(name) {
      throw CommandError.usage("\(name) cannot be combined with \(option)")
    }
  }

  /// Draws, and says how it ended.
  /// - Parameters:
  ///   - write: takes the images, one at a time.
  ///   - finish: completes what was written; not called for a batch that was interrupted.
  /// - Throws: `CommandError`, and what both throw.
  func run(
    write: @escaping @Sendable (BatchStream.Image) throws -> Void, finish: () throws -> Void
  ) throws {
    let progress = BatchProgressLine(console)
    let cancellation = BatchCancellation()
    let signals = InterruptSignals { cancellation.cancel() }
    let manifest = Locked(Data())
    let hasManifest = settings.manifest != nil
    let stream = BatchStream(settings, cancellation: cancellation) {
      if !progress.note($0) { cancellation.cancel() }
    }
    let summary: BatchSummary
    do {
      defer { progress.end() }
      summary = try withExtendedLifetime(signals) {
        try stream.run { image in
          try write(image)
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
    if !summary.isCancelled {
      try finish()
      if let file = settings.manifest {
        try SceneDrawing.write(manifest.withLock { $0 }, to: file)
      }
    }
    try BatchCommand.report(
      summary, settings, console, isInterrupted: signals.wereCaught, output: output)
  }
}
