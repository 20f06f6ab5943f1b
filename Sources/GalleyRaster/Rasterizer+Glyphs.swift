import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Glyphs larger than this many pixels to an em are filled as paths: their coverage would fill the
  /// cache and is seldom used twice.
  private static let largestCachedSize: CGFloat = 256

  func draw(
    _ placed: PlacedRun, paint: Paint, in context: DrawingContext, glyphs: some GlyphSource
  ) {
    guard placed.isPaintable else { return }
    let isCached = context.transform.isTranslation && placed.size <= Self.largestCachedSize
    let isMonochrome = glyphs.isMonochrome(placed.run.face)
    for item in placed.run.glyphs {
      if budget.isExhausted { return }
      let glyph = placed.placed(item)
      let isDrawn =
        !isMonochrome && drawColor(glyph, paint: paint, in: context, glyphs: glyphs)
      if isDrawn { continue }
      if isCached {
        blit(glyph, paint: paint, in: context, glyphs: glyphs)
      } else {
        fill(glyph, paint: paint, in: context, glyphs: glyphs)
      }
    }
  }

  /// Fills a glyph's outline, as is done under more than a translation.
  private func fill(
    _ glyph: PlacedGlyph, paint: Paint, in context: DrawingContext, glyphs: some GlyphSource
  ) {
    guard case .outline(let path, let unitsPerEm) = glyphs.image(of: glyph.id, in: glyph.face),
      !path.isEmpty
    else { return }
    fill(path, unitsPerEm: unitsPerEm, of: glyph, paint: paint, in: context)
  }

  /// Fills the strokes of glyphs' outlines.
  func drawOutlines(
    _ placed: PlacedRun, style: StrokeStyle, paint: Paint, in context: DrawingContext,
    glyphs: some GlyphSource
  ) {
    guard placed.isPaintable else { return }
    for item in placed.run.glyphs {
      var glyph = placed.placed(item)
      guard case .outline(let path, let unitsPerEm) = glyphs.image(of: glyph.id, in: glyph.face),
        !path.isEmpty, budget.canContinue("painting")
      else { continue }
      // On the places where the filled glyphs stand.
      if context.transform.isTranslation {
        let (x, y) = (context.transform.tx, context.transform.ty)
        glyph.origin.x = ((glyph.origin.x + x) * 4 + 0.5).rounded(.down) / 4 - x
        glyph.origin.y = (glyph.origin.y + y + 0.5).rounded(.down) - y
      }
      let outline = path.applying(glyph.transform(unitsPerEm: unitsPerEm))
      guard let line = outline.strokedGlyph(style, budget: budget) else { return }
      fill(line, rule: .nonZero, paint: paint, in: context)
    }
  }

  /// Fills a path in font units, its origin at that of the glyph.
  func fill(
    _ path: Path, unitsPerEm: CGFloat, of glyph: PlacedGlyph, paint: Paint,
    in context: DrawingContext
  ) {
    let outline = path.applying(glyph.transform(unitsPerEm: unitsPerEm))
    fill(outline, rule: .nonZero, paint: paint, in: context)
  }

  /// Draws a glyph's coverage: its baseline on a pixel's edge, its origin on a quarter of a pixel.
  private func blit(
    _ glyph: PlacedGlyph, paint: Paint, in context: DrawingContext, glyphs: some GlyphSource
  ) {
    let x = glyph.origin.x + context.transform.tx
    let y = glyph.origin.y + context.transform.ty
    let limit = CGFloat(PixelBounds.limit)
    guard x.magnitude < limit, y.magnitude < limit else { return }
    let quarters = Int((x * 4 + 0.5).rounded(.down))
    let key = GlyphCache.Key(
      face: glyph.face, glyph: glyph.id, size: Double(glyph.size), quarter: quarters & 3)
    let mask = glyphCache.mask(for: key) {
      makeMask(of: glyph, quarter: quarters & 3, glyphs: glyphs)
    }
    guard let mask else { return }
    let baseline = Int((y + 0.5).rounded(.down))
    if mask.isPath {
      // Where its mask would stand.
      var snapped = glyph
      snapped.origin = CGPoint(
        x: CGFloat(quarters) / 4 - context.transform.tx,
        y: CGFloat(baseline) - context.transform.ty)
      return fill(snapped, paint: paint, in: context, glyphs: glyphs)
    }
    if mask.width == 0 { return }
    blit(
      mask, left: quarters >> 2 + mask.left, top: baseline + mask.top, paint: paint, in: context)
  }

  /// The pixels of the largest mask of a glyph. An outline may be a thousand times as large as its em; what is larger is
  /// filled as a path, wherever it stands and whatever of it is seen.
  private static let largestMask = 1 << 20

  /// Nil where the budget does not leave room or time for it.
  private func makeMask(
    of glyph: PlacedGlyph, quarter: Int, glyphs: some GlyphSource
  ) -> GlyphMask? {
    guard case .outline(let path, let unitsPerEm) = glyphs.image(of: glyph.id, in: glyph.face),
      !path.isEmpty
    else { return .empty }
    let factor = glyph.size / unitsPerEm
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: -factor, tx: CGFloat(quarter) / 4, ty: 0)
    let bounds = PixelBounds(covering: path.controlBounds.applying(transform))
    if bounds.isEmpty { return .empty }
    if bounds.area > Self.largestMask {
      var mask = GlyphMask.empty
      mask.isPath = true
      return mask
    }
    guard
      let exact = coverage(
        of: path, rule: .nonZero, transform: transform, bounds: bounds, for: "a glyph"),
      !budget.isExhausted
    else { return nil }
    return GlyphMask(
      left: bounds.left, top: bounds.top, width: bounds.width, height: bounds.height,
      coverage: Self.quantized(exact.bytes))
  }

  /// A glyph's coverage in 128 steps instead of 256. The difference is not visible, and text on a plain
  /// ground stays within the 256 colours of a palette: the example of 75 chips has 142 colours
  /// instead of 269, which halves its file and the time to write it.
  private static func quantized(_ coverage: [UInt8]) -> [UInt8] {
    // Without checks, so that many are rounded at once: no sum is above 255.
    Array(unsafeUninitializedCapacity: coverage.count) { rounded, count in
      for (index, share) in coverage.enumerated() {
        let steps = (UInt32(share) &* 127 &+ 127) / 255
        rounded[index] = UInt8(truncatingIfNeeded: (steps &* 255 &+ 63) / 127)
      }
      count = coverage.count
    }
  }

  private func blit(
    _ mask: GlyphMask, left: Int, top: Int, paint: Paint, in context: DrawingContext
  ) {
    let bounds = PixelBounds(
      left: left, top: top, right: left + mask.width, bottom: top + mask.height)
    let visible = bounds.intersection(context.clip.bounds)
    guard !visible.isEmpty else { return }
    guard case .solid(let color) = paint else {
      return withSink(paint, context, bounds: visible) { sink in
        for y in visible.top..<visible.bottom {
          let start = (y - top) * mask.width - left
          for x in visible.left..<visible.right where mask.coverage[start + x] != 0 {
            sink.span(y: y, x: x, count: 1, coverage: UInt32(mask.coverage[start + x]))
          }
        }
      }
    }
    let source = color.pixel.rawValue
    if source >> 24 == 0 { return }
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      let kernels = context.surface.kernels.pointee
      context.clip.withRows { clip in
        for y in visible.top..<visible.bottom {
          let shares = base + (y - top) * mask.width + (visible.left - left)
          let row = context.surface.address(visible.left, y)
          guard let clipRow = clip.row(visible.left, y) else {
            kernels.over_solid_masked(row, shares, visible.width, source, 255)
            continue
          }
          for x in 0..<visible.width where shares[x] != 0 {
            let share = PixelMath.multiply(UInt32(shares[x]), UInt32(clipRow[x]))
            row[x] = PixelMath.over(PixelMath.scale(source, by: share), row[x])
          }
        }
      }
    }
  }
}
