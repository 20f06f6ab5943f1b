import GalleyGeometry

/// What a glyph looks like.
package enum GlyphImage: Hashable, Sendable {
  /// An outline filled by the non-zero rule, in font units with y growing upwards, and the number
  /// of those units to an em. An empty path is a glyph without ink.
  case outline(Path, unitsPerEm: CGFloat)
  /// Outlines over each other, back to front, each in its colour; nil is that of the text.
  case layers([GlyphLayer], unitsPerEm: CGFloat)
  /// Items in font units, y upwards, painted one after the other. `usesForeground` says that they depend
  /// on the colour of the text and are those for black.
  case painting([DisplayItem], unitsPerEm: CGFloat, usesForeground: Bool)
  /// An image in colours, in pixels of `pixelsPerEm` to an em. `left` and `top` lead from the glyph's
  /// origin to the image's upper left corner, `top` upwards.
  case bitmap(Bitmap, left: CGFloat, top: CGFloat, pixelsPerEm: CGFloat)
}

/// One colour of a glyph that has several.
package struct GlyphLayer: Hashable, Sendable {
  /// In font units with y growing upwards, filled by the non-zero rule.
  package var path: Path
  package var color: ResolvedColor?

  package init(path: Path, color: ResolvedColor?) {
    self.path = path
    self.color = color
  }
}

/// Where the rasteriser gets glyphs from. It knows no font format: text implements this.
package protocol GlyphSource {
  /// The image of one glyph; a glyph or face that does not exist has an empty outline.
  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage
  /// The items of a glyph's painting for a text of this colour.
  func painting(
    of glyph: GlyphID, in face: FaceID, foreground: ResolvedColor
  ) -> [DisplayItem]
  /// Whether all glyphs of the face are outlines, none of them layers or bitmaps.
  func isMonochrome(_ face: FaceID) -> Bool
}

extension GlyphSource {
  package func painting(
    of glyph: GlyphID, in face: FaceID, foreground: ResolvedColor
  ) -> [DisplayItem] { [] }

  package func isMonochrome(_ face: FaceID) -> Bool { true }
}
