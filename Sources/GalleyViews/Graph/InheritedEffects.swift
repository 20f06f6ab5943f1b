import GalleyGeometry
import GalleyGraphics

/// What views hand down to those that draw in them, instead of making one image of all that is in them: each leaf fades,
/// blends, changes its colours, is blurred and casts its shadow by itself, so that overlaps show.
///
/// 1. Opacities are multiplied; of blend modes the innermost counts; filters are applied from the innermost outwards.
/// 2. A compositing group, a mask, a projection and a canvas take all of it, and are one image.
/// 3. A clip, a blend mode, another shadow and a map that is more than an even enlargement are one image for filters and
///    shadows around them; opacities and blend modes go through.
///
/// The source is OpenSwiftUI 6.5.4, `DisplayList.ViewUpdater.Model` (`merge`, `canInheritShadowOrFilters`), and Apple's text
/// on `compositingGroup`. `Guides/Painting.md` has the table.
struct InheritedEffects {
  /// Below 0 it counts as 0, above 1 as 1, once it arrives.
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// Filters and shadows, the innermost first, in pixels of the map around.
  private(set) var effects: [Effect] = []

  /// Whether nothing is to be done.
  var isNone: Bool { effects.isEmpty && opacity == 1 && blendMode == .normal }

  /// Adds what is done before all that is there.
  mutating func add(_ inner: [Effect]) { effects = inner + effects }

  /// The lengths of the effects for a map that enlarges by `factor` inside of them.
  mutating func fit(magnification factor: CGFloat) {
    if effects.isEmpty || factor == 1 { return }
    effects = effects.map { $0.scaled(by: 1 / factor) }
  }

  /// Items of one view that draws, or of what is one image, after all that is done to them; none where nothing is seen.
  func applied(to items: [DisplayItem]) -> [DisplayItem] {
    guard opacity > 0, !items.isEmpty else { return [] }
    return blended(filtered(items))
  }

  private func filtered(_ items: [DisplayItem]) -> [DisplayItem] {
    if effects.isEmpty { return items }
    if items.count == 1, let changed = items[0].changed(by: effects) { return [changed] }
    if let shadowed = items.castingOnGlass(effects) { return shadowed }
    return [.group(DisplayGroup(items: items, effects: effects))]
  }

  private func blended(_ items: [DisplayItem]) -> [DisplayItem] {
    if opacity >= 1, blendMode == .normal { return items }
    if items.count == 1 {
      if blendMode == .normal, let faded = items[0].faded(by: opacity) { return [faded] }
      if case .group(let group) = items[0], let blended = blended(group) {
        return [.group(blended)]
      }
    }
    return [
      .group(
        DisplayGroup(
          items: items, blendMode: blendMode, effects: opacity < 1 ? [.opacity(opacity)] : []))
    ]
  }

  /// A group that fades and blends itself; nil where one around it does.
  private func blended(_ group: DisplayGroup) -> DisplayGroup? {
    guard group.compositing.mayFade(blending: blendMode) else { return nil }
    return group.composited {
      if opacity < 1 { $0.effects.append(.opacity(opacity)) }
      if blendMode != .normal { $0.blendMode = blendMode }
    }
  }
}

extension DisplayItem {
  /// A fill of one path paints no pixel twice: its paint may fade instead of its pixels.
  fileprivate func faded(by opacity: Double) -> DisplayItem? {
    switch self {
    case .fill(let path, let rule, let paint):
      .fill(path: path, rule: rule, paint: paint.opacity(opacity))
    case .fillRect(let rect, let paint): .fillRect(rect, paint: paint.opacity(opacity))
    case .glyphs, .glyphOutlines, .image, .group: nil
    }
  }

  /// A fill of one colour whose colour is changed instead of its pixels; nil for anything else.
  fileprivate func changed(by effects: [Effect]) -> DisplayItem? {
    func paint(_ paint: Paint) -> Paint? {
      guard case .solid(var color) = paint else { return nil }
      for effect in effects {
        guard case .color(let matrix) = effect, let next = matrix.changed(color) else { return nil }
        color = next
      }
      return .solid(color)
    }
    switch self {
    case .fill(let path, let rule, let old):
      return paint(old).map { .fill(path: path, rule: rule, paint: $0) }
    case .fillRect(let rect, let old): return paint(old).map { .fillRect(rect, paint: $0) }
    case .glyphs, .glyphOutlines, .image, .group: return nil
    }
  }
}

extension Compositing {
  /// Whether a group itself may fade and blend instead of one around it. One with a shadow stays: that of one shape is
  /// painted without a layer.
  fileprivate func mayFade(blending mode: BlendMode) -> Bool {
    (blendMode == .normal || mode == .normal)
      && !effects.contains { if case .shadow = $0 { true } else { false } }
  }
}

extension DisplayGroup {
  /// Whether the group casts shadows and does nothing else.
  var castsOnly: Bool {
    let compositing = compositing
    return compositing.isOfShadows
      && self == DisplayGroup(items: items, effects: compositing.effects)
  }
}

extension ColorMatrix {
  /// The colour changed; nil where what becomes of a pixel depends on how opaque it is.
  fileprivate func changed(_ color: ResolvedColor) -> ResolvedColor? {
    guard red.w == 0, green.w == 0, blue.w == 0, constant.w == 0,
      alpha.x == 0, alpha.y == 0, alpha.z == 0
    else { return nil }
    let old = SIMD4(color.red, color.green, color.blue, color.alpha)
    let result = self(old.clamped(lowerBound: .zero, upperBound: .one))
    return ResolvedColor(red: result.x, green: result.y, blue: result.z, alpha: result.w)
  }
}

extension Effect {
  /// The effect with its lengths multiplied.
  fileprivate func scaled(by factor: CGFloat) -> Effect {
    switch self {
    case .blur(let sigma): .blur(sigma: sigma * factor)
    case .shadow(let color, let sigma, let x, let y):
      .shadow(color, sigma: sigma * factor, x: x * factor, y: y * factor)
    case .dropShadow(let color, let sigma, let x, let y):
      .dropShadow(color, sigma: sigma * factor, x: x * factor, y: y * factor)
    case .innerShadow(let color, let sigma, let x, let y):
      .innerShadow(color, sigma: sigma * factor, x: x * factor, y: y * factor)
    case .opacity, .color, .channels, .luminanceToAlpha: self
    }
  }
}
