import Galley
import GalleyBatch
import GalleyBudget
import GalleyScenes
import GalleyStrings

/// `galley check`: whether a scene and its data can be drawn, without drawing them.
enum CheckCommand {
  static var command: Command {
    Command(
      name: "check", summary: "Check a scene and all rows of its data without drawing.",
      operands: "SCENE.json [--data ROWS] [options]",
      arguments: [SceneInput.argument],
      details: """
        Reads the scene as galley render and galley batch do, and reports all errors, or the number of images. An error \
        in many rows is one line with the number of rows; with --json, each is an event "problem" with its place, \
        its message, the first row and the number of rows. With --plain, prints the scene as JSON without comments \
        and trailing commas.
        """,
      options: SceneInput.dataOptions + [
        Command.Option(
          names: ["--plain"], value: nil, summary: "Print the scene as plain JSON."),
        Command.Option(
          names: ["--jobs"], value: "N", summary: "Rows to check in parallel.",
          defaultValue: "the number of cores"),
      ] + LimitOptions.all + ProjectOptions.all + SceneDrawing.consoleOptions,
      exitCodes: [.usage, .scene, .rows, .file],
      examples: [
        "galley check card.json", "galley check card.json --data cities.csv",
        "galley check card.jsonc --plain > card.json",
      ],
      seeAlso: ["galley help batch", "galley help inspect", "Guides/Scenes.md"],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    let path = try arguments.scene(of: "check")
    let arguments = try arguments.inProject(of: [path])
    let name = SceneInput.name(of: path)
    let console = Console(arguments)
    if arguments.has("--plain"), arguments.has("--data") {
      throw CommandError.usage("--plain only prints the scene; remove --data")
    }
    let limits = try LimitOptions.limits(arguments)
    guard let rows = try SceneInput.table(arguments) else {
      let input = try SceneInput(path, arguments)
      if arguments.has("--plain") {
        return try StandardStream.output.write(input.template.plainJSON + "\n")
      }
      try check(input, limits)
      var event = Console.Event("checked")
      event.path = name
      return try console.say(
        "\(name): \(input.canvases.count.counted("canvas", "canvases"))", event)
    }
    var settings = BatchSettings(
      scene: try InputFile.read(path), sceneFile: name, rows: rows,
      output: "unnamed.png")
    settings.canvases = SceneInput.canvasNames(arguments)
    settings.limits = limits
    settings.jobs = try JobOptions.jobs(arguments)
    do {
      let plan = try Batch(settings).validate(names: false)
      var causes = FailureCauses(dataFile: rows.file)
      for result in plan.invalid {
        for problem in result.problems { causes.note(problem, row: result.row) }
      }
      try FailureLines(causes: causes, total: rows.count, file: rows.file).say(console)
      var event = Console.Event("checked")
      event.path = name
      event.message =
        "\(plan.images.count.counted("image")), \(plan.invalid.count) refused"
      try console.say(
        "\(name): \(rows.count.counted("row")) of \(rows.file), "
          + "\(plan.images.count.counted("image")), \(plan.invalid.count) refused",
        event)
      let template = try SceneTemplate(data: settings.scene, file: name)
      let errors = misreadings(
        template, (0..<rows.count).lazy.compactMap { try? rows.row($0) }
      ) { error in
        plan.invalid.contains { $0.problems.contains { $0.path == error.path } }
      }
      if !errors.isEmpty { throw CommandError(errors) }
      if !plan.invalid.isEmpty {
        let failed = Set(plan.invalid.map(\.row)).count
        throw CommandError(
          code: .rows, message: "\(failed.counted("row")) cannot be drawn")
      }
    } catch let error as SceneError {
      throw CommandError(error)
    } catch let failure as BatchError {
      throw CommandError(code: .scene, message: failure.description)
    }
  }

  /// Reads a scene on all its canvases; what is wrong on several of them is one problem.
  private static func check(_ input: SceneInput, _ limits: RenderLimits) throws {
    var (errors, known): ([SceneError], Set<SceneError>) = ([], [])
    for canvas in input.canvases {
      do {
        _ = try input.filled(canvas, budget: RenderBudget(limits.image))
      } catch let error as SceneError {
        errors += error.all.filter { known.insert($0).inserted }
      }
    }
    let row = input.row ?? input.template.sample(with: [])
    let more = misreadings(input.template, [row]) { [errors] error in
      errors.contains { $0.path == error.path }
    }
    errors += more
    if !errors.isEmpty { throw CommandError(errors) }
  }

  /// What is wrong with placeholders that no row tells: none has a column of their name.
  /// - Parameter isKnown: whether rows have told of an error in the same text.
  private static func misreadings(
    _ template: SceneTemplate, _ rows: some Sequence<DataRow>, _ isKnown: (SceneError) -> Bool
  ) -> [SceneError] {
    template.misreadings {
      var names: Set<UTF8Key> = []
      for row in rows {
        guard case .object(let members) = row.document.root.value else { continue }
        names.formUnion(members.map { UTF8Key($0.key) })
      }
      return names
    }.filter { !isKnown($0) }
  }
}
