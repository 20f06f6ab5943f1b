import CFreeType
import CHarfBuzz
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// One opened font file. Everything that it says is in font units, unhinted and unscaled, so that
/// it does not depend on FreeType's version.
final class FontFace {
  let id: FaceID
  /// The file's name below `Fonts/`, or its path.
  let name: String
  /// What its family is to the system's font.
  let systemKind: SystemFamily.Kind?
  let unitsPerEm: CGFloat
  let metrics: FontMetrics
  /// The box around a glyph's origin outside of which no glyph has ink, in ems; y grows downwards. It is the font's
  /// own statement, and never less than what is common.
  let inkBox: CGRect
  /// Whether glyphs may be bitmaps or layers in colours.
  let hasColors: Bool
  /// Of the largest bitmaps in colours; nil without any.
  private let bitmapSize: FT_Size?
  private let library: FreeTypeLibrary
  /// Keeps the bytes of a file that was read.
  private let owner: FontBytes?
  private let face: FT_Face
  private let advances: AdvanceTable
  /// By which texts are counted, and shaped.
  private let characters: CharacterMap
  /// What stands for glyph 0, over the font's own.
  private let missingGlyph: NotdefGlyph
  /// HarfBuzz's font at one unit to a font unit.
  let shapingFont: OpaquePointer
  private lazy var features = FontFeatureTable.tags(of: shapingFont)
  private lazy var paintTable: ColorPaintTable? =
    hasColors ? hb_font_get_face(shapingFont).flatMap { ColorPaintTable($0) } : nil
  /// As many as have 100,000 elements, which is 6 MB: a book of Latin, a page of Chinese.
  private var outlines = BoundedCache<GlyphID, Path>(limit: 100_000)
  private var inkHeights = BoundedCache<GlyphID, InkExtent?>(limit: 20_000)
  /// Rasterisers keep what they draw of them; the largest bitmaps in use have 70 kB, which costs 1.
  private var colored = BoundedCache<GlyphID, GlyphImage>(limit: 256)
  /// The program's own fonts are not asked.
  private let parts: GlyphParts?

  /// Opens a face; nil for a file that is no font that can be used.
  /// - Parameter coordinates: one for each axis of a variable font; none for its default instance.
  init?(id: FaceID, file: FontFile, coordinates: [CGFloat] = [], library: FreeTypeLibrary) {
    var opened: FT_Face?
    let bytes = file.bytes
    guard let handle = library.handle,
      FT_New_Memory_Face(
        handle, bytes.baseAddress, FT_Long(bytes.count), FT_Long(file.index), &opened) == 0,
      let face = opened
    else { return nil }
    guard face.pointee.num_glyphs > 0, face.pointee.num_glyphs <= 65_536 else {
      FT_Done_Face(face)
      return nil
    }
    var design = coordinates.map { FT_Fixed(($0 * 65_536).rounded()) }
    if !design.isEmpty {
      FT_Set_Var_Design_Coordinates(face, FT_UInt(design.count), &design)
    }
    // FreeType knows the units of outlines only; HarfBuzz reads them for bitmaps, too.
    guard let font = Self.shapingFont(bytes, index: file.index, coordinates: coordinates),
      let parent = hb_font_get_parent(font), let units = Self.unitsPerEm(of: font),
      let kind = Self.kind(of: face)
    else {
      FT_Done_Face(face)
      return nil
    }
    self.id = id
    name = file.name
    systemKind = SystemFamily.kind(of: file.family)
    owner = file.owner
    self.library = library
    self.face = face
    unitsPerEm = CGFloat(units)
    (hasColors, bitmapSize) = (kind.hasColors, kind.bitmapSize)
    metrics = kind.hasOutlines ? FontMetrics(face) : FontMetrics(font)
    inkBox =
      kind.hasOutlines ? Self.inkBox(of: face, unitsPerEm: unitsPerEm) : GlyphRun.commonInkBox
    parts = file.owner == nil ? nil : GlyphParts(face)
    let table = AdvanceTable(face, unscaled: parent, parts: design.isEmpty ? nil : parts)
    let hasOneWidth = Int(face.pointee.face_flags) & galley_ft_fixed_width != 0
    missingGlyph = NotdefGlyph(
      unitsPerEm: unitsPerEm, capHeight: metrics.capHeight,
      fixedAdvance: hasOneWidth ? table.advance(of: 0) : nil)
    table.setAdvance(missingGlyph.advance, of: 0)
    advances = table
    shapingFont = font
    characters = CharacterMap(face, font: parent)
    advances.answer(for: font, characters: characters)
  }

