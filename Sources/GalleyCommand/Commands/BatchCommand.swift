import Galley
import GalleyBatch
import GalleyScenes
import GalleyStrings

/// `galley batch`: an image for each row of data, or for each request on standard input.
enum BatchCommand {
  static var command: Command {
    Command(
      name: "batch", summary: "Draw a scene once for each row of data, on all cores.",
      operands: "SCENE.json --data ROWS --out 'cards/{{slug}}.png' [options]",
      arguments: [SceneInput.argument],
      details: """
        The scene and all rows are checked first; then one image is drawn for each row. ROWS is JSON Lines, a \
        JSON array, CSV with a header or a workbook (.xlsx); - reads standard input. The path of --out may use any \
        value of the row, {{row.number}} and {{canvas.name}}; its extension sets the format unless --format does. Each \
        image is written to a temporary file and renamed.

        A row that fails does not stop the others; the summary lists each cause once with the number of its rows, and \
        the exit code is 4. --report writes a page with thumbnails, failures and warnings. An image whose scene, row, \
        fonts and images have not changed is not drawn again. --max-memory and --timeout apply to each image; one \
        that exceeds them is a failed row. To resume a run that was interrupted by Ctrl-C, a crash or a full disk, \
        run the same command again. The state of the images is kept in .galley in the output folder.

        With --out -, the images go to standard output as a tar archive, each with a JSON file beside it: \
        12.png and 12.json. --out '-/{{slug}}.png' sets the names. The same batch gives the same bytes.

        With --sprites icons.png, the images stand side by side in icons.png, icons-2.png and so on, and icons.json \
        says where each is. --out '{{slug}}' sets their names; the default is the number of the row.

        With --protocol jsonl, each line of standard input is a request and each line of standard output its \
        result: {"id": 1, "row": {...}, "scene": "card.json", "out": "a.png", "timeLimit": 5}. SCENE.json is then the \
        default scene of requests, or - for none, and --out a folder or a path with placeholders. The first line of \
        the output states the version of the protocol. A request's timeLimit overrides --timeout; with --inline, \
        results contain the files, in base64 or, with --framing bytes, as they are.
        """,
      options: options, exitCodes: [.usage, .scene, .rows, .file, .memory, .interrupted],
      examples: [
        "galley batch card.json --data cities.csv --out 'cards/{{slug}}.png'",
        "galley batch card.json --data rows.jsonl --out 'out/{{id}}-{{canvas.name}}.png' "
          + "--manifest out.jsonl --jobs 4",
        "galley batch card.json --data rows.jsonl --out 'out/{{id}}.png' --shard 2/8",
        "galley batch card.json --data rows.jsonl --out '-/{{slug}}.png' > cards.tar",
        "galley batch icon.json --data icons.csv --out '{{slug}}' --sprites icons.png",
        "generate-requests | galley batch card.json --protocol jsonl --out cards > results.jsonl",
      ],
      seeAlso: ["galley help render", "galley help check", "Guides/Batches.md"],
      run: run)
  }

