import CHarfBuzz
import GalleyGeometry
import GalleyGraphics

/// A glyph as HarfBuzz gave it; lengths in font units, y upwards.
struct ShapedGlyph {
  var id: GlyphID
  /// The offset in UTF-8 bytes of the first character it stands for, in its line of text.
  var cluster: Int
  var advance: Int32
  var offsetX: Int32
  var offsetY: Int32
  /// Whether a line that begins with this glyph looks as if it had been set alone.
  var isSafeToBreakBefore: Bool
}

/// A part of a line of text in one font and direction.
struct ShapedRun {
  var face: FontFace
  var font: FontDescriptor
  var script: hb_script_t
  /// Even from left to right, odd from right to left.
  var bidiLevel: UInt8
  /// The part of the line's UTF-8 bytes that the run covers.
  var bytes: Range<Int>
  /// From left to right as they are seen.
  var glyphs: [ShapedGlyph]

  /// In the order in which they are read.
  var readGlyphs: [ShapedGlyph] { bidiLevel % 2 == 0 ? glyphs : glyphs.reversed() }

  /// Points to a font unit.
  var scale: CGFloat { font.size / face.unitsPerEm }

  var width: CGFloat { CGFloat(glyphs.reduce(0) { $0 + Int($1.advance) }) * scale }
}
