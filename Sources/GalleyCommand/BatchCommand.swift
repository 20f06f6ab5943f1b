import Galley
import GalleyLimits
import GalleyScenes

/// `galley batch`: a picture for each row of data, or for each request on standard input.
enum BatchCommand {
  static var verb: Verb {
    Verb(
      name: "batch", summary: "Draws a scene once for each row of data, on all cores.",
      operands: "SCENE.json --data ROWS --out 'cards/{{slug}}.png' [options]",
      details: """
        Reads and checks the scene and all rows, then draws a picture of each. ROWS is JSON Lines, a
        JSON list, CSV with a header or a workbook (.xlsx); - is standard input. The path of --out has placeholders of
        the row's values, besides {{row.number}} and {{canvas.name}}; the ending of the finished
        name is the format, unless --format says it. Each picture is written beside its place and
        renamed.

        A row that fails does not stop the others; the end says which failed and why, and the exit
        code is 4. A picture whose scene, row, fonts and images are as they were is not drawn again.
        --max-memory and --timeout hold for each picture, and one that needs more is a row that fails.
        A run that was interrupted, by Ctrl-C, a crash or a full disk, is picked up by the same
        command. What is known of the pictures lies in .galley in the output folder.

        With --protocol jsonl, a line of standard input is a request and a line of standard output its
        result: {"id": 1, "row": {...}, "scene": "card.json", "out": "a.png" or "inline"}. SCENE is
        then the scene of requests without one, or - for none, and --out a folder or a path with
        placeholders.
        """,
      options: options,
      examples: [
        "galley batch card.json --data cities.csv --out 'cards/{{slug}}.png'",
        "galley batch card.json --data rows.jsonl --out 'out/{{id}}-{{canvas.name}}.png' "
          + "--manifest out.jsonl --jobs 4",
        "galley batch card.json --data rows.jsonl --out 'out/{{id}}.png' --shard 2/8",
        "generate-requests | galley batch card.json --protocol jsonl --out cards > results.jsonl",
      ],
      run: run)
  }

  private static let options: [Verb.Option] =
    SceneInput.dataOptions + [
      Verb.Option(
        names: ["--out"], value: "PATH",
        summary: "Where pictures go, with placeholders: cards/{{slug}}.png."),
      Verb.Option(
        names: ["--manifest"], value: "FILE",
        summary: "Writes a line of JSON for each row when the batch is done."),
      Verb.Option(
        names: ["--jobs"], value: "N", summary: "Pictures at once; as many as cores unless stated."),
      Verb.Option(
        names: ["--shard"], value: "I/N",
        summary: "Draws the I-th of N parts, chosen by the pictures' names."),
      Verb.Option(
        names: ["--on-collision"], value: "NAME",
        summary: "fail (unless stated), or number: pictures of one name get their row's number."),
      Verb.Option(
        names: ["--force"], value: nil, summary: "Draws pictures that have not changed, too."),
      SceneDrawing.durableOption,
      Verb.Option(
        names: ["--fail-fast"], value: nil, summary: "Stops at the first row that fails."),
      Verb.Option(
        names: ["--strict"], value: nil, summary: "Makes a warning a failure of its row."),
      Verb.Option(
        names: ["--font-lock"], value: "FILE",
        summary: "The fonts that galley fonts lock printed: another one is an error."),
      Verb.Option(
        names: ["--protocol"], value: "NAME",
        summary: "jsonl: requests on standard input, results on standard output."),
      Verb.Option(
        names: ["--order"], value: "NAME",
        summary: "input (unless stated) or completed: the order of results with --protocol."),
      Verb.Option(
        names: ["--scenes"], value: "DIR",
        summary: "Where requests find scenes, with --protocol; the working folder unless stated."),
    ] + SceneDrawing.canvasOptions + PictureFormat.options + LimitOptions.all
    + SceneDrawing.consoleOptions

  private static func run(_ arguments: ParsedArguments) throws {
    let scene = try arguments.scene(of: "batch")
    if let name = arguments.string("--protocol") {
      guard name == "jsonl" else {
        throw CommandFailure.usage("--protocol is jsonl, not \"\(name)\"")
      }
      return try RequestCommand.run(scene, arguments)
    }
    for option in ["--order", "--scenes"] where arguments.has(option) {
      throw CommandFailure.usage("\(option) belongs to --protocol jsonl")
    }
    guard let output = arguments.string("--out") else {
      throw CommandFailure.usage("galley batch needs --out, such as --out 'cards/{{slug}}.png'")
    }
    if scene == "-", arguments.string("--data") == "-" {
      throw CommandFailure.usage("the scene and its data cannot both be standard input")
    }
    guard let rows = try SceneInput.table(arguments) else {
      throw CommandFailure.usage("galley batch needs --data, such as --data rows.jsonl")
    }
    var settings = BatchSettings(
      scene: try InputFile.read(scene), sceneFile: SceneInput.name(of: scene), rows: rows,
      output: output)
    try fill(&settings, arguments, scene: scene)
    try draw(settings, arguments)
  }

