import GalleyGeometry
import GalleyGraphics

/// Where the pixels of a shadow come from along one axis: the mask's, and one of them again and again
/// where the path's middle was cut out.
private struct ShadowAxis {
  /// The device's place of the mask's first pixel.
  var origin: Int
  /// The mask's pixel that stands for those that were cut out.
  var middle: Int
  /// How many were.
  var removed: Int
  var length: Int
  var end: Int { origin + length + removed }

  /// - Parameter reach: how far a blur looks.
  init(_ stretch: StretchableSpan, reach: Int, origin: Int, length: Int) {
    self.origin = origin
    self.length = length
    removed = max(0, stretch.count - (2 * reach + 1))
    middle = stretch.start + reach
  }

  /// The mask's pixel for one of the device.
  func source(_ place: Int) -> Int {
    let own = place - origin
    return own <= middle ? own : own <= middle + removed ? middle : own - removed
  }
}

extension Rasterizer {
  /// Paints a group that is one filled path with a shadow: the shadow's pixels are blurred once for all
  /// paths of the same shape, and without the middle, where they are all alike.
  /// - Parameter hidden: device pixels of the shadow that something opaque covers later.
  /// - Returns: false for any other group, of which nothing is painted.
  func drawShadowed(
    _ items: [DisplayItem], _ compositing: Compositing, in context: DrawingContext,
    glyphs: some GlyphSource, hidden: PixelBounds? = nil
  ) -> Bool {
    guard context.clip.coverage == nil, compositing.isShadow(of: items),
      let shape = items[0].solidShape,
      case .shadow(let color, let sigma, let x, let y) = compositing.effects[0]
    else { return false }
    let scale = context.transform.scale
    let deviation = min(sigma * scale, Effect.largestSigma)
    let path = shape.path.applying(context.transform)
    let bounds = path.controlBounds
    guard deviation > Layer.leastSigma, !path.isUndefined(.identity), !bounds.isNull,
      max(
        bounds.minX.magnitude, bounds.minY.magnitude, bounds.maxX.magnitude, bounds.maxY.magnitude)
        < CGFloat(PixelBounds.limit) / 2,
      x.magnitude * scale < CGFloat(PixelBounds.limit) / 2,
      y.magnitude * scale < CGFloat(PixelBounds.limit) / 2
    else { return false }
    let pixels = PixelBounds(covering: bounds)
    let shadow = CutShape(path, in: pixels, rule: shape.rule, sigma: Double(deviation))
    guard shadow.size <= ShadowCache.largestMask else { return false }
    // The image is over where there is no room for it.
    guard let mask = shadowCache.mask(for: shadow.key, make: { makeMask(shadow) }) else {
      return true
    }
    let offset = (x: Int((x * scale).rounded()), y: Int((y * scale).rounded()))
    paint(
      mask, color.pixel.rawValue,
      ShadowAxis(
        shadow.columns, reach: shadow.reach, origin: pixels.left + offset.x, length: mask.width),
      ShadowAxis(
        shadow.rows, reach: shadow.reach, origin: pixels.top + offset.y, length: mask.height),
      in: context, hidden: hidden)
    draw(items, in: context, glyphs: glyphs)
    return true
  }

  private func makeMask(_ shape: CutShape) -> ShadowMask? {
    let reach = shape.reach
    let bounds = PixelBounds(
      left: -reach, top: -reach, right: shape.width + reach, bottom: shape.height + reach)
    let blur = GaussianBlur(shadow: shape.key.sigma)
    let size = 2 * bounds.area + blur.bytes(width: bounds.width, height: bounds.height)
    guard let held = MemoryReservation(size, of: budget, for: "a shadow of \(bounds.sizeText)"),
      let coverage = coverage(
        of: shape.key.path, rule: shape.key.rule, transform: .identity, bounds: bounds,
        for: "a shadow")
    else { return nil }
    return withExtendedLifetime(held) {
      var plane = coverage.bytes.map { UInt16($0) << 8 }
      blur.apply(
        to: &plane, width: bounds.width, height: bounds.height, kernels: kernels, budget: budget)
      if budget.isExhausted { return nil }
      return ShadowMask(
        left: -reach, top: -reach, width: bounds.width, height: bounds.height,
        coverage: plane.map(Layer.byte))
    }
  }

