import CFreeType
import GalleyGraphics

/// How many glyphs a glyph is put together of (TrueType's composite glyphs).
///
/// FreeType loads each of them as often as it is named, one within the other, and has no limit: two of two of two double the work
/// and the memory with each level, and a long chain overflows the stack. The limits are those of HarfBuzz.
final class GlyphParts {
  /// Loads of glyphs for one, itself included, and how deep they lie within each other.
  static let limit = 2048
  static let depthLimit = 64

  private let face: FT_Face

  init(_ face: FT_Face) { self.face = face }

  private struct Extent {
    var loads = 1
    var depth = 0

    static let tooMuch = Extent(loads: GlyphParts.limit + 1, depth: GlyphParts.depthLimit + 1)

    mutating func add(_ part: Extent) {
      loads = min(loads + part.loads, GlyphParts.limit + 1)
      depth = max(depth, min(part.depth, GlyphParts.depthLimit) + 1)
    }
  }

  /// Of glyphs that have parts, and of their parts; what is looked at lies in itself meanwhile, and is too much.
  private var known: [GlyphID: Extent] = [:]

  /// Whether a glyph is put together of few enough.
  /// - Complexity: O(n) in the parts of all glyphs in it, the first time.
  func areFew(_ glyph: GlyphID) -> Bool {
    let extent = known[glyph] ?? measure(glyph)
    return extent.loads <= Self.limit && extent.depth <= Self.depthLimit
  }

  private struct Step {
    var glyph: GlyphID
    var parts: [GlyphID]
    var next = 0
    var extent = Extent()
  }

  /// Without recursion, as a chain may have as many glyphs as the font.
  private func measure(_ glyph: GlyphID) -> Extent {
    var path = [step(glyph)]
    while var last = path.popLast() {
      guard last.next < last.parts.count else {
        known[last.glyph] = last.extent
        if path.isEmpty { return last.extent }
        path[path.count - 1].extent.add(last.extent)
        continue
      }
      let part = last.parts[last.next]
      last.next += 1
      if let extent = known[part] {
        last.extent.add(extent)
        path.append(last)
      } else {
        path += [last, step(part)]
      }
    }
    return .tooMuch
  }

  private func step(_ glyph: GlyphID) -> Step {
    known[glyph] = .tooMuch
    guard let parts = parts(of: glyph) else {
      return Step(glyph: glyph, parts: [], extent: .tooMuch)
    }
    return Step(glyph: glyph, parts: parts)
  }

  /// The glyphs that a glyph names, as often as it does; nil for more than the limit.
  private func parts(of glyph: GlyphID) -> [GlyphID]? {
    guard FT_Load_Glyph(face, glyph, galley_ft_load_parts) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE
    else { return [] }
    guard slot.pointee.num_subglyphs <= Self.limit else { return nil }
    return (0..<slot.pointee.num_subglyphs).compactMap { place in
      var (part, flags, one, other) = (FT_Int(0), FT_UInt(0), FT_Int(0), FT_Int(0))
      var matrix = FT_Matrix()
      guard FT_Get_SubGlyph_Info(slot, place, &part, &flags, &one, &other, &matrix) == 0 else {
        return nil
      }
      return GlyphID(part)
    }
  }
}
