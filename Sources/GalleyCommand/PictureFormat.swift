import Galley

/// What a picture is written as.
enum PictureFormat: String, CaseIterable, Sendable {
  case png
  case jpeg
  case webp

  /// The format that was asked for; nil where the file's name tells.
  /// - Throws: `CommandFailure` for one that does not exist.
  static func asked(_ arguments: ParsedArguments) throws -> PictureFormat? {
    guard let name = arguments.string("--format") else { return nil }
    guard let format = PictureFormat(rawValue: name) else {
      throw CommandFailure.usage("found --format \"\(name)\"; expected png, jpeg or webp")
    }
    return format
  }

  /// The format that was asked for, or the one that the file's name ends with, or PNG.
  /// - Throws: `CommandFailure` for one that does not exist.
  static func choose(_ arguments: ParsedArguments, output: String) throws -> PictureFormat {
    if let format = try asked(arguments) { return format }
    if output.lowercased().hasSuffix(".gif") {
      throw CommandFailure.usage(
        "\(output): GIF output is not supported; an animated PNG (.png) or WebP (.webp) has all colours "
          + "and smaller files")
    }
    let others = [".tif", ".tiff", ".bmp", ".svg", ".pdf", ".avif", ".heic"]
    if let ending = others.first(where: { output.lowercased().hasSuffix($0) }) {
      throw CommandFailure.usage(
        "\(output): \(ending) output is not supported; use .png, .jpg or .webp")
    }
    return named(output)
  }

  /// The format that a file's name ends with, or PNG.
  static func named(_ output: String) -> PictureFormat {
    let ending = output.lowercased()
    if ending.hasSuffix(".jpg") || ending.hasSuffix(".jpeg") { return .jpeg }
    return ending.hasSuffix(".webp") ? .webp : .png
  }

  /// The format of a name that values made: the one that it ends with, or PNG without an ending.
  /// - Throws: `CommandFailure` for an ending that no picture is written with.
  static func finished(_ name: String) throws -> PictureFormat {
    let file = name.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
    guard let dot = file.lastIndex(of: UInt8(ascii: ".")) else { return .png }
    let ending = String(decoding: file[dot...], as: UTF8.self)
    switch ending.lowercased() {
    case ".png": return .png
    case ".jpg", ".jpeg": return .jpeg
    case ".webp": return .webp
    default:
      throw CommandFailure(
        code: .scene,
        message: "found the ending \"\(ending)\", expected .png, .jpg, .jpeg or .webp, or --format")
    }
  }

  /// How a file is written.
  struct Settings: Hashable, Sendable {
    /// 1 to 100; nil is 85, and a WebP file that loses nothing.
    var quality: Int?
    var compression = PNGEncoder.Compression.fast
    /// The most bytes of the file, or nil.
    var limit: Int?
    var allowsLoss = false

    /// - Throws: `CommandFailure` for options that make no sense.
    init(_ arguments: ParsedArguments) throws {
      if let text = arguments.string("--quality") {
        guard let number = Int(text), (1...100).contains(number) else {
          throw CommandFailure.usage(
            "found --quality \"\(text)\"; expected a whole number from 1 to 100")
        }
        quality = number
      }
      compression = try PictureFormat.compression(arguments)
      allowsLoss = arguments.has("--allow-loss")
      if let text = arguments.string("--max-bytes") {
        guard let number = Int(text), number > 0 else {
          throw CommandFailure.usage(
            "found --max-bytes \"\(text)\"; expected a whole number above 0")
        }
        limit = number
      } else if allowsLoss {
        throw CommandFailure.usage("--allow-loss needs --max-bytes")
      }
    }
  }

  /// - Throws: `ImageError`, `RenderError`.
  func encode(_ drawing: Drawing, _ settings: Settings) throws -> LimitedFile {
    guard let limit = settings.limit else {
      return LimitedFile(data: try encode(drawing, settings, quality: settings.quality))
    }
    if self == .png {
      return try drawing.pngData(
        limit: limit, allowsLoss: settings.allowsLoss, compression: settings.compression)
    }
    if self == .webp, settings.quality == nil {
      let lossless = try encode(drawing, settings, quality: nil)
      if lossless.count <= limit { return LimitedFile(data: lossless) }
      guard settings.allowsLoss else {
        throw ImageError.encoding(
          "the smallest lossless file has \(lossless.count) bytes; the limit is \(limit)")
      }
    }
    return try LimitedFile.lossy(
      limit: limit, quality: settings.quality ?? 85, allowsLoss: settings.allowsLoss
    ) { try encode(drawing, settings, quality: $0) }
  }

  private func encode(
    _ drawing: Drawing, _ settings: Settings, quality: Int?
  ) throws -> Data {
    switch self {
    case .png: try drawing.pngData(compression: settings.compression)
    case .jpeg: try drawing.jpegData(quality: quality ?? 85)
    case .webp: try drawing.webPData(quality: quality)
    }
  }

  /// - Throws: `CommandFailure` for what does not exist.
  private static func compression(_ arguments: ParsedArguments) throws -> PNGEncoder.Compression {
    guard let name = arguments.string("--compression") else { return .fast }
    guard let compression = PNGEncoder.Compression(rawValue: name) else {
      throw CommandFailure.usage(
        "found --compression \"\(name)\"; expected fast, small or smallest")
    }
    return compression
  }

  static var options: [Verb.Option] {
    [
      Verb.Option(
        names: ["--format"], value: "NAME", summary: "The image format.",
        defaultValue: "by the file's extension", values: .choice(allCases.map(\.rawValue))),
      Verb.Option(
        names: ["--compression"], value: "NAME",
        summary: "How hard to compress a PNG: smaller files take longer.", defaultValue: "fast",
        values: .choice(["fast", "small", "smallest"])),
      Verb.Option(
        names: ["--quality"], value: "N",
        summary: "Quality of JPEG and WebP, from 1 to 100.",
        defaultValue: "85 for JPEG, lossless for WebP"),
      Verb.Option(
        names: ["--max-bytes"], value: "N",
        summary: "Maximum file size in bytes; the image is compressed harder until it fits."),
      Verb.Option(
        names: ["--allow-loss"], value: nil,
        summary: "Let --max-bytes use lossy compression: fewer colors for PNG, lower quality for "
          + "JPEG and WebP."),
    ]
  }
}
