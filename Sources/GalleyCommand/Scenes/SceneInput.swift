import Galley
import GalleyBatch
import GalleyScenes
import GalleyStrings

/// A scene on the command line: its file, its data, its canvases, its fonts and images.
struct SceneInput {
  /// The file as it was given; `-` is standard input.
  let path: String
  /// The file's name for messages.
  let name: String
  let template: SceneTemplate
  /// The row that the scene is filled with; nil for its own sample.
  let row: DataRow?
  var changes: CanvasChanges
  /// The row's, from 1.
  let rowNumber: Int
  /// The canvases that are drawn; nil is the scene's only one.
  let canvases: [String?]
  /// The only moment that is drawn, in seconds; nil is where animations end.
  var time: Double?

  /// - Throws: `CommandError`.
  init(_ path: String, _ arguments: ParsedArguments, data: Data? = nil) throws {
    self.path = path
    name = Self.name(of: path)
    changes = try Self.changes(arguments)
    rowNumber = try arguments.integer("--row", 1...Int(Int32.max)) ?? 1
    let text = try data ?? InputFile.read(path)
    if path == "-", arguments.string("--data") == "-" {
      throw CommandError.usage("standard input can only be the scene or its data")
    }
    do {
      template = try SceneTemplate(data: text, file: name)
      row = try Self.row(arguments, template)
      let chosen = Self.canvasNames(arguments)
      let names = chosen.isEmpty ? template.canvasNames : chosen
      canvases = names.isEmpty ? [nil] : names
    } catch let error as SceneError {
      throw CommandError(error)
    }
  }

  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The scene filled with its data on one canvas.
  /// - Throws: `CommandError`.
  /// - Parameter time: the moment in seconds; nil is the input's own.
  func scene(
    _ canvas: String?, at time: Double? = nil, budget: RenderBudget = RenderBudget()
  ) throws -> Scene {
    do {
      return try filled(canvas, at: time, budget: budget)
    } catch let error as SceneError {
      throw CommandError(error)
    }
  }

  /// - Throws: `SceneError`.
  func filled(_ canvas: String?, at time: Double? = nil, budget: RenderBudget) throws -> Scene {
    try template.scene(
      for: row, canvas: canvas, changes: changes, at: time ?? self.time, budget: budget)
  }

  /// The scene on its only canvas.
  /// - Throws: `CommandError` for a scene with several.
  func scene(budget: RenderBudget) throws -> Scene {
    try requireOneCanvas(budget: budget)
    return try scene(canvases[0], budget: budget)
  }

  /// - Parameter advice: what else can be done, behind a comma; the names follow.
  /// - Throws: `CommandError` for a scene with several.
  func requireOneCanvas(_ advice: String = "", budget: RenderBudget) throws {
    guard canvases.count > 1 else { return }
    let names = canvases.compactMap { $0 }
    // What it has is not what the option names.
    for canvas in names where !template.canvasNames.contains(canvas) {
      _ = try scene(canvas, budget: budget)
    }
    throw CommandError.usage(
      "\(name) has several canvases; choose one with --canvas\(advice): "
        + names.joined(separator: ", "))
  }
}

extension SceneInput {
  static let dataOptions: [Command.Option] =
    [
      Command.Option(
        names: ["--data"], value: "FILE",
        summary:
          "Data for the scene: JSON, JSON Lines, CSV or a workbook (.xlsx); - reads standard "
          + "input.",
        values: .file([".csv", ".tsv", ".json", ".jsonl", ".ndjson", ".xlsx"])),
      Command.Option(
        names: ["--set"], value: "KEY=VALUE",
        summary: "Override a value of the data; use dots for nested keys, as in author.name=Ada.",
        isRepeatable: true),
      Command.Option(
        names: ["--canvas"], value: "NAMES", summary: "The canvases to draw, separated by commas.",
        defaultValue: "all", values: .canvases),
    ] + TableOptions.all

