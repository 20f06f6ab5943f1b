import GalleyGeometry
import GalleyGraphics

extension PixelBounds {
  /// The pixels that a rectangle is mapped to; nil where a part of it lies behind the viewer.
  func applying(_ projection: ProjectionTransform) -> PixelBounds? {
    let corners = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
      CGPoint(x: right, y: bottom),
    ]
    let mapped = corners.compactMap { $0.applying(projection) }
    guard mapped.count == 4 else { return nil }
    let (x, y) = (mapped.map(\.x), mapped.map(\.y))
    let (low, high) = (
      CGPoint(x: x.min() ?? 0, y: y.min() ?? 0), CGPoint(x: x.max() ?? 0, y: y.max() ?? 0)
    )
    return PixelBounds(
      covering: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
  }

  /// All pixels that there can be.
  static var everything: PixelBounds {
    PixelBounds(left: -limit, top: -limit, right: limit, bottom: limit)
  }
}

extension Rasterizer {
  /// Paints a group seen at an angle: its items are painted flat, twice as large, and every pixel of the
  /// device is the mean of several places of that image.
  func drawProjected(
    _ group: DisplayGroup, _ projection: ProjectionTransform, in context: DrawingContext,
    glyphs: some GlyphSource
  ) {
    guard let view = ProjectedView(group, projection, context.transform) else { return }
    let visible = view.whole.intersection(context.clip.bounds)
    drawProjected(group, view, visible, in: context, glyphs: glyphs)
  }

  /// Paints what of the group lies in a region: part by part where the flat image of all of it is too large. No
  /// pixel depends on that.
  private func drawProjected(
    _ group: DisplayGroup, _ view: ProjectedView, _ region: PixelBounds,
    in context: DrawingContext, glyphs: some GlyphSource
  ) {
    guard !region.isEmpty, budget.canContinue("painting") else { return }
    let bounds = view.flatPixels(of: region)
    if bounds.isEmpty { return }
    let size = bounds.area * MemoryLayout<UInt32>.stride
    if size > Self.largestFlatImage || !budget.fits(size) {
      if region.area == 1 {
        return drawSamples(group, view, region.left, region.top, in: context, glyphs: glyphs)
      }
      for part in region.halves {
        drawProjected(group, view, part, in: context, glyphs: glyphs)
      }
      return
    }
    guard
      let flat = layer(
        group.items, nil, region: bounds, painted: view.painted, view.flat, glyphs)
    else { return }
    withScratch(region.width) { scratch in
      withMask(context) { clip in
        flat.pixels.withUnsafeBufferPointer { pixels in
          guard let pixels = pixels.baseAddress else { return }
          let image = SourceLayer(pixels: pixels, bounds: flat.bounds, view: view)
          for y in region.top..<region.bottom {
            guard budget.canContinue("painting") else { return }
            for x in 0..<region.width { scratch[x] = image.pixel(region.left + x, y) }
            context.surface.blend(
              scratch, x: region.left, y: y, count: region.width, coverage: 255, clip: clip)
          }
        }
      }
    }
  }

  /// Paints a pixel that sees a large part of the flat image, as near the horizon: of that only the few places
  /// that are looked at.
  private func drawSamples(
    _ group: DisplayGroup, _ view: ProjectedView, _ x: Int, _ y: Int,
    in context: DrawingContext, glyphs: some GlyphSource
  ) {
    var sum = SIMD4<UInt32>()
    for place in view.samples(x, y) {
      guard let source = place.applying(view.back), let bounds = view.neighbours(of: source)
      else { continue }
      guard
        let flat = layer(
          group.items, nil, region: bounds, painted: view.painted, view.flat, glyphs)
      else { return }
      flat.pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress else { return }
        sum &+= SourceLayer(pixels: pixels, bounds: flat.bounds, view: view).sample(source)
      }
    }
    let pixel = view.mean(sum)
    withMask(context) { clip in
      withUnsafePointer(to: pixel) {
        context.surface.blend($0, x: x, y: y, count: 1, coverage: 255, clip: clip)
      }
    }
  }

  /// Bytes of a flat image; one that is larger is painted part by part.
  private static let largestFlatImage = 1 << 28
}

/// How a group is looked at. All of it follows from the whole group, and nothing from what of it is seen: samples
/// must not depend on bands and clips.
private struct ProjectedView {
  /// From the group's items to the flat image.
  let flat: CGAffineTransform
  /// What the items paint of that.
  let painted: PixelBounds
  /// From the device to the flat image.
  let back: ProjectionTransform
  /// The device's pixels that see it.
  let whole: PixelBounds
  /// Samples a side of a pixel.
  let grid: Int

  private static let largestGrid = 8

