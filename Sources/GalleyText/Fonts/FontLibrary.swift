import CFreeType
import GalleyGeometry
import GalleyGraphics

/// FreeType's own state; faces keep it, so that it ends after the last of them.
final class FreeTypeLibrary {
  /// Nil when FreeType could not be started.
  let handle: FT_Library?

  init() {
    var handle: FT_Library?
    self.handle = FT_Init_FreeType(&handle) == 0 ? handle : nil
  }

  deinit {
    if let handle { FT_Done_FreeType(handle) }
  }
}

/// The faces that one renderer may use. Faces are opened when they are first needed, and belong to
/// one task: FreeType allows no two threads on a face.
final class FontLibrary {
  private let library = FreeTypeLibrary()
  let files: [FontFile]
  /// Opened faces by the file's index; a file that cannot be opened is remembered as `.broken`.
  private var faces: [Int: OpenedFace] = [:]

  private var names: [String: FaceID]?
  private var digests: [FaceID: String] = [:]
  private var fallbacks: [FallbackKey: (face: FontFace, isWhole: Bool)?] = [:]

  private struct FallbackKey: Hashable {
    var character: Character
    var descriptor: FontDescriptor
  }

  private enum OpenedFace {
    case open(FontFace)
    case broken
  }

  /// The families in the order of fallback.
  private let families: [String]

  init(_ fonts: FontCollection = .bundled) {
    files = fonts.files
    var families: [String] = []
    for file in files where !families.contains(file.family) { families.append(file.family) }
    self.families = families
  }

  /// The face nearest to what `descriptor` asks for: the family, else the default family of its
  /// design; in it the slant, then the weight, else the nearest one, the lighter of two equally near
  /// ones below 450 and the heavier above. `isExactFamily` says whether the family exists.
  func face(for descriptor: FontDescriptor) -> (face: FontFace?, isExactFamily: Bool) {
    let standard =
      descriptor.design == .monospaced
      ? FontFile.monospacedFamily : FontFile.defaultFamily
    let wanted = descriptor.family ?? standard
    let known = families.contains(wanted)
    return (face(of: known ? wanted : standard, for: descriptor), known)
  }

  /// The face of a family that is nearest to the descriptor's weight and slant.
  private func face(of family: String, for descriptor: FontDescriptor) -> FontFace? {
    let best = files.indices.filter { files[$0].family == family }.min { one, other in
      rank(files[one], for: descriptor) < rank(files[other], for: descriptor)
    }
    return best.flatMap { face(at: $0) }
  }

  private func rank(_ file: FontFile, for wanted: FontDescriptor) -> (Int, Int, Int) {
    let distance = file.weight.rawValue - wanted.weight.rawValue
    let isPreferredSide = wanted.weight.rawValue < 450 ? distance <= 0 : distance >= 0
    return (file.isItalic == wanted.isItalic ? 0 : 1, abs(distance), isPreferredSide ? 0 : 1)
  }

  /// The face of emoji in colours, if it has all of a character.
  func emoji(for character: Character, _ descriptor: FontDescriptor) -> FontFace? {
    guard let face = face(of: FontFile.emojiFamily, for: descriptor), face.has(character) else {
      return nil
    }
    return face
  }

  /// The first face that has every visible part of a character, one family after the other in the
  /// order of the files; where none has, the first that has its base; nil when none has that.
  func fallback(
    for character: Character, _ descriptor: FontDescriptor
  ) -> (face: FontFace, isWhole: Bool)? {
    let key = FallbackKey(character: character, descriptor: descriptor)
    if let known = fallbacks[key] { return known }
    var found: (face: FontFace, isWhole: Bool)?
    for family in families {
      guard let face = face(of: family, for: descriptor) else { continue }
      if face.has(character) {
        found = (face, true)
        break
      }
      if found == nil, let base = character.unicodeScalars.first, face.glyph(for: base) != 0 {
        found = (face, false)
      }
    }
    fallbacks[key] = .some(found)
    return found
  }

  /// The first face with a PostScript name; the first time, every face is opened.
  func face(named name: String) -> FaceID? {
    if names == nil {
      var found: [String: FaceID] = [:]
      for index in files.indices {
        guard let face = face(at: index), found[face.postScriptName] == nil else { continue }
        found[face.postScriptName] = face.id
      }
      names = found
    }
    return names?[name]
  }

  /// The SHA-256 of a face's file, worked out once.
  func sha256(_ id: FaceID) -> String {
    if let known = digests[id] { return known }
    let digest = files[id.rawValue].sha256
    digests[id] = digest
    return digest
  }

  /// The face that a glyph run names.
  func face(_ id: FaceID) -> FontFace? { face(at: id.rawValue) }

  private func face(at index: Int) -> FontFace? {
    switch faces[index] {
    case .open(let face): return face
    case .broken: return nil
    case nil: break
    }
    guard files.indices.contains(index),
      let face = FontFace(id: FaceID(rawValue: index), file: files[index], library: library)
    else {
      faces[index] = .broken
      return nil
    }
    faces[index] = .open(face)
    return face
  }
}
