import Galley
import GalleyScenes

/// `galley render`: a scene to a PNG file.
enum RenderCommand {
  static var verb: Verb {
    Verb(
      name: "render", summary: "Draws a scene to a PNG, JPEG or WebP file.",
      operands:
        "SCENE.json [-o FILE] [--images DIR] [--fonts DIR] [--system-fonts] [--scale N] [--width N] "
        + "[--height N] [--format NAME] [--compression NAME] [--quality N] [--font-lock FILE] [--strict] [--timings]",
      details: """
        SCENE.json is a scene, or - for standard input. The picture is written beside the scene with
        the ending .png, or to FILE, whose ending names the format; - is standard output. It is written beside its place first and
        then renamed, so that a failure leaves no file behind. Images are found by their names in the
        scene's own folder, or in DIR; a scene reads nothing outside of it.
        """,
      options: [
        Verb.Option(names: ["-o", "--output"], value: "FILE", summary: "Where the picture goes.")
      ] + canvasOptions + PictureFormat.options + [
        Verb.Option(
          names: ["--font-lock"], value: "FILE",
          summary: "The fonts that galley fonts lock printed: another one is an error."),
        Verb.Option(
          names: ["--strict"], value: nil,
          summary: "Makes a warning an error: no picture is written."),
        Verb.Option(
          names: ["--threads"], value: "N",
          summary:
            "Threads that are busy with the picture, over one for small and some for large ones."),
        Verb.Option(
          names: ["--timings"], value: nil, summary: "Prints the milliseconds of each stage."),
      ],
      examples: [
        "galley render card.json", "galley render card.json -o out/card.png --scale 3",
        "generate-card | galley render - -o - | display",
      ],
      run: run)
  }

  /// The options that change the canvas.
  static var canvasOptions: [Verb.Option] {
    [
      Verb.Option(
        names: ["--scale"], value: "N", summary: "Pixels to a point, over the canvas's own."),
      Verb.Option(
        names: ["--width"], value: "N", summary: "The canvas's width in points, over its own."),
      Verb.Option(
        names: ["--height"], value: "N", summary: "The canvas's height in points, over its own."),
      Verb.Option(
        names: ["--fonts"], value: "DIR",
        summary: "Fonts besides the bundled ones, found before them."
      ),
      Verb.Option(
        names: ["--system-fonts"], value: nil,
        summary: "The machine's fonts behind all others; pictures then depend on the machine."),
      Verb.Option(
        names: ["--images"], value: "DIR",
        summary: "Where images are found, over the scene's folder."),
    ]
  }

