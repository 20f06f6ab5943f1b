import Galley
import GalleyImages
import GalleyScenes

/// A scene that moves, drawn moment by moment: to one animated file, to numbered files, or to a strip.
struct SceneMovie {
  private(set) var input: SceneInput
  let canvas: String?
  let arguments: ParsedArguments
  let options: MotionOptions
  let format: ImageFileFormat
  let settings: EncodingOptions
  let renderer: Renderer
  /// What is written of several moments side by side; nil is the image.
  var observation: Observation?
  private let console: Console
  private let images: URL?

  /// - Throws: `CommandError`.
  init(
    _ input: SceneInput, canvas: String?, _ arguments: ParsedArguments, _ options: MotionOptions,
    _ format: OutputFormat, _ settings: EncodingOptions, with renderer: Renderer
  ) throws {
    let format = try format.pixelFormat(
      of: options.moments.isEmpty ? "an animation" : "an image of several moments",
      ", or choose a moment with --at")
    (self.input, self.canvas, self.arguments, self.options) = (input, canvas, arguments, options)
    (self.format, self.settings, self.renderer) = (format, settings, renderer)
    console = Console(arguments)
    images = try SceneDrawing.imageFolder(arguments, input: input.path)
  }

  // MARK: Moments

  /// What is drawn for an animation.
  /// - Parameter movement: the scene's.
  /// - Throws: `CommandError` for a scene without a movement, and for too many images.
  func moments(of movement: SceneMovement?, rate: Int) throws -> MovieMoments {
    guard let movement else {
      let option = options.folder == nil ? options.given.first ?? "--rate" : "--frames"
      throw CommandError.usage(
        "\(input.name): nothing in the scene moves, so \(option) has no effect; a value moves with "
          + "{\"animate\": {\"from\": …, \"to\": …}}")
    }
    let moments = MovieMoments(
      rate: rate, duration: options.duration ?? movement.duration, hasEnd: !movement.isEndless)
    try MotionOptions.checkCount(of: moments.duration, rate: rate, "\(input.name): ")
    return moments
  }

  /// Draws moments, one after the other.
  /// - Parameters:
  ///   - told: what was said to be wrong already, also of the same moments at another scale or rate.
  ///   - body: takes each drawing before the next is made.
  /// - Throws: `CommandError`.
  private func forEach(
    _ moments: [(show: Double, moment: Double)], told: inout Set<String>,
    _ body: (Drawing, _ scale: CGFloat, _ time: Double) throws -> Void
  ) throws {
    var size: (width: Int, height: Int, time: Double)?
    for (time, moment) in moments {
      let budget = renderer.makeBudget()
      var scene = try input.scene(canvas, at: moment, budget: budget)
      if let lock = arguments.string("--font-lock") {
        try SceneDrawing.lockFonts(of: &scene, file: lock)
      }
      let place = "at \(CGFloat(moment).shortDescription) s"
      let drawing = try Self.placed(place) {
        try SceneDrawing.draw(
          scene, name: input.name, images: images, with: renderer, budget: budget)
      }
      try SceneDrawing.audit(
        drawing, by: ElementOutput.contrastRule(arguments), name: input.name)
      // What is wrong with all images is said once.
      let problems = drawing.problems.filter { told.insert("\($0)").inserted }
      try Self.placed(place) {
        try SceneDrawing.report(
          problems, file: input.name, isStrict: arguments.isStrict, console)
      }
      if let size, options.moments.isEmpty,
        size.width != drawing.width || size.height != drawing.height
      {
        throw CommandError(
          code: .scene,
          message:
            "\(input.name): the scene is \(drawing.width) x \(drawing.height) px \(place) and "
            + "\(size.width) x \(size.height) px at \(CGFloat(size.time).shortDescription) s; an animation has one "
            + "size: give the canvas a width and a height")
      }
      size = size ?? (drawing.width, drawing.height, moment)
      try Self.failing(input.name) { try body(drawing, scene.canvas.scale, time) }
    }
  }

