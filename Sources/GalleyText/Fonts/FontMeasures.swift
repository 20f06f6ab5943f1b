import CFreeType
import GalleyGeometry
import GalleyGraphics

/// What the face that a descriptor finds says of its letters, in points at the descriptor's size.
package struct FontMeasures: Hashable, Sendable {
  /// Above and below the baseline, both positive.
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The height of a small x; half of the ascent where the font states none.
  package var xHeight: CGFloat
  /// From the baseline down to the middle of a line below the text, and how thick it is (OpenType's table `post`).
  package var underline: (offset: CGFloat, thickness: CGFloat) {
    (underlineOffset, underlineThickness)
  }
  /// From the baseline up to the middle of a line through the text, and how thick it is (OpenType's table `OS/2`).
  package var strikethrough: (offset: CGFloat, thickness: CGFloat) {
    (strikethroughOffset, strikethroughThickness)
  }
  /// How far a superscript stands above the baseline and a subscript below it: `ySuperscriptYOffset` and
  /// `ySubscriptYOffset` of the table `OS/2`, else a third and a fifth of the size (CSS Inline 3, "baseline-shift").
  package var superscript: CGFloat
  package var `subscript`: CGFloat

  private var underlineOffset: CGFloat
  private var underlineThickness: CGFloat
  private var strikethroughOffset: CGFloat
  private var strikethroughThickness: CGFloat

  init(_ face: FontFace, size: CGFloat) {
    let scale = size / face.unitsPerEm
    let metrics = face.metrics
    (ascent, descent) = (metrics.ascent * scale, metrics.descent * scale)
    (underlineOffset, underlineThickness) = (
      metrics.underlineOffset * scale, metrics.underlineThickness * scale
    )
    (strikethroughOffset, strikethroughThickness) = (
      metrics.strikethroughOffset * scale, metrics.strikethroughThickness * scale
    )
    let table = face.classTable
    func stated(_ value: Int16?, otherwise standard: CGFloat) -> CGFloat {
      value.flatMap { $0 > 0 ? CGFloat($0) * scale : nil } ?? standard
    }
    xHeight = stated(
      table.flatMap { $0.version >= 2 ? $0.sxHeight : nil }, otherwise: metrics.ascent * scale / 2)
    superscript = stated(table?.ySuperscriptYOffset, otherwise: size / 3)
    `subscript` = stated(table?.ySubscriptYOffset, otherwise: size / 5)
  }
}
