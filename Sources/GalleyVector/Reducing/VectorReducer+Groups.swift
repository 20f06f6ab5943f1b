import GalleyGeometry
import GalleyGraphics
import GalleyRaster

extension VectorReducer {
  mutating func append(
    _ group: DisplayGroup, _ transform: CGAffineTransform, to result: inout [VectorItem]
  ) {
    let inner = group.transform.concatenating(transform)
    switch group.look {
    case .projected:
      paintInstead([.group(group)], transform, "a view in perspective", to: &result)
    case .filtered: paintInstead([.group(group)], transform, "a filter", to: &result)
    case .plain: for item in group.items { append(item, inner, to: &result) }
    case .composited(let compositing):
      guard inner.isInvertible, !ink([.group(group)], transform).isNull else { return }
      if compositing.changesPixels || compositing.isIsolated {
        return append(LayerGroup(group.items, inner, compositing), to: &result)
      }
      if let clip = compositing.clip, !clip.clips { return }
      var items: [VectorItem] = []
      for item in group.items { append(item, inner, to: &items) }
      result += clipped(items, by: compositing.clip?.applying(inner), compositing.clipRule)
    }
  }

  /// A group whose items meet each other first.
  private struct LayerGroup {
    var items: [DisplayItem]
    var transform: CGAffineTransform
    var compositing: Compositing

    init(_ items: [DisplayItem], _ transform: CGAffineTransform, _ compositing: Compositing) {
      (self.items, self.transform, self.compositing) = (items, transform, compositing)
    }

    /// The items with the first effects, and nothing else.
    func item(effects count: Int) -> DisplayItem {
      .group(
        DisplayGroup(
          items: items, transform: transform,
          effects: Array(compositing.effects.prefix(count))))
    }
  }

  private mutating func append(_ group: LayerGroup, to result: inout [VectorItem]) {
    let compositing = group.compositing
    if let clip = compositing.clip, !clip.clips { return }
    let around = visible
    let scale = group.transform.scaleFactor
    let effects = compositing.turned(by: group.transform).effects
    let reach = CGFloat(effects.reduce(0) { $0 + $1.reach(scale: scale) })
    visible = visible.insetBy(dx: -reach, dy: -reach)
    defer { visible = around }
    let before = problems
    var items = layer(group.items, group.transform)
    for (index, effect) in effects.enumerated() where !items.isEmpty {
      if let changed = applied(effect, to: items, of: group, index) {
        items = changed
        continue
      }
      // Nothing of what the items are made of is left.
      problems = before
      items = []
      let whole = group.item(effects: index + 1)
      paintInstead([whole], .identity, effect.subject, to: &items)
    }
    if items.isEmpty { return }
    var outer = VectorGroup(items: items)
    if let mask = compositing.mask {
      let mask = layer(mask, group.transform)
      if mask.isEmpty { return }
      outer.mask = mask
    }
    outer.blendMode = compositing.blendMode
    outer.clip = compositing.clip?.applying(group.transform)
    outer.clipRule = compositing.clipRule
    outer.isIsolated = items.blendsWithBackdrop
    if outer.clip == nil, !outer.isLayer {
      result += items
    } else {
      result.append(.group(outer))
    }
  }

  /// Items behind an effect; nil where the format has no such effect.
  private mutating func applied(
    _ effect: Effect, to items: [VectorItem], of group: LayerGroup, _ index: Int
  ) -> [VectorItem]? {
    let factor = group.transform.scaleFactor
    func inEffect(_ effect: VectorGroup.Effect) -> [VectorItem] {
      var result = VectorGroup(items: items, effect: effect)
      result.bounds = ink([group.item(effects: index + 1)], .identity)
      return [.group(result)]
    }
    switch (effect, format) {
    case (.opacity(let opacity), _):
      let opacity = ResolvedColor.unit(opacity)
      if opacity == 0 { return [] }
      if opacity == 1 { return items }
      return items.faded(opacity) ?? inEffect(.opacity(opacity))
    case (.color(let matrix), .svg): return inEffect(.color(matrix))
    case (.color(let matrix), .pdf): return items.recolored(matrix)
    case (.luminanceToAlpha, .svg): return inEffect(.luminanceToAlpha)
    case (.blur(let sigma), .svg):
      let sigma = Effect.pixels(sigma, factor)
      return sigma > 0 ? inEffect(.blur(sigma: sigma)) : items
    case (.shadow(let color, _, let x, let y), .svg),
      (.dropShadow(let color, _, let x, let y), .svg):
      if ResolvedColor.unit(color.alpha) == 0 { return items }
      return inEffect(
        .shadow(
          color, sigma: effect.wholeSigma(factor), x: (x * factor).rounded(),
          y: (y * factor).rounded()))
    case (.shadow(let color, _, let x, let y), .pdf),
      (.dropShadow(let color, _, let x, let y), .pdf):
      if ResolvedColor.unit(color.alpha) == 0 { return items }
      let shadow = DisplayGroup(
        items: [group.item(effects: index)],
        transform: CGAffineTransform(
          translationX: (x * factor).rounded(), y: (y * factor).rounded()),
        effects: [
          .color(.silhouette(color)), .blur(sigma: effect.wholeSigma(factor)),
        ])
      var result: [VectorItem] = []
      paintInstead([.group(shadow)], .identity, effect.subject, to: &result)
      return result + items
    case (.luminanceToAlpha, .pdf), (.blur, .pdf), (.channels, _), (.innerShadow, _): return nil
    }
  }

