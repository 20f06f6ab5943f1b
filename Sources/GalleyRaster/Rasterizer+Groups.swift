import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Paints a group: straight through where nothing needs its pixels together, else into a layer of
  /// its own that is composited once.
  /// - Parameter hidden: device pixels in which its shadow is not seen.
  func draw(
    _ group: DisplayGroup, extent: VerticalBounds? = nil, in context: DrawingContext,
    glyphs: some GlyphSource, hidden: PixelBounds? = nil
  ) {
    switch group.look {
    case .plain, .composited: drawComposited(group, extent, in: context, glyphs, hidden)
    case .projected(let projection):
      drawProjected(group, projection, in: context, glyphs: glyphs)
    case .filtered(let filter): drawFiltered(group, filter, in: context, glyphs: glyphs)
    }
  }

  private func drawComposited(
    _ group: DisplayGroup, _ extent: VerticalBounds?, in context: DrawingContext,
    _ glyphs: some GlyphSource, _ hidden: PixelBounds?
  ) {
    var inner = context
    inner.transform = group.transform.concatenating(context.transform)
    let compositing = group.compositing.turned(by: inner.transform)
    if let bounds = group.bounds {
      let seen = PixelBounds(covering: bounds.cgRect.applying(inner.transform))
      inner.clip = inner.clip.narrowed(to: seen)
    }
    let isPlain = !compositing.changesPixels
    if isPlain, let clip = compositing.clip,
      drawOnly(group.items, clippedTo: clip, rule: compositing.clipRule, in: inner)
    {
      return
    }
    var mask = inner.clip
    var isSoftClip = false
    if let clip = compositing.clip {
      guard let clipped = clipped(inner, to: clip, rule: compositing.clipRule) else { return }
      (mask, isSoftClip) = clipped
    }
    if mask.bounds.isEmpty { return }
    // A soft edge that every item blended by itself would let what lies below shine through.
    let needsLayer =
      !isPlain || (isSoftClip && group.items.mayOverlap && !group.items.blendsWithBackdrop)
      || (compositing.isIsolated && group.items.blendsWithBackdrop)
    guard needsLayer else {
      inner.clip = mask
      return draw(group.items, extents: extent?.items, in: inner, glyphs: glyphs)
    }
    if compositing.clip == nil,
      drawShadowed(group.items, compositing, in: inner, glyphs: glyphs, hidden: hidden)
    {
      return
    }
    let painter = LayerPainter(
      rasterizer: self, items: group.items, compositing: compositing, extents: extent?.items,
      transform: inner.transform)
    painter.paint(mask.bounds, through: mask, onto: context.surface, glyphs)
  }

  /// Paints the only item of a group through a clip without making a mask of that, where the item fills
  /// whole pixels; false where it does not.
  private func drawOnly(
    _ items: [DisplayItem], clippedTo clip: Path, rule: FillRule, in context: DrawingContext
  ) -> Bool {
    guard items.count == 1 else { return false }
    let bounds = PixelBounds(covering: clip.controlBounds.applying(context.transform))
      .intersection(context.clip.bounds)
    if bounds.isEmpty { return true }
    switch items[0] {
    case .fillRect(let rect, let paint):
      guard let pixels = PixelBounds(aligned: rect.cgRect, context.transform) else { return false }
      let visible = pixels.intersection(bounds)
      if visible.isEmpty { return true }
      withSink(paint, context, bounds: visible) { sink in
        scan(clip, rule: rule, context.transform, bounds: visible, into: sink)
      }
    case .image(let bitmap, let frame, let sampling):
      guard context.transform.isUpright else { return false }
      withImageSink(bitmap, frame: frame.cgRect, sampling: sampling, in: context) { sink, visible in
        let visible = visible.intersection(bounds)
        if visible.isEmpty { return }
        scan(clip, rule: rule, context.transform, bounds: visible, into: sink)
      }
    case .fill, .glyphs, .glyphOutlines, .group: return false
    }
    return true
  }

  /// The context's clip narrowed to a path, and whether its edges are soft; nil where the budget does not leave
  /// room for it.
  private func clipped(
    _ context: DrawingContext, to path: Path, rule: FillRule
  ) -> (ClipMask, isSoft: Bool)? {
    let device = path.controlBounds.applying(context.transform)
    let bounds = PixelBounds(covering: device).intersection(context.clip.bounds)
    let narrowed = context.clip.narrowed(to: bounds)
    if path.isRectangle, context.transform.isTranslation, device == device.integral {
      return (narrowed, false)
    }
    guard
      let coverage = coverage(
        of: path, rule: rule, transform: context.transform, bounds: narrowed.bounds, for: "a clip")
    else { return nil }
    return (narrowed.multiplied(by: coverage), true)
  }

  /// Items painted on their own. Their pixels do not depend on how many of them are asked for.
  /// - Parameters:
  ///   - region: what must be right.
  ///   - painted: what the items paint.
  /// - Returns: a layer of the region at least; nil where the budget does not leave room for it.
  func layer(
    _ items: [DisplayItem], _ extents: [VerticalBounds]?, region: PixelBounds, painted: PixelBounds,
    _ transform: CGAffineTransform, _ glyphs: some GlyphSource
  ) -> Layer? {
    // Backdrops look at what lies around.
    let backdrops = items.reduce(0) { $0 + $1.backdropReach(transform) }
    let bounds = painted.intersection(region.widened(by: backdrops)).union(region)
    guard var layer = Layer(bounds: bounds, kernels: kernels, budget: budget) else { return nil }
    layer.pixels.withUnsafeMutableBufferPointer { buffer in
      guard !bounds.isEmpty, let base = buffer.baseAddress else { return }
      let inner = DrawingContext(
        surface: Surface(pixels: base, bounds: bounds, kernels: kernels),
        clip: ClipMask(bounds: bounds), transform: transform)
      draw(items, extents: extents, in: inner, glyphs: glyphs)
    }
    return layer
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
    return !bounds.isNull && isOutline(of: bounds)
  }
}
