import Galley
import GalleyBatch
import GalleyScenes

/// `galley render`: a scene to an image, or to one for each of its canvases.
enum RenderCommand {
  static var command: Command {
    Command(
      name: "render",
      summary: "Draw a scene, or a Swift file's preview, as a PNG, JPEG, WebP, SVG or PDF image.",
      operands: "SCENE.json...|FILE.swift [-o FILE] [--data FILE] [options]",
      arguments: [
        Command.Argument(
          name: "SCENE.json", summary: "A scene; - reads standard input.",
          values: .file([".json", ".jsonc", ".json5", ".swift"])),
        Command.Argument(
          name: "FILE.swift", summary: "A Swift file with previews.", values: .file([".swift"])),
      ],
      details: details,
      options: options,
      examples: [
        "galley render card.json", "galley render card.json -o out/card.png --scale 3",
        "galley render cards/*.json -o out/",
        "galley render card.json --data cities.csv --row 3 --set title=Porto",
        "galley render card.json -o 'card-{{canvas.name}}.png' --canvas og,square",
        "galley render Card.swift -o card.png --preview Large",
        "galley render card.json --scheme dark --type-size accessibility3",
        "galley render badge.json -o badge.webp --rate 30 --loop 1",
        "galley render badge.json -o strip.png --at 0,0.1,0.35",
        "galley render badge.json --frames frames",
        "galley render card.json -o card.svg", "galley render card.json -o card.pdf",
        "galley render card.json -o sheet.png --matrix width=320,390 scheme=light,dark",
        "generate-card | galley render - -o - | display",
      ],
      seeAlso: [
        "galley help batch", "galley help preview", "Guides/Scenes.md", "Guides/AnimatedImages.md",
        "Guides/Vector.md",
      ],
      run: run)
  }

  /// In parts, each of a stated type: the compiler takes long for a sum of many lists.
  private static var options: [Command.Option] {
    let output: [Command.Option] = [
      Command.Option(
        names: ["-o", "--output"], value: "FILE", summary: "Where to write the image.",
        defaultValue: "next to the scene")
    ]
    let timings: [Command.Option] = [
      SceneDrawing.durableOption,
      Command.Option(
        names: ["--timings"], value: nil, summary: "Print the milliseconds of each stage."),
    ]
    let groups: [[Command.Option]] = [
      output, SceneInput.dataOptions, [SceneInput.rowOption], SceneDrawing.canvasOptions,
      EnvironmentOptions.all,
      EncodingOptions.options, MotionOptions.options, drawingOptions, Observation.options, timings,
      LimitOptions.all, ProjectOptions.all, SceneDrawing.consoleOptions,
    ]
    return groups.flatMap { $0 }
  }

  private static var drawingOptions: [Command.Option] {
    [
      FontsCommand.lockOption,
      Command.Option(
        names: ["--strict"], value: nil,
        summary: "Treat warnings as errors: no image is written."),
      ProjectOptions.allowWarnings,
      Command.Option(
        names: ["--matrix"], value: "NAME=VALUES...",
        summary: "Draw all combinations of width, height, scheme, direction, text, "
          + "locale, canvas and scale in one image.", takesPairs: true,
        values: .axes(ContactSheet.axes)),
      Command.Option(
        names: ["--preview"], value: "NAME",
        summary: "The preview of a Swift file to draw.", defaultValue: "the first one"),
      Command.Option(
        names: ["--threads"], value: "N",
        summary: "Threads for one image.", defaultValue: "1, up to 4 for large images"),
      ElementOutput.treeOption,
    ] + ElementOutput.accessibilityOptions
  }

