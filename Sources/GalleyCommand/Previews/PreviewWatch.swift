import Galley
import GalleyPreviews

/// `galley preview --watch`: draws, looks at the files, and draws again what has changed.
struct PreviewWatch {
  private let options: PreviewOptions
  private let console: Console
  /// Milliseconds between two looks.
  private let interval: Int

  init(_ options: PreviewOptions, _ console: Console, interval: Int) {
    (self.options, self.console, self.interval) = (options, console, interval)
  }

  /// - Throws: `CommandError`: when Ctrl-C was pressed, and for what is wrong with the command line.
  func run() throws {
    let signals = InterruptSignals {}
    let session = try PreviewSession(
      options.operands, options.tools, isInterrupted: signals.question)
    defer { session.finish() }
    let pass = try PreviewPass(options, session, console) { signals.wereCaught }
    var files = PreviewedFiles()
    var changes = PreviewedFiles.Changes()
    var isFirst = true
    while !signals.wereCaught {
      let start = ContinuousClock.now
      let before = files.look(at: session.paths(for: files))
      do {
        let tally = try pass.run(restarts: changes.needRestart, first: changes.sources)
        files.own.formUnion(tally.written.map(PreviewedFiles.key))
        isFirst = false
        // Our own images change their folder.
        if tally.isNews {
          if let reason = tally.failure { StandardStream.error.print("galley: \(reason)") }
          try console.end(
            tally, milliseconds: (ContinuousClock.now - start).milliseconds,
            sinceSave: tally.images + tally.trees > 0 ? changes.sinceSave : nil)
        }
      } catch let error as CommandError {
        if signals.wereCaught { break }
        // Standard output is closed, or nothing can ever be drawn.
        let isUseless = isFirst && error.code != .scene
        if isUseless || error.endsOutput { throw error }
        StandardStream.error.print("galley: \(error.message)")
        if console.isJSON {
          var event = PreviewEvent("failed")
          event.message = error.message
          try console.emit(json: event)
        }
      }
      changes = files.wait(
        for: session.paths(for: files), since: before, interval: interval
      ) {
        signals.wereCaught
      }
    }
    throw CommandError(code: .interrupted, message: "interrupted")
  }
}

extension PreviewSession {
  /// What is looked at.
  fileprivate func paths(for files: PreviewedFiles) -> [String] {
    files.paths(watched: watchedPaths, resourceFolders: resourceFolders)
  }
}