  /// Items inside of a path.
  private func clipped(
    _ items: [VectorItem], by clip: Path?, _ rule: FillRule
  ) -> [VectorItem] {
    guard let clip, !items.isEmpty else { return items }
    func group(_ items: [VectorItem]) -> VectorItem {
      .group(VectorGroup(items: items, clip: clip, clipRule: rule))
    }
    // In SVG what is clipped is a layer of its own: items that look at what lies below are clipped inside of
    // themselves.
    guard format == .svg, items.blendsWithBackdrop else { return [group(items)] }
    return items.map { item in
      guard case .group(var inner) = item, inner.blendMode != .normal else { return group([item]) }
      inner.items = [group(inner.items)]
      return .group(inner)
    }
  }
}

extension Path {
  /// Whether something may lie inside, and it can be said where.
  fileprivate var clips: Bool {
    let bounds = controlBounds
    return !bounds.isNull && bounds.width > 0 && bounds.height > 0 && isDefined
  }
}

extension Effect {
  /// A blur's deviation in device pixels, as far as rasterisers go.
  fileprivate static func pixels(_ sigma: CGFloat, _ scale: CGFloat) -> CGFloat {
    let pixels = sigma * scale
    return pixels > 0 ? min(pixels, largestSigma) : 0
  }

  /// The deviation in device pixels of the whole Gaussian that is nearest to that of a shadow: one that is cut (SH9) is within
  /// 4 of 255 of it at an edge. 0 for other effects.
  fileprivate func wholeSigma(_ scale: CGFloat) -> CGFloat {
    switch self {
    case .shadow(_, let sigma, _, _): Self.pixels(0.92 * sigma, scale)
    case .dropShadow(_, let sigma, _, _): Self.pixels(sigma, scale)
    case .opacity, .color, .channels, .luminanceToAlpha, .blur, .innerShadow: 0
    }
  }

  /// What it is in messages.
  fileprivate var subject: String {
    switch self {
    case .opacity: "an opacity"
    case .color: "a change of colors"
    case .channels: "a change of tones"
    case .luminanceToAlpha: "a mask by lightness"
    case .blur: "a blur"
    case .shadow, .dropShadow: "a shadow"
    case .innerShadow: "an inner shadow"
    }
  }
}

extension DisplayItem {
  /// What of an item looks at what lies below it and no format can say; nil for what meets nothing but itself.
  var unsayableBackdrop: String? {
    switch self {
    case .fill(_, _, .backdrop), .fillRect(_, .backdrop), .glyphs(_, _, _, .backdrop),
      .glyphOutlines(_, _, _, _, .backdrop):
      return "a material"
    case .fill, .fillRect, .glyphs, .glyphOutlines, .image: return nil
    case .group(let group):
      switch group.look {
      case .projected, .filtered: return nil
      case .plain: return group.items.unsayableBackdrop
      case .composited(let compositing):
        if !compositing.blendMode.isSayable {
          return "the blend mode \(compositing.blendMode)"
        }
        let isLayer = compositing.changesPixels || compositing.isIsolated
        return isLayer ? nil : group.items.unsayableBackdrop
      }
    }
  }
}

extension [DisplayItem] {
  fileprivate var unsayableBackdrop: String? {
    for item in self { if let subject = item.unsayableBackdrop { return subject } }
    return nil
  }
}

extension BlendMode {
  /// Whether both formats have it.
  fileprivate var isSayable: Bool { name(in: .svg) != nil }
}