  static let options: [Command.Option] =
    SceneInput.dataOptions + [
      Command.Option(
        names: ["--out"], value: "PATH",
        summary: "Where to write images, with placeholders, as in cards/{{slug}}.png; - writes a "
          + "tar archive to standard output. Required, except with --protocol and --sprites.",
        values: .file([])),
      Command.Option(
        names: ["--manifest"], value: "FILE",
        summary: "Write one JSON line for each row when the batch is done."),
      Command.Option(
        names: ["--report"], value: "FILE.html",
        summary:
          "Write a page with thumbnails, errors and warnings by cause when the batch is done.",
        values: .file([".html"])),
      JobOptions.option,
      Command.Option(
        names: ["--shard"], value: "I/N",
        summary: "Draw only the I-th of N parts of the images, divided by their names."),
      Command.Option(
        names: ["--rows"], value: "LIST",
        summary: "Draw only these rows: numbers and ranges such as 3,17-20, or @FILE for a file of "
          + "them."),
      Command.Option(
        names: ["--on-collision"], value: "NAME",
        summary: "What to do when two rows have the same output name: fail, or append the row "
          + "number, or the next number that is free.", defaultValue: "fail",
        values: .choice(["fail", "number"])),
      Command.Option(
        names: ["--force"], value: nil, summary: "Draw images that have not changed as well."),
      SceneDrawing.durableOption,
      Command.Option(
        names: ["--fail-fast"], value: nil, summary: "Stop at the first row that fails."),
      Command.Option(
        names: ["--strict"], value: nil, summary: "Treat warnings as errors: the row fails."),
      ProjectOptions.allowWarnings,
      FontsCommand.lockOption,
      Command.Option(
        names: ["--protocol"], value: "NAME",
        summary: "Read requests from standard input and write results to standard output.",
        values: .choice(["jsonl"])),
      Command.Option(
        names: ["--order"], value: "NAME", summary: "The order of results with --protocol.",
        defaultValue: "input", values: .choice(["input", "completed"])),
      Command.Option(
        names: ["--inline"], value: nil,
        summary: "Put each file into its result, with --protocol; write no files."),
      Command.Option(
        names: ["--framing"], value: "NAME",
        summary: "How results with --inline have their files: in base64, or as bytes behind the "
          + "line, whose \"follows\" says how many.", defaultValue: "base64",
        values: .choice(RequestFraming.allCases.map(\.rawValue))),
      Command.Option(
        names: ["--scenes"], value: "DIR",
        summary: "The folder of the scenes that requests name, with --protocol.",
        defaultValue: "the working folder"),
    ] + ElementOutput.accessibilityOptions + BatchSpritesCommand.options
    + SceneDrawing.canvasOptions + EncodingOptions.options
    + LimitOptions.all
    + ProjectOptions.all + SceneDrawing.consoleOptions

  private static func run(_ arguments: ParsedArguments) throws {
    let scene = try arguments.scene(of: "batch")
    let arguments = try arguments.inProject(
      of: [scene == "-" ? arguments.string("--scenes") ?? "-" : scene])
    if let name = arguments.string("--protocol") {
      guard name == "jsonl" else {
        throw CommandError.usage("found --protocol \"\(name)\"; expected jsonl")
      }
      return try RequestCommand.run(scene, arguments)
    }
    for option in ["--order", "--scenes", "--inline", "--framing"] where arguments.has(option) {
      throw CommandError.usage("\(option) is only for --protocol jsonl")
    }
    if arguments.has("--sprites") { return try BatchSpritesCommand.run(scene, arguments) }
    for option in ["--sprite-side", "--sprite-gap"] where arguments.has(option) {
      throw CommandError.usage("\(option) is only for --sprites")
    }
    if BatchArchiveCommand.isMeant(by: arguments.string("--out")) {
      return try BatchArchiveCommand.run(scene, arguments)
    }
    var settings = try settings(scene, arguments)
    try keepFiles(&settings, arguments)
    try draw(settings, arguments)
  }

  /// Keeps images from the places of files that the batch reads, or writes at its end: their rows fail.
  /// - Throws: `CommandError` for a path that no file can have.
  private static func keepFiles(
    _ settings: inout BatchSettings, _ arguments: ParsedArguments
  ) throws {
    let output: OutputName
    do { output = try OutputName(settings.output) } catch let error as SceneError {
      throw CommandError(error)
    }
    let written = ["--manifest", "--report"].compactMap { arguments.string($0) }
    let kept = OutputPlaces.keeping(
      arguments.inputFiles + written, andFontsOf: arguments.fontFolder, in: output.folder)
    let check = settings.checkName
    settings.checkName = { name in
      try check(name)
      try kept(name)
    }
  }