  static let rowOption = Command.Option(
    names: ["--row"], value: "N", summary: "The row of the data to draw, counted from 1.")

  /// The scene of a command that takes one.
  static let argument = Command.Argument(
    name: "SCENE.json", summary: "A scene; - reads standard input.",
    values: .file([".json", ".jsonc", ".json5"]))

  static func canvasNames(_ arguments: ParsedArguments) -> [String] {
    (arguments.string("--canvas") ?? "").split(separator: ",").map(String.init)
  }

  /// - Throws: `CommandError` for a value without a name.
  static func settings(_ arguments: ParsedArguments) throws -> [DataSetting] {
    try arguments.strings("--set").map { text in
      guard let setting = DataSetting(text) else {
        let limit = DataSetting.depthLimit
        let depth = text.prefix { $0 != "=" }.count { $0 == "." } + 1
        throw CommandError.usage(
          depth > limit
            ? "found --set with \(depth) nested keys; expected at most \(limit)"
            : "found --set \"\(text)\"; expected KEY=VALUE")
      }
      return setting
    }
  }

  /// The rows of `--data`; nil without it. Prints what was found out about the file.
  /// - Throws: `CommandError`, also for a file without rows.
  static func table(_ arguments: ParsedArguments) throws -> DataTable? {
    let reading = try TableOptions.reading(arguments)
    guard let path = arguments.string("--data") else { return nil }
    do {
      var table = try DataTable(
        data: InputFile.read(path, limit: InputFile.dataLimit), file: name(of: path),
        reading: reading)
      table.settings = try settings(arguments)
      let console = Console(arguments)
      for note in table.notes { console.notice("note: \(note)") }
      guard table.count > 0 else {
        throw CommandError(code: .scene, message: table.emptyMessage)
      }
      return table
    } catch let error as SceneError {
      throw CommandError(error)
    }
  }

  /// The one row that is drawn.
  private static func row(
    _ arguments: ParsedArguments, _ template: SceneTemplate
  ) throws -> DataRow? {
    let number = try arguments.integer("--row", 1...Int(Int32.max))
    guard let table = try table(arguments) else {
      if number != nil { throw CommandError.usage("--row needs --data") }
      let settings = try settings(arguments)
      return settings.isEmpty ? nil : template.sample(with: settings)
    }
    guard let number else {
      guard table.count == 1 else {
        throw CommandError.usage(
          "\(table.file) has \(table.count) rows; choose one with --row, or draw all with galley batch"
        )
      }
      return try table.row(0)
    }
    guard number <= table.count else {
      throw CommandError.usage(
        "\(table.file) has \(table.count.counted("row")), but no row \(number)"
      )
    }
    return try table.row(number - 1)
  }

  /// The canvas's values on the command line.
  static func changes(_ arguments: ParsedArguments) throws -> CanvasChanges {
    var changes = CanvasChanges()
    changes.width = try arguments.positive("--width", atMost: 1e6).map { CGFloat($0) }
    changes.height = try arguments.positive("--height", atMost: 1e6).map { CGFloat($0) }
    changes.scale = try arguments.positive("--scale", atMost: 100).map { CGFloat($0) }
    changes.usualScale = arguments.project?.values.scale
    try EnvironmentOptions.change(&changes, by: arguments)
    return changes
  }
}

extension CommandError {
  init(_ error: SceneError) { self.init(error.all) }

  /// How many problems of a scene are printed.
  private static let problemLimit = 20

  /// All that is wrong with a scene, each problem once.
  init(_ errors: [SceneError]) {
    var lines = errors.prefix(Self.problemLimit).map(\.description)
    let more = errors.count - lines.count
    if more > 0 { lines.append(more.counted("more error")) }
    self.init(
      code: .scene, message: lines.joined(separator: "\ngalley: "),
      problems: errors.map { RowProblem($0) })
  }
}
