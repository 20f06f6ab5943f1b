import GalleyGraphics

/// By what names a face is found.
package struct FaceStyle: Hashable, Sendable {
  package var family: String
  /// 100 to 900; 400 is regular.
  package var weight: Int
  package var isItalic: Bool

  package init(family: String, weight: Int, isItalic: Bool) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
  }
}

extension TextEngine {
  /// The characters of a face's glyphs; of several with one glyph, the first. Ligatures and other glyphs that stand for no
  /// single character have none.
  /// - Complexity: O(n) in the characters of the face.
  package func characters(of face: FaceID) -> [GlyphID: Unicode.Scalar] {
    guard let face = library.face(face) else { return [:] }
    var found: [GlyphID: Unicode.Scalar] = [:]
    face.forEachCharacter { character in
      guard let scalar = Unicode.Scalar(character) else { return }
      let glyph = face.glyph(for: scalar)
      if glyph != 0, found[glyph] == nil { found[glyph] = scalar }
    }
    return found
  }

  /// The names of a face that the engine has drawn with.
  package func style(of face: FaceID) -> FaceStyle {
    FaceStyle(
      family: library.file(of: face).family, weight: library.weight(of: face).rawValue,
      isItalic: library.file(of: face).isItalic)
  }
}
