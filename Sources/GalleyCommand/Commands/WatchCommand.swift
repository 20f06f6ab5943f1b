import Galley
import GalleyGoldens
import GalleyScenes
import GalleyStrings

/// `galley watch`: draws a scene again whenever something that it is made of changes.
enum WatchCommand {
  static var command: Command {
    Command(
      name: "watch",
      summary: "Draw a scene again whenever it or its data, fonts or images change.",
      operands: "SCENE.json [-o FILE] [--data FILE] [options]",
      arguments: [
        Command.Argument(
          name: "SCENE.json", summary: "A scene in a file.",
          values: .file([".json", ".jsonc", ".json5"]))
      ],
      details: """
        Draws like galley render and repeats when a file changes. An error is shown and the last image stays; \
        the image is replaced at once, so a viewer never shows half of one. Ctrl-C ends it. For Swift files, \
        use galley preview --watch.
        """,
      options: RenderCommand.command.options.filter {
        !["--timings", "--preview"].contains($0.names[0])
      } + [
        Command.Option(
          names: ["--interval"], value: "MS",
          summary: "Milliseconds between two looks at the files.",
          defaultValue: "100")
      ],
      exitCodes: [.usage, .file, .interrupted],
      examples: ["galley watch card.json", "galley watch card.json --data cities.csv --row 2"],
      seeAlso: ["galley help render", "galley help preview"],
      run: run)
  }

  /// The scene that the command line names.
  private static func scene(of arguments: ParsedArguments) throws -> String {
    guard let path = arguments.operands.first, arguments.operands.count == 1, path != "-" else {
      throw CommandError.usage("galley watch needs one scene file")
    }
    if GoldenPlace.isSource(path) {
      throw CommandError.usage(
        "galley watch takes a scene; for Swift files, use galley preview \(ShellWord.path(path)) --watch"
      )
    }
    if arguments.string("--data") == "-" {
      throw CommandError.usage("galley watch cannot read data from standard input; give a file")
    }
    return path
  }

  /// - Throws: `CommandError` for an output that is a file which is read.
  private static func checkPlaces(_ arguments: ParsedArguments, of scene: String) throws {
    try ElementOutput.checkTree(arguments)
    try EnvironmentOptions.refusePreviewOptions(arguments, of: scene)
    if arguments.string("-o") == "-" {
      throw CommandError.usage(
        "galley watch writes a file each time and tells when on standard output; give a file to -o")
    }
    guard !arguments.has("--frames") else { return }
    try SceneDrawing.refuse(arguments.imagePath(for: scene), over: arguments)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    let path = try scene(of: arguments)
    let interval = try arguments.integer("--interval", 10...60_000) ?? 100
    let console = Console(arguments)
    let given = arguments
    var arguments = try given.inProject(of: [path])
    try checkPlaces(arguments, of: path)
    var watched = WatchedFiles(arguments, scene: path)
    // What is wrong with the command line is wrong before the first image.
    var isDrawn = false
    let signals = InterruptSignals {}
    while !signals.wereCaught {
      let state = watched.state
      let (start, date) = (ContinuousClock.now, Date())
      var asked: Set<UTF8Key> = []
      do {
        // The project file, fonts and images are read anew: they may be what changed.
        arguments = try given.inProject(of: [path])
        watched.take(arguments)
        let current = Renderer(
          limits: try LimitOptions.limits(arguments),
          fonts: try SceneDrawing.fonts(arguments),
          threads: try arguments.integer("--threads", 1...64))
        // A scene that is not drawn has asked for images, too.
        let (outcome, images) = current.recordingImages {
          Result { try RenderCommand.draw(path, arguments, with: current) }
        }
        asked = Set(images.keys)
        try outcome.get()
        isDrawn = true
        let time = (ContinuousClock.now - start).milliseconds
        var event = Console.Event("drawn")
        event.milliseconds = (time * 10).rounded() / 10
        try console.say("drawn in \((time * 10).rounded() / 10) ms", event)
      } catch let error as CommandError where error.code != .usage || isDrawn {
        // Standard output is closed: nothing is left to do.
        if error.endsOutput { throw error }
        StandardStream.error.print("galley: \(error.message)")
        var event = Console.Event("error")
        event.message = error.message
        event.code = error.code.rawValue
        if console.isJSON { try console.emit(event) }
      }
      let images = asked.subtracting(watched.images)
      watched.images.formUnion(images)
      let seen = watched.state
      // The state of these images before the drawing is not known: they may have changed since.
      if watched.haveChanged(images, since: date) { continue }
      var now = seen
      while now == seen, state.isPart(of: now), !signals.wereCaught {
        for _ in 0..<max(1, interval / 50) where !signals.wereCaught {
          usleep(UInt32(min(interval, 50)) * 1000)
        }
        now = watched.state
      }
    }
    throw CommandError(code: .interrupted, message: "interrupted")
  }
}

/// The files that an image is made of, told by their sizes and times.
private struct WatchedFiles {
  /// Sizes and times by path; nothing for a file that is not there.
  struct State: Equatable {
    var files: [UTF8Key: String]

    /// Whether the other one says the same of all files that this one knows.
    func isPart(of other: State) -> Bool { files.allSatisfy { other.files[$0.key] == $0.value } }
  }

  private let paths: [String]
  private var fontFolder: String?
  private var imageFolder: String
  private let scene: String
  /// Names that the scene asked for.
  var images: Set<UTF8Key> = []

  init(_ arguments: ParsedArguments, scene: String) {
    let stated = arguments.string("--project").map { [$0] }
    paths =
      [scene] + ["--data", "--font-lock"].compactMap { arguments.string($0) }
      + (stated ?? ProjectSearch(for: scene).everywhere)
    self.scene = scene
    fontFolder = nil
    imageFolder = ""
    take(arguments)
  }

  /// Looks at the folders that the options and the project file name.
  mutating func take(_ arguments: ParsedArguments) {
    fontFolder = arguments.string("--fonts") ?? arguments.project?.values.fonts?.path
    imageFolder =
      arguments.string("--images") ?? arguments.project?.values.images?.path
      ?? URL(fileURLWithPath: scene).deletingLastPathComponent().path
  }

  /// Whether files of these images were written since a little before a time.
  func haveChanged(_ images: Set<UTF8Key>, since date: Date) -> Bool {
    images.contains { name in
      ImageLibrary.candidates(for: name.string).contains { candidate in
        guard let state = FileState("\(imageFolder)/\(candidate)") else { return false }
        let written = Double(state.seconds) + Double(state.nanoseconds) / 1e9
        return written > date.timeIntervalSince1970 - 0.02
      }
    }
  }

  var state: State {
    var files: [UTF8Key: String] = [:]
    func note(_ path: String) { files[UTF8Key(path)] = FileState(path)?.description ?? "" }
    paths.forEach(note)
    if let fontFolder {
      note(fontFolder)
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: fontFolder)) ?? []
      for name in names { note("\(fontFolder)/\(name)") }
    }
    for name in images {
      for candidate in ImageLibrary.candidates(for: name.string) {
        note("\(imageFolder)/\(candidate)")
      }
    }
    return State(files: files)
  }
}
