import CHarfBuzz

/// The OpenType features that a font has.
enum FontFeatureTable {
  /// The tags in the tables of substitutions and of positions, for all scripts together.
  static func tags(of font: OpaquePointer) -> Set<String> {
    guard let face = hb_font_get_face(font) else { return [] }
    var result: Set<String> = []
    for table in ["GSUB", "GPOS"] {
      let name = table.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
      var start: UInt32 = 0
      var count: UInt32 = 64
      var tags = [hb_tag_t](repeating: 0, count: 64)
      repeat {
        count = 64
        hb_ot_layout_table_get_feature_tags(face, name, start, &count, &tags)
        for tag in tags.prefix(Int(count)) {
          let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
          result.insert(String(decoding: bytes, as: UTF8.self))
        }
        start += count
      } while count == 64 && start < 65536
    }
    return result
  }
}
