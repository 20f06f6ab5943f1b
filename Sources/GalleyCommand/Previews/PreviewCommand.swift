import Galley
import GalleyPreviews
import GalleyStrings

/// `galley preview`: the previews of Swift files as images.
enum PreviewCommand {
  static var command: Command {
    Command(
      name: "preview", summary: "Draw the previews of Swift files, folders or a package.",
      operands: "FILE.swift|FOLDER|PACKAGE... [-o DIR] [options]",
      arguments: [
        Command.Argument(
          name: "FILE.swift", summary: "A Swift file; several are compiled together.",
          values: .file([".swift"])),
        Command.Argument(
          name: "FOLDER", summary: "A folder of Swift files.", values: .file([".swift"])),
        Command.Argument(
          name: "PACKAGE", summary: "A folder with a Package.swift.", values: .file([".swift"])),
      ],
      details: """
        Compiles the sources with Galley's modules, finds every #Preview and PreviewProvider, and draws each as a \
        PNG next to its source, or in DIR: Card-Large.png is the preview "Large" of Card.swift. A preview without \
        a name gets its number, unless it is the only one of its file. Options add a suffix: \
        Card-Large-dark.png. Nothing else is written next to the sources, and a file that galley preview did \
        not write is not overwritten.

        A preview that crashes, hangs or exceeds a limit is an error with its name, and the others are drawn. \
        Compiler messages are printed once. The exit code is 3 if a source does not compile or a preview fails, and 5 if \
        a file cannot be written. What previews print goes to standard error.

        --matrix draws one image per preview of all combinations, with captions: Card-Large-matrix.png. It takes \
        the names of options, each with values or its default ones: scheme (light, dark), type-size (large, \
        accessibility3), direction (ltr, rtl), contrast (standard, increased), look (18, 26), orientation (portrait, \
        landscape), scale (1, 2, 3), device (a small phone, a phone, a tablet), size (the same, or WxH), and locale, \
        time-zone and date, which need values.

        To the code of a preview, Locale.current, TimeZone.current and Date() are those of the image, which are \
        en_US, GMT and 1 January 2024, 9:41, unless an option sets them; UUID() and random numbers are the same at \
        each start. So a preview always has the same pixels.

        --at draws a moment of what moves, or several side by side; without it, images show where movements end. \
        --rate, --duration and --loop make an animated PNG of each preview; without --duration it ends when nothing \
        moves. --frames writes the images of each preview to a folder of its own in DIR.

        --tree writes what is in each image beside it: texts, images and controls with their places. --observe tree \
        writes that and no images. --max-pixels lowers the scale of larger images.
        --format svg and --format pdf write shapes and texts instead of pixels into DIR; what the format cannot say is an \
        image in the file, and a warning says what and where.

        --watch looks for changes of sources, catalogs and tables and draws what has changed. After an error the \
        last images stay. Ctrl-C ends it.
        """,
      options: PreviewOptions.commandOptions + EnvironmentOptions.ofPreviews
        + PreviewOptions.formatOptions + MotionOptions.options + PreviewOptions.toolOptions
        + ProjectOptions.all + SceneDrawing.consoleOptions,
      exitCodes: [.usage, .scene, .file, .interrupted],
      examples: [
        "galley preview Sources/Card.swift", "galley preview Sources/ -o previews --watch",
        "galley preview Card.swift --device 'iPhone 15 Pro' --scheme dark --name Large",
        "galley preview Sources/ -o sheets --matrix 'scheme,type-size;locale=en,de,ar'",
        "galley preview Card.swift --at 0,0.1,0.35", "galley preview Card.swift --duration 2",
        "galley preview . --list --json", "galley preview --device list",
      ],
      seeAlso: ["galley help golden check", "Guides/Previews.md", "Guides/Vector.md"],
      run: run)
  }

  /// The options that a list heeds: nothing is compiled for it, and nothing drawn.
  private static let ofList: Set = ["--json", "--list", "--name", "--project", "--quiet", "-o"]

  private static func run(_ arguments: ParsedArguments) throws {
    if arguments.string("--device") == "list" {
      for screen in DeviceTable.screens { try StandardStream.output.show("\(screen)") }
      return
    }
    let arguments = try arguments.inProject(of: arguments.operands, areScenes: false)
    let options = try PreviewOptions(arguments)
    if arguments.has("--interval"), !arguments.has("--watch") {
      throw CommandError.usage("--interval belongs to --watch")
    }
    if arguments.has("--list"), let option = arguments.given.last(where: { !ofList.contains($0) }) {
      throw CommandError.usage("\(option) has no effect with --list; remove one of them")
    }
    // What is wrong with values is known before anything is compiled.
    _ = try options.matrix.cells(on: options.configuration)
    let console = Console(arguments)
    if arguments.has("--watch") {
      let interval = try arguments.integer("--interval", 10...60_000) ?? 50
      return try PreviewWatch(options, console, interval: interval).run()
    }
    if arguments.has("--list") {
      return try PreviewListing(options: options, console: console).run()
    }
    let start = ContinuousClock.now
    let signals = InterruptSignals {}
    let session = try PreviewSession(
      options.operands, options.tools, isInterrupted: signals.question)
    defer { session.finish() }
    let pass = try PreviewPass(options, session, console) { signals.wereCaught }
    let tally = try pass.run()
    try console.end(tally, milliseconds: (ContinuousClock.now - start).milliseconds)
    if let failure = tally.failure { throw failure }
    guard tally.previews > 0 else {
      throw CommandError(code: .scene, message: "no preview can be drawn")
    }
  }
}

extension PreviewPass.Tally {
  /// What ends a command with an exit code of its own; nil where all is well.
  var failure: CommandError? {
    var parts: [String] = []
    if errors > 0 { parts.append("the sources have \(errors.counted("error"))") }
    if !failed.isEmpty { parts.append("\(failed.count) of \(previews) previews failed") }
    guard !parts.isEmpty else { return nil }
    return CommandError(
      code: hasFileFailure ? .file : .scene, message: parts.joined(separator: "; "))
  }
}

extension Console {
  /// What a pass came to.
  func end(
    _ tally: PreviewPass.Tally, milliseconds: Double, sinceSave: Double? = nil
  ) throws {
    var event = PreviewEvent("end")
    event.compileMilliseconds = PreviewEvent.rounded(tally.compileMilliseconds)
    event.drawMilliseconds = PreviewEvent.rounded(
      max(0, milliseconds - tally.compileMilliseconds))
    event.saveMilliseconds = sinceSave.map(PreviewEvent.rounded)
    var written: [String] = []
    if tally.images > 0 || tally.trees == 0 {
      written.append(tally.images.counted("image"))
    }
    if tally.trees > 0 { written.append(tally.trees.counted("tree")) }
    var text =
      "\(written.joined(separator: " and ")) of \(tally.previews) "
      + "\(tally.previews == 1 ? "preview" : "previews") in \(PreviewEvent.rounded(milliseconds)) ms, "
      + "including \(event.compileMilliseconds ?? 0) ms of compiling"
    if let save = event.saveMilliseconds { text += "; \(save) ms after the save" }
    event.message = text
    try say(text, json: event)
  }
}
