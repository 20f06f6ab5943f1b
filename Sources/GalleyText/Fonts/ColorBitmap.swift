import CFreeType
import GalleyGeometry
import GalleyGraphics

/// Turns FreeType's colour bitmaps into images.
enum ColorBitmap {
  /// The image of a glyph at the chosen size of a face; nil for a glyph without one.
  static func image(of glyph: GlyphID, in face: FT_Face) -> GlyphImage? {
    guard FT_Load_Glyph(face, glyph, galley_ft_load_color) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    let source = slot.pointee.bitmap
    let (width, height) = (Int(source.width), Int(source.rows))
    guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0,
      let buffer = source.buffer
    else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      let row = buffer + y * Int(source.pitch)
      for x in 0..<width {
        // Blue, green, red and alpha, multiplied already.
        let pixel = row + x * 4
        bitmap[x, y] = Pixel(red: pixel[2], green: pixel[1], blue: pixel[0], alpha: pixel[3])
      }
    }
    return .bitmap(
      bitmap, left: CGFloat(slot.pointee.bitmap_left), top: CGFloat(slot.pointee.bitmap_top),
      pixelsPerEm: CGFloat(face.pointee.size.pointee.metrics.y_ppem))
  }
}
