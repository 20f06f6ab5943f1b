import GalleyGeometry
import GalleyGraphics

/// Paints a group into layers of its own, applies its effects and its mask, and composites it.
///
/// What must be painted follows from what is seen, effect by effect from the last one to the first: a blur asks for
/// what lies around, a shadow for what casts it. A shadow that is far away asks for two rectangles, not for all that
/// lies between them. No pixel depends on how large a region is, so that a region whose layers the budget does not
/// leave room for is painted part by part.
struct LayerPainter {
  private let rasterizer: Rasterizer
  private let items: [DisplayItem]
  private let compositing: Compositing
  private let extents: [VerticalBounds]?
  private let transform: CGAffineTransform
  private let scale: CGFloat
  /// What the group paints before its first effect, behind it and so on.
  private let painted: [PixelBounds]
  /// What it paints with all effects.
  private let whole: PixelBounds
  /// Regions of fewer pixels are not painted part by part.
  private static let smallest = 1 << 12
  /// How many far shadows of one group are painted by two regions each.
  private static let mostForks = 8

  init(
    rasterizer: Rasterizer, items: [DisplayItem], compositing: Compositing,
    extents: [VerticalBounds]?,
    transform: CGAffineTransform
  ) {
    (self.rasterizer, self.items, self.compositing) = (rasterizer, items, compositing)
    self.extents = extents
    (self.transform, scale) = (transform, transform.scale)
    var rect = items.bounds(transform)
    let reach = compositing.effects.reduce(0) { $0 + $1.reach(scale: transform.scale) }
    // Operators that change pixels where the group has none reach as far as clips let them.
    let whole = compositing.blendMode.reachesBeyondSource ? .everything : rect.widened(by: reach)
    var painted = [rect]
    for effect in compositing.effects {
      rect = effect.painted(rect, scale: transform.scale, in: whole)
      painted.append(rect)
    }
    (self.painted, self.whole) = (painted, whole)
  }

  /// Paints what of the group lies in a region of the surface.
  func paint(
    _ region: PixelBounds, through mask: ClipMask, onto surface: Surface, _ glyphs: some GlyphSource
  ) {
    let region = region.intersection(whole)
    guard !region.isEmpty, rasterizer.budget.canContinue("painting") else { return }
    if region.area > Self.smallest, !rasterizer.budget.fits(bytes(for: region)) {
      for part in region.halves { paint(part, through: mask, onto: surface, glyphs) }
      return
    }
    guard var layer = layer(behind: compositing.effects.count, region, glyphs) else { return }
    if let mask = compositing.mask {
      let bounds = mask.bounds(transform)
      guard
        let alphas = rasterizer.layer(
          mask, nil, region: region, painted: bounds, transform, glyphs)
      else { return }
      layer.multiply(by: alphas, in: region)
    }
    composite(layer, region, through: mask, onto: surface)
  }

  /// The group's pixels behind some of its effects, in a region at least.
  ///
  /// A file may have any number of effects: those that ask for one region each are applied one after the other, and
  /// only a shadow that is far away takes a level of the stack.
  /// - Parameter forks: how many shadows before this one asked for two regions.
  private func layer(
    behind count: Int, _ region: PixelBounds, _ glyphs: some GlyphSource, forks: Int = 0
  ) -> Layer? {
    guard rasterizer.budget.canContinue("painting") else { return nil }
    var region = region
    var start = count
    var fork: (own: PixelBounds, caster: PixelBounds)?
    while start > 0, fork == nil {
      switch needed(before: start - 1, for: region, forks: forks) {
      case .one(let rect): region = rect
      case .two(let own, let caster): fork = (own, caster)
      }
      start -= 1
    }
    var layer: Layer?
    if let fork {
      let effect = compositing.effects[start]
      guard let plane = plane(behind: start, fork.caster, effect, glyphs, forks: forks + 1)
      else { return nil }
      layer = self.layer(behind: start, fork.own, glyphs, forks: forks + 1)
      layer?.cast(effect, of: plane, scale: scale)
      start += 1
    } else {
      layer = rasterizer.layer(
        items, extents, region: region, painted: painted[0], transform, glyphs)
    }
    for effect in compositing.effects[start..<count] {
      guard rasterizer.budget.canContinue("painting") else { return nil }
      layer?.apply(effect, scale: scale)
    }
    return layer
  }

  /// What an effect must have of the layer before it. Shadows that are far away double what is painted: behind a few of
  /// them all that lies between is painted instead.
  private func needed(before index: Int, for region: PixelBounds, forks: Int) -> RequiredRegion {
    let needed = compositing.effects[index].needed(for: region, of: painted[index], scale: scale)
    guard case .two(let own, let caster) = needed, forks >= Self.mostForks else { return needed }
    return .one(own.union(caster))
  }

  /// The alphas that cast a shadow.
  private func plane(
    behind count: Int, _ region: PixelBounds, _ effect: Effect, _ glyphs: some GlyphSource,
    forks: Int
  ) -> BlurredPlane? {
    layer(behind: count, region, glyphs, forks: forks)?.blurredShadow(of: effect, scale: scale)
  }

