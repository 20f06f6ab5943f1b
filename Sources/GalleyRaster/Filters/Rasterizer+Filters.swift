import GalleyGeometry
import GalleyGraphics

extension Rasterizer {
  /// Paints what a filter makes of a group. A filter whose axes are not those of the device is worked out along its own
  /// ones and then looked at.
  func drawFiltered(
    _ group: DisplayGroup, _ filter: FilterGraph, in context: DrawingContext,
    glyphs: some GlyphSource
  ) {
    let inner = group.transform.concatenating(context.transform)
    guard let space = filter.space(inner) else { return }
    guard let toDevice = space.toDevice else {
      let plan = FilterPlan(filter, source: group.items.bounds(inner), inner)
      guard let painted = plan.steps.last?.painted else { return }
      let visible = painted.intersection(context.clip.bounds)
      return drawFiltered(group.items, plan, visible, in: context, glyphs: glyphs)
    }
    var flat = group
    flat.transform = space.items
    var outer = context
    outer.transform = .identity
    let projection = ProjectionTransform(toDevice)
    let seen = DisplayGroup(items: [.group(flat)], projection: projection)
    drawProjected(seen, projection, in: outer, glyphs: glyphs)
  }

  /// Paints what of a filter lies in a region: part by part where the images of all of it are too large.
  private func drawFiltered(
    _ items: [DisplayItem], _ plan: FilterPlan, _ region: PixelBounds, in context: DrawingContext,
    glyphs: some GlyphSource
  ) {
    guard !region.isEmpty, budget.canContinue("painting a filter") else { return }
    if region.area > Self.smallestPart, !budget.fits(plan.bytes(for: region)) {
      for part in region.halves { drawFiltered(items, plan, part, in: context, glyphs: glyphs) }
      return
    }
    var pass = FilterPass(plan, region, kernels: kernels, budget: budget)
    let source = pass.regions.source
    if !source.isEmpty {
      guard
        let layer = layer(
          items, nil, region: source, painted: plan.source, plan.transform, glyphs)
      else { return }
      pass.source = FilterImage(layer: layer, isLinear: false)
    }
    let result = pass.result { items, region in
      self.layer(
        items, nil, region: region, painted: items.bounds(plan.transform), plan.transform, glyphs)
    }
    guard let layer = result else { return }
    withMask(context) { clip in
      layer.pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress else { return }
        for y in region.top..<region.bottom {
          context.surface.blend(
            pixels + (y - layer.bounds.top) * layer.bounds.width + region.left - layer.bounds.left,
            x: region.left, y: y, count: region.width, coverage: 255, clip: clip)
        }
      }
    }
  }

  /// Regions of fewer pixels are not painted part by part.
  private static let smallestPart = 1 << 12
}
