import CFreeType
import CHarfBuzz
import GalleyGraphics

/// Which glyph a face has for a character: one map, by which texts are counted, shaped and reported.
///
/// 1. A map of Unicode, or one of symbols (platform 3, encoding 0), is HarfBuzz's: symbols are U+F000 to U+F0FF, and
///    stand for U+0000 to U+00FF, too.
/// 2. A face that has neither takes Apple's Roman map, whose 256 characters are those of Unicode's `ROMAN.TXT`.
/// 3. Otherwise its glyphs are found by their names, by FreeType's copy of Adobe's list.
final class CharacterMap {
  private enum Kind {
    case harfBuzz
    case roman
    case names
    case none
  }

  private let kind: Kind
  private let face: FT_Face
  /// HarfBuzz's own font, with its own functions.
  private let font: OpaquePointer

  /// - Parameter font: HarfBuzz's font of the same file. It and the face must outlive the map.
  init(_ face: FT_Face, font: OpaquePointer) {
    (self.face, self.font) = (face, font)
    let maps = Self.maps(of: face)
    if maps.contains(where: Self.isHarfBuzz) {
      kind = .harfBuzz
    } else if let roman = maps.first(where: { $0.pointee.encoding == FT_ENCODING_APPLE_ROMAN }),
      FT_Set_Charmap(face, roman) == 0
    {
      // Later versions of HarfBuzz have the map, too, and list its codes as if they were characters.
      kind = .roman
    } else if Self.hasCharacters(font) {
      kind = .harfBuzz
    } else if let names = maps.first(where: { $0.pointee.encoding == FT_ENCODING_UNICODE }),
      FT_Set_Charmap(face, names) == 0
    {
      kind = .names
    } else {
      kind = .none
    }
  }

  private static func maps(of face: FT_Face) -> [FT_CharMap] {
    guard let maps = face.pointee.charmaps else { return [] }
    return (0..<max(0, Int(face.pointee.num_charmaps))).compactMap { maps[$0] }
  }

  /// Whether the font itself has a map that every version of HarfBuzz reads. What FreeType makes of names says that it
  /// is Windows', and has no format of a table: -1, or 0 in a font with outlines of PostScript.
  private static func isHarfBuzz(_ map: FT_CharMap) -> Bool {
    guard FT_Get_CMap_Format(map) > 0 else { return false }
    return switch map.pointee.platform_id {
    case 0: map.pointee.encoding_id <= 6 && map.pointee.encoding_id != 5
    case 3: [0, 1, 10].contains(map.pointee.encoding_id)
    default: false
    }
  }

  private static func hasCharacters(_ font: OpaquePointer) -> Bool {
    characters(of: font) { hb_set_is_empty($0) == 0 }
  }

  private static func characters<Result>(
    of font: OpaquePointer, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(hb_font_get_face(font), set)
    return body(set)
  }

  /// Whether the face has a map at all: no text can be set in one that has none.
  var isUsable: Bool { kind != .none }

  /// The glyph of a character, or 0 where the face has none.
  func glyph(for character: UInt32) -> GlyphID {
    switch kind {
    case .harfBuzz:
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : 0
    case .roman:
      return Self.romanCode(of: character).map { FT_Get_Char_Index(face, $0) } ?? 0
    case .names: return FT_Get_Char_Index(face, FT_ULong(character))
    case .none: return 0
    }
  }

  /// Whether the face has a form of a character for a variation selector.
  func hasVariation(_ character: UInt32, selector: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_variation_glyph(font, character, selector, &glyph) != 0 && glyph != 0
  }

  /// The characters that the face has, in their order.
  /// - Complexity: O(n) in them.
  func forEachCharacter(_ body: (UInt32) -> Void) {
    switch kind {
    case .harfBuzz:
      Self.characters(of: font) { set in
        var character = UInt32.max
        while hb_set_next(set, &character) != 0 { body(character) }
      }
    case .roman:
      let all = Array(0..<0x80) + Self.roman.map(\.value)
      for character in all.sorted() where glyph(for: character) != 0 { body(character) }
    case .names: forEachNamedCharacter(body)
    case .none: break
    }
  }

  private func forEachNamedCharacter(_ body: (UInt32) -> Void) {
    var glyph: FT_UInt = 0
    var character = FT_Get_First_Char(face, &glyph)
    var last: FT_ULong?
    while glyph != 0, last.map({ character > $0 }) ?? true {
      body(UInt32(truncatingIfNeeded: character))
      last = character
      character = FT_Get_Next_Char(face, character, &glyph)
    }
  }

  /// Makes HarfBuzz shape by the map where it has none of its own.
  func answer(in functions: OpaquePointer?) {
    guard kind == .roman || kind == .names else { return }
    hb_font_funcs_set_nominal_glyph_func(
      functions,
      { _, _, character, glyph, map in
        guard let map, let glyph else { return 0 }
        let found = Unmanaged<CharacterMap>.fromOpaque(map).takeUnretainedValue()
          .glyph(for: character)
        glyph.pointee = found
        return found == 0 ? 0 : 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  // MARK: Apple's Roman

  /// The characters of 0x80 to 0xFF, by Unicode's `MAPPINGS/VENDORS/APPLE/ROMAN.TXT`.
  private static let roman = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ")
      .unicodeScalars)

  private static let romanCodes = Dictionary(
    zip(roman.map(\.value), FT_ULong(0x80)...)
  ) { first, _ in first }

  private static func romanCode(of character: UInt32) -> FT_ULong? {
    character < 0x80 ? FT_ULong(character) : romanCodes[character]
  }
}