  private static let details = """
    The image is written next to the scene as SCENE.png, or to FILE, whose extension sets the format; \
    - writes to standard output. It is written to a temporary file and renamed, so a failure leaves no file. \
    A scene with several canvases gives one file for each: card-og.png, or by {{canvas.name}} in FILE. With \
    several scenes, FILE is a folder; a scene that fails does not stop the others.

    Placeholders in the scene are filled from --data and --set, or from the scene's own sample. Images are \
    found in the scene's folder or in --images; a scene reads nothing outside of it. --matrix draws all \
    combinations in one image, with captions.

    For a Swift file, the first preview is drawn, or the one named by --preview; placeholders are not \
    filled. galley preview draws all previews, on devices and in all combinations.

    A scene with values that move becomes an animation: an animated PNG (APNG) or WebP, in which only what \
    changes is written for each image. --at draws one moment as an image, or several side by side; --frames \
    writes all images to a folder. --max-bytes lowers the rate of an animation until it fits. A preview \
    becomes an animation with --rate, --duration or --loop; without --duration it ends when nothing moves. \
    GIF is not supported.

    .svg and .pdf have shapes and texts instead of pixels, at the image's size in points. What the format cannot \
    say is an image in the file, and a warning says what and where. --svg-text names writes texts with the names of \
    their fonts.

    --frames - writes the images to standard output for ffmpeg, raw RGBA of 8 bits.

    --tree writes what is in the image beside it: texts, images and controls with their places, as galley inspect \
    does. It is for one image, and not for an animation. --observe tree writes the elements and no image, and \
    --observe both writes both. --max-pixels lowers the scale of a larger image.

    --accessibility warns of contrast below 4.5, of targets below 44 points, of cut texts, and of images and controls without labels. \
    With --strict, these are errors, too.

    An image that exceeds --max-memory or --timeout is an error, and no file is written.
    """

  private static func run(_ arguments: ParsedArguments) throws {
    guard let path = arguments.operands.first else {
      throw CommandError.usage("galley render takes a scene, but none was given")
    }
    let arguments = try arguments.inProject(of: arguments.operands)
    try ElementOutput.checkTree(arguments)
    let isSeries = arguments.operands.count > 1
    if !isSeries, GoldenPlace.isSource(path) {
      return try PreviewRender(path, arguments).run()
    }
    let series = isSeries ? try SceneSeries(arguments) : nil
    if arguments.has("--preview") {
      throw CommandError.usage("--preview is for Swift files, but \(path) is a scene")
    }
    try EnvironmentOptions.refusePreviewOptions(arguments, of: path)
    try EnvironmentOptions.refuse(arguments, besides: arguments.strings("--matrix"))
    _ = try ElementOutput.contrastRule(arguments)
    if !isSeries, !arguments.has("--frames") {
      try SceneDrawing.refuse(arguments.imagePath(for: path), over: arguments)
    }
    if isSeries, arguments.has("--frames") {
      throw CommandError.usage(
        "--frames takes one scene, but \(arguments.operands.count) were given")
    }
    let renderer = Renderer(
      limits: try LimitOptions.limits(arguments), fonts: try SceneDrawing.fonts(arguments),
      threads: try arguments.integer("--threads", 1...64))
    if let series { return try series.render(with: renderer) }
    try draw(path, arguments, with: renderer, isLast: true)
  }

  /// Draws all images of a scene.
  /// - Parameter isLast: whether the process ends with them.
  /// - Throws: `CommandError`.
  static func draw(
    _ path: String, _ arguments: ParsedArguments, with renderer: Renderer, isLast: Bool = false
  ) throws {
    let motion = try MotionOptions(arguments)
    let observation = try Observation(arguments, besides: "--tree")
    if let folder = motion.folder {
      try observation.refuse("--frames")
      return try drawFrames(of: path, to: folder, motion, arguments, with: renderer)
    }
    let target = try arguments.imagePath(for: path)
    let format = try OutputFormat.choose(arguments, output: target)
    try OutputFormat.refuseUnknown(target, arguments)
    let settings = try EncodingOptions(arguments)
    var stages = StageClock()
    let data = try InputFile.read(path)
    stages.end("read")
    var input = try SceneInput(path, arguments, data: data)
    if motion.moments.count == 1 { input.time = motion.moments[0] }
    if arguments.has("--matrix") {
      try observation.refuse("--matrix")
      let sheet = try ContactSheet(arguments.strings("--matrix"), input)
      return try sheet.render(
        to: target, with: renderer, arguments, format.pixelFormat(of: "a contact sheet"), settings)
    }
    let outputs = try outputs(arguments, input, target)
    try checkTrees(besides: outputs.map(\.output), arguments, observation)
    for (canvas, output) in outputs {
      let budget = renderer.makeBudget()
      var scene = try input.scene(canvas, budget: budget)
      if let lock = arguments.string("--font-lock") {
        try SceneDrawing.lockFonts(of: &scene, file: lock)
      }
      stages.end("scene")
      // A value may have made the extension.
      let own =
        try target.contains("{{")
        ? OutputFormat.asked(arguments) ?? OutputFormat.finished(output, arguments) : format
      if motion.moments.count > 1 || (motion.moments.isEmpty && scene.movement != nil)
        || motion.wantsAnimation
      {
        if motion.moments.isEmpty {
          try ElementOutput.refuseTree(arguments, of: "an animation")
          try observation.refuse("an animation")
        }
        var movie = try SceneMovie(
          input, canvas: canvas, arguments, motion, own, settings, with: renderer)
        movie.observation = observation
        try motion.moments.isEmpty
          ? movie.write(scene.movement, to: output) : movie.writeStrip(to: output)
        stages.end("animation")
        if arguments.has("--timings") { StandardStream.error.print(stages.table) }
        continue
      }
      let image = SceneImage(
        scene: scene, input: input, output: output, format: own, settings: settings,
        observation: observation, budget: budget)
      try image.draw(with: renderer, arguments, &stages, isLast: isLast && outputs.count == 1)
    }
  }