  private static func placed<Result>(_ place: String, _ body: () throws -> Result) throws -> Result
  {
    do {
      return try body()
    } catch var failure as CommandError {
      failure.message += " (\(place))"
      throw failure
    }
  }

  private static func failing<Result>(_ name: String, _ body: () throws -> Result) throws -> Result
  {
    do {
      return try body()
    } catch let error as RenderError {
      throw CommandError(code: .scene, message: "\(name): \(error)")
    } catch let error as ImageError {
      throw CommandError(code: error.code, message: "\(name): \(error)")
    } catch let error as OutputFile.WriteError {
      throw CommandError(code: .file, message: error.description)
    }
  }

  // MARK: One image of several moments

  /// Draws the moments of `--at` side by side.
  /// - Throws: `CommandError`.
  func writeStrip(to output: String) throws {
    var told: Set<String> = []
    try writeStrip(to: output, told: &told)
  }

  private func writeStrip(to output: String, told: inout Set<String>) throws {
    let hasTree = try ElementOutput.treePath(arguments, observation, besides: output) != nil
    var strip: MomentStrip?
    try forEach(options.moments.map { ($0, $0) }, told: &told) { drawing, scale, moment in
      var longer = strip ?? MomentStrip(scale: scale, memory: renderer.limits.image.bytes)
      if hasTree { try longer.append(drawing, at: moment) } else { try longer.append(drawing) }
      strip = longer
    }
    guard let strip else { return }
    try Self.failing(input.name) {
      let drawing = try strip.draw(with: renderer)
      if let lower = try observation?.lowered(
        strip.scale, width: drawing.width, height: drawing.height, of: input.name)
      {
        var smaller = self
        smaller.input.changes.scale = lower
        return try smaller.writeStrip(to: output, told: &told)
      }
      try ElementOutput.writeTree(of: drawing, arguments, observation, besides: output)
      if observation?.hasImage == false { return }
      let file = try format.encode(drawing, settings)
      SceneImage.noteLosses(of: file, output, console)
      try SceneDrawing.write(file.data, to: output, isDurable: arguments.has("--durable"))
      try say(
        output, "\(strip.count) moments, ", width: drawing.width, height: drawing.height,
        bytes: file.data.count)
    }
  }

  // MARK: One file of an animation

  /// Draws the animation and writes it; `--max-bytes` lowers the rate until it fits.
  /// - Throws: `CommandError`.
  func write(_ movement: SceneMovement?, to output: String) throws {
    guard format != .jpeg else { throw MotionOptions.jpegFailure("\(output): ") }
    try MotionOptions.checkLoss(settings)
    var rate = options.rate
    var told: Set<String> = []
    while true {
      let moments = try moments(of: movement, rate: rate)
      let (movie, size) = try movie(moments, folder: Self.folder(of: output), told: &told)
      guard let limit = settings.limit else {
        return try finish(movie, moments, size, to: output)
      }
      // Its size is known once it is written.
      var bytes = 0
      try Self.failing(input.name) { try movie.pass(endingAt: moments.end) { bytes += $0.count } }
      if bytes <= limit {
        if rate < options.rate {
          console.notice(
            "note: \(output): the rate was reduced from \(options.rate) to \(rate) images per second"
          )
        }
        return try finish(movie, moments, size, to: output)
      }
      rate = try MotionOptions.rate(
        below: rate, bytes: bytes, count: moments.count, limit: limit, output)
    }
  }