  private func paint(
    _ mask: ShadowMask, _ source: UInt32, _ columns: ShadowAxis, _ rows: ShadowAxis,
    in context: DrawingContext, hidden: PixelBounds?
  ) {
    var (columns, rows) = (columns, rows)
    columns.origin += mask.left
    columns.middle -= mask.left
    rows.origin += mask.top
    rows.middle -= mask.top
    let visible = PixelBounds(
      left: columns.origin, top: rows.origin, right: columns.end, bottom: rows.end
    ).intersection(context.clip.bounds)
    guard !visible.isEmpty, source >> 24 > 0 else { return }
    let surface = context.surface
    // Where the mask's left part ends and its right one begins, within what is seen.
    let middle = min(max(columns.origin + columns.middle, visible.left), visible.right)
    let end = min(
      max(columns.origin + columns.middle + columns.removed, visible.left), visible.right)
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for y in visible.top..<visible.bottom {
        let shares = base + rows.source(y) * mask.width
        func part(_ left: Int, _ right: Int) {
          if left >= right { return }
          surface.kernels.pointee.over_solid_masked(
            surface.address(left, y), shares + columns.source(left), right - left, source, 255)
        }
        func stretch(_ left: Int, _ right: Int) {
          if left >= right { return }
          let pixel = PixelMath.scale(source, by: UInt32(shares[columns.middle]))
          surface.blend(pixel, x: left, y: y, count: right - left)
        }
        func paint(_ left: Int, _ right: Int) {
          part(left, min(middle, right))
          stretch(max(middle, left), min(end, right))
          part(max(end, left), right)
        }
        if let hidden, hidden.top <= y, y < hidden.bottom, hidden.left < hidden.right {
          paint(visible.left, min(hidden.left, visible.right))
          paint(max(hidden.right, visible.left), visible.right)
        } else {
          paint(visible.left, visible.right)
        }
      }
    }
  }
}

/// A path at the origin of its pixels with the middle cut out, as far as a blur does not see it.
private struct CutShape {
  let key: ShadowCache.Key
  let reach: Int
  /// Of the whole path.
  let columns: StretchableSpan
  let rows: StretchableSpan
  /// Of the cut one, in pixels.
  let width: Int
  let height: Int
  /// The pixels of its mask.
  var size: Int { (width + 2 * reach) * (height + 2 * reach) }

  init(_ path: Path, in pixels: PixelBounds, rule: FillRule, sigma: Double) {
    let reach = GaussianBlur(shadow: sigma).reach
    let origin = CGAffineTransform(
      translationX: -CGFloat(pixels.left), y: -CGFloat(pixels.top))
    var moved = path.applying(origin)
    columns = StretchableSpan(moved, alongX: true)
    rows = StretchableSpan(moved, alongX: false)
    let (across, down) = (
      max(0, columns.count - (2 * reach + 1)), max(0, rows.count - (2 * reach + 1))
    )
    let (x, y) = (CGFloat(columns.start), CGFloat(rows.start))
    if across > 0 || down > 0 {
      moved = moved.mapPoints { point in
        CGPoint(
          x: point.x > x ? point.x - CGFloat(across) : point.x,
          y: point.y > y ? point.y - CGFloat(down) : point.y)
      }
    }
    self.reach = reach
    width = pixels.width - across
    height = pixels.height - down
    key = ShadowCache.Key(path: moved, rule: rule, sigma: sigma)
  }
}

extension Compositing {
  /// Whether it gives items which are one filled path a shadow and nothing else, but for a clip.
  func isShadow(of items: [DisplayItem]) -> Bool {
    guard items.count == 1, effects.count == 1, mask == nil, blendMode == .normal,
      case .shadow = effects[0]
    else { return false }
    return items[0].solidShape != nil
  }
}

extension DisplayItem {
  /// The path of an item that is filled with an opaque colour.
  fileprivate var solidShape: (path: Path, rule: FillRule)? {
    switch self {
    case .fill(let path, let rule, .solid(let color)) where color.alpha >= 1: (path, rule)
    case .fillRect(let rect, .solid(let color)) where color.alpha >= 1: (Path(rect), .nonZero)
    default: nil
    }
  }
}