  /// The settings that do not depend on where rows come from.
  private static func fill(
    _ settings: inout BatchSettings, _ arguments: ParsedArguments, scene: String
  ) throws {
    settings.canvases = SceneInput.canvasNames(arguments)
    settings.changes = try SceneInput.changes(arguments)
    settings.jobs = try jobs(arguments)
    settings.shard = try shard(arguments)
    settings.limits = try LimitOptions.limits(arguments)
    settings.redrawsAll = arguments.has("--force")
    settings.collision = try collision(arguments)
    settings.stopsAtFailure = arguments.has("--fail-fast")
    settings.isStrict = arguments.has("--strict")
    settings.isDurable = arguments.has("--durable")
    settings.fonts = try SceneDrawing.fonts(arguments)
    settings.fontLock = try SceneDrawing.fontLock(arguments)
    settings.imageFolder = try SceneDrawing.imageFolder(arguments, input: scene)
    settings.manifest = arguments.string("--manifest")
    if let manifest = settings.manifest {
      try SceneDrawing.refuse(manifest, over: arguments)
      let folder = URL(fileURLWithPath: manifest).deletingLastPathComponent().path
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      guard exists, isFolder.boolValue else {
        throw CommandFailure(code: .file, message: "\(manifest): there is no folder \(folder)")
      }
    }
    try chooseFormat(&settings, arguments)
  }

  /// The format that was asked for, or the one that each picture's finished name ends with.
  private static func chooseFormat(
    _ settings: inout BatchSettings, _ arguments: ParsedArguments
  ) throws {
    // An ending that is wrong for all rows is known before they are read.
    _ = try PictureFormat.choose(arguments, output: settings.output)
    let asked = try PictureFormat.asked(arguments)
    let options = try PictureFormat.Settings(arguments)
    if asked == nil { settings.checkName = { _ = try PictureFormat.finished($0) } }
    settings.encode = { drawing, name in
      try (asked ?? PictureFormat.finished(name)).encode(drawing, options).data
    }
    settings.encoding = "\(asked?.rawValue ?? "by name") \(options)"
  }

  private static func collision(_ arguments: ParsedArguments) throws -> NameCollision {
    switch arguments.string("--on-collision") ?? "fail" {
    case "fail": return .fails
    case "number": return .numbers
    case let name:
      throw CommandFailure.usage("--on-collision is fail or number, not \"\(name)\"")
    }
  }

  static func jobs(_ arguments: ParsedArguments) throws -> Int {
    try arguments.integer("--jobs", 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  private static func shard(_ arguments: ParsedArguments) throws -> (index: Int, count: Int)? {
    guard let text = arguments.string("--shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, count <= 65_536,
      (1...count).contains(index)
    else { throw CommandFailure.usage("--shard is I/N, such as 2/8, not \"\(text)\"") }
    return (index, count)
  }

  private static func draw(_ settings: BatchSettings, _ arguments: ParsedArguments) throws {
    let console = Console(arguments)
    let progress = BatchProgressLine(console)
    let cancellation = BatchCancellation()
    let signals = InterruptSignals { cancellation.cancel() }
    let batch = Batch(settings, cancellation: cancellation) { event in
      // A reader that goes away ends the batch; what was drawn stays.
      if !progress.note(event) { cancellation.cancel() }
    }
    let summary: BatchSummary
    do {
      summary = try withExtendedLifetime(signals) { try batch.run() }
    } catch let error as SceneError {
      progress.end()
      throw CommandFailure(error)
    } catch let failure as BatchFailure {
      progress.end()
      throw CommandFailure(code: failure.isFile ? .file : .scene, message: failure.description)
    }
    progress.end()
    try report(summary, settings, console, isInterrupted: signals.wereCaught)
  }

  private static func report(
    _ summary: BatchSummary, _ settings: BatchSettings, _ console: Console, isInterrupted: Bool
  ) throws {
    let progress = summary.progress
    for failure in summary.failures {
      let canvas = failure.canvas.map { " (\($0))" } ?? ""
      StandardStream.error.print(
        VisibleText.escaped("galley: row \(failure.row)\(canvas) failed: \(failure.error ?? "")"))
    }
    if progress.failed > summary.failures.count {
      let more = progress.failed - summary.failures.count
      StandardStream.error.print(
        "galley: \(more) more failed\(settings.manifest.map { ": see \($0)" } ?? "")")
    }
    if progress.warned > 0 {
      console.notice(
        "warning: \(progress.warned) pictures have warnings"
          + (settings.manifest.map { ": see \($0)" } ?? ": see --manifest"))
    }
    let seconds = progress.elapsed.milliseconds / 1000
    var event = Console.Event("end")
    event.milliseconds = (seconds * 1000).rounded()
    let text =
      "\(progress.drawn) drawn, \(progress.unchanged) unchanged, \(progress.failed) failed of "
      + "\(progress.total) in \((seconds * 10).rounded() / 10) s"
    event.message = text
    try console.say(text, event)
    if isInterrupted, summary.isCancelled {
      throw CommandFailure(
        code: .interrupted, message: "interrupted; the same command goes on where it was")
    }
    if progress.failed > 0 {
      throw CommandFailure(code: .rows, message: "\(progress.failed) of \(progress.total) failed")
    }
    if summary.isCancelled {
      throw CommandFailure(code: .file, message: "standard output: cannot be written: it is closed")
    }
  }
}
