import Galley

/// How a file is written.
struct EncodingOptions: Hashable, Sendable {
  /// 1 to 100; nil is 85, and a WebP file that loses nothing.
  var quality: Int?
  var compression = PNGEncoder.Compression.fast
  /// The most bytes of the file, or nil.
  var limit: Int?
  var allowsLoss = false
  /// How texts are written in SVG.
  var svgText = SVGText.outlines

  /// For digests: a text that neither a compiler nor a new name changes.
  var digestForm: String {
    func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "none" }
    return "quality=\(text(quality)) compression=\(compression.rawValue) limit=\(text(limit)) "
      + "loss=\(allowsLoss)" + (svgText == .outlines ? "" : " text=\(svgText.rawValue)")
  }

  /// - Throws: `CommandError` for options that make no sense.
  init(_ arguments: ParsedArguments) throws {
    if let text = arguments.string("--quality") {
      guard let number = Int(text), (1...100).contains(number) else {
        throw CommandError.usage(
          "found --quality \"\(text)\"; expected a whole number from 1 to 100")
      }
      quality = number
    }
    compression = try Self.compression(arguments)
    allowsLoss = arguments.has("--allow-loss")
    svgText = arguments.string("--svg-text").flatMap(SVGText.init(rawValue:)) ?? .outlines
    if let text = arguments.string("--max-bytes") {
      guard let number = Int(text), number > 0 else {
        throw CommandError.usage(
          "found --max-bytes \"\(text)\"; expected a whole number above 0")
      }
      limit = number
    } else if allowsLoss {
      throw CommandError.usage("--allow-loss needs --max-bytes")
    }
  }

  /// - Throws: `CommandError` for what does not exist.
  private static func compression(_ arguments: ParsedArguments) throws -> PNGEncoder.Compression {
    guard let name = arguments.string("--compression") else { return .fast }
    guard let compression = PNGEncoder.Compression(rawValue: name) else {
      throw CommandError.usage(
        "found --compression \"\(name)\"; expected fast, small or smallest")
    }
    return compression
  }

  static let svgTextOption = Command.Option(
    names: ["--svg-text"], value: "NAME",
    summary: "Texts in SVG: outlines of glyphs, or texts with the names of their fonts.",
    defaultValue: "outlines", values: .choice(SVGText.allCases.map(\.rawValue)))

  static var options: [Command.Option] {
    [
      Command.Option(
        names: ["--format"], value: "NAME", summary: "The image format.",
        defaultValue: "by the file's extension",
        values: .choice(OutputFormat.names)),
      Command.Option(
        names: ["--compression"], value: "NAME",
        summary: "How hard to compress a PNG: smaller files take longer.", defaultValue: "fast",
        values: .choice(["fast", "small", "smallest"])),
      Command.Option(
        names: ["--quality"], value: "N",
        summary: "Quality of JPEG and WebP, from 1 to 100.",
        defaultValue: "85 for JPEG, lossless for WebP"),
      Command.Option(
        names: ["--max-bytes"], value: "N",
        summary: "Maximum file size in bytes; the image is compressed harder until it fits."),
      Command.Option(
        names: ["--allow-loss"], value: nil,
        summary: "Let --max-bytes use lossy compression: fewer colors for PNG, lower quality for "
          + "JPEG and WebP."),
      svgTextOption,
    ]
  }
}
