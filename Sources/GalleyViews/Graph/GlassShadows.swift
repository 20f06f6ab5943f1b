import GalleyGeometry
import GalleyGraphics

// Shadows of materials. What is below must be seen through them: a layer with the material and its shadow would hide it, so
// that the shadow is painted by itself, and the material over it as over all that is below.
extension [DisplayItem] {
  /// Shadows below, and the items over them; nil where the effects are more than shadows, or where the items do not look at
  /// what is below. That a shadow lies around its items alone, and is not seen through them, is assumed.
  func castingOnGlass(_ effects: [Effect]) -> [DisplayItem]? {
    guard lookBelow else { return nil }
    let casting = map(\.casting)
    var shadows: [DisplayItem] = []
    for effect in effects {
      guard case .shadow(let color, let sigma, let x, let y) = effect else { return nil }
      let shadow = DisplayGroup(
        items: casting,
        transform: CGAffineTransform(translationX: x.rounded(), y: y.rounded()),
        effects: [.color(.silhouette(color)), .blur(sigma: sigma)])
      shadows.insert(.group(shadow), at: 0)
    }
    let hole = DisplayGroup(items: casting, blendMode: .destinationOut)
    return [.group(DisplayGroup(items: shadows + [.group(hole)], isIsolated: true))] + self
  }

  /// Whether one of them, outside of layers of their own, is painted with what is below.
  private var lookBelow: Bool {
    contains { item in
      switch item {
      case .fill(_, _, .backdrop), .fillRect(_, .backdrop), .glyphs(_, _, _, .backdrop),
        .glyphOutlines(_, _, _, _, .backdrop):
        return true
      case .group(let group):
        return group.isClipOnly && group.items.lookBelow
      case .fill, .fillRect, .glyphs, .glyphOutlines, .image: return false
      }
    }
  }
}

extension DisplayItem {
  /// The item with something opaque in the place of what shows what is below.
  fileprivate var casting: DisplayItem {
    func opaque(_ paint: Paint) -> Paint {
      guard case .backdrop(let glass) = paint else { return paint }
      return .solid(ResolvedColor(red: 0, green: 0, blue: 0, alpha: glass.opacity))
    }
    switch self {
    case .fill(let path, let rule, let paint):
      return .fill(path: path, rule: rule, paint: opaque(paint))
    case .fillRect(let rect, let paint): return .fillRect(rect, paint: opaque(paint))
    case .glyphs(let run, let origin, let scale, let paint):
      return .glyphs(run, origin: origin, scale: scale, paint: opaque(paint))
    case .glyphOutlines(let run, let origin, let scale, let stroke, let paint):
      return .glyphOutlines(
        run, origin: origin, scale: scale, stroke: stroke, paint: opaque(paint))
    case .image: return self
    case .group(var group):
      group.items = group.items.map(\.casting)
      return .group(group)
    }
  }
}

extension DisplayGroup {
  /// Whether the items are painted straight through, but for a clip.
  fileprivate var isClipOnly: Bool {
    switch look {
    case .plain: true
    case .composited(let compositing): !compositing.changesPixels && !compositing.isIsolated
    case .projected, .filtered: false
    }
  }
}
