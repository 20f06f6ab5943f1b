import Galley
import GalleyBatch
import GalleyGoldens
import GalleyScenes
import GalleyStrings

/// What a merged manifest has and has not, and the commands that draw what is missing.
struct ManifestFindings {
  private let merged: MergedManifest
  private let batch: Batch?
  private let arguments: ParsedArguments
  private let console: Console
  /// A list of rows that is longer is cut, and goes into no command.
  private static let textLimit = 400

  /// - Parameter batch: the one that drew the images; nil unless it was named.
  init(_ merged: MergedManifest, batch: Batch?, _ arguments: ParsedArguments) {
    (self.merged, self.batch, self.arguments) = (merged, batch, arguments)
    console = Console(arguments)
  }

  /// - Throws: `CommandError` where an image is missing or there twice, and where rows failed.
  func say() throws {
    for note in merged.notes { console.notice("note: \(note)") }
    try say(counts, "merged") { writer in
      for (name, count) in numbers { writer.member(name, count) }
    }
    for group in merged.missing { try say(missing: group) }
    for double in merged.doubles { try say(double) }
    for clash in merged.clashes {
      try say("one file: \(clash.path): \(clash.places.joined(separator: ", "))", "clash") {
        $0.member("path", clash.path)
        $0.member("places", clash.places)
      }
    }
    if merged.failed.count > 0 { try sayFailed() }
    for command in try commands() {
      try say("draw them: \(command)", "draw") { $0.member("command", command) }
    }
    if let error { throw error }
  }

  /// By their numbers, or by names where numbers say nothing.
  private func sayFailed() throws {
    guard merged.isNamed else {
      return try say("failed: \(Self.listed(merged.failed))", "failed") {
        $0.member("rows", merged.failed.text)
      }
    }
    let count = merged.failed.count
    let names = merged.failedNames
    let text = names.joined(separator: ", ") + (names.count < count ? ", …" : "")
    let rows = count == 1 ? "1 row" : "\(count) rows"
    try say("failed: \(rows)\(names.isEmpty ? "" : ": \(text)")", "failed") {
      $0.member("names", names)
    }
  }

  private var missingCount: Int {
    merged.missing.reduce(0) { $0 + $1.rows.count * $1.canvases.count }
  }

  private var failedCount: Int {
    merged.rowCount * merged.canvases.count - merged.drawn - merged.unchanged - missingCount
  }

  private var numbers: [(String, Int)] {
    [
      ("images", merged.rowCount * merged.canvases.count), ("drawn", merged.drawn),
      ("unchanged", merged.unchanged), ("failed", failedCount), ("missing", missingCount),
      ("double", merged.doubleCount), ("clashes", merged.clashCount),
    ]
  }

  private var counts: String {
    let images = merged.rowCount * merged.canvases.count
    return "\(merged.drawn) drawn, \(merged.unchanged) unchanged, \(failedCount) failed, "
      + "\(missingCount) missing of \(images.counted("image"))"
  }

  /// Why the command ends with another code than 0.
  private var error: CommandError? {
    var reasons: [String] = []
    if missingCount > 0 {
      reasons.append("\(missingCount) \(missingCount == 1 ? "image is" : "images are") missing")
    }
    let count = merged.doubleCount
    if count > 0 {
      reasons.append("\(count) \(count == 1 ? "image is" : "images are") there twice")
    }
    if merged.clashCount > 0 { reasons.append("images of different rows have one file") }
    guard reasons.isEmpty else {
      return CommandError(code: .difference, message: reasons.joined(separator: ", "))
    }
    guard failedCount > 0 else { return nil }
    return CommandError(
      code: .rows, message: "\(failedCount.counted("image")) failed")
  }

  private func say(missing group: MergedManifest.MissingRows) throws {
    let names = group.canvases.compactMap { $0 }
    let isWhole = group.canvases.count == merged.canvases.count
    let place = isWhole ? "" : " on \(names.joined(separator: ", "))"
    try say("missing\(place): \(Self.listed(group.rows))", "missing") {
      $0.member("rows", group.rows.text)
      if !isWhole { $0.member("canvases", names) }
    }
  }