  /// About as many bytes as the layers of a region take.
  private func bytes(for region: PixelBounds) -> Int {
    var regions = [region]
    for (index, effect) in compositing.effects.enumerated().reversed() where regions.count < 16 {
      regions = regions.flatMap { region -> [PixelBounds] in
        switch effect.needed(for: region, of: painted[index], scale: scale) {
        case .one(let rect): [rect]
        case .two(let own, let caster): [own, caster]
        }
      }
    }
    let reach = compositing.effects.reduce(0) { max($0, $1.blurReach(scale: scale)) }
    var (layers, blur) = (0, 0)
    for region in regions {
      layers += region.area * MemoryLayout<UInt32>.stride
      if reach == 0 { continue }
      let plane = region.area * MemoryLayout<UInt16>.stride
      let work = GaussianBlur.bytes(width: region.width, height: region.height, reach: reach)
      blur = max(blur, plane + work)
    }
    return layers + blur + (compositing.mask == nil ? 0 : region.area * MemoryLayout<UInt32>.stride)
  }

  private func composite(
    _ layer: Layer, _ region: PixelBounds, through mask: ClipMask, onto surface: Surface
  ) {
    let visible = region.intersection(mask.bounds)
    guard !visible.isEmpty else { return }
    layer.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      mask.withRows { clip in
        for y in visible.top..<visible.bottom {
          let source =
            pixels + (y - layer.bounds.top) * layer.bounds.width + visible.left - layer.bounds.left
          if compositing.blendMode == .normal {
            surface.blend(
              source, x: visible.left, y: y, count: visible.width, coverage: 255, clip: clip)
            continue
          }
          let row = surface.address(visible.left, y)
          let shares = clip.row(visible.left, y)
          for x in 0..<visible.width {
            row[x] = compositing.blendMode.blend(
              source[x], row[x], coverage: shares.map { UInt32($0[x]) } ?? 255)
          }
        }
      }
    }
  }
}

/// What an effect must have of a layer.
private enum RequiredRegion {
  case one(PixelBounds)
  /// The pixels themselves, and those that cast a shadow on them from afar.
  case two(own: PixelBounds, caster: PixelBounds)
}

extension Effect {
  /// What is painted behind the effect where `rect` was before it.
  fileprivate func painted(_ rect: PixelBounds, scale: CGFloat, in whole: PixelBounds)
    -> PixelBounds
  {
    switch self {
    case .color(let matrix) where matrix.paintsClearPixels: whole
    case .channels(let tables) where tables.paintsClearPixels: whole
    case .opacity, .color, .channels, .luminanceToAlpha, .innerShadow: rect
    case .blur: rect.widened(by: blurReach(scale: scale))
    case .shadow, .dropShadow:
      rect.union(rect.moved(by: offset(scale: scale)).widened(by: blurReach(scale: scale)))
    }
  }

  /// What is needed of a layer that paints `painted` so that the effect is right in a region.
  fileprivate func needed(
    for region: PixelBounds, of painted: PixelBounds, scale: CGFloat
  ) -> RequiredRegion {
    let reach = blurReach(scale: scale)
    guard let (x, y) = offset(scale: scale) else {
      return .one(region.widened(by: reach).intersection(painted).union(region))
    }
    // Where the shadow of what is seen lies before it is moved, and what is painted around that. The blur has pixels
    // where nothing is painted, too.
    let shadow = region.moved(by: (-x, -y)).intersection(painted.widened(by: reach))
    let caster = shadow.widened(by: reach).intersection(painted).union(shadow)
    let both = region.union(caster)
    return both.area <= 2 * (region.area + caster.area)
      ? .one(both) : .two(own: region, caster: caster)
  }
}

extension Layer {
  fileprivate mutating func cast(_ effect: Effect, of plane: BlurredPlane, scale: CGFloat) {
    switch effect {
    case .shadow(let color, _, let x, let y), .dropShadow(let color, _, let x, let y):
      castShadow(color, of: plane, Effect.pixels(x * scale), Effect.pixels(y * scale))
    case .innerShadow(let color, _, let x, let y):
      castInnerShadow(color, of: plane, Effect.pixels(x * scale), Effect.pixels(y * scale))
    case .opacity, .color, .channels, .luminanceToAlpha, .blur: break
    }
  }

  /// Multiplies by the alphas of another layer, which has the region as this one has.
  fileprivate mutating func multiply(by other: Layer, in region: PixelBounds) {
    for y in region.top..<region.bottom {
      let own = (y - bounds.top) * bounds.width - bounds.left
      let alphas = (y - other.bounds.top) * other.bounds.width - other.bounds.left
      for x in region.left..<region.right {
        pixels[own + x] = PixelMath.scale(pixels[own + x], by: other.pixels[alphas + x] >> 24)
      }
    }
  }
}

extension PixelBounds {
  fileprivate func moved(by offset: (x: Int, y: Int)?) -> PixelBounds {
    guard let (x, y) = offset, !isEmpty else { return self }
    return PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
      .withinReach
  }

  /// Both halves of a rectangle of two pixels or more, cut across its longer side.
  var halves: [PixelBounds] {
    var (one, other) = (self, self)
    if width > height {
      one.right = left + width / 2
      other.left = one.right
    } else {
      one.bottom = top + height / 2
      other.top = one.bottom
    }
    return [one, other]
  }
}
