import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Paints a group: straight through where nothing needs its pixels together, else into a layer of
  /// its own that is composited once.
  func draw(_ group: DisplayGroup, in context: DrawingContext, glyphs: some GlyphSource) {
    var inner = context
    inner.transform = group.transform.concatenating(context.transform)
    if let bounds = group.bounds {
      inner.clip = inner.clip.narrowed(to: PixelRect(covering: bounds.applying(inner.transform)))
    }
    var mask = inner.clip
    var isSoftClip = false
    if let clip = group.clip {
      (mask, isSoftClip) = clipped(inner, to: clip, rule: group.clipRule)
    }
    if mask.bounds.isEmpty { return }
    // A soft edge that every item blended by itself would let what lies below shine through.
    let needsLayer =
      !group.effects.isEmpty || group.mask != nil || (isSoftClip && group.items.mayOverlap)
    guard needsLayer else {
      inner.clip = mask
      return draw(group.items, in: inner, glyphs: glyphs)
    }
    var layer = self.layer(group.items, bounds: mask.bounds, inner, glyphs)
    for effect in group.effects { apply(effect, to: &layer) }
    if let items = group.mask {
      let alphas = self.layer(items, bounds: mask.bounds, inner, glyphs)
      for index in layer.indices {
        layer[index] = PixelMath.scale(layer[index], by: alphas[index] >> 24)
      }
    }
    composite(layer, mask: mask, onto: context.surface)
  }

  /// The context's clip narrowed to a path, and whether its edges are soft.
  private func clipped(
    _ context: DrawingContext, to path: Path, rule: FillRule
  ) -> (ClipMask, isSoft: Bool) {
    let device = path.controlBounds.applying(context.transform)
    let bounds = PixelRect(covering: device).intersection(context.clip.bounds)
    let narrowed = context.clip.narrowed(to: bounds)
    if path.isRectangle, context.transform.isTranslation, device == device.integral {
      return (narrowed, false)
    }
    let coverage = coverage(
      of: path, rule: rule, transform: context.transform, bounds: narrowed.bounds)
    return (narrowed.multiplied(by: coverage), true)
  }

  private func layer(
    _ items: [DisplayItem], bounds: PixelRect, _ context: DrawingContext,
    _ glyphs: some GlyphSource
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: bounds.width * bounds.height)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let inner = DrawingContext(
        surface: Surface(pixels: base, bounds: bounds), clip: ClipMask(bounds: bounds),
        transform: context.transform)
      draw(items, in: inner, glyphs: glyphs)
    }
    return pixels
  }

  private func apply(_ effect: Effect, to layer: inout [UInt32]) {
    switch effect {
    case .opacity(let opacity):
      let factor = UInt32((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5)
      for index in layer.indices { layer[index] = PixelMath.scale(layer[index], by: factor) }
    }
  }

  private func composite(_ layer: [UInt32], mask: ClipMask, onto surface: Surface) {
    let bounds = mask.bounds
    for y in bounds.top..<bounds.bottom {
      let start = (y - bounds.top) * bounds.width
      let row = surface.address(bounds.left, y)
      for x in 0..<bounds.width {
        var source = layer[start + x]
        if source == 0 { continue }
        if let coverage = mask.coverage {
          source = PixelMath.scale(source, by: UInt32(coverage[start + x]))
        }
        row[x] = PixelMath.over(source, row[x])
      }
    }
  }
}

extension [DisplayItem] {
  /// Whether one pixel may be painted more than once.
  fileprivate var mayOverlap: Bool {
    guard count == 1 else { return count > 1 }
    switch self[0] {
    case .fill, .fillRect, .image: return false
    case .glyphs, .group: return true
    }
  }
}

extension Path {
  /// Whether the path is one upright rectangle as `addRect` makes it.
  fileprivate var isRectangle: Bool {
    let bounds = controlBounds
    return !bounds.isNull && elements == Path(bounds).elements
  }
}
