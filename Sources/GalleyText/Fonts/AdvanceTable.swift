import CFreeType
import CHarfBuzz
import GalleyGraphics

/// FreeType's unscaled advances of one face, asked for once a glyph.
final class AdvanceTable {
  private let face: FT_Face
  /// HarfBuzz's own font, which knows the advances of faces without outlines.
  private let unscaled: OpaquePointer?
  private var advances: [Int32]
  /// Of a face whose glyphs FreeType may load to know their advances.
  private let parts: GlyphParts?
  private static let unknown = Int32.min

  init(_ face: FT_Face, unscaled: OpaquePointer?, parts: GlyphParts? = nil) {
    self.face = face
    self.parts = parts
    self.unscaled = unscaled
    advances = Array(repeating: Self.unknown, count: max(0, Int(face.pointee.num_glyphs)))
  }

  /// The advance in font units; 0 for a glyph that the face does not have.
  func advance(of glyph: GlyphID) -> Int32 {
    let index = Int(glyph)
    guard advances.indices.contains(index) else { return 0 }
    if advances[index] != Self.unknown { return advances[index] }
    if !hasFewParts(glyph) {
      advances[index] = advanceWithoutParts(of: glyph)
      return advances[index]
    }
    var advance: FT_Fixed = 0
    let failed = FT_Get_Advance(face, glyph, galley_ft_load_outline, &advance) != 0
    let own = failed ? unscaled.map { hb_font_get_glyph_h_advance($0, glyph) } : nil
    advances[index] = failed ? own ?? 0 : Int32(truncatingIfNeeded: advance)
    return advances[index]
  }

  /// The glyph's own, of which no part is loaded: HarfBuzz would load them all, too.
  private func advanceWithoutParts(of glyph: GlyphID) -> Int32 {
    guard FT_Load_Glyph(face, glyph, galley_ft_load_parts) == 0, let slot = face.pointee.glyph
    else { return 0 }
    return Int32(truncatingIfNeeded: slot.pointee.metrics.horiAdvance)
  }

  /// Whether a glyph's box may be worked out from its parts.
  private func hasFewParts(_ glyph: GlyphID) -> Bool { parts?.areFew(glyph) ?? true }

  /// Sets an advance over the font's own.
  func setAdvance(_ advance: Int32, of glyph: GlyphID) {
    let index = Int(glyph)
    if advances.indices.contains(index) { advances[index] = advance }
  }

  /// Makes `font` take its horizontal advances from this table, and glyphs from a map where it has none of its own;
  /// both must outlive it. A glyph of too many parts has no box: HarfBuzz 6 would go through all of them. hb-ft is no way
  /// to do this: with unscaled faces it answers a thousandth of the advance.
  func answer(for font: OpaquePointer, characters: CharacterMap) {
    let functions = hb_font_funcs_create()
    defer { hb_font_funcs_destroy(functions) }
    characters.answer(in: functions)
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { _, table, glyph, _ in
        guard let table else { return 0 }
        return Unmanaged<AdvanceTable>.fromOpaque(table).takeUnretainedValue().advance(of: glyph)
      }, nil, nil)
    if parts != nil {
      // The font that `font` was made from has the same scale.
      hb_font_funcs_set_glyph_extents_func(
        functions,
        { font, table, glyph, extents, _ in
          guard let table, let parent = hb_font_get_parent(font),
            Unmanaged<AdvanceTable>.fromOpaque(table).takeUnretainedValue().hasFewParts(glyph)
          else { return 0 }
          return hb_font_get_glyph_extents(parent, glyph, extents)
        }, nil, nil)
    }
    hb_font_set_funcs(font, functions, Unmanaged.passUnretained(self).toOpaque(), nil)
  }
}
