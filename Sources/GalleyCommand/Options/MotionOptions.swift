import Galley
import GalleyImages
import GalleyPreviews

/// The options of images that move: which moments, how many of them, and what becomes of them.
struct MotionOptions {
  /// `--at`: seconds.
  var moments: [Double] = []
  /// `--frames`: the folder of one image for each moment.
  var folder: String?
  /// `--rate`: images a second.
  var rate = defaultRate
  /// `--duration`: seconds; nil is as long as something moves.
  var duration: Double?
  /// `--loop`: 0 is without end.
  var loops = 0
  /// The options of animations that were given.
  private(set) var given: [String] = []

  static let defaultRate = 60
  /// Browsers show an image of 10 milliseconds or less for 100.
  static let fileRateLimit = 90
  static let rateLimit = 1000
  static let secondsLimit = 3600.0
  static let momentLimit = 100
  /// Frames of one animation.
  static let frameLimit = 20_000

  /// - Parameter files: what `-o` names: a file, or a folder of files.
  /// - Throws: `CommandError` for values that cannot be, and for options that exclude each other.
  init(_ arguments: ParsedArguments, to files: String = "one file") throws {
    if let text = arguments.string("--at") {
      moments = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
        let trimmed = part.filter { $0 != " " }
        guard let seconds = Double(decimal: trimmed), (0...Self.secondsLimit).contains(seconds)
        else {
          throw CommandError.usage(
            "found --at \"\(text)\"; expected seconds from 0 to \(Int(Self.secondsLimit)), several of "
              + "them separated by commas")
        }
        return seconds
      }
      guard moments.count <= Self.momentLimit else {
        throw CommandError.usage(
          "--at has \(moments.count) moments; expected at most \(Self.momentLimit)")
      }
    }
    folder = arguments.string("--frames")
    if isPipe {
      for other in ["--format", "--json", "--svg-text"] + OutputFormat.ofPixels
      where arguments.has(other) {
        throw CommandError.usage(
          "--frames - writes raw pixels to standard output, without \(other)")
      }
    }
    rate =
      try arguments.integer("--rate", 1...(folder == nil ? Self.fileRateLimit : Self.rateLimit))
      ?? Self.defaultRate
    duration = try arguments.positive("--duration", atMost: Self.secondsLimit)
    loops = try Self.loops(arguments)
    given = ["--rate", "--duration", "--loop"].filter { arguments.has($0) }
    try check(arguments, files)
  }

  private static func loops(_ arguments: ParsedArguments) throws -> Int {
    guard let text = arguments.string("--loop") else { return 0 }
    if text == "forever" { return 0 }
    guard let number = Int(text), (1...AnimatedImage.webPLoopLimit).contains(number) else {
      throw CommandError.usage(
        "found --loop \"\(text)\"; expected a whole number from 1 to \(AnimatedImage.webPLoopLimit), "
          + "or forever")
    }
    return number
  }

  private func check(_ arguments: ParsedArguments, _ files: String) throws {
    if !moments.isEmpty, let other = ((folder == nil ? [] : ["--frames"]) + given).first {
      throw CommandError.usage(
        "--at is for images of single moments, \(other) for all of an animation: use one of them")
    }
    if folder != nil {
      if arguments.has("-o") {
        throw CommandError.usage(
          "--frames writes one file for each image; -o names \(files): use one of them")
      }
      for other in ["--loop", "--max-bytes", "--allow-loss"] where arguments.has(other) {
        throw CommandError.usage(
          "--frames writes one file for each image; \(other) is for an animation in one file")
      }
    }
    if arguments.has("--matrix"), moments.count > 1 || folder != nil || !given.isEmpty {
      throw CommandError.usage("--matrix draws one moment; choose it with --at")
    }
  }

  /// Whether the images go to standard output: `--frames -`.
  var isPipe: Bool { folder == "-" }

  /// Whether the command asks for an animation and not for an image.
  var wantsAnimation: Bool { folder != nil || !given.isEmpty }

  /// The names of all options of images that move.
  static let names = ["--at", "--frames", "--rate", "--duration", "--loop"]

  static var options: [Command.Option] {
    [
      Command.Option(
        names: ["--at"], value: "SECONDS",
        summary:
          "Draw the moment of an animation; several, separated by commas, side by side in one image.",
        defaultValue: "where animations end"),
      Command.Option(
        names: ["--frames"], value: "DIR",
        summary:
          "Write each image of an animation to a numbered file in a folder: 0001.png; - writes raw RGBA to "
          + "standard output."),
      Command.Option(
        names: ["--rate"], value: "N",
        summary:
          "Images per second of an animation: 1 to \(fileRateLimit), with --frames to \(rateLimit).",
        defaultValue: "\(defaultRate)", values: .words(["12", "24", "30", "60"])),
      Command.Option(
        names: ["--duration"], value: "SECONDS", summary: "Length of an animation.",
        defaultValue: "until the longest animation ends"),
      Command.Option(
        names: ["--loop"], value: "N", summary: "How often an animation runs.",
        defaultValue: "forever", values: .words(["1", "forever"])),
    ]
  }
}

