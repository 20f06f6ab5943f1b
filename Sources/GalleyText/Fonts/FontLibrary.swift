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
  private let files = BundledFont.all()
  /// Opened faces by the file's index; a file that cannot be opened is remembered as `.broken`.
  private var faces: [Int: OpenedFace] = [:]

  private enum OpenedFace {
    case open(FontFace)
    case broken
  }

  /// The face nearest to what `descriptor` asks for: the family, else the default family; in it the
  /// weight, else the nearest one, the lighter of two equally near ones below 450 and the heavier
  /// above. `isExactFamily` says whether the family exists.
  func face(for descriptor: FontDescriptor) -> (face: FontFace?, isExactFamily: Bool) {
    let wanted = descriptor.family ?? BundledFont.defaultFamily
    let known = files.contains { $0.family == wanted }
    let family = known ? wanted : BundledFont.defaultFamily
    let candidates = files.indices.filter { files[$0].family == family }
    let best = candidates.min { one, other in
      rank(files[one].weight, for: descriptor.weight)
        < rank(files[other].weight, for: descriptor.weight)
    }
    return (best.flatMap { face(at: $0) }, known)
  }

  private func rank(_ weight: FontWeight, for wanted: FontWeight) -> (Int, Int) {
    let distance = weight.rawValue - wanted.rawValue
    let isPreferredSide = wanted.rawValue < 450 ? distance <= 0 : distance >= 0
    return (abs(distance), isPreferredSide ? 0 : 1)
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
      let face = FontFace(
        id: FaceID(rawValue: index), name: files[index].name, bytes: files[index].bytes,
        library: library)
    else {
      faces[index] = .broken
      return nil
    }
    faces[index] = .open(face)
    return face
  }
}
