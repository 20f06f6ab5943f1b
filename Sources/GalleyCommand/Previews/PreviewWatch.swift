import Galley
import GalleyPreviews
import GalleyStrings

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
      let before = files.look(at: files.paths(of: session))
      do {
        let tally = try pass.run(restarts: changes.needRestart, first: changes.sources)
        files.own.formUnion(tally.written.map(PreviewedFiles.key))
        isFirst = false
        // Our own images change their folder.
        if tally.isNews {
          if let reason = tally.failure { StandardStream.error.print("galley: \(reason)") }
          try console.end(
            tally, milliseconds: (ContinuousClock.now - start).milliseconds,
            sinceSave: tally.images > 0 ? changes.sinceSave : nil)
        }
      } catch let error as CommandError {
        if signals.wereCaught { break }
        // Nobody reads what is said, or nothing can ever be drawn.
        let isUseless = isFirst && error.code != .scene
        if isUseless || error.message.hasPrefix("standard output") { throw error }
        StandardStream.error.print("galley: \(error.message)")
        if console.isJSON {
          var event = PreviewEvent("failed")
          event.message = error.message
          try console.emit(json: event)
        }
      }
      changes = files.wait(for: session, since: before, interval: interval) {
        signals.wereCaught
      }
    }
    throw CommandError(code: .interrupted, message: "interrupted")
  }
}

/// What previews are made of, told by sizes and times.
struct PreviewedFiles {
  typealias State = [UTF8Key: FileState]

  /// What is not as it was.
  struct Changes {
    /// Of sources, by `key`.
    var sources: Set<UTF8Key> = []
    /// Whether something is read at run time: a catalogue, a table, an image, a font.
    var needRestart = false
    /// When the newest of them was written, in seconds since 1970; 0 where nobody knows.
    var newest = 0.0

    /// Milliseconds since the newest of them was written.
    var sinceSave: Double? {
      newest > 0 ? max(0, (Date().timeIntervalSince1970 - newest) * 1000) : nil
    }
  }

  /// The images that we wrote ourselves.
  var own: Set<UTF8Key> = []

  /// The same for all ways to write a path.
  static func key(_ path: String) -> UTF8Key {
    UTF8Key(URL(fileURLWithPath: path).standardizedFileURL.path)
  }

  /// What is read at run time.
  private static let fileExtensions = Set(
    ImageLibrary.fileExtensions + [
      "strings", "stringsdict", "xcstrings", "json", "pdf", "ttf", "otf", "ttc",
    ])
  /// Files of resources in all folders; those beyond it are not looked at.
  private static let resourceLimit = 20_000

  /// Sources, and the files of resources that are there now: one that comes changes its folder.
  func paths(of session: PreviewSession) -> [String] {
    var paths = session.watchedPaths
    var rest = Self.resourceLimit
    for folder in session.resourceFolders {
      guard let walker = FileManager.default.enumerator(atPath: folder) else { continue }
      while rest > 0, let file = walker.nextObject() as? String {
        let name = (file as NSString).lastPathComponent
        if name.hasPrefix(".") || name == "Goldens" {
          walker.skipDescendants()
        } else if Self.fileExtensions.contains((name as NSString).pathExtension.lowercased()) {
          paths.append("\(folder)/\(file)")
          rest -= 1
        }
      }
    }
    return paths
  }

  /// Files that are not there are not in it.
  func look(at paths: [String]) -> State {
    var state: State = [:]
    state.reserveCapacity(paths.count)
    for path in paths {
      let key = UTF8Key(path)
      if own.contains(key) { continue }
      state[key] = FileState(path)
    }
    return state
  }

  /// What is different between two looks.
  func changes(from old: State, to new: State) -> Changes? {
    var changes = Changes()
    var isChanged = false
    for path in Set(old.keys).union(new.keys) where old[path] != new[path] {
      if own.contains(path) || own.contains(Self.key(path.string)) { continue }
      isChanged = true
      let state = new[path]
      if let state, !state.isRegular { continue }
      if path.string.hasSuffix(".swift") {
        changes.sources.insert(Self.key(path.string))
      } else {
        changes.needRestart = true
      }
      guard let state else { continue }
      changes.newest = max(
        changes.newest, Double(state.seconds) + Double(state.nanoseconds) / 1e9)
    }
    return isChanged ? changes : nil
  }

  /// Looks again and again until something has changed.
  /// - Parameter before: the look before the last pass: what changed since then was perhaps not seen by it.
  func wait(
    for session: PreviewSession, since before: State, interval: Int, until isEnded: () -> Bool
  ) -> Changes {
    let paths = paths(of: session)
    // What nobody looked at before the pass is what the pass has found.
    var known = look(at: paths)
    let missed = before.filter { known[$0.key] != $0.value }
    if let changes = changes(from: missed, to: known.filter { missed[$0.key] != nil }) {
      return changes
    }
    while !isEnded() {
      let start = ContinuousClock.now
      let now = look(at: paths)
      if let changes = changes(from: known, to: now) { return changes }
      known = now
      // Looking takes a tenth of the time at most.
      let pause = max(Double(interval), (ContinuousClock.now - start).milliseconds * 10)
      var rest = pause
      while rest > 0, !isEnded() {
        usleep(UInt32(min(rest, 50) * 1000))
        rest -= 50
      }
    }
    return Changes()
  }
}