  private func say(_ double: MergedManifest.DoubleImage) throws {
    let canvas = double.canvas.map { " on \($0)" } ?? ""
    let places = double.places.joined(separator: ", ")
    let end = double.differs ? "; they differ" : ""
    let image = double.name ?? "row \(double.row)"
    try say("twice: \(image)\(canvas): \(places)\(end)", "double") {
      if let name = double.name { $0.member("name", name) } else { $0.member("row", double.row) }
      if let canvas = double.canvas { $0.member("canvas", canvas) }
      $0.member("places", double.places)
      $0.member("differs", double.differs)
    }
  }

  /// Says a line to people, or an event to programs. Where the merged lines go to standard output, people read it on
  /// standard error, and programs read the lines alone.
  private func say(
    _ line: String, _ event: String, _ members: (inout JSONWriter) -> Void
  ) throws {
    if arguments.string("-o") == "-" { return console.notice(line) }
    guard console.isJSON else { return try console.say(line, Console.Event(event)) }
    var writer = JSONWriter()
    writer.openObject()
    writer.member("event", event)
    members(&writer)
    writer.close()
    try console.emit(text: writer.text)
  }

  /// `5 rows: 3,17-20`, cut where it is too long.
  private static func listed(_ rows: RowNumbers) -> String {
    let count = rows.count == 1 ? "1 row" : "\(rows.count) rows"
    let text = rows.text
    guard text.utf8.count > textLimit, let comma = text.prefix(textLimit).lastIndex(of: ",") else {
      return "\(count): \(text)"
    }
    return "\(count): \(text[..<comma]), …"
  }
}

extension ManifestFindings {
  /// The commands that draw what is missing; those of rows that are written to files where `--missing` names one.
  private func commands() throws -> [String] {
    var commands: [String] = []
    if let count = try arguments.integer("--shards", 1...65_536), let batch {
      for part in try parts(count, batch) {
        commands.append(
          command(["--shard", "\(part)/\(count)", "--manifest", "part-\(part).jsonl"]))
      }
      try writeMissing()
      return commands
    }
    let files = try writeMissing()
    for (index, group) in merged.missing.enumerated() {
      let text = group.rows.text
      guard !files.isEmpty || text.utf8.count <= Self.textLimit else {
        console.notice("note: too many rows for a command: --missing FILE writes their numbers")
        continue
      }
      let rows = files.isEmpty ? text : "@\(files[index])"
      let isWhole = group.canvases.count == merged.canvases.count
      let names = group.canvases.compactMap { $0 }.joined(separator: ",")
      let manifest = index == 0 ? "missing.jsonl" : "missing-\(index + 1).jsonl"
      commands.append(
        command(
          ["--rows", rows, "--manifest", manifest] + (isWhole ? [] : ["--canvas", names]),
          namesCanvases: !isWhole))
    }
    return commands
  }

  private func parts(_ count: Int, _ batch: Batch) throws -> [Int] {
    if merged.missing.isEmpty { return [] }
    do {
      return try batch.parts(of: count, drawing: merged.missing)
    } catch let error as SceneError {
      throw CommandError(error)
    } catch let failure as BatchError {
      throw CommandError(code: .scene, message: failure.description)
    }
  }

  /// - Returns: a file for each group of rows; none where no file is named.
  @discardableResult private func writeMissing() throws -> [String] {
    guard let file = arguments.string("--missing") else { return [] }
    let groups = merged.missing.map(\.rows)
    let names = groups.indices.map { $0 == 0 ? file : "\(file)-\($0 + 1)" }
    if groups.isEmpty { try write("", to: file) }
    for (rows, name) in zip(groups, names) {
      try write(rows.text(separator: "\n") + "\n", to: name)
    }
    return names
  }

  private func write(_ text: String, to file: String) throws {
    try SceneDrawing.write(Data(text.utf8), to: file)
  }

  /// `galley batch` with all that is known of the batch.
  private func command(_ end: [String], namesCanvases: Bool = false) -> String {
    var words = ["galley", "batch", ShellWord.path(arguments.string("--scene") ?? "SCENE.json")]
    for option in ManifestCommand.passed {
      let name = option.names[0]
      if namesCanvases, name == "--canvas" { continue }
      for value in arguments.strings(name) {
        words += option.value == nil ? [name] : [name, ShellWord.quoted(value)]
      }
    }
    if !arguments.has("--data") { words += ["--data", "ROWS"] }
    if !arguments.has("--out") { words += ["--out", "PATH"] }
    return (words + end.map(ShellWord.quoted)).joined(separator: " ")
  }
}
