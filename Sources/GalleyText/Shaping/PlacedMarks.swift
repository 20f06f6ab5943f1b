import CHarfBuzz
import GalleyGeometry

/// Where a mark lies that its base's face does not have, by its combining class (UAX #44, table 15).
enum MarkPlace: Hashable {
  case above
  case below
  /// Around the base or through it.
  case over
  /// As high as its own face has it.
  case level

  /// Nil for a character that has a width of its own.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark: self = Self.ofClass(scalar.properties.canonicalCombiningClass.rawValue)
    case .enclosingMark: self = .over
    default: return nil
    }
  }

  /// Classes from 10 to 132 are those of single marks of Hebrew, Arabic, Syriac, Thai, Lao and Tibetan.
  private static func ofClass(_ number: UInt8) -> MarkPlace {
    switch number {
    case 1: .over
    case 10...18, 20, 22, 29, 32, 103, 118, 129, 132, 202, 218, 220, 222, 233, 240: .below
    case 19, 27, 28, 30, 31, 33...36, 107, 122, 130, 214, 216, 228, 230, 232, 234: .above
    default: .level
    }
  }
}

/// The ink of a letter and of the marks that were put at it.
struct MarkBase {
  /// In points from where the letter begins, y upwards.
  private var left: CGFloat
  private var right: CGFloat
  private var top: CGFloat
  private var bottom: CGFloat
  /// How wide the letter is, in points.
  private let advance: CGFloat
  private let level: UInt8
  /// Points between ink and ink: a sixteenth of an em, as HarfBuzz leaves it.
  private let gap: CGFloat

  /// The last letter of a run, in the order of reading.
  init(_ run: ShapedRun) {
    let cluster = run.readGlyphs.last?.cluster
    var pen: CGFloat = 0
    var box: CGRect?
    for glyph in run.glyphs where glyph.cluster == cluster {
      if let ink = run.ink(of: glyph)?.offsetBy(dx: pen, dy: 0) { box = box?.union(ink) ?? ink }
      pen += CGFloat(glyph.advance) * run.scale
    }
    let found = box ?? CGRect(x: 0, y: 0, width: max(0, pen), height: 0)
    (left, right) = (found.minX, found.maxX)
    (bottom, top) = (found.minY, found.maxY)
    advance = pen
    level = run.bidiLevel
    gap = run.font.size / 16
  }

  /// Puts the marks of the run behind the letter in the middle of it, and so far up or down that they do not touch it;
  /// they have no width then. A run in the other direction stays as it is.
  mutating func put(_ run: inout ShapedRun, _ place: MarkPlace) {
    guard run.bidiLevel % 2 == level % 2, run.scale > 0, advance.isFinite else { return }
    // Marks stand behind the letter, which is at its left where text is read from right to left.
    let origin = level % 2 == 0 ? -advance : 0
    for index in run.glyphs.indices {
      run.glyphs[index].advance = 0
      guard let ink = run.ink(of: run.glyphs[index]) else { continue }
      let x = origin + (left + right) / 2 - ink.midX
      let y = shift(of: ink, place)
      run.glyphs[index].offsetX = Self.moved(run.glyphs[index].offsetX, by: x / run.scale)
      run.glyphs[index].offsetY = Self.moved(run.glyphs[index].offsetY, by: y / run.scale)
      switch place {
      case .above: top = max(top, ink.maxY + y)
      case .below: bottom = min(bottom, ink.minY + y)
      case .over, .level: break
      }
    }
  }

  private func shift(of ink: CGRect, _ place: MarkPlace) -> CGFloat {
    switch place {
    case .above: max(0, top + gap - ink.minY)
    case .below: min(0, bottom - gap - ink.maxY)
    case .over: (top + bottom) / 2 - ink.midY
    case .level: 0
    }
  }

  /// In font units; a font may state any. Between places beyond what numbers hold there is no way, and nothing moves.
  private static func moved(_ offset: Int32, by units: CGFloat) -> Int32 {
    units.isNaN ? offset : Int32(min(max((CGFloat(offset) + units).rounded(), -1e9), 1e9))
  }
}

extension ShapedRun {
  /// Where a glyph has ink, in points from the pen, y upwards; nil without ink.
  fileprivate func ink(of glyph: ShapedGlyph) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(face.shapingFont, glyph.id, &extents) != 0,
      extents.width != 0, extents.height != 0
    else { return nil }
    return CGRect(
      x: CGFloat(Int(extents.x_bearing) + Int(glyph.offsetX)) * scale,
      y: CGFloat(Int(extents.y_bearing) + Int(extents.height) + Int(glyph.offsetY)) * scale,
      width: CGFloat(extents.width) * scale, height: -CGFloat(extents.height) * scale)
  }
}
