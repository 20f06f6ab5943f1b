import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Paints a group: straight through where nothing needs its pixels together, else into a layer of
  /// its own that is composited once.
  func draw(
    _ group: DisplayGroup, extent: RowExtent? = nil, in context: DrawingContext,
    glyphs: some GlyphSource
  ) {
    if let projection = group.projection {
      return drawProjected(group, projection, in: context, glyphs: glyphs)
    }
    var inner = context
    inner.transform = group.transform.concatenating(context.transform)
    if let bounds = group.bounds {
      inner.clip = inner.clip.narrowed(to: PixelRect(covering: bounds.applying(inner.transform)))
    }
    let isPlain = group.effects.isEmpty && group.mask == nil && group.blendMode == .normal
    if isPlain, let clip = group.clip, drawOnly(group.items, clippedTo: clip, group, in: inner) {
      return
    }
    var mask = inner.clip
    var isSoftClip = false
    if let clip = group.clip {
      (mask, isSoftClip) = clipped(inner, to: clip, rule: group.clipRule)
    }
    if mask.bounds.isEmpty { return }
    // A soft edge that every item blended by itself would let what lies below shine through.
    let needsLayer =
      !isPlain || (isSoftClip && group.items.mayOverlap && !group.items.blendsWithBackdrop)
      || (group.isIsolated && group.items.blendsWithBackdrop)
    guard needsLayer else {
      inner.clip = mask
      return draw(group.items, extents: extent?.items, in: inner, glyphs: glyphs)
    }
    if group.clip == nil, drawShadowed(group, in: inner, glyphs: glyphs) { return }
    guard let layer = layer(of: group, extent: extent, mask: mask, inner, glyphs) else { return }
    composite(layer, mask: mask, mode: group.blendMode, onto: context.surface)
  }

  /// A group's pixels with its effects and its mask; nil where nothing of them is seen.
  private func layer(
    of group: DisplayGroup, extent: RowExtent?, mask: ClipMask, _ context: DrawingContext,
    _ glyphs: some GlyphSource
  ) -> Layer? {
    // Effects reach beyond what is shown, and beyond what is painted.
    let scale = context.transform.scale
    let reach = group.effects.reduce(0) { $0 + $1.reach(scale: scale) }
    let backdrops = group.items.reduce(0) { $0 + $1.backdropReach(context.transform) }
    let painted = group.items.bounds(context.transform)
    // What has a share in what is shown, and what is shown of what it has a share in.
    var bounds = painted.intersection(mask.bounds.widened(by: reach + backdrops))
      .union(mask.bounds.intersection(painted.widened(by: reach)))
    if group.blendMode.reachesBeyondSource { bounds = bounds.union(mask.bounds) }
    guard !bounds.isEmpty else { return nil }
    var layer = self.layer(
      group.items, extent?.items, bounds: bounds, context.transform, glyphs)
    for effect in group.effects { layer.apply(effect, scale: scale) }
    if let items = group.mask {
      let alphas = self.layer(items, nil, bounds: bounds, context.transform, glyphs).pixels
      for index in alphas.indices {
        layer.pixels[index] = PixelMath.scale(layer.pixels[index], by: alphas[index] >> 24)
      }
    }
    return layer
  }

  /// Paints the only item of a group through a clip without making a mask of that, where the item fills
  /// whole pixels; false where it does not.
  private func drawOnly(
    _ items: [DisplayItem], clippedTo clip: Path, _ group: DisplayGroup, in context: DrawingContext
  ) -> Bool {
    guard items.count == 1 else { return false }
    let bounds = PixelRect(covering: clip.controlBounds.applying(context.transform))
      .intersection(context.clip.bounds)
    if bounds.isEmpty { return true }
    switch items[0] {
    case .fillRect(let rect, let paint):
      guard let pixels = PixelRect(aligned: rect, context.transform) else { return false }
      let visible = pixels.intersection(bounds)
      if visible.isEmpty { return true }
      withSink(paint, context, bounds: visible) { sink in
        scan(clip, rule: group.clipRule, context.transform, bounds: visible, into: sink)
      }
    case .image(let bitmap, let frame, let sampling):
      guard context.transform.isUpright else { return false }
      withImageSink(bitmap, frame: frame, sampling: sampling, in: context) { sink, visible in
        let visible = visible.intersection(bounds)
        if visible.isEmpty { return }
        scan(clip, rule: group.clipRule, context.transform, bounds: visible, into: sink)
      }
    case .fill, .glyphs, .glyphOutlines, .group: return false
    }
    return true
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

  func layer(
    _ items: [DisplayItem], _ extents: [RowExtent]?, bounds: PixelRect,
    _ transform: CGAffineTransform, _ glyphs: some GlyphSource
  ) -> Layer {
    var pixels = [UInt32](repeating: 0, count: bounds.width * bounds.height)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let inner = DrawingContext(
        surface: Surface(pixels: base, bounds: bounds, kernels: kernels),
        clip: ClipMask(bounds: bounds), transform: transform)
      draw(items, extents: extents, in: inner, glyphs: glyphs)
    }
    return Layer(bounds: bounds, pixels: pixels, kernels: kernels)
  }

  private func composite(
    _ layer: Layer, mask: ClipMask, mode: BlendMode, onto surface: Surface
  ) {
    let visible = layer.bounds.intersection(mask.bounds)
    guard !visible.isEmpty else { return }
    let rows = ClipRows(bytes: nil, bounds: mask.bounds)
    layer.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      (mask.coverage ?? []).withUnsafeBufferPointer { coverage in
        let clip =
          mask.coverage == nil ? rows : ClipRows(bytes: coverage.baseAddress, bounds: mask.bounds)
        for y in visible.top..<visible.bottom {
          let source =
            pixels + (y - layer.bounds.top) * layer.bounds.width + visible.left - layer.bounds.left
          if mode == .normal {
            surface.blend(
              source, x: visible.left, y: y, count: visible.width, coverage: 255, clip: clip)
            continue
          }
          let row = surface.address(visible.left, y)
          let shares = clip.row(visible.left, y)
          for x in 0..<visible.width {
            row[x] = mode.blend(source[x], row[x], coverage: shares.map { UInt32($0[x]) } ?? 255)
          }
        }
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
