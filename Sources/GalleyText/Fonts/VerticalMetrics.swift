import CHarfBuzz
import GalleyGeometry
import GalleyGraphics

/// Where a glyph that stands upright in a vertical line lies, in points.
package struct VerticalMetrics: Hashable, Sendable {
  /// How far the pen moves down.
  package var advance: CGFloat
  /// From the glyph's origin on its baseline to where the pen is before it: right, and up.
  package var originX: CGFloat
  package var originY: CGFloat
}

extension FontFace {
  /// The font's tables `vmtx` and `VORG` where it has them; else a glyph is as high as the font's ascent and descent, and
  /// its middle stands on the line (OpenType, "vmtx": a font without vertical metrics has those of its lines).
  ///
  /// In font units. HarfBuzz's own answer for fonts without those tables depends on its version.
  func verticalMetrics(of glyph: GlyphID) -> (advance: CGFloat, originX: CGFloat, originY: CGFloat)
  {
    let middle = CGFloat(advance(of: glyph)) / 2
    guard hasTable("vmtx"), let font = hb_font_get_parent(shapingFont) else {
      return (metrics.ascent + metrics.descent, middle, metrics.ascent)
    }
    var (x, y): (hb_position_t, hb_position_t) = (0, 0)
    hb_font_get_glyph_v_origin(font, glyph, &x, &y)
    return (-CGFloat(hb_font_get_glyph_v_advance(font, glyph)), middle, CGFloat(y))
  }

  private func hasTable(_ name: String) -> Bool {
    let tag = name.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
    let table = hb_face_reference_table(hb_font_get_face(shapingFont), tag)
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }
}
