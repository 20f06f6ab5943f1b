import Galley
import GalleyBatch
import GalleyImages
import GalleyVector

/// What a command writes an image as: pixels, or shapes.
enum OutputFormat: Hashable, Sendable {
  case pixels(ImageFileFormat)
  case shapes(VectorFormat)

  static let png = OutputFormat.pixels(.png)

  /// As `--format` names it.
  var name: String {
    switch self {
    case .pixels(let format): format.rawValue
    case .shapes(let format): format.rawValue
    }
  }

  /// The names of all formats, those of pixels first.
  static let names =
    ImageFileFormat.allCases.map(\.rawValue) + VectorFormat.allCases.map(\.rawValue)

  /// The extension that Galley writes, without a dot.
  var fileExtension: String {
    switch self {
    case .pixels(let format): format.fileExtension
    case .shapes(let format): format.fileExtension
    }
  }

  /// The format that a file's name says by its extension; nil for another one and for none.
  init?(fileName: String) {
    if let format = ImageFileFormat(fileName: fileName) {
      self = .pixels(format)
    } else if let format = VectorFormat(fileName: fileName) {
      self = .shapes(format)
    } else {
      return nil
    }
  }

  /// The format of pixels.
  /// - Parameters:
  ///   - what: what can be nothing else, as a message begins: `an animation`.
  ///   - advice: what else can be done, behind a comma.
  /// - Throws: `CommandError` for a format of shapes.
  func pixelFormat(of what: String, _ advice: String = "") throws -> ImageFileFormat {
    switch self {
    case .pixels(let format): return format
    case .shapes(let format):
      throw CommandError.usage(
        "\(what) is made of pixels and cannot be written as \(format.title); use .png or .webp\(advice)"
      )
    }
  }
}

extension OutputFormat {
  /// The format that was asked for; nil where the file's name tells.
  /// - Throws: `CommandError` for one that does not exist.
  static func asked(_ arguments: ParsedArguments) throws -> OutputFormat? {
    guard let name = arguments.string("--format") else { return nil }
    if let format = ImageFileFormat(rawValue: name) { return .pixels(format) }
    if let format = VectorFormat(rawValue: name) { return .shapes(format) }
    throw CommandError.usage("found --format \"\(name)\"; expected \(names.alternatives)")
  }

  /// The format that was asked for, or the one that the file's name ends with, or PNG.
  /// - Throws: `CommandError` for one that does not exist, and for options that it does not have.
  static func choose(_ arguments: ParsedArguments, output: String) throws -> OutputFormat {
    if let format = try asked(arguments) {
      try format.check(arguments)
      if !arguments.has("--sprites") { try format.checkEffort(arguments) }
      return format
    }
    if output.lowercased().hasSuffix(".gif") {
      throw CommandError.usage(
        "\(output): GIF output is not supported; an animated PNG (.png) or WebP (.webp) has all colours "
          + "and smaller files")
    }
    let others = [".tif", ".tiff", ".bmp", ".avif", ".heic", ".svgz", ".eps", ".ps"]
    if let fileExtension = others.first(where: { output.lowercased().hasSuffix($0) }) {
      throw CommandError.usage(
        "\(output): \(fileExtension) output is not supported; use .png, .jpg, .webp, .svg or .pdf")
    }
    // The extension of a name that values finish is not known yet.
    let known = OutputFormat(fileName: output)
    if known != nil || !output.contains("{{") { try (known ?? .png).check(arguments) }
    // The names of sprites say no format, and a folder of requests says none either.
    if known != nil || output == "-", !arguments.has("--sprites") {
      try (known ?? .png).checkEffort(arguments)
    }
    return known ?? .png
  }

  /// Options of files of pixels.
  static let ofPixels = ["--compression", "--quality", "--max-bytes", "--allow-loss"]

  /// - Throws: `CommandError` for options that say nothing of a file of this format.
  private func check(_ arguments: ParsedArguments) throws {
    if case .shapes(let format) = self,
      let option = Self.ofPixels.first(where: { arguments.has($0) })
    {
      throw CommandError.usage(
        "\(option) is for files of pixels: \(format.title) files have shapes, which are not compressed with "
          + "a loss or by effort")
    }
    if self != .shapes(.svg), arguments.has("--svg-text") {
      throw CommandError.usage("--svg-text is for SVG, but the image is written as \(name)")
    }
  }

  /// - Throws: `CommandError` for options of other formats of pixels. Names that values finish may have several formats:
  ///   there, each option is for the images that it says something of.
  func checkEffort(_ arguments: ParsedArguments) throws {
    if self == .png, arguments.has("--quality") {
      throw CommandError.usage("--quality is for JPEG and WebP, but the image is written as png")
    }
    if [.pixels(.jpeg), .pixels(.webp)].contains(self), arguments.has("--compression") {
      throw CommandError.usage("--compression is for PNG, but the image is written as \(name)")
    }
  }

  /// - Throws: `CommandError` for a file of an option that writes PNG, whose name ends as that of another format.
  static func requirePNG(_ option: String, _ arguments: ParsedArguments) throws {
    guard let path = arguments.string(option), path != "-" else { return }
    let file = path.split(separator: "/").last ?? ""
    if !file.contains(".") || OutputFormat(fileName: path) == .png { return }
    throw CommandError.usage("\(option) \(path): a PNG is written; use a name that ends with .png")
  }

  private static let expectedExtensions = ".png, .jpg, .jpeg, .webp, .svg or .pdf, or --format"

  /// - Throws: `CommandError` for a file whose extension is of no known format, where nothing else tells one.
  static func refuseUnknown(_ output: String, _ arguments: ParsedArguments) throws {
    if arguments.has("--format") || output == "-" || output.contains("{{") { return }
    let file = output.split(separator: "/").last ?? ""
    guard let dot = file.dropFirst().lastIndex(of: "."), file[dot...].count > 1,
      OutputFormat(fileName: output) == nil
    else { return }
    throw CommandError.usage(
      "\(output): found the extension \"\(file[dot...])\"; expected \(expectedExtensions)")
  }

  /// The format of a name that values made: the one that it ends with, or PNG without an extension.
  /// - Throws: `CommandError` for an extension that no image is written with, and for options that the format does not have.
  static func finished(_ name: String, _ arguments: ParsedArguments) throws -> OutputFormat {
    let file = name.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
    guard let dot = file.lastIndex(of: UInt8(ascii: ".")) else { return .png }
    let fileExtension = String(decoding: file[dot...], as: UTF8.self)
    guard let format = OutputFormat(fileName: fileExtension) else {
      let problem = RowProblem(
        found: "the extension \"\(fileExtension)\"",
        expected: expectedExtensions)
      throw CommandError(code: .scene, message: problem.message, problems: [problem])
    }
    try format.check(arguments)
    return format
  }
}
