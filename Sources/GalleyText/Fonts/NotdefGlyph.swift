import GalleyGeometry

/// The mark of a character that no font has: the outline of a box as high as a capital letter.
///
/// The marks of the fonts themselves (glyph 0) differ from bars to crosses, and some are as dark as a word in
/// bold. This one is the same beside every font.
struct NotdefGlyph {
  /// How far the pen moves, in font units.
  let advance: Int32
  /// In font units, y upwards.
  let outline: Path
  /// Where the ink ends above the baseline, in font units.
  let top: Int32

  /// - Parameter fixedAdvance: the width of all glyphs of a font with one width; nil for others.
  init(unitsPerEm: CGFloat, capHeight: CGFloat, fixedAdvance: Int32?) {
    let width =
      fixedAdvance.map { CGFloat($0) }.flatMap { $0 > unitsPerEm / 8 ? $0 : nil }
      ?? unitsPerEm * 0.62
    // A font that says nothing of its capitals, or nonsense, has common ones.
    let isCommon = capHeight >= unitsPerEm * 0.4 && capHeight <= unitsPerEm
    let height = (isCommon ? capHeight : unitsPerEm * 0.7).rounded()
    let bearing = (width * 0.13).rounded()
    let stroke = max(1, (unitsPerEm * 0.05).rounded())
    let box = CGRect(x: bearing, y: 0, width: width.rounded() - 2 * bearing, height: height)
    var path = Path()
    path.addRect(box)
    let hole = box.insetBy(dx: stroke, dy: stroke)
    if hole.width > 0, hole.height > 0 {
      // The other way round, so that it is cut out.
      path.move(to: CGPoint(x: hole.minX, y: hole.minY))
      path.addLine(to: CGPoint(x: hole.minX, y: hole.maxY))
      path.addLine(to: CGPoint(x: hole.maxX, y: hole.maxY))
      path.addLine(to: CGPoint(x: hole.maxX, y: hole.minY))
      path.closeSubpath()
    }
    advance = Int32(width.rounded())
    outline = path
    top = Int32(height)
  }
}
