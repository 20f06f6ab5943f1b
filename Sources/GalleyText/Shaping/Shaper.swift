import CHarfBuzz
import GalleyGeometry
import GalleyGraphics

/// Text to glyphs, by HarfBuzz. One buffer is used again and again.
final class Shaper {
  private let buffer = hb_buffer_create()
  /// How many runs were shaped and how many bytes they had: what tests count.
  private(set) var shapedRuns = 0
  private(set) var shapedBytes = 0

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes `range` of a line of UTF-8 text in one font, from left to right, kerning and ligatures
  /// on. What lies outside the range is context.
  func shape(
    _ line: [UInt8], _ range: Range<Int>, face: FontFace, font: FontDescriptor, language: String
  ) -> ShapedRun {
    shapedRuns += 1
    shapedBytes += range.count
    hb_buffer_reset(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    line.withUnsafeBytes { bytes in
      hb_buffer_add_utf8(
        buffer, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count),
        UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(face.shapingFont, buffer, nil, 0)
    return ShapedRun(face: face, font: font, bidiLevel: 0, bytes: range, glyphs: glyphs())
  }

  private func glyphs() -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let info = infos[index]
      let position = positions[index]
      return ShapedGlyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: position.x_advance,
        offsetX: position.x_offset, offsetY: position.y_offset,
        isSafeToBreakBefore: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }
}
