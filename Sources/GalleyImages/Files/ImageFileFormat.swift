/// The formats of image files that Galley reads and writes.
package enum ImageFileFormat: String, CaseIterable, Sendable {
  case png
  case jpeg
  case webp

  /// The format of a file by its first bytes; nil for another one.
  package init?(startOf file: some Collection<UInt8>) {
    guard let format = Self.allCases.first(where: { $0.kind.matches(file) }) else { return nil }
    self = format
  }

  /// The format that a file's name says by its extension, in any case; nil for another one and for none.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    let format = Self.allCases.first { format in
      format.fileExtensions.contains { name.hasSuffix("." + $0) }
    }
    guard let format else { return nil }
    self = format
  }

  private var kind: FileKind {
    switch self {
    case .png: .png
    case .jpeg: .jpeg
    case .webp: .webp
    }
  }

  /// The extensions of its files without a dot, the one that Galley writes first.
  package var fileExtensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .webp: ["webp"]
    }
  }

  /// The extension that Galley writes, without a dot.
  package var fileExtension: String { fileExtensions[0] }

  /// As in the head of an answer or a `data:` address: `image/png`.
  package var mediaType: String { "image/\(rawValue)" }

  /// The extensions of all formats, in their order.
  package static let allFileExtensions = allCases.flatMap(\.fileExtensions)
}
