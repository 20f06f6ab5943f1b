import CFreeType
import GalleyGeometry
import GalleyGraphics

/// Turns FreeType's colour bitmaps into images.
enum ColorBitmap {
  /// Pixels of a bitmap that is decoded; the largest ones in use have a hundredth.
  static let limit = 2048 * 2048

  /// The size of the largest bitmaps in colours of a face, which owns it; nil where it has none.
  ///
  /// It is another one than the size of outlines: FreeType 2.14 gives bitmaps of a size that has them where outlines are asked for.
  static func largestSize(of face: FT_Face) -> FT_Size? {
    guard galley_ft_has_color(face) != 0, let sizes = face.pointee.available_sizes else {
      return nil
    }
    let largest = (0..<Int(face.pointee.num_fixed_sizes)).max {
      sizes[$0].y_ppem < sizes[$1].y_ppem
    }
    var new: FT_Size?
    guard let largest, FT_New_Size(face, &new) == 0, let new else { return nil }
    let outlines = face.pointee.size
    FT_Activate_Size(new)
    defer { FT_Activate_Size(outlines) }
    guard FT_Select_Size(face, Int32(largest)) == 0 else {
      FT_Done_Size(new)
      return nil
    }
    return new
  }

  /// The image of a glyph at a size of bitmaps; nil for a glyph without one.
  static func image(of glyph: GlyphID, in face: FT_Face, at size: FT_Size) -> GlyphImage? {
    let outlines = face.pointee.size
    FT_Activate_Size(size)
    defer { FT_Activate_Size(outlines) }
    // A file of 100 KB can hold what takes 4 GB.
    guard let stated = bitmap(of: glyph, in: face, decoded: false),
      Int(stated.width) * Int(stated.rows) <= limit,
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
      pixelsPerEm: CGFloat(size.pointee.metrics.y_ppem))
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