  private static func inkBox(of face: FT_Face, unitsPerEm: CGFloat) -> CGRect {
    let box = face.pointee.bbox
    let stated = CGRect(
      x: CGFloat(box.xMin) / unitsPerEm, y: -CGFloat(box.yMax) / unitsPerEm,
      width: CGFloat(max(0, box.xMax - box.xMin)) / unitsPerEm,
      height: CGFloat(max(0, box.yMax - box.yMin)) / unitsPerEm)
    return stated.union(GlyphRun.commonInkBox)
  }

  private static func unitsPerEm(of font: OpaquePointer) -> UInt32? {
    let units = hb_face_get_upem(hb_font_get_face(font))
    return units > 0 ? units : nil
  }

  /// What the glyphs of a face may be; nil for neither outlines nor bitmaps in colours.
  private static func kind(
    of face: FT_Face
  ) -> (hasOutlines: Bool, hasColors: Bool, bitmapSize: FT_Size?)? {
    let hasOutlines = galley_ft_is_scalable(face) != 0
    let bitmapSize = ColorBitmap.largestSize(of: face)
    guard hasOutlines || bitmapSize != nil else { return nil }
    return (hasOutlines, galley_ft_has_color(face) != 0, bitmapSize)
  }

  deinit {
    hb_font_destroy(shapingFont)
    FT_Done_Face(face)
  }

  /// A font with HarfBuzz's own OpenType functions as its parent, so that only the advances, which `AdvanceTable`
  /// answers, are not HarfBuzz's, and glyphs of characters where it finds none (`CharacterMap`).
  private static func shapingFont(
    _ bytes: UnsafeBufferPointer<UInt8>, index: Int, coordinates: [CGFloat]
  ) -> OpaquePointer? {
    bytes.withMemoryRebound(to: CChar.self) { characters in
      let blob = hb_blob_create(
        characters.baseAddress, UInt32(characters.count), HB_MEMORY_MODE_READONLY, nil, nil)
      defer { hb_blob_destroy(blob) }
      let face = hb_face_create(blob, UInt32(index))
      defer { hb_face_destroy(face) }
      let parent = hb_font_create(face)
      defer { hb_font_destroy(parent) }
      hb_ot_font_set_funcs(parent)
      let units = Int32(clamping: hb_face_get_upem(face))
      hb_font_set_scale(parent, units, units)
      if !coordinates.isEmpty {
        hb_font_set_var_coords_design(
          parent, coordinates.map { Float($0) }, UInt32(coordinates.count))
      }
      return hb_font_create_sub_font(parent)
    }
  }

  /// The face's PostScript name, or the name of its file.
  var postScriptName: String { string(FontNames.postScriptName) ?? name }

  /// An English string of the font's table of names; nil where it has none.
  func string(_ id: hb_ot_name_id_t) -> String? {
    FontNames.string(id, of: hb_font_get_face(shapingFont))
  }

  /// The axes and named instances; none for a face that does not vary.
  var variationTable: FontVariationTable {
    hb_font_get_face(shapingFont).map { FontVariationTable($0) }
      ?? FontVariationTable(hb_face_get_empty())
  }