  private func movie(
    _ moments: MovieMoments, folder: String?, told: inout Set<String>
  ) throws -> (movie: AnimatedImage, size: (width: Int, height: Int)) {
    var movie: AnimatedImage?
    var size = (width: 0, height: 0)
    let times = (0..<moments.count).map { (moments.time($0), moments.moment($0)) }
    try forEach(times, told: &told) { drawing, scale, time in
      let known =
        try movie
        ?? AnimatedImage(
          format == .webp ? .webP(quality: settings.quality) : .png(settings.compression),
          loopCount: options.loops, scale: scale, folder: folder,
          memory: renderer.limits.image.bytes)
      movie = known
      size = (drawing.width, drawing.height)
      try known.append(drawing, at: time)
    }
    guard let movie else {
      throw CommandError(code: .scene, message: "\(input.name): there is nothing to draw")
    }
    return (movie, size)
  }

  /// The disk that the file will be on has room for what is kept until then.
  private static func folder(of output: String) -> String? {
    guard output != "-" else { return nil }
    let folder = LexicalPath.folder(of: output)
    let path = folder.isEmpty ? "." : folder
    return access(path, W_OK) == 0 && !path.hasPrefix("/dev") && !path.hasPrefix("/proc")
      ? path : nil
  }

  private func finish(
    _ movie: AnimatedImage, _ moments: MovieMoments, _ size: (width: Int, height: Int),
    to output: String
  ) throws {
    var bytes = 0
    try ReadImages.refuse(output)
    try Self.failing(input.name) {
      if output == "-" {
        try movie.pass(endingAt: moments.end) { try StandardStream.output.write($0) }
      } else {
        bytes = try movie.write(
          to: output, endingAt: moments.end, isDurable: arguments.has("--durable")
        ).bytes
      }
    }
    try say(
      output,
      "\(moments.count) images in \(CGFloat(moments.duration).shortDescription) s at \(moments.rate) per second, ",
      width: size.width, height: size.height, bytes: bytes)
  }

  // MARK: A folder of images

  /// Draws the animation, one file for each image.
  /// - Throws: `CommandError`.
  func writeFrames(_ movement: SceneMovement?, to folder: String) throws {
    if options.isPipe { return try writeRawFrames(movement) }
    let moments = try moments(of: movement, rate: options.rate)
    let files = try Self.failing(input.name) {
      try FrameFolder(folder, count: moments.count, format: format)
    }
    for path in files.paths { try SceneDrawing.refuse(path, over: arguments) }
    var (bytes, size) = (0, (width: 0, height: 0))
    let times = (0..<moments.count).map { (moments.time($0), moments.moment($0)) }
    var told: Set<String> = []
    try forEach(times, told: &told) { drawing, _, _ in
      let file = try format.encode(drawing, settings)
      try files.append(file.data)
      bytes += file.data.count
      size = (drawing.width, drawing.height)
    }
    try Self.failing(input.name) { try files.finish(isDurable: arguments.has("--durable")) }
    try say(
      folder,
      "\(moments.count) images, \(files.name(0)) to \(files.name(moments.count - 1)), in "
        + "\(CGFloat(moments.duration).shortDescription) s at \(moments.rate) per second, ",
      width: size.width, height: size.height, bytes: bytes)
  }

  /// Draws the animation to standard output.
  private func writeRawFrames(_ movement: SceneMovement?) throws {
    try RawFrames.check()
    let moments = try moments(of: movement, rate: options.rate)
    var size = (width: 0, height: 0)
    let times = (0..<moments.count).map { (moments.time($0), moments.moment($0)) }
    var told: Set<String> = []
    try forEach(times, told: &told) { drawing, _, _ in
      try RawFrames.write(drawing)
      size = (drawing.width, drawing.height)
    }
    console.notice(
      RawFrames.summary(
        count: moments.count, width: size.width, height: size.height, rate: moments.rate))
  }

  private func say(
    _ output: String, _ what: String, width: Int, height: Int, bytes: Int
  ) throws {
    guard output != "-" else { return }
    var event = Console.Event("picture")
    event.path = output
    (event.width, event.height, event.bytes) = (width, height, bytes)
    try console.say("\(output): \(what)\(width) x \(height) px, \(bytes) bytes", event)
  }
}
