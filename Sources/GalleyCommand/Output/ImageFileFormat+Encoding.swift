import Galley
import GalleyImages

/// What an image is written as.
extension ImageFileFormat {
  /// The format that was asked for; nil where the file's name tells.
  /// - Throws: `CommandError` for one that does not exist.
  static func asked(_ arguments: ParsedArguments) throws -> ImageFileFormat? {
    guard let name = arguments.string("--format") else { return nil }
    guard let format = ImageFileFormat(rawValue: name) else {
      throw CommandError.usage("found --format \"\(name)\"; expected png, jpeg or webp")
    }
    return format
  }

  /// The format that was asked for, or the one that the file's name ends with, or PNG.
  /// - Throws: `CommandError` for one that does not exist.
  static func choose(_ arguments: ParsedArguments, output: String) throws -> ImageFileFormat {
    if let format = try asked(arguments) { return format }
    if output.lowercased().hasSuffix(".gif") {
      throw CommandError.usage(
        "\(output): GIF output is not supported; an animated PNG (.png) or WebP (.webp) has all colours "
          + "and smaller files")
    }
    let others = [".tif", ".tiff", ".bmp", ".svg", ".pdf", ".avif", ".heic"]
    if let fileExtension = others.first(where: { output.lowercased().hasSuffix($0) }) {
      throw CommandError.usage(
        "\(output): \(fileExtension) output is not supported; use .png, .jpg or .webp")
    }
    return named(output)
  }

  /// The format that a file's name ends with, or PNG.
  static func named(_ output: String) -> ImageFileFormat {
    ImageFileFormat(fileName: output) ?? .png
  }

  /// The format of a name that values made: the one that it ends with, or PNG without an extension.
  /// - Throws: `CommandError` for an extension that no image is written with.
  static func finished(_ name: String) throws -> ImageFileFormat {
    let file = name.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
    guard let dot = file.lastIndex(of: UInt8(ascii: ".")) else { return .png }
    let fileExtension = String(decoding: file[dot...], as: UTF8.self)
    guard let format = ImageFileFormat(fileName: fileExtension) else {
      throw CommandError(
        code: .scene,
        message:
          "found the extension \"\(fileExtension)\", expected .png, .jpg, .jpeg or .webp, or --format"
      )
    }
    return format
  }

  /// - Throws: `ImageError`, `RenderError`.
  func encode(_ drawing: Drawing, _ settings: EncodingOptions) throws -> LimitedFile {
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
    _ drawing: Drawing, _ settings: EncodingOptions, quality: Int?
  ) throws -> Data {
    switch self {
    case .png: try drawing.pngData(compression: settings.compression)
    case .jpeg: try drawing.jpegData(quality: quality ?? 85)
    case .webp: try drawing.webPData(quality: quality)
    }
  }
}
