import GalleyGeometry
import GalleyGraphics

extension Paint {
  /// How opaque an image in this paint is: a solid colour's alpha; gradients leave images alone.
  fileprivate var opacity: Double {
    if case .solid(let color) = self { color.alpha } else { 1 }
  }

  /// Nil for images.
  fileprivate var firstColor: ResolvedColor? {
    switch self {
    case .solid(let color): color
    case .gradient(let gradient): gradient.stops.first?.color
    case .bitmap, .tiles, .backdrop: nil
    }
  }
}

extension Rasterizer {
  /// Draws a glyph that is an image or layers in colours; false for one that is an outline.
  func drawColor(
    _ glyph: PlacedGlyph, paint: Paint, in context: DrawingContext, glyphs: some GlyphSource
  ) -> Bool {
    switch glyphs.image(of: glyph.id, in: glyph.face) {
    case .outline: return false
    case .layers(let layers, let unitsPerEm):
      for layer in layers where !layer.path.isEmpty {
        fill(
          layer.path, unitsPerEm: unitsPerEm, of: glyph,
          paint: layer.color.map { .solid($0.opacity(paint.opacity)) } ?? paint, in: context)
      }
    case .painting(let items, let unitsPerEm, let usesForeground):
      var items = items
      // A gradient's first colour stands for the text's where a painting asks for that.
      if usesForeground, let color = paint.firstColor?.opacity(1 / max(paint.opacity, 1e-3)) {
        items = glyphs.painting(of: glyph.id, in: glyph.face, foreground: color)
      }
      let group = DisplayGroup(
        items: items, transform: glyph.transform(unitsPerEm: unitsPerEm),
        effects: paint.opacity < 1 ? [.opacity(paint.opacity)] : [])
      draw(group, in: context, glyphs: glyphs)
    case .bitmap(let bitmap, let left, let top, let pixelsPerEm):
      let factor = glyph.size / pixelsPerEm
      let frame = CGRect(
        x: glyph.origin.x + left * factor, y: glyph.origin.y - top * factor,
        width: CGFloat(bitmap.width) * factor, height: CGFloat(bitmap.height) * factor)
      let key = GlyphCache.Key(
        face: glyph.face, glyph: glyph.id, size: Double(glyph.size), quarter: 0)
      draw(bitmap, key: key, frame: frame, paint: paint, in: context)
    }
    return true
  }

  /// Draws a glyph that is an image. Under nothing but a translation it is made smaller once, by
  /// averaging, and stands on whole pixels. A paint's opacity holds for it; its colour does not.
  private func draw(
    _ bitmap: Bitmap, key: GlyphCache.Key, frame: CGRect, paint: Paint, in context: DrawingContext
  ) {
    var opacity: UInt32 = 255
    if case .solid(let color) = paint { opacity = color.pixel.rawValue >> 24 }
    guard opacity > 0, frame.width > 0, frame.height > 0 else { return }
    guard context.transform.isTranslation, frame.width < CGFloat(bitmap.width) + 0.5,
      frame.height < CGFloat(bitmap.height) + 0.5
    else {
      guard let faded = faded(bitmap, to: opacity) else { return }
      return withExtendedLifetime(faded) { draw(faded.bitmap, frame: frame, in: context) }
    }
    let width = max(1, Int((frame.width + 0.5).rounded(.down)))
    let height = max(1, Int((frame.height + 0.5).rounded(.down)))
    let x = frame.minX + context.transform.tx
    let y = frame.minY + context.transform.ty
    let limit = CGFloat(PixelBounds.limit)
    guard x.magnitude < limit, y.magnitude < limit else { return }
    let size = width * height * MemoryLayout<UInt32>.stride
    let small = glyphCache.bitmap(for: key) {
      let small = budget.reserving(size, for: "a glyph of \(width) x \(height) pixels") {
        bitmap.averaged(width: width, height: height, budget: budget)
      }
      return budget.isExhausted ? nil : small
    }
    guard let small else { return }
    copy(
      small, left: Int((x + 0.5).rounded(.down)), top: Int((y + 0.5).rounded(.down)),
      opacity: opacity, in: context)
  }

  /// The bitmap with every pixel multiplied by `opacity` of 255; nil where the budget does not leave room for it.
  private func faded(_ bitmap: Bitmap, to opacity: UInt32) -> (
    bitmap: Bitmap, held: MemoryReservation?
  )? {
    if opacity == 255 { return (bitmap, nil) }
    let size = bitmap.pixels.count * MemoryLayout<UInt32>.stride
    guard
      let held = MemoryReservation(
        size, of: budget, for: "a glyph of \(bitmap.width) x \(bitmap.height) pixels")
    else { return nil }
    return (bitmap.faded(to: opacity), held)
  }

  /// Paints a bitmap pixel on pixel.
  func copy(
    _ bitmap: Bitmap, left: Int, top: Int, opacity: UInt32, in context: DrawingContext
  ) {
    let bounds = PixelBounds(
      left: left, top: top, right: left + bitmap.width, bottom: top + bitmap.height)
    let visible = bounds.intersection(context.clip.bounds)
    guard !visible.isEmpty else { return }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      withMask(context) { clip in
        for y in visible.top..<visible.bottom {
          context.surface.blend(
            pixels + ((y - top) * bitmap.width + visible.left - left), x: visible.left, y: y,
            count: visible.width, coverage: opacity, clip: clip)
        }
      }
    }
  }
}
