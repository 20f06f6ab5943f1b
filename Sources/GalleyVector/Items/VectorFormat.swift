/// The formats that a display list is written in as shapes.
package enum VectorFormat: String, CaseIterable, Codable, Sendable {
  case svg
  case pdf

  /// As people write it: `SVG`.
  package var title: String { rawValue.uppercased() }
  /// The extension of its files, without a dot.
  package var fileExtension: String { rawValue }

  /// The format that a file's name says by its extension, in any case; nil for another one and for none.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix("." + $0.fileExtension) })
    else { return nil }
    self = format
  }
}

/// How texts are written in SVG.
public enum SVGText: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the outlines of their glyphs: they look the same everywhere.
  case outlines
  /// As texts with the names of their fonts: they can be selected and edited, and look the same where those fonts are
  /// installed. Texts whose glyphs are not one for each character, and those from right to left, are outlines.
  case names
}