  private static func run(_ arguments: ParsedArguments) throws {
    guard let input = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandFailure.usage(
        "galley render takes one scene, but \(arguments.operands.count) were given")
    }
    let output = try output(arguments, input: input)
    let format = try PictureFormat.choose(arguments, output: output)
    let settings = try PictureFormat.Settings(arguments)
    var stages = StageClock()
    let data = try InputFile.read(input)
    stages.end("read")
    let name = input == "-" ? "standard input" : input
    var scene = try scene(data, name: name, arguments)
    if let lock = arguments.string("--font-lock") { try lockFonts(of: &scene, file: lock) }
    stages.end("scene")
    let drawing = try draw(
      scene, name: name, images: imageFolder(arguments, input: input),
      with: Renderer(fonts: fonts(arguments), threads: threads(arguments)))
    stages.end("views")
    try self.report(drawing.problems, file: name, isStrict: arguments.has("--strict"))
    let picture: LimitedFile
    do {
      picture = try format.encode(drawing, settings)
    } catch {
      throw CommandFailure(code: .scene, message: "\(name): \(error)")
    }
    if let colors = picture.colors {
      StandardStream.error.print("note: \(output): \(colors) colours were left to the picture")
    }
    if let quality = picture.quality {
      StandardStream.error.print("note: \(output): the quality is \(quality)")
    }
    stages.end(format.rawValue)
    stages.replace(["views", format.rawValue], with: drawing.timings)
    try write(picture.data, to: output)
    stages.end("write")
    let size = "\(drawing.width) x \(drawing.height) px, \(picture.data.count) bytes"
    if output != "-" { try StandardStream.output.write("\(output): \(size)\n") }
    if arguments.has("--timings") { StandardStream.error.print(stages.table) }
  }

  private static func threads(_ arguments: ParsedArguments) throws -> Int? {
    guard let text = arguments.string("--threads") else { return nil }
    guard let number = Int(text), (1...64).contains(number) else {
      throw CommandFailure.usage("--threads is a whole number from 1 to 64, not \"\(text)\"")
    }
    return number
  }

  private static func lockFonts(of scene: inout Scene, file: String) throws {
    do {
      try scene.lockFonts(data: InputFile.read(file), file: file)
    } catch let error as SceneError {
      throw CommandFailure(code: .scene, message: error.description)
    }
  }

  private static func output(_ arguments: ParsedArguments, input: String) throws -> String {
    let named = arguments.string("-o")
    if named == "" { throw CommandFailure.usage("-o needs the name of a file") }
    let output = named ?? (input == "-" ? "-" : pictureName(besides: input))
    if output == "-", StandardStream.output.isTerminal {
      throw CommandFailure.usage("the picture would go to the terminal: name a file with -o")
    }
    return output
  }

  private static func pictureName(besides scene: String) -> String {
    scene.hasSuffix(".json") ? "\(scene.dropLast(5)).png" : "\(scene).png"
  }

  static func scene(
    _ data: Data, name: String, _ arguments: ParsedArguments
  ) throws -> Scene {
    let width = try arguments.positive("--width", atMost: 1e6)
    let height = try arguments.positive("--height", atMost: 1e6)
    let scale = try arguments.positive("--scale", atMost: 100)
    do {
      var scene = try Scene(data: data, file: name)
      if let width { scene.canvas.width = CGFloat(width) }
      if let height { scene.canvas.height = CGFloat(height) }
      if let scale { scene.canvas.scale = CGFloat(scale) }
      return scene
    } catch let error as SceneError {
      throw CommandFailure(code: .scene, message: error.description)
    }
  }

  /// The folder of a scene's images: the one that was named, or the scene's own; none for a scene
  /// from standard input.
  static func imageFolder(_ arguments: ParsedArguments, input: String) throws -> URL? {
    guard let named = arguments.string("--images") else {
      return input == "-" ? nil : URL(fileURLWithPath: input).deletingLastPathComponent()
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: named, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw CommandFailure(code: .file, message: "--images \(named): there is no such folder")
    }
    return URL(fileURLWithPath: named)
  }

  /// The bundled fonts, those of a folder that was named, and the machine's where they are asked for.
  static func fonts(_ arguments: ParsedArguments) throws -> FontCollection {
    var fonts = FontCollection.bundled
    if let folder = arguments.string("--fonts") {
      guard let added = try? FontCollection(folder: URL(fileURLWithPath: folder)) else {
        throw CommandFailure(code: .file, message: "--fonts \(folder): there is no such folder")
      }
      fonts = added
    }
    if arguments.has("--system-fonts") {
      do {
        try fonts.addSystemFonts()
      } catch {
        throw CommandFailure(code: .file, message: "--system-fonts: \(error)")
      }
    }
    for problem in fonts.problems { StandardStream.error.print("warning: \(problem)") }
    return fonts
  }

  static func draw(
    _ scene: Scene, name: String, images: URL?, with renderer: Renderer,
    explaining views: [String] = []
  ) throws -> Drawing {
    do {
      return try scene.draw(
        with: renderer, imageFolder: images, explaining: views)
    } catch RenderError.problems(let problems) {
      let lines = problems.map { line($0, file: name, severity: "error") }
      throw CommandFailure(code: .scene, message: lines.joined(separator: "\ngalley: "))
    } catch let error as RenderError {
      var source = scene.source
      if case .fonts = error { source = scene.fontLockSource ?? source }
      throw CommandFailure(
        code: .scene,
        message:
          "\(source.file):\(source.line):\(source.column): error at \(source.path): \(error)")
    }
  }

  /// Prints what is worth knowing about the picture.
  /// - Throws: `CommandFailure` when warnings count as errors and there are any.
  static func report(
    _ problems: [RenderProblem], file: String, isStrict: Bool
  ) throws {
    for problem in problems where problem.severity == .note {
      StandardStream.error.print(line(problem, file: file, severity: "note"))
    }
    let warnings = problems.filter { $0.severity == .warning }
    if warnings.isEmpty { return }
    if isStrict {
      let lines = warnings.map { line($0, file: file, severity: "error") }
      throw CommandFailure(code: .scene, message: lines.joined(separator: "\ngalley: "))
    }
    for warning in warnings {
      StandardStream.error.print(line(warning, file: file, severity: "warning"))
    }
  }

  private static func line(_ problem: RenderProblem, file: String, severity: String) -> String {
    guard let source = problem.source else { return "\(file): \(severity): \(problem)" }
    return
      "\(source.file):\(source.line):\(source.column): \(severity) at \(source.path): \(problem)"
  }

  static func write(_ png: Data, to output: String) throws {
    if output == "-" { return try StandardStream.output.write(png) }
    do {
      try OutputFile.write(png, to: output)
    } catch let failure as OutputFile.Failure {
      throw CommandFailure(code: .file, message: failure.description)
    }
  }
}
