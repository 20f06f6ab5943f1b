import Galley
import GalleyScenes

/// What commands that draw scenes share: options, fonts, images, problems, files.
enum SceneDrawing {
  /// The options that change the canvas.
  static var canvasOptions: [Command.Option] {
    [
      Command.Option(
        names: ["--scale"], value: "N", summary: "Pixels per point; overrides the canvas's scale.",
        values: .words(["1", "2", "3"])),
      Command.Option(
        names: ["--width"], value: "N", summary: "Width in points; overrides the canvas's width."),
      Command.Option(
        names: ["--height"], value: "N",
        summary: "Height in points; overrides the canvas's height."),
      Command.Option(
        names: ["--fonts"], value: "DIR",
        summary: "Add the fonts of a folder; their families come before the bundled ones."
      ),
      Command.Option(
        names: ["--system-fonts"], value: nil,
        summary: "Also use the fonts of this machine, after all others; other machines may then "
          + "draw other images."),
      Command.Option(
        names: ["--images"], value: "DIR", summary: "The folder of the scene's images.",
        defaultValue: "the scene's folder"),
    ]
  }

  static let consoleOptions: [Command.Option] = [
    Command.Option(names: ["--quiet"], value: nil, summary: "Print errors only."),
    Command.Option(
      names: ["--json"], value: nil,
      summary: "Print JSON events to standard output, one per line."),
  ]

  /// The folder of a scene's images: the one that was named, or the scene's own; none for a scene
  /// from standard input.
  static func imageFolder(_ arguments: ParsedArguments, input: String) throws -> URL? {
    guard let named = arguments.string("--images") else {
      if let folder = arguments.project?.values.images {
        return URL(fileURLWithPath: folder.path)
      }
      return input == "-" ? nil : ownFolder(ofScene: input)
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: named, isDirectory: &isFolder), isFolder.boolValue
    else { throw noFolder("--images", named) }
    return URL(fileURLWithPath: named)
  }

  /// The folder that a scene's file lies in.
  static func ownFolder(ofScene path: String) -> URL {
    URL(fileURLWithPath: LexicalPath.parent(of: LexicalPath.absolute(path)), isDirectory: true)
  }

  /// What is said of an option whose value is no folder.
  static func noFolder(_ option: String, _ named: String) -> CommandError {
    let reason = access(named, F_OK) == 0 ? "it is no folder" : "the folder does not exist"
    return CommandError(code: .file, message: "\(option) \(named): \(reason)")
  }

  /// The bundled fonts, those of a folder that was named, and the machine's where they are asked for.
  static func fonts(_ arguments: ParsedArguments) throws -> FontCollection {
    var fonts = FontCollection.bundled
    if let folder = arguments.string("--fonts") {
      guard let added = try? FontCollection(folder: URL(fileURLWithPath: folder)) else {
        throw noFolder("--fonts", folder)
      }
      fonts = added
    } else if let folder = arguments.project?.values.fonts {
      guard let added = try? FontCollection(folder: URL(fileURLWithPath: folder.path)) else {
        throw CommandError(
          code: .file,
          message: "\(folder.place): \(folder.path) cannot be read as a folder of fonts")
      }
      fonts = added
    }
    if arguments.has("--system-fonts") {
      do {
        try fonts.addSystemFonts()
      } catch {
        throw CommandError(code: .file, message: "--system-fonts: \(error)")
      }
    }
    for problem in fonts.problems { Console(arguments).notice("warning: \(problem)") }
    return fonts
  }

  static func draw(
    _ scene: Scene, name: String, images: URL?, with renderer: Renderer,
    explaining views: [String] = [], budget: RenderBudget? = nil
  ) throws -> Drawing {
    do {
      return try ReadImages.noting(in: images, with: renderer) {
        try scene.draw(
          with: renderer, imageFolder: images, explaining: views, budget: budget)
      }
    } catch RenderError.problems(let problems) {
      let lines = problems.map { line($0, file: name, severity: "error") }
      throw CommandError(code: .scene, message: lines.joined(separator: "\ngalley: "))
    } catch let error as RenderError {
      var source = scene.source
      if case .fonts = error { source = scene.fontLockSource ?? source }
      if case .limit(_, _, let place?) = error { source = place }
      throw CommandError(
        code: .scene,
        message:
          "\(source.file):\(source.line):\(source.column): error at \(source.path): \(error)")
    }
  }

  /// Adds warnings of what is hard to see, to touch or to have read aloud, where `--accessibility` asks for them.
  /// - Throws: `CommandError`.
  static func audit(
    _ drawing: Drawing, by rule: AccessibilityAudit.ContrastRule?, name: String
  ) throws {
    guard let rule else { return }
    do {
      try drawing.warnOfAccessibility(by: rule)
    } catch {
      throw CommandError(code: .scene, message: "\(name): \(error)")
    }
  }

  /// Prints what is worth knowing about the image.
  /// - Throws: `CommandError` when warnings count as errors and there are any.
  static func report(
    _ problems: [RenderProblem], file: String, isStrict: Bool, _ console: Console = Console()
  ) throws {
    for problem in problems where problem.severity == .note {
      console.notice(line(problem, file: file, severity: "note"))
    }
    let warnings = problems.filter { $0.severity == .warning }
    if warnings.isEmpty { return }
    if isStrict {
      let lines = warnings.map { line($0, file: file, severity: "error") }
      throw CommandError(code: .scene, message: lines.joined(separator: "\ngalley: "))
    }
    for warning in warnings {
      console.notice(line(warning, file: file, severity: "warning"))
    }
  }

  static func line(_ problem: RenderProblem, file: String, severity: String) -> String {
    guard let source = problem.source else { return "\(file): \(severity): \(problem)" }
    return
      "\(source.file):\(source.line):\(source.column): \(severity) at \(source.path): \(problem)"
  }

  /// For commands that write images.
  static let durableOption = Command.Option(
    names: ["--durable"], value: nil,
    summary: "Flush each file to disk, so that it survives a power cut.")

  static func write(_ png: Data, to output: String, isDurable: Bool = false) throws {
    if output == "-" { return try StandardStream.output.write(png) }
    try ReadImages.refuse(output)
    do {
      try OutputFile.write(png, to: output, isDurable: isDurable)
    } catch let error as OutputFile.WriteError {
      throw CommandError(code: .file, message: error.description)
    }
  }

  /// - Throws: `CommandError` for a file that is written over one that is read.
  static func refuse(_ output: String, over arguments: ParsedArguments) throws {
    func identity(_ path: String) -> [UInt64]? {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return [UInt64(status.st_dev), UInt64(status.st_ino)]
    }
    guard let own = identity(output) else { return }
    for input in arguments.inputFiles where identity(input) == own {
      throw CommandError.usage("\(output) is an input of this command and cannot be its output")
    }
    if OutputPlaces.isFont(output, in: arguments.fontFolder) {
      throw CommandError.usage("\(output) is a font of this command and cannot be its output")
    }
  }

  /// Holds a scene to the fonts of a file.
  /// - Throws: `CommandError` for a file that is no lock.
  static func lockFonts(of scene: inout Scene, file: String) throws {
    do {
      try scene.lockFonts(data: InputFile.read(file), file: file)
    } catch let error as SceneError {
      throw CommandError(error)
    }
  }

  /// - Throws: `CommandError` for a file that is no lock.
  static func fontLock(_ arguments: ParsedArguments) throws -> FontLock? {
    guard let file = arguments.string("--font-lock") else { return nil }
    do {
      return try FontLock(data: InputFile.read(file), file: file)
    } catch let error as SceneError {
      throw CommandError(error)
    }
  }
}