extension MotionOptions {
  /// What is drawn of a preview; nil is where all that moves has come to its end.
  /// - Parameter rate: images a second where they are to be fewer than the option says.
  /// - Throws: `CommandError` for a format without animations, and for too many images.
  func motion(
    in format: ImageFileFormat, _ settings: EncodingOptions?, rate: Int? = nil
  ) throws -> PreviewMotion? {
    if !moments.isEmpty { return .moments(moments) }
    guard wantsAnimation else { return nil }
    let timing = PreviewTiming(rate: rate ?? self.rate, duration: duration)
    if let duration { try Self.checkCount(of: duration, rate: timing.rate) }
    if folder != nil { return .frames(timing) }
    switch format {
    case .png:
      let compression = settings?.compression ?? .fast
      return .movie(timing, .png(compression.rawValue), loops: loops)
    case .webp: return .movie(timing, .webP(quality: settings?.quality), loops: loops)
    case .jpeg: throw Self.jpegFailure()
    }
  }
}

// What no animation can be. A message begins with what it is about.
extension MotionOptions {
  /// - Throws: `CommandError` for more images than an animation may have.
  static func checkCount(of seconds: Double, rate: Int, _ start: String = "") throws {
    guard seconds * Double(rate) <= Double(frameLimit) else {
      throw CommandError.usage(
        "\(start)\(CGFloat(seconds).shortDescription) s at \(rate) images per second are more than "
          + "\(frameLimit) images; choose a lower --rate or a shorter --duration")
    }
  }

  /// - Throws: `CommandError` where an animation is to lose what images may lose.
  static func checkLoss(_ settings: EncodingOptions) throws {
    guard settings.allowsLoss else { return }
    throw CommandError.usage(
      "--allow-loss is for single images; an animation with more than --max-bytes gets a lower rate"
    )
  }

  static func jpegFailure(_ start: String = "") -> CommandError {
    .usage(
      "\(start)a JPEG cannot hold an animation; use .png or .webp, or choose a moment with --at")
  }
}

extension MotionOptions {
  /// Images a second that `--max-bytes` may leave: fewer do not look like movement.
  private static let leastRate = 4

  /// A lower rate, at which an animation may fit.
  /// - Throws: `CommandError` where there is none.
  static func rate(
    below rate: Int, bytes: Int, count: Int, limit: Int, _ output: String
  ) throws -> Int {
    guard rate > leastRate, count > 1 else {
      throw CommandError(
        code: .scene,
        message:
          "\(output): the animation has \(bytes) bytes at \(rate) images per second; the limit is "
          + "\(limit)")
    }
    let share = Double(limit) / Double(bytes)
    return max(leastRate, min(rate * 3 / 4, Int(Double(rate) * share * 0.95)))
  }
}

extension DrawnPreview {
  /// What a message says before the size: how many moments, and in which time.
  var movement: String {
    guard let moments else { return "" }
    guard let duration, let rate else { return moments == 1 ? "" : "\(moments) moments, " }
    return "\(moments) images in \(CGFloat(duration).shortDescription) s at \(rate) per second, "
  }
}
