import Galley
import GalleyImages
import GalleyVector

/// What an image is written as.
extension OutputFormat {
  /// - Throws: `ImageError`, `RenderError`.
  func encode(_ drawing: Drawing, _ settings: EncodingOptions) throws -> LimitedFile {
    switch self {
    case .pixels(let format): try format.encode(drawing, settings)
    case .shapes(let format):
      LimitedFile(data: try drawing.data(as: format, text: settings.svgText))
    }
  }
}

/// Files of pixels.
extension ImageFileFormat {
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
