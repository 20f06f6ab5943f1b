import Galley
import GalleyImages
import GalleyPreviews
import GalleyStrings

/// `galley render FILE.swift`: one preview of a Swift file as an image.
struct PreviewRender {
  private let path: String
  private let arguments: ParsedArguments
  private let output: String
  private let format: OutputFormat
  private let encoding: EncodingOptions
  private let configuration: PreviewConfiguration
  private let motion: MotionOptions
  private let observation: Observation
  private let contrastRule: AccessibilityAudit.ContrastRule?
  private let tools: PreviewTools
  private let console: Console

  /// Options that change something of a scene, and nothing of a preview.
  private static let ofScenes =
    [
      "--canvas", "--data", "--font-lock", "--images", "--row", "--set", "--threads", "--timings",
    ] + TableOptions.names

  /// - Throws: `CommandError`.
  init(_ path: String, _ arguments: ParsedArguments) throws {
    (self.path, self.arguments) = (path, arguments)
    if let option = arguments.given.first(where: Self.ofScenes.contains) {
      throw CommandError.usage("\(option) is for scenes, but \(path) is a Swift file")
    }
    if arguments.has("--matrix") {
      throw CommandError.usage(
        "for contact sheets of Swift files, use galley preview --matrix")
    }
    motion = try MotionOptions(arguments)
    output = try motion.folder ?? arguments.imagePath(for: path)
    if motion.folder == nil { try SceneDrawing.refuse(output, over: arguments) }
    format =
      try motion.folder == nil
      ? OutputFormat.choose(arguments, output: output) : OutputFormat.asked(arguments) ?? .png
    encoding = try EncodingOptions(arguments)
    if motion.wantsAnimation { try MotionOptions.checkLoss(encoding) }
    if motion.isPipe { try RawFrames.check() }
    // What is wrong with them is known before anything is compiled.
    _ = try Self.motion(motion, in: format, encoding)
    observation = try Observation(arguments, besides: "--tree")
    contrastRule = try ElementOutput.contrastRule(arguments)
    if motion.wantsAnimation {
      try ElementOutput.refuseAccessibility(arguments, of: "an animation")
      try ElementOutput.refuseTree(arguments, of: "an animation")
      try observation.refuse("an animation")
    }
    configuration = try Self.configuration(arguments)
    tools = try PreviewTools(arguments, drawing: configuration)
    console = Console(arguments)
  }

  /// How a preview is drawn by the options of a command that draws one image.
  /// - Throws: `CommandError`.
  static func configuration(_ arguments: ParsedArguments) throws -> PreviewConfiguration {
    var configuration = try EnvironmentOptions.configuration(arguments)
    let (width, height) = (arguments.string("--width"), arguments.string("--height"))
    if configuration.size != nil, width ?? height != nil {
      throw CommandError.usage(
        "--size and --\(width == nil ? "height" : "width") set the same option; remove one of them")
    }
    if let width, let height {
      do {
        try configuration.set("size", to: "\(width)x\(height)")
      } catch {
        throw CommandError.usage("--width and --height: \(error)")
      }
    } else if width ?? height != nil {
      throw CommandError.usage("for a Swift file, give both --width and --height")
    }
    if configuration.scale == nil { configuration.scale = arguments.project?.values.scale }
    return configuration
  }

  /// - Throws: `CommandError`.
  func run() throws {
    let signals = InterruptSignals {}
    let session = try PreviewSession([path], tools, isInterrupted: signals.question)
    defer { session.finish() }
    let pass = try session.build()
    for diagnostic in pass.diagnostics { try console.report(diagnostic) }
    for note in pass.notes { console.notice("note: \(note)") }
    if let failure = pass.failures.first { throw CommandError(failure) }
    let preview = try session.preview(arguments.string("--preview"), of: path, after: pass)
    var rate: Int? = motion.rate
    while let wanted = rate { rate = try draw(preview, session, rate: wanted, signals) }
    // What was drawn is there; what did not compile may have been a part of it.
    if pass.errors > 0 {
      throw CommandError(code: .scene, message: "\(path): it does not compile")
    }
  }

  /// What is drawn of the preview's time; animations and several moments are pixels.
  private static func motion(
    _ motion: MotionOptions, in format: OutputFormat, _ encoding: EncodingOptions,
    rate: Int? = nil
  ) throws -> PreviewMotion? {
    guard motion.wantsAnimation || motion.moments.count > 1 else {
      return motion.moments.isEmpty ? nil : .moments(motion.moments)
    }
    let what = motion.wantsAnimation ? "an animation" : "an image of several moments"
    let pixels = try format.pixelFormat(of: what, ", or choose a moment with --at")
    return try motion.motion(in: pixels, encoding, rate: rate)
  }

  /// What the preview is written as where that are shapes.
  private var shapes: PreviewShapes? {
    guard case .shapes(let format) = format else { return nil }
    return PreviewShapes(format: format, text: encoding.svgText)
  }

