import GalleyGeometry
import GalleyGraphics

extension PixelRect {
  /// The pixels that a rectangle is mapped to; nil where a part of it lies behind the viewer.
  func applying(_ projection: ProjectionTransform) -> PixelRect? {
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
    return PixelRect(
      covering: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
  }

  /// All pixels that there can be.
  static var everything: PixelRect {
    PixelRect(left: -limit, top: -limit, right: limit, bottom: limit)
  }
}

extension Rasterizer {
  /// Paints a group seen at an angle: its items are painted flat, twice as large, and every pixel of the
  /// device is the mean of several places of that picture.
  func drawProjected(
    _ group: DisplayGroup, _ projection: ProjectionTransform, in context: DrawingContext,
    glyphs: some GlyphSource
  ) {
    let scale = max(context.transform.scale, 1e-3) * 2
    let enlarged = CGAffineTransform(scaleX: scale, y: scale)
    // From the enlarged picture to the device.
    let forth = ProjectionTransform(enlarged.inverted()).concatenating(projection)
      .concatenating(ProjectionTransform(context.transform))
    guard let back = forth.inverted else { return }
    let inner = group.transform.concatenating(enlarged)
    let painted = group.items.bounds(inner)
    // Not only what is seen: samples must not depend on bands and clips.
    let whole = painted.applying(forth) ?? .everything
    let visible = whole.intersection(context.clip.bounds)
    guard !visible.isEmpty else { return }
    // What is seen of the picture, and the neighbours that its samples have.
    let bounds = painted.intersection(
      (visible.applying(back) ?? painted).widened(by: Self.largestGrid))
    guard !bounds.isEmpty, bounds.width * bounds.height <= Self.largestPicture else { return }
    let flat = layer(group.items, nil, bounds: bounds, inner, glyphs)
    withScratch(visible.width) { scratch in
      withMask(context) { clip in
        flat.pixels.withUnsafeBufferPointer { pixels in
          guard let pixels = pixels.baseAddress else { return }
          let picture = FlatPicture(
            pixels: pixels, bounds: bounds, back: back,
            grid: Self.grid(back, at: CGPoint(x: whole.midX, y: whole.midY)))
          for y in visible.top..<visible.bottom {
            for x in 0..<visible.width { scratch[x] = picture.pixel(visible.left + x, y) }
            context.surface.blend(
              scratch, x: visible.left, y: y, count: visible.width, coverage: 255, clip: clip)
          }
        }
      }
    }
  }

  /// Samples a side of a pixel: as many as the picture has pixels there, in the middle.
  private static func grid(_ back: ProjectionTransform, at middle: CGPoint) -> Int {
    guard let here = middle.applying(back),
      let right = CGPoint(x: middle.x + 1, y: middle.y).applying(back),
      let below = CGPoint(x: middle.x, y: middle.y + 1).applying(back)
    else { return largestGrid }
    let step =
      [right.x - here.x, right.y - here.y, below.x - here.x, below.y - here.y]
      .map(\.magnitude).max() ?? 2
    return min(largestGrid, max(2, Int(min(step, 100).rounded(.up))))
  }

  private static let largestGrid = 8
  /// Pixels of a flat picture; a larger one is not painted.
  private static let largestPicture = 1 << 27
}

extension PixelRect {
  fileprivate var midX: CGFloat { CGFloat(left + right) / 2 }
  fileprivate var midY: CGFloat { CGFloat(top + bottom) / 2 }
}

/// A picture that lies flat, and how it is looked at.
private struct FlatPicture {
  let pixels: UnsafePointer<UInt32>
  let bounds: PixelRect
  /// From the device.
  let back: ProjectionTransform
  /// Samples a side of a pixel.
  let grid: Int

  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    var sum = SIMD4<UInt32>()
    for row in 0..<grid {
      for column in 0..<grid {
        let place = CGPoint(
          x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(grid),
          y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(grid))
        if let source = place.applying(back) { sum &+= sample(source) }
      }
    }
    let count = UInt32(grid * grid) * 256
    let mean = (sum &+ count / 2) / count
    return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
  }

  /// The bilinear mean of four pixels times 256; beyond the picture there is nothing.
  private func sample(_ place: CGPoint) -> SIMD4<UInt32> {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    guard x > CGFloat(bounds.left - 1), y > CGFloat(bounds.top - 1), x < CGFloat(bounds.right),
      y < CGFloat(bounds.bottom)
    else { return .zero }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
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
