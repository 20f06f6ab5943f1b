import Galley
import GalleyCanvas
import GalleyPreviews

/// A preview that a browser may show.
struct LivePreview: Equatable, Encodable {
  /// `Sources/Card.swift#0`: the file and the place among those of the file. It stays after a save.
  var id: String
  /// The name that its author gave it, or that of the file with a number if there are several.
  var name: String
  var file: String
  /// From 1; 0 if it is not known.
  var line: Int
  /// Why it cannot be shown.
  var failure: String?
  /// The library that it is in, and which making of that: another one asks for another drawing process.
  var library: PreviewLibrary
  var generation: Int
  /// Where it and the types of its sources are declared.
  var sources: CanvasSources

  private enum CodingKeys: String, CodingKey { case id, name, file, line, failure }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(id, forKey: .id)
    try object.encode(name, forKey: .name)
    try object.encode(file, forKey: .file)
    try object.encode(line, forKey: .line)
    try object.encode(failure, forKey: .failure)
  }

  /// The previews of a library.
  static func all(
    _ descriptions: [PreviewDescription], in library: PreviewLibrary, generation: Int,
    types: TypePlaces = TypePlaces()
  ) -> [LivePreview] {
    let counts = Dictionary(grouping: descriptions, by: \.path).mapValues(\.count)
    return zip(descriptions, numbers(of: descriptions)).map { description, number in
      let name = description.displayName.flatMap { $0.isEmpty ? nil : $0 }
      let file = ((description.path as NSString).lastPathComponent as NSString)
        .deletingPathExtension
      return LivePreview(
        id: id(description, number),
        name: name ?? (counts[description.path] == 1 ? file : "\(file) \(number + 1)"),
        file: description.path, line: description.line, failure: description.failure?.message,
        library: library, generation: generation,
        sources: CanvasSources(
          types: types,
          preview: description.line > 0
            ? TypePlaces.Place(file: description.path, line: description.line) : nil))
    }
  }

  /// The place of a preview's id among those of a library; `nil` if it is not there.
  static func index(of id: String, in descriptions: [PreviewDescription]) -> Int? {
    zip(descriptions, numbers(of: descriptions)).first { Self.id($0, $1) == id }?.0.index
  }

  private static func id(_ description: PreviewDescription, _ number: Int) -> String {
    "\(description.path)#\(number)"
  }

  /// The place of each among those of its file.
  private static func numbers(of descriptions: [PreviewDescription]) -> [Int] {
    var counts: [String: Int] = [:]
    return descriptions.map { description in
      let number = counts[description.path, default: 0]
      counts[description.path] = number + 1
      return number
    }
  }
}

/// What all browsers are told.
struct PreviewListing: Equatable {
  /// By file, in the order of the source.
  var previews: [LivePreview] = []
  var diagnostics: [SourceDiagnostic] = []
  var isCompiling = true
}