  /// Whether the face has an OpenType feature, for any script.
  func hasFeature(_ tag: String) -> Bool { features.contains(tag) }

  /// Whether the face says which glyphs characters have.
  var hasCharacters: Bool { characters.isUsable }

  /// The glyph of a character, or 0 when the face has none.
  func glyph(for scalar: Unicode.Scalar) -> GlyphID {
    characters.glyph(for: scalar.value)
  }

  /// Whether the face has a glyph of a character. One that is put together of too many is none.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    let glyph = glyph(for: scalar)
    return glyph != 0 && canLoad(glyph)
  }

  /// Whether the face has every part of a character that would be seen, or those of its composed form (CSS Fonts 4, 5.3,
  /// cluster matching). A space is in every face.
  func has(_ character: Character) -> Bool {
    let hasPart = { (part: Unicode.Scalar) in self.has(part) || part.isUnseen }
    return character.unicodeScalars.allSatisfy(hasPart)
      || character.composedParts?.allSatisfy(hasPart) ?? false
  }

  /// Whether the face has an emoji of its own for the character, and not only a text glyph of that shape: it says
  /// so for U+FE0F, or has faces.
  func hasOwnEmoji(_ character: Character) -> Bool {
    guard has(character), let first = character.unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || glyph(for: "\u{1F600}") != 0
      || characters.hasVariation(first.value, selector: 0xFE0F)
  }

  /// Whether all glyphs are equally wide, as the font says.
  var hasOneWidth: Bool { Int(face.pointee.face_flags) & galley_ft_fixed_width != 0 }

  /// OpenType's table `OS/2`; nil for a face without one.
  var classTable: TT_OS2? {
    FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
  }

  /// How far the pen moves after the glyph, in font units.
  func advance(of glyph: GlyphID) -> Int32 { advances.advance(of: glyph) }

  /// The characters that the face has, in their order.
  /// - Complexity: O(n) in them.
  func forEachCharacter(_ body: (UInt32) -> Void) { characters.forEachCharacter(body) }

  var glyphCount: Int { face.pointee.num_glyphs }

  /// What HarfBuzz's own functions answer instead of `advance(of:)`; for the test that they agree.
  func harfBuzzAdvance(of glyph: GlyphID) -> Int32 {
    hb_font_get_glyph_h_advance(hb_font_get_parent(shapingFont), glyph)
  }

  /// What the glyph looks like.
  func image(of glyph: GlyphID) -> GlyphImage {
    if !hasColors || glyph == 0 { return .outline(outline(of: glyph), unitsPerEm: unitsPerEm) }
    if let known = colored.value(for: glyph) { return known }
    let image =
      painting(of: glyph)
      ?? bitmapSize.flatMap {
        canLoad(glyph) ? ColorBitmap.image(of: glyph, in: face, at: $0) : nil
      }
      ?? layers(of: glyph) ?? .outline(outline(of: glyph), unitsPerEm: unitsPerEm)
    var cost = 1
    if case .bitmap(let bitmap, _, _, _) = image { cost += bitmap.pixels.count * 4 / 70_000 }
    colored.insert(image, for: glyph, cost: cost)
    return image
  }

  private func canLoad(_ glyph: GlyphID) -> Bool { parts?.areFew(glyph) ?? true }

  private func painting(of glyph: GlyphID) -> GlyphImage? {
    guard var paints = paints(foreground: .black), let items = paints.items(of: glyph) else {
      return nil
    }
    return .painting(items, unitsPerEm: unitsPerEm, usesForeground: paints.usesForeground)
  }

  /// The items of a glyph's painting for a text of this colour.
  func painting(of glyph: GlyphID, foreground: ResolvedColor) -> [DisplayItem] {
    var paints = paints(foreground: foreground)
    return paints?.items(of: glyph) ?? []
  }

  private func paints(foreground: ResolvedColor) -> ColorPaints? {
    paintTable.map {
      ColorPaints(
        $0, palette: ColorLayers.palette(of: face), foreground: foreground, outline: outline)
    }
  }

  private func layers(of glyph: GlyphID) -> GlyphImage? {
    let layers = ColorLayers.layers(of: glyph, in: face)
    if layers.isEmpty { return nil }
    let painted = layers.map { GlyphLayer(path: outline(of: $0.glyph), color: $0.color) }
    return .layers(painted, unitsPerEm: unitsPerEm)
  }

  /// Where a glyph's ink ends, in font units, y upwards; nil without ink.
  func inkHeight(of glyph: GlyphID) -> (top: Int32, bottom: Int32)? {
    if glyph == 0 { return (missingGlyph.top, 0) }
    if let known = inkHeights.value(for: glyph) { return known.map { ($0.top, $0.bottom) } }
    var extents = hb_glyph_extents_t()
    let hasInk =
      hb_font_get_glyph_extents(shapingFont, glyph, &extents) != 0 && extents.height != 0
    let ink =
      hasInk
      ? InkExtent(top: extents.y_bearing, bottom: extents.y_bearing + extents.height) : nil
    inkHeights.insert(ink, for: glyph)
    return ink.map { ($0.top, $0.bottom) }
  }

  private struct InkExtent {
    var top: Int32
    var bottom: Int32
  }

  /// The glyph's outline in font units, y upwards; empty without ink.
  func outline(of glyph: GlyphID) -> Path {
    if glyph == 0 { return missingGlyph.outline }
    if let known = outlines.value(for: glyph) { return known }
    var path = Path()
    if canLoad(glyph), FT_Load_Glyph(face, glyph, galley_ft_load_outline) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    {
      path = GlyphOutline.path(&face.pointee.glyph.pointee.outline)
    }
    outlines.insert(path, for: glyph, cost: path.elements.count)
    return path
  }
}

