import Galley
import GalleyBatch
import GalleyScenes

/// `galley manifest merge`: the manifests of a batch's parts as one, and what is missing in them.
enum ManifestCommand {
  static var command: Command {
    Command(
      name: "manifest",
      summary: "Merge the manifests of a batch's parts, and find what is missing in them.",
      operands: "merge A.jsonl... [options]", subcommands: [merge],
      details: """
        A batch that is drawn in parts, on several machines or by an engine such as Ray or Spark, has a manifest for \
        each part. Merged, they say whether each image of the batch is there once.
        """,
      options: options, exitCodes: [.difference, .usage, .scene, .rows, .file],
      examples: ["galley manifest merge part-*.jsonl -o cards.jsonl --data cities.csv"],
      seeAlso: ["galley help batch", "Guides/Batches.md"], run: run)
  }

  private static let merge = Command.Subcommand(
    name: "merge", summary: "Find missing and double rows, and merge manifests into one.",
    operands: "A.jsonl... [-o FILE] [--data ROWS] [options]",
    arguments: [
      Command.Argument(
        name: "A.jsonl", summary: "Manifests of galley batch or of the Python package.",
        values: .file([".jsonl", ".ndjson"]))
    ],
    details: """
      A row is missing if no manifest has it, for one of the canvases that any manifest names. --data or --count \
      says how many rows there are; without them, the highest number does. A row that failed in one manifest and \
      is drawn in another is drawn. A row that two manifests say was drawn is there twice: the first line is kept. \
      A last line that was cut off by a crash does not count.

      For missing rows the command that draws them is printed: galley batch with --rows, or with --shards with the \
      parts that have them. --scene, --out and all other options of galley batch go into that command; with \
      --scene, --data and --out the canvases of the scene are expected, too.

      Lines of the Python package name their images, and their rows are numbered in each part anew: there the name \
      counts. Which images are missing is then known with --scene, --data and --out, where --out gives the names.

      The exit code is 1 if an image is missing or there twice, 4 if all are there and some rows failed, 3 if a \
      line is none of a manifest. The merged file is written in each case but the last.
      """,
    examples: [
      "galley manifest merge part-*.jsonl --data cities.csv --missing missing.txt",
      "galley manifest merge part-*.jsonl --scene card.json --data cities.csv "
        + "--out 'cards/{{slug}}.png' --shards 8",
    ])

  /// Options of a batch that the printed command has of its own, or that change nothing about its images.
  private static let others: Set = [
    "--manifest", "--report", "--shard", "--rows", "--force", "--fail-fast", "--protocol",
    "--order",
    "--inline", "--framing", "--scenes", "--sprites", "--sprite-side", "--sprite-gap", "--quiet",
    "--json", "--project", "-v",
  ]

  /// Those that go into the printed command.
  static let passed = BatchCommand.options.filter { !others.contains($0.names[0]) }

  private static let options: [Command.Option] =
    [
      Command.Option(
        names: ["-o", "--output"], value: "FILE",
        summary: "Write the lines of all images, in the order of their rows; - is standard output."),
      Command.Option(
        names: ["--count"], value: "N", summary: "How many rows there should be.",
        defaultValue: "those of --data, or the highest number"),
      Command.Option(
        names: ["--missing"], value: "FILE",
        summary: "Write the numbers of the missing rows, for galley batch --rows @FILE."),
      Command.Option(
        names: ["--scene"], value: "FILE", summary: "The scene of the batch.",
        values: SceneInput.argument.values),
      Command.Option(
        names: ["--shards"], value: "N",
        summary: "Into how many parts --shard of galley batch divides the images."),
    ] + passed + ProjectOptions.all + SceneDrawing.consoleOptions

  private static func run(_ arguments: ParsedArguments) throws {
    _ = try command.requiredSubcommand(arguments)
    let files = arguments.operands.dropFirst()
    guard !files.isEmpty else { throw CommandError.usage("galley manifest merge needs a manifest") }
    let scene = arguments.string("--scene")
    let arguments = try arguments.inProject(of: [scene ?? "-"])
    try OutputPlaces.check(["-o", "--missing"], of: arguments)
    let batch = try batch(scene, arguments)
    let merged = try merged(Array(files), batch, arguments)
    if let output = arguments.string("-o") { try write(merged, to: output) }
    try ManifestFindings(merged, batch: batch, arguments).say()
  }

  /// The batch that drew the images; nil where it is not named.
  private static func batch(_ scene: String?, _ arguments: ParsedArguments) throws -> Batch? {
    guard let scene, arguments.has("--data"), arguments.has("--out") else {
      if arguments.has("--shards") {
        throw CommandError.usage("--shards needs --scene, --data and --out")
      }
      return nil
    }
    return Batch(try BatchCommand.settings(scene, arguments))
  }

  private static func merged(
    _ files: [String], _ batch: Batch?, _ arguments: ParsedArguments
  ) throws -> MergedManifest {
    let count = try arguments.integer("--count", MergedManifest.rowNumbers)
    let rows = try batch?.rowCount ?? SceneInput.table(arguments)?.count
    if let count, let rows, count != rows {
      throw CommandError.usage("--count is \(count), but --data has \(rows) rows")
    }
    do {
      let named = SceneInput.canvasNames(arguments)
      let sources = try files.map {
        MergedManifest.Source(
          name: SceneInput.name(of: $0),
          data: try InputFile.read($0, limit: InputFile.dataLimit))
      }
      return try MergedManifest(
        sources, rowCount: count ?? rows, canvases: batch?.canvases() ?? named,
        images: batch.map { batch in { try batch.expectedImages() } })
    } catch let error as SceneError {
      throw CommandError(error)
    } catch let failure as BatchError {
      throw CommandError(code: .scene, message: failure.description)
    }
  }

  private static func write(_ merged: MergedManifest, to output: String) throws {
    if output == "-" { return try merged.write { try StandardStream.output.write($0) } }
    do {
      try OutputFile.write(to: output) { part in try merged.write(part) }
    } catch let error as OutputFile.WriteError {
      throw CommandError(code: .file, message: error.description)
    }
  }
}
