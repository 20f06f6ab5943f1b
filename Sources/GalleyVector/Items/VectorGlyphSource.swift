import GalleyGraphics
import GalleyText

/// Where the writers get glyphs from, and what they say of a text besides its shapes.
package protocol VectorGlyphSource: GlyphSource {
  /// The characters of a face's glyphs; of several with one glyph, the first.
  func characters(of face: FaceID) -> [GlyphID: Unicode.Scalar]
  /// By what names a face is found.
  func style(of face: FaceID) -> FaceStyle
}

extension TextEngine: VectorGlyphSource {}
