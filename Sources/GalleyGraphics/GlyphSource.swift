import GalleyGeometry

/// What a glyph looks like.
public enum GlyphImage: Hashable, Sendable {
  /// An outline filled by the non-zero rule, in font units with y growing upwards, and the number
  /// of those units to an em. An empty path is a glyph without ink.
  case outline(Path, unitsPerEm: CGFloat)
  /// A picture in colours, in pixels of `pixelsPerEm` to an em. `left` and `top` lead from the glyph's
  /// origin to the picture's upper left corner, `top` upwards.
  case bitmap(Bitmap, left: CGFloat, top: CGFloat, pixelsPerEm: CGFloat)
}

/// Where the rasteriser gets glyphs from. It knows no font format: text implements this.
public protocol GlyphSource {
  /// The image of one glyph; a glyph or face that does not exist has an empty outline.
  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage
  /// Whether the face's glyphs are outlines; if not, they are bitmaps.
  func hasOutlines(_ face: FaceID) -> Bool
}

extension GlyphSource {
  public func hasOutlines(_ face: FaceID) -> Bool { true }
}