  /// Nil for a group of which nothing is seen.
  init?(_ group: DisplayGroup, _ projection: ProjectionTransform, _ transform: CGAffineTransform) {
    // Twice as large, or as large as there are pixels; what reaches as far as those reaches as far anyway.
    let own = group.items.bounds(group.transform)
    let side = [own.left, own.top, own.right, own.bottom].map(abs).max() ?? 0
    var scale = max(transform.scale, 1e-3) * 2
    if side > 0, side < PixelBounds.limit {
      scale = min(scale, CGFloat(PixelBounds.limit) / CGFloat(side))
    }
    let enlarged = CGAffineTransform(scaleX: scale, y: scale)
    let forth = ProjectionTransform(enlarged.inverted()).concatenating(projection)
      .concatenating(ProjectionTransform(transform))
    guard let back = forth.inverted else { return nil }
    flat = group.transform.concatenating(enlarged)
    painted = group.items.bounds(flat)
    whole = painted.applying(forth) ?? .everything
    grid = Self.grid(back, at: CGPoint(x: whole.midX, y: whole.midY))
    self.back = back
    if painted.isEmpty { return nil }
  }

  /// A place of the device that a pixel is looked at.
  @inline(__always)
  func sample(_ x: Int, _ y: Int, column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(grid),
      y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(grid))
  }

  func samples(_ x: Int, _ y: Int) -> [CGPoint] {
    (0..<grid * grid).map { sample(x, y, column: $0 % grid, row: $0 / grid) }
  }

  /// The mean of all samples of a pixel, each of 256 times four channels.
  func mean(_ sum: SIMD4<UInt32>) -> UInt32 {
    let count = UInt32(grid * grid) * 256
    let mean = (sum &+ count / 2) / count
    return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
  }

  /// The upper left one of the four pixels of the flat image that a place lies between; nil beyond it.
  @inline(__always)
  func corner(of place: CGPoint) -> (left: Int, top: Int)? {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    guard x > CGFloat(painted.left - 1), y > CGFloat(painted.top - 1),
      x < CGFloat(painted.right), y < CGFloat(painted.bottom)
    else { return nil }
    return (Int(x.rounded(.down)), Int(y.rounded(.down)))
  }

  /// Those four, as many as there are.
  func neighbours(of place: CGPoint) -> PixelBounds? {
    guard let (left, top) = corner(of: place) else { return nil }
    return PixelBounds(left: left, top: top, right: left + 2, bottom: top + 2).intersection(painted)
  }

  /// What is seen of the flat image, and the neighbours that its samples have.
  func flatPixels(of region: PixelBounds) -> PixelBounds {
    painted.intersection((region.applying(back) ?? painted).widened(by: Self.largestGrid))
  }

  /// Samples a side of a pixel: as many as the image has pixels there, in the middle.
  private static func grid(_ back: ProjectionTransform, at middle: CGPoint) -> Int {
    guard let here = middle.applying(back),
      let right = CGPoint(x: middle.x + 1, y: middle.y).applying(back),
      let below = CGPoint(x: middle.x, y: middle.y + 1).applying(back)
    else { return largestGrid }
    let steps = [right.x - here.x, right.y - here.y, below.x - here.x, below.y - here.y]
    // Beyond what numbers hold, the difference is none.
    guard let step = steps.map(\.magnitude).max(), steps.allSatisfy(\.isFinite) else {
      return largestGrid
    }
    return min(largestGrid, max(2, Int(min(step, 100).rounded(.up))))
  }
}

extension PixelBounds {
  fileprivate var midX: CGFloat { CGFloat(left + right) / 2 }
  fileprivate var midY: CGFloat { CGFloat(top + bottom) / 2 }
}

/// An image that lies flat, and how it is looked at.
private struct SourceLayer {
  let pixels: UnsafePointer<UInt32>
  /// Of the pixels, perhaps of less than there is of the image.
  let bounds: PixelBounds
  let view: ProjectedView

  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    var sum = SIMD4<UInt32>()
    for row in 0..<view.grid {
      for column in 0..<view.grid {
        let place = view.sample(x, y, column: column, row: row)
        if let source = place.applying(view.back) { sum &+= sample(source) }
      }
    }
    return view.mean(sum)
  }

  /// The bilinear mean of four pixels times 256; beyond the image there is nothing.
  func sample(_ place: CGPoint) -> SIMD4<UInt32> {
    guard let (left, top) = view.corner(of: place) else { return .zero }
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    let across = UInt32((x - CGFloat(left)) * 16)
    let down = UInt32((y - CGFloat(top)) * 16)
    return channels(left, top) &* ((16 - across) * (16 - down))
      &+ channels(left + 1, top) &* (across * (16 - down))
      &+ channels(left, top + 1) &* ((16 - across) * down)
      &+ channels(left + 1, top + 1) &* (across * down)
  }

  @inline(__always)
  private func channels(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
    guard x >= bounds.left, y >= bounds.top, x < bounds.right, y < bounds.bottom else {
      return .zero
    }
    let pixel = pixels[(y - bounds.top) * bounds.width + (x - bounds.left)]
    return SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
  }
}