  /// - Throws: `CommandError` where `--tree` is one file for several images, and for a tree in the place of an input.
  private static func checkTrees(
    besides outputs: [String], _ arguments: ParsedArguments, _ observation: Observation
  ) throws {
    if outputs.count > 1 { try ElementOutput.refuseTree(arguments, of: "several canvases") }
    for output in outputs {
      _ = try ElementOutput.treePath(arguments, observation, besides: output)
    }
  }

  /// Draws an animation to one file for each image.
  /// - Throws: `CommandError`.
  private static func drawFrames(
    of path: String, to folder: String, _ motion: MotionOptions, _ arguments: ParsedArguments,
    with renderer: Renderer
  ) throws {
    let input = try SceneInput(path, arguments)
    let scene = try input.scene(budget: renderer.makeBudget())
    let format = try OutputFormat.choose(arguments, output: "0001.png")
    let movie = try SceneMovie(
      input, canvas: input.canvases[0], arguments, motion, format, EncodingOptions(arguments),
      with: renderer)
    try movie.writeFrames(scene.movement, to: folder)
  }

  /// Each canvas with its file.
  private static func outputs(
    _ arguments: ParsedArguments, _ input: SceneInput, _ target: String
  ) throws -> [(canvas: String?, output: String)] {
    guard input.canvases.count > 1 || target.contains("{{") else {
      return [(input.canvases[0], target)]
    }
    var template = target
    if !template.contains("{{") {
      guard arguments.string("-o") == nil || arguments.operands.count > 1 else {
        throw CommandError.usage(
          "\(target) is one file for \(input.canvases.count) canvases; use {{canvas.name}} in it, or "
            + "choose one with --canvas")
      }
      guard target != "-" else {
        throw CommandError.usage(
          "the scene has several canvases; choose one with --canvas, or name the files with -o")
      }
      template = CanvasFiles.name(template, canvas: "{{canvas.name}}")
    }
    do {
      let name = try OutputName(template, option: "-o")
      let row = input.row ?? input.template.sample(with: [])
      let outputs = try input.canvases.map { canvas in
        let scene = try input.scene(
          canvas, budget: RenderBudget(LimitOptions.limits(arguments).image))
        return (
          canvas,
          name.fullPath(try name.path(row: row, number: input.rowNumber, canvas: scene.canvas))
        )
      }
      for (_, output) in outputs { try SceneDrawing.refuse(output, over: arguments) }
      guard Set(outputs.map(\.1)).count == outputs.count else {
        throw CommandError.usage("\(target) is one file for several canvases")
      }
      // Links may have several names for one file.
      try OutputPlaces.apart(outputs.map { ("canvas \($0.0 ?? "")", $0.1) })
      for (_, output) in outputs {
        // The folders of a name that the scene's values made.
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: output).deletingLastPathComponent(),
          withIntermediateDirectories: true)
      }
      return outputs
    } catch let error as SceneError {
      throw CommandError(error)
    } catch let error as CocoaError {
      throw CommandError(
        code: .file,
        message: "\(target): the folder cannot be created: \(error.localizedDescription)")
    }
  }
}