  /// What a batch of rows draws.
  /// - Parameter output: what counts in the place of `--out`.
  /// - Throws: `CommandError`.
  static func settings(
    _ scene: String, _ arguments: ParsedArguments, output: String? = nil
  ) throws -> BatchSettings {
    guard let output = output ?? arguments.string("--out") else {
      throw CommandError.usage("galley batch needs --out, such as --out 'cards/{{slug}}.png'")
    }
    if scene == "-", arguments.string("--data") == "-" {
      throw CommandError.usage("standard input can only be the scene or its data")
    }
    guard let rows = try SceneInput.table(arguments) else {
      throw CommandError.usage("galley batch needs --data, such as --data rows.jsonl")
    }
    var settings = BatchSettings(
      scene: try InputFile.read(scene), sceneFile: SceneInput.name(of: scene), rows: rows,
      output: output)
    try fill(&settings, arguments, scene: scene)
    return settings
  }

  /// The settings that do not depend on where rows come from.
  private static func fill(
    _ settings: inout BatchSettings, _ arguments: ParsedArguments, scene: String
  ) throws {
    settings.canvases = SceneInput.canvasNames(arguments)
    settings.changes = try SceneInput.changes(arguments)
    settings.jobs = try JobOptions.jobs(arguments)
    settings.shard = try shard(arguments)
    settings.selection = try selection(arguments, count: settings.rows.count)
    settings.limits = try LimitOptions.limits(arguments)
    settings.redrawsAll = arguments.has("--force")
    settings.collision = try collision(arguments)
    settings.stopsAtFailure = arguments.has("--fail-fast")
    settings.isStrict = arguments.isStrict
    settings.contrastRule = try ElementOutput.contrastRule(arguments)
    settings.isDurable = arguments.has("--durable")
    settings.fonts = try SceneDrawing.fonts(arguments)
    settings.fontLock = try SceneDrawing.fontLock(arguments)
    settings.imageFolder = try SceneDrawing.imageFolder(arguments, input: scene)
    settings.manifest = arguments.string("--manifest")
    settings.report = arguments.string("--report")
    if let report = settings.report {
      guard [".html", ".htm"].contains(where: { report.lowercased().hasSuffix($0) }) else {
        throw CommandError.usage(
          "--report is the path of a page, such as report.html, not \"\(report)\"")
      }
    }
    if settings.manifest == "-" {
      throw CommandError.usage(
        "--manifest is the path of a file, such as cards.jsonl; --json prints each image")
    }
    try OutputPlaces.check(["--manifest", "--report"], of: arguments)
    for file in [settings.manifest, settings.report].compactMap({ $0 }) {
      try checkPlace(of: file, arguments)
    }
    try chooseFormat(&settings, arguments)
    keepImages(&settings)
  }

  /// Keeps images that rows read from the files that the batch writes besides its own images.
  /// - Parameter others: more of these files than the manifest and the report.
  static func keepImages(_ settings: inout BatchSettings, from others: [String] = []) {
    let written = [settings.manifest, settings.report].compactMap { $0 } + others
    guard let folder = settings.imageFolder, !written.isEmpty else { return }
    settings.noteImage = { ReadImages.note($0, in: folder) }
    settings.beforeDrawing = { try ReadImages.refuse(written) }
  }