/// A face's vertical measures, in font units; descent and line gap are positive downwards.
struct FontMetrics {
  var ascent: CGFloat
  var descent: CGFloat
  var lineGap: CGFloat
  var capHeight: CGFloat
  /// From the baseline down to the middle of a line below the text, and up to that of one through it.
  var underlineOffset: CGFloat
  var underlineThickness: CGFloat
  var strikethroughOffset: CGFloat
  var strikethroughThickness: CGFloat

  /// The measures of a face without outlines, by HarfBuzz.
  init(_ font: OpaquePointer) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(hb_font_get_parent(font), &extents)
    ascent = CGFloat(extents.ascender)
    descent = -CGFloat(extents.descender)
    lineGap = max(0, CGFloat(extents.line_gap))
    capHeight = ascent * 0.7
    underlineOffset = descent / 2
    underlineThickness = ascent / 15
    (strikethroughOffset, strikethroughThickness) = (capHeight / 2, underlineThickness)
  }

  init(_ face: FT_Face) {
    ascent = CGFloat(face.pointee.ascender)
    descent = -CGFloat(face.pointee.descender)
    lineGap = max(0, CGFloat(face.pointee.height) - ascent - descent)
    capHeight = ascent * 0.7
    underlineOffset = -CGFloat(face.pointee.underline_position)
    underlineThickness = CGFloat(face.pointee.underline_thickness)
    if underlineOffset <= 0 { underlineOffset = descent / 2 }
    if underlineThickness <= 0 { underlineThickness = ascent / 15 }
    strikethroughThickness = underlineThickness
    strikethroughOffset = ascent * 0.3
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let values = table.assumingMemoryBound(to: TT_OS2.self).pointee
      if values.sCapHeight > 0 { capHeight = CGFloat(values.sCapHeight) }
      if values.yStrikeoutPosition > 0, values.yStrikeoutSize > 0 {
        strikethroughThickness = CGFloat(values.yStrikeoutSize)
        strikethroughOffset = CGFloat(values.yStrikeoutPosition) - strikethroughThickness / 2
      }
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
