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
      !group.effects.isEmpty || group.mask != nil || group.blendMode != .normal
      || (isSoftClip && group.items.mayOverlap && !group.items.blendsWithBackdrop)
      || (group.isIsolated && group.items.blendsWithBackdrop)
    guard needsLayer else {
      inner.clip = mask
      return draw(group.items, in: inner, glyphs: glyphs)
    }
    // Effects reach beyond what is shown, and beyond what is painted.
    let scale = inner.transform.scale
    let reach = group.effects.reduce(0) { $0 + $1.reach(scale: scale) }
    let painted = group.items.bounds(inner.transform)
    // What has a share in what is shown, and what is shown of what it has a share in.
    var bounds = painted.intersection(mask.bounds.widened(by: reach))
      .union(mask.bounds.intersection(painted.widened(by: reach)))
    if group.blendMode.reachesBeyondSource { bounds = bounds.union(mask.bounds) }
    guard !bounds.isEmpty else { return }
    var layer = self.layer(group.items, bounds: bounds, inner, glyphs)
    for effect in group.effects { layer.apply(effect, scale: scale) }
    if let items = group.mask {
      let alphas = self.layer(items, bounds: bounds, inner, glyphs).pixels
      for index in alphas.indices {
        layer.pixels[index] = PixelMath.scale(layer.pixels[index], by: alphas[index] >> 24)
      }
    }
    composite(layer, mask: mask, mode: group.blendMode, onto: context.surface)
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
  ) -> Layer {
    var pixels = [UInt32](repeating: 0, count: bounds.width * bounds.height)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let inner = DrawingContext(
        surface: Surface(pixels: base, bounds: bounds), clip: ClipMask(bounds: bounds),
        transform: context.transform)
      draw(items, in: inner, glyphs: glyphs)
    }
    return Layer(bounds: bounds, pixels: pixels)
  }

  private func composite(
    _ layer: Layer, mask: ClipMask, mode: BlendMode, onto surface: Surface
  ) {
    let visible = layer.bounds.intersection(mask.bounds)
    guard !visible.isEmpty else { return }
    for y in visible.top..<visible.bottom {
      let start = (y - layer.bounds.top) * layer.bounds.width + visible.left - layer.bounds.left
      let maskStart = (y - mask.bounds.top) * mask.bounds.width + visible.left - mask.bounds.left
      let row = surface.address(visible.left, y)
      for x in 0..<visible.width {
        var source = layer.pixels[start + x]
        if mode != .normal {
          let coverage = mask.coverage.map { UInt32($0[maskStart + x]) } ?? 255
          row[x] = mode.blend(source, row[x], coverage: coverage)
          continue
        }
        if source == 0 { continue }
        if let coverage = mask.coverage {
          source = PixelMath.scale(source, by: UInt32(coverage[maskStart + x]))
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
    case .glyphs, .glyphOutlines, .group: return true
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