  /// - Throws: `CommandError` for a file that is an input, for a folder, and where the file's folder is not there.
  static func checkPlace(of file: String, _ arguments: ParsedArguments) throws {
    try SceneDrawing.refuse(file, over: arguments)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError(code: .file, message: "\(file) is a folder; expected the path of a file")
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      throw CommandError(code: .file, message: "\(file): there is no folder \(folder)")
    }
  }

  /// The format that was asked for, or the one that each image's finished name ends with.
  private static func chooseFormat(
    _ settings: inout BatchSettings, _ arguments: ParsedArguments
  ) throws {
    // An extension that is wrong for all rows is known before they are read.
    _ = try OutputFormat.choose(arguments, output: settings.output)
    let asked = try OutputFormat.asked(arguments)
    let options = try EncodingOptions(arguments)
    if asked == nil { settings.checkName = { _ = try OutputFormat.finished($0, arguments) } }
    settings.encode = { drawing, name in
      try (asked ?? OutputFormat.finished(name, arguments)).encode(drawing, options).data
    }
    settings.encoding = "\(asked?.name ?? "by name") \(options.digestForm)"
  }

  private static func collision(_ arguments: ParsedArguments) throws -> NameCollision {
    switch arguments.string("--on-collision") ?? "fail" {
    case "fail": return .fails
    case "number": return .numbers
    case let name:
      throw CommandError.usage("found --on-collision \"\(name)\"; expected fail or number")
    }
  }

  private static func shard(_ arguments: ParsedArguments) throws -> (index: Int, count: Int)? {
    guard let text = arguments.string("--shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, count <= 65_536,
      (1...count).contains(index)
    else { throw CommandError.usage("found --shard \"\(text)\"; expected I/N, such as 2/8") }
    return (index, count)
  }

  /// The rows that are drawn; nil for all.
  private static func selection(_ arguments: ParsedArguments, count: Int) throws -> RowNumbers? {
    guard let list = arguments.string("--rows") else { return nil }
    let text =
      list.hasPrefix("@")
      ? String(decoding: try InputFile.read(String(list.dropFirst())), as: UTF8.self) : list
    do {
      return try RowNumbers(text, count: count)
    } catch let failure as BatchError {
      throw CommandError.usage("--rows: \(failure.description)")
    }
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
      defer { progress.end() }
      summary = try withExtendedLifetime(signals) { try batch.run() }
    } catch let error as SceneError {
      throw CommandError(error)
    } catch let failure as BatchError {
      throw CommandError(code: failure.isFile ? .file : .scene, message: failure.description)
    }
    try report(summary, settings, console, isInterrupted: signals.wereCaught, output: .files)
  }

  /// Says how a batch ended.
  /// - Throws: `CommandError` for one that failed in part or was interrupted.
  static func report(
    _ summary: BatchSummary, _ settings: BatchSettings, _ console: Console, isInterrupted: Bool,
    output: BatchOutput
  ) throws {
    let progress = summary.progress
    let isWhole = settings.shard == nil && settings.selection == nil
    var lines = FailureLines(
      causes: summary.causes, total: isWhole ? settings.rows.count : nil,
      file: settings.rows.file)
    // A batch that did not come to its end wrote neither.
    let file = settings.report ?? settings.manifest
    lines.details = summary.isCancelled ? nil : file
    try lines.say(console)
    if progress.warned > 0 {
      let images = progress.warned == 1 ? "1 image has" : "\(progress.warned) images have"
      let details = lines.details ?? (file == nil ? "--report or --manifest" : nil)
      console.notice("warning: \(images) warnings" + (details.map { ": see \($0)" } ?? ""))
    }
    let seconds = progress.elapsed.milliseconds / 1000
    var event = Console.Event("end")
    event.milliseconds = (seconds * 1000).rounded()
    let kept = progress.kept > 0 ? " (\(progress.kept) kept of the interrupted run)" : ""
    let text =
      "\(progress.drawn) drawn\(kept), \(progress.unchanged) unchanged, \(progress.failed) failed of "
      + "\(progress.total.counted("image")) in \((seconds * 10).rounded() / 10) s"
    event.message = text
    if output.isStandardOutput { console.notice(text) } else { try console.say(text, event) }
    if isInterrupted, summary.isCancelled {
      throw CommandError(code: .interrupted, message: output.interruption)
    }
    if progress.failed > 0 {
      throw CommandError(code: .rows, message: "\(progress.failed) of \(progress.total) failed")
    }
    if summary.isCancelled {
      throw CommandError.unwritableOutput()
    }
  }
}
