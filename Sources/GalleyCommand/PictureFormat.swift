import Galley

/// What a picture is written as.
enum PictureFormat: String, CaseIterable {
  case png
  case jpeg
  case webp

  /// The format that was asked for, or the one that the file's name ends with, or PNG.
  /// - Throws: `CommandFailure` for one that does not exist.
  static func choose(_ arguments: ParsedArguments, output: String) throws -> PictureFormat {
    if let name = arguments.string("--format") {
      if let format = PictureFormat(rawValue: name) { return format }
      throw CommandFailure.usage("--format is png, jpeg or webp, not \"\(name)\"")
    }
    let ending = output.lowercased()
    if ending.hasSuffix(".jpg") || ending.hasSuffix(".jpeg") { return .jpeg }
    return ending.hasSuffix(".webp") ? .webp : .png
  }

  /// - Parameter quality: 1 to 100; nil is 85, and a WebP file that loses nothing.
  /// - Throws: `ImageError`, `RenderError`.
  func encode(
    _ drawing: Drawing, quality: Int?, compression: PNGEncoder.Compression
  ) throws -> Data {
    switch self {
    case .png: try drawing.pngData(compression: compression)
    case .jpeg: try drawing.bitmap().jpegData(quality: quality ?? 85)
    case .webp: try drawing.bitmap().webPData(quality: quality)
    }
  }

  /// - Throws: `CommandFailure` for what does not exist.
  static func compression(_ arguments: ParsedArguments) throws -> PNGEncoder.Compression {
    guard let name = arguments.string("--compression") else { return .fast }
    guard let compression = PNGEncoder.Compression(rawValue: name) else {
      throw CommandFailure.usage("--compression is fast or small, not \"\(name)\"")
    }
    return compression
  }

  static var options: [Verb.Option] {
    [
      Verb.Option(
        names: ["--format"], value: "NAME",
        summary: "png, jpeg or webp, over what the file's name ends with."),
      Verb.Option(
        names: ["--compression"], value: "NAME",
        summary: "fast, or small for a smaller PNG that takes longer."),
      Verb.Option(
        names: ["--quality"], value: "N",
        summary: "1 to 100 for JPEG (85) and WebP (without it nothing is lost)."),
    ]
  }
}
