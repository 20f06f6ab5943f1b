import GalleyBudget
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
      let instances = file.instances.compactMap { $0.names(ofFamily: family).first }
      for name in [face.postScriptName] + instances
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// Whether a font of a name is one of these, or of iOS, which `Font.custom` draws in the nearest bundled design: a
  /// family, a PostScript name or a full name, in any case.
  /// - Complexity: O(n) in the files; the first time that a name is no family's, all of them are opened.
  public func hasFont(named name: String) -> Bool {
    let key = name.lowercased()
    return files.contains { $0.family.lowercased() == key } || AppleFonts.has(name)
      || faceIndex.names(of: files).contains(key)
  }
}

/// The names of a collection's faces in lower case, read once. Several threads may ask for them.
final class FaceIndex: Sendable {
  private let known = Locked<Set<String>?>(nil)

  /// PostScript names, full names and those of named instances.
  func names(of files: [FontFile]) -> Set<String> {
    known.withLock { known in
      if let known { return known }
      let names = FontLibrary(FontCollection(files: files)).faceNames().keys
      let lowercased = Set(names.map { $0.lowercased() })
      known = lowercased
      return lowercased
    }
  }
}
