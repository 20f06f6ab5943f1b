import CHarfBuzz
import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Text to glyphs, by HarfBuzz. One buffer is used again and again.
final class Shaper {
  private let buffer = hb_buffer_create()
  /// What is left for the image whose texts are shaped.
  var budget = RenderBudget(.unlimited)
  /// How many runs were shaped and how many bytes they had: what tests count.
  private(set) var shapedRuns = 0
  private(set) var shapedBytes = 0

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes `range` of a line of UTF-8 text in one font, script and direction, kerning and ligatures
  /// on. What lies around the range is its context: letters join across its ends.
  /// - Parameters:
  ///   - context: the part of the line that the range is seen in, and lies in; nil is the whole line.
  ///   - level: the embedding level: even from left to right, odd from right to left.
  func shape(
    _ line: [UInt8], _ range: Range<Int>, in context: Range<Int>? = nil, face: FontFace,
    font: FontDescriptor, attributes: RunAttributes = RunAttributes(),
    script: hb_script_t = HB_SCRIPT_INVALID, level: UInt8 = 0, language: String
  ) -> ShapedRun {
    let context = context ?? line.indices
    shapedRuns += 1
    shapedBytes += range.count
    hb_buffer_reset(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    line[context].withUnsafeBytes { bytes in
      hb_buffer_add_utf8(
        buffer, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count),
        UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    if script != HB_SCRIPT_INVALID { hb_buffer_set_script(buffer, script) }
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_guess_segment_properties(buffer)
    // Letters that are set apart are no ligatures; those of scripts that join are not set apart.
    let isApart = attributes.tracking != 0 && !CursiveScripts.contains(script)
    let apart = isApart ? [FontFeature("liga", 0), FontFeature("clig", 0)] : []
    let features = Self.features(apart + font.features)
    hb_shape(face.shapingFont, buffer, features, UInt32(features.count))
    var run = ShapedRun(
      face: face, font: font, script: script, bidiLevel: level, attributes: attributes,
      bytes: range, glyphs: glyphs(from: context.lowerBound))
    if run.isSetApart { run.setApart(in: line) }
    return run
  }

  /// A tag that is not four characters long switches nothing.
  private static func features(_ features: [FontFeature]) -> [hb_feature_t] {
    features.compactMap { feature in
      var result = hb_feature_t()
      guard feature.tag.utf8.count == 4, feature.tag.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
      else { return nil }
      result.tag = feature.tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      result.value = UInt32(clamping: feature.value)
      result.start = 0
      result.end = .max
      return result
    }
  }

  /// - Parameter start: the byte of the line at which the buffer's text began.
  private func glyphs(from start: Int) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let info = infos[index]
      let position = positions[index]
      return ShapedGlyph(
        id: info.codepoint, cluster: start + Int(info.cluster), advance: position.x_advance,
        offsetX: position.x_offset, offsetY: position.y_offset,
        isSafeToBreakBefore: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }
}