  /// - Returns: another rate to draw at, where the file is too long.
  private func draw(
    _ preview: PreviewNames.Named, _ session: PreviewSession, rate: Int, _ signals: InterruptSignals
  ) throws -> Int? {
    let folder = try TemporaryFolder()
    let tree = try ElementOutput.treePath(arguments, observation, besides: output)
    let elements = tree.map { _ in folder.file("json") }
    var request = PreviewSession.Request(
      preview: preview, configuration: configuration, output: folder.file("png"),
      elements: elements, motion: try Self.motion(motion, in: format, encoding, rate: rate),
      shapes: shapes)
    request.pixelLimit = observation.pixelLimit
    request.contrastRule = contrastRule
    var next: Int?
    try session.draw([request]) { _, outcome in
      if signals.wereCaught {
        throw CommandError(code: .interrupted, message: "interrupted")
      }
      switch outcome {
      case .failed(let failure):
        throw CommandError(
          code: CommandError(failure).code,
          message: ControlCharacters.escaped(
            "\(preview.place): error: \(preview.title): \(failure.message)"))
      case .drawn(let image):
        if let elements, let tree {
          try ElementOutput.write(tree: InputFile.read(elements), to: tree, arguments)
        }
        next = try keep(image, preview, request.output, rate: rate)
      }
    }
    return next
  }

  /// - Returns: another rate to draw at, where the file is too long.
  private func keep(
    _ image: DrawnPreview, _ preview: PreviewNames.Named, _ drawn: String, rate: Int
  ) throws -> Int? {
    let lines = image.warnings.map {
      ControlCharacters.escaped("\(preview.place): warning: \(preview.title): \($0)")
    }
    if arguments.isStrict, !lines.isEmpty {
      throw CommandError(code: .scene, message: lines.joined(separator: "\ngalley: "))
    }
    let isMovie = image.duration != nil && motion.folder == nil
    if isMovie, let limit = encoding.limit, image.bytes > limit {
      return try MotionOptions.rate(
        below: rate, bytes: image.bytes, count: image.moments ?? 1, limit: limit, output)
    }
    for line in lines { console.notice(line) }
    guard observation.hasImage else { return nil }
    var event = Console.Event("picture")
    event.path = output
    (event.width, event.height, event.warnings) = (image.width, image.height, lines)
    if motion.isPipe {
      try passFrames(image, from: drawn)
    } else if motion.folder != nil {
      event.bytes = try writeFrames(image, from: drawn)
    } else if isMovie {
      if rate < motion.rate {
        console.notice(
          "note: \(output): the rate was reduced from \(motion.rate) to \(rate) images per second")
      }
      event.bytes = try write(InputFile.read(drawn))
    } else {
      event.bytes = try write(image: InputFile.read(drawn))
    }
    guard output != "-" else { return nil }
    try console.say(
      "\(output): \(image.movement)\(image.width) x \(image.height) px, "
        + "\(event.bytes ?? 0) bytes", event)
    return nil
  }

  /// Writes the images of an animation as numbered files.
  /// - Returns: the bytes of all of them.
  private func writeFrames(_ image: DrawnPreview, from drawn: String) throws -> Int {
    let format = try format.pixelFormat(of: "an animation")
    return try FrameFolder(output, takingFrom: drawn, count: image.moments ?? 0, format: format) {
      try encoded($0).data
    }.finished(isDurable: arguments.has("--durable"))
  }

  /// Writes the images of an animation to standard output.
  private func passFrames(_ image: DrawnPreview, from drawn: String) throws {
    for number in 0..<(image.moments ?? 0) {
      let file = PreviewMotion.frame(number + 1, in: drawn)
      do {
        try RawFrames.write(Bitmap(imageData: InputFile.read(file)))
      } catch let error as ImageError {
        throw CommandError(code: error.code, message: "\(path): \(error)")
      }
      unlink(file)
    }
    console.notice(
      RawFrames.summary(
        count: image.moments ?? 0, width: image.width, height: image.height,
        rate: image.rate ?? motion.rate))
  }

  /// - Returns: the bytes.
  private func write(image png: Data) throws -> Int {
    let file = try encoded(png)
    if let colors = file.colors {
      console.notice("note: \(output): the image was reduced to \(colors) colours")
    }
    if let quality = file.quality {
      console.notice("note: \(output): the quality was reduced to \(quality)")
    }
    return try write(file.data)
  }

  /// - Returns: the bytes.
  private func write(_ file: Data) throws -> Int {
    var data = file
    if format == .png, output != "-", encoding.limit == nil {
      // The same name is that of `galley preview`, which may write over its own images alone.
      if arguments.string("-o") == nil { try PreviewFiles.refuseForeign(output) }
      data = (try? PreviewFiles.marked(data)) ?? data
    }
    try SceneDrawing.write(data, to: output, isDurable: arguments.has("--durable"))
    return data.count
  }

  /// The image as it was drawn, or the same pixels in another format.
  private func encoded(_ png: Data) throws -> LimitedFile {
    if shapes != nil { return LimitedFile(data: png) }
    if format == .png, encoding.limit == nil, encoding.compression == .fast {
      return LimitedFile(data: png)
    }
    do {
      let scale = try PNGChunks(png).scale ?? 1
      let image = Image(bitmap: try Bitmap(imageData: png), scale: scale)
      let drawing = try Renderer().draw(image, scale: scale)
      return try format.encode(drawing, encoding)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(code: .scene, message: "\(path): \(error)")
    }
  }
}
