import CFreeType
import GalleyGeometry
import GalleyGraphics

/// Turns FreeType's colour bitmaps into images.
enum ColorBitmap {
  /// Pixels of a bitmap that is decoded; the largest ones in use have a hundredth.
  static let limit = 2048 * 2048

  /// The image of a glyph at the chosen size of a face; nil for a glyph without one.
  static func image(of glyph: GlyphID, in face: FT_Face) -> GlyphImage? {
    // A file of 100 KB can hold what takes 4 GB.
    guard let size = bitmap(of: glyph, in: face, decoded: false),
      Int(size.width) * Int(size.rows) <= limit,
      let source = bitmap(of: glyph, in: face, decoded: true),
      let slot = face.pointee.glyph
    else { return nil }
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

  private static func bitmap(
    of glyph: GlyphID, in face: FT_Face, decoded: Bool
  ) -> FT_Bitmap? {
    let failure =
      decoded
      ? FT_Load_Glyph(face, glyph, galley_ft_load_color)
      : FT_Load_Glyph(face, glyph, galley_ft_load_color_size)
    guard failure == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    return slot.pointee.bitmap
  }
}
