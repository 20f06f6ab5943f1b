import GalleyGeometry
import GalleyGraphics

extension FontCollection {
  /// The names of the families, each once, in the order of their characters.
  public var familyNames: [String] { Set(files.map(\.family)).sorted() }

  /// The names by which the faces of a family are found: the PostScript names of its files and of their named instances,
  /// the lighter ones first and upright ones before italics; none for a family that is not there. The files of the
  /// family are opened.
  public func faceNames(ofFamily family: String) -> [String] {
    let library = FreeTypeLibrary()
    let faces = files.filter { $0.family == family }
      .sorted {
        ($0.isItalic ? 1 : 0, $0.weight.rawValue) < ($1.isItalic ? 1 : 0, $1.weight.rawValue)
      }
    var names: [String] = []
    for file in faces {
      guard let face = FontFace(id: FaceID(rawValue: 0), file: file, library: library) else {
        continue
      }
      for name in [face.postScriptName] + file.instances.compactMap(\.postScriptName)
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}
