import CFreeType
import CHarfBuzz
import GalleyGeometry
import GalleyGraphics

/// One opened font file. Everything that it says is in font units, unhinted and unscaled, so that
/// it does not depend on FreeType's version.
final class FontFace {
  let id: FaceID
  /// The file's name below `Fonts/`.
  let name: String
  let unitsPerEm: CGFloat
  let metrics: FontMetrics
  private let library: FreeTypeLibrary
  private let face: FT_Face
  private let advances: AdvanceTable
  /// HarfBuzz's font at one unit to a font unit.
  let shapingFont: OpaquePointer
  private var outlines: [GlyphID: Path] = [:]

  /// Opens `bytes`, which must live as long as the face; nil for a file that is no scalable font.
  init?(id: FaceID, name: String, bytes: UnsafeBufferPointer<UInt8>, library: FreeTypeLibrary) {
    var opened: FT_Face?
    guard let handle = library.handle,
      FT_New_Memory_Face(handle, bytes.baseAddress, FT_Long(bytes.count), 0, &opened) == 0,
      let face = opened
    else { return nil }
    guard face.pointee.units_per_EM > 0,
      let font = Self.shapingFont(bytes, unitsPerEm: Int32(face.pointee.units_per_EM))
    else {
      FT_Done_Face(face)
      return nil
    }
    self.id = id
    self.name = name
    self.library = library
    self.face = face
    unitsPerEm = CGFloat(face.pointee.units_per_EM)
    metrics = FontMetrics(face)
    advances = AdvanceTable(face)
    shapingFont = font
    advances.answer(for: font)
  }

  deinit {
    hb_font_destroy(shapingFont)
    FT_Done_Face(face)
  }

  /// A font with HarfBuzz's own OpenType functions as its parent, so that only the advances, which
  /// `AdvanceTable` answers, are not HarfBuzz's.
  private static func shapingFont(
    _ bytes: UnsafeBufferPointer<UInt8>, unitsPerEm: Int32
  ) -> OpaquePointer? {
    bytes.withMemoryRebound(to: CChar.self) { characters in
      let blob = hb_blob_create(
        characters.baseAddress, UInt32(characters.count), HB_MEMORY_MODE_READONLY, nil, nil)
      defer { hb_blob_destroy(blob) }
      let face = hb_face_create(blob, 0)
      defer { hb_face_destroy(face) }
      let parent = hb_font_create(face)
      defer { hb_font_destroy(parent) }
      hb_ot_font_set_funcs(parent)
      hb_font_set_scale(parent, unitsPerEm, unitsPerEm)
      return hb_font_create_sub_font(parent)
    }
  }

  /// The glyph of a character, or 0 when the face has none.
  func glyph(for scalar: Unicode.Scalar) -> GlyphID {
    FT_Get_Char_Index(face, FT_ULong(scalar.value))
  }

  /// Whether the face has every part of a character that would be seen. A space is in every face.
  func has(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      glyph(for: scalar) != 0 || scalar.isUnseen
    }
  }

  /// How far the pen moves after the glyph, in font units.
  func advance(of glyph: GlyphID) -> Int32 { advances.advance(of: glyph) }

  var glyphCount: Int { face.pointee.num_glyphs }

  /// What HarfBuzz's own functions answer instead of `advance(of:)`; for the test that they agree.
  func harfBuzzAdvance(of glyph: GlyphID) -> Int32 {
    hb_font_get_glyph_h_advance(hb_font_get_parent(shapingFont), glyph)
  }

  /// The glyph's outline in font units, y upwards; empty without ink.
  func outline(of glyph: GlyphID) -> Path {
    if let known = outlines[glyph] { return known }
    var path = Path()
    if FT_Load_Glyph(face, glyph, galley_ft_load_outline) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    {
      path = GlyphOutline.path(&face.pointee.glyph.pointee.outline)
    }
    outlines[glyph] = path
    return path
  }
}

/// A face's vertical measures, in font units; descent and line gap are positive downwards.
struct FontMetrics {
  var ascent: CGFloat
  var descent: CGFloat
  var lineGap: CGFloat
  var capHeight: CGFloat

  init(_ face: FT_Face) {
    ascent = CGFloat(face.pointee.ascender)
    descent = -CGFloat(face.pointee.descender)
    lineGap = max(0, CGFloat(face.pointee.height) - ascent - descent)
    capHeight = ascent * 0.7
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let height = table.assumingMemoryBound(to: TT_OS2.self).pointee.sCapHeight
      if height > 0 { capHeight = CGFloat(height) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character joins the one before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether nothing is to be seen of the character: a control, a joiner, a variation selector.
  var isUnseen: Bool {
    properties.isDefaultIgnorableCodePoint || properties.isVariationSelector || self == " "
      || self == "\t"
  }
}
