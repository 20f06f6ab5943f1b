import Galley
import GalleyPreviews

/// `galley preview`: the previews of Swift files as pictures.
enum PreviewCommand {
  static var verb: Verb {
    Verb(
      name: "preview", summary: "Draws the previews of Swift files, folders or a package.",
      operands: "FILE.swift|FOLDER|PACKAGE... [-o DIR] [options]",
      details: """
        Compiles the sources with Galley's modules, finds every #Preview and PreviewProvider in them, and
        draws each into a PNG beside its source, or in DIR: Card-Large.png is the preview "Large" of
        Card.swift. One without a name has its number, unless it is the only one of its file. What is set
        by options stands at the end: Card-Large-dark.png. Nothing else is left beside the sources, and a
        picture there that galley preview did not write is not written over.

        A preview that ends its process, hangs or takes too much is an error with its name, and the others
        are drawn. Messages of the compiler are passed on once. The exit code is 3 where a source does not
        compile or a preview fails. What previews print goes to standard error.

        --matrix draws one picture per preview of all combinations, with captions: Card-Large-matrix.png. It
        takes names of options, each with values or its usual ones: scheme (light, dark), type-size (large,
        accessibility3), direction (ltr, rtl), contrast (standard, increased), orientation (portrait,
        landscape), scale (1, 2, 3), device (a small phone, a phone, a tablet), size (the same, or WxH),
        and locale, which needs values.

        --watch looks at the sources, catalogues and tables and draws again what has changed. An error is
        shown and the last pictures stay. Ctrl-C ends it.
        """,
      options: PreviewOptions.commandOptions + PreviewOptions.drawingOptions
        + PreviewOptions.toolOptions + ProjectOptions.all + SceneDrawing.consoleOptions,
      examples: [
        "galley preview Sources/Card.swift", "galley preview Sources/ -o previews --watch",
        "galley preview Card.swift --device 'iPhone 15 Pro' --scheme dark --name Large",
        "galley preview Sources/ -o sheets --matrix 'scheme,type-size;locale=en,de,ar'",
        "galley preview . --list --json", "galley preview --device list",
      ],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    if arguments.string("--device") == "list" {
      for screen in DeviceTable.screens { try StandardStream.output.show("\(screen)") }
      return
    }
    let arguments = try arguments.inProject(of: arguments.operands, areScenes: false)
    let options = try PreviewOptions(arguments)
    if arguments.has("--interval"), !arguments.has("--watch") {
      throw CommandFailure.usage("--interval belongs to --watch")
    }
    for option in ["--watch", "--matrix", "--separate"]
    where arguments.has("--list") && arguments.has(option) {
      throw CommandFailure.usage("--list draws nothing: leave \(option) out")
    }
    // What is wrong with values is known before anything is compiled.
    _ = try options.matrix.cells(on: options.configuration)
    let console = Console(arguments)
    if arguments.has("--watch") {
      let interval = try arguments.integer("--interval", 10...60_000) ?? 50
      return try PreviewWatch(options, console, interval: interval).run()
    }
    let start = ContinuousClock.now
    let signals = InterruptSignals {}
    let session = try PreviewSession(
      options.operands, options.tools, isInterrupted: signals.question)
    defer { session.finish() }
    let pass = try PreviewPass(options, session, console) { signals.wereCaught }
    let tally = try arguments.has("--list") ? pass.list() : pass.run()
    if !arguments.has("--list") {
      try console.end(tally, milliseconds: (ContinuousClock.now - start).milliseconds)
    }
    if let failure = tally.failure { throw failure }
    guard tally.previews > 0 || arguments.has("--list") else {
      throw CommandFailure(code: .scene, message: "there is no preview that can be drawn")
    }
  }
}

extension PreviewPass.Tally {
  /// What ends a command with an exit code of its own; nil where all is well.
  var failure: CommandFailure? {
    var parts: [String] = []
    if errors > 0 { parts.append("the sources have \(errors) \(errors == 1 ? "error" : "errors")") }
    if !failed.isEmpty { parts.append("\(failed.count) of \(previews) previews failed") }
    guard !parts.isEmpty else { return nil }
    return CommandFailure(code: .scene, message: parts.joined(separator: "; "))
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
    var text =
      "\(tally.pictures) \(tally.pictures == 1 ? "picture" : "pictures") of \(tally.previews) "
      + "\(tally.previews == 1 ? "preview" : "previews") in \(PreviewEvent.rounded(milliseconds)) ms, "
      + "\(event.compileMilliseconds ?? 0) ms of them compiling"
    if let save = event.saveMilliseconds { text += "; \(save) ms after the save" }
    event.message = text
    try say(text, json: event)
  }
}
