import CFreeType
import GalleyGraphics

/// The layers of glyphs in colours (OpenType's COLR table, version 0), in the font's first palette.
enum ColorLayers {
  /// A glyph with more layers is cut there.
  private static let limit = 1024
  /// The entry that stands for the colour of the text.
  private static let foreground: FT_UInt = 0xFFFF

  /// Each layer's glyph and colour, back to front; nil is the colour of the text. Empty for a glyph
  /// without layers.
  static func layers(
    of glyph: GlyphID, in face: FT_Face
  ) -> [(glyph: GlyphID, color: ResolvedColor?)] {
    let palette = palette(of: face)
    if palette.isEmpty { return [] }
    var iterator = FT_LayerIterator()
    var layer: FT_UInt = 0
    var entry: FT_UInt = 0
    var result: [(glyph: GlyphID, color: ResolvedColor?)] = []
    while result.count < limit,
      FT_Get_Color_Glyph_Layer(face, glyph, &layer, &entry, &iterator) != 0
    {
      if entry == foreground {
        result.append((layer, nil))
      } else if palette.indices.contains(Int(entry)) {
        result.append((layer, palette[Int(entry)]))
      }
    }
    return result
  }

  /// The colours of the font's first palette; none where it has none.
  static func palette(of face: FT_Face) -> [ResolvedColor] {
    var data = FT_Palette_Data()
    var colors: UnsafeMutablePointer<FT_Color>?
    guard FT_Palette_Data_Get(face, &data) == 0, FT_Palette_Select(face, 0, &colors) == 0,
      let colors
    else { return [] }
    return (0..<Int(data.num_palette_entries)).map { index in
      let color = colors[index]
      return ResolvedColor(
        bytes: Int(color.red), Int(color.green), Int(color.blue), alpha: Double(color.alpha) / 255)
    }
  }
}
