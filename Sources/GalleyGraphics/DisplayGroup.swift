import GalleyGeometry

/// A part of a display list that is painted together, with a transform and a look of its own.
package struct DisplayGroup: Hashable, Sendable {
  package var items: [DisplayItem]
  /// Applied to everything in the group, its clip and its mask included, in device pixels.
  package var transform: CGAffineTransform
  /// A rectangle of device pixels outside which the group paints nothing, or nil when unknown.
  package var bounds: PixelRect?
  /// What becomes of the items' pixels. A look that changes nothing is always `plain`, so that equal groups are equal.
  package private(set) var look: Look

  /// What becomes of the pixels of a group's items.
  package enum Look: Hashable, Sendable {
    /// They are painted as they are.
    case plain
    /// They are clipped, changed and blended.
    case composited(Compositing)
    /// They are painted flat and then looked at, in the device pixels of what is around the group.
    case projected(ProjectionTransform)
    /// They are replaced by what a filter makes of them.
    case filtered(FilterGraph)
  }

  /// A group that is clipped, changed and blended.
  package init(
    items: [DisplayItem], transform: CGAffineTransform = .identity, clip: Path? = nil,
    clipRule: FillRule = .nonZero, blendMode: BlendMode = .normal, isIsolated: Bool = false,
    mask: [DisplayItem]? = nil, effects: [Effect] = [], bounds: PixelRect? = nil
  ) {
    self.init(
      items: items, transform: transform,
      compositing: Compositing(
        clip: clip, clipRule: clipRule, blendMode: blendMode, isIsolated: isIsolated, mask: mask,
        effects: effects), bounds: bounds)
  }

  package init(
    items: [DisplayItem], transform: CGAffineTransform = .identity, compositing: Compositing,
    bounds: PixelRect? = nil
  ) {
    (self.items, self.transform, self.bounds) = (items, transform, bounds)
    look = compositing.isNone ? .plain : .composited(compositing)
  }

  /// A group that is looked at from elsewhere.
  package init(
    items: [DisplayItem], transform: CGAffineTransform = .identity,
    projection: ProjectionTransform
  ) {
    (self.items, self.transform) = (items, transform)
    look = .projected(projection)
  }

  /// A group that a filter is applied to.
  package init(
    items: [DisplayItem], transform: CGAffineTransform = .identity, filter: FilterGraph
  ) {
    (self.items, self.transform) = (items, transform)
    look = .filtered(filter)
  }

  /// How the group is clipped, changed and blended: not at all where it is plain, projected or filtered.
  package var compositing: Compositing {
    if case .composited(let compositing) = look { compositing } else { Compositing() }
  }

  /// The group clipped, changed and blended otherwise; nil for one that is projected or filtered.
  package func composited(_ change: (inout Compositing) -> Void) -> DisplayGroup? {
    switch look {
    case .projected, .filtered: return nil
    case .plain, .composited:
      var compositing = compositing
      change(&compositing)
      return DisplayGroup(
        items: items, transform: transform, compositing: compositing, bounds: bounds)
    }
  }

  /// Its items, and those of its mask or of its filter.
  package var allItems: [DisplayItem] {
    switch look {
    case .plain, .projected: items
    case .composited(let compositing): compositing.mask.map { items + $0 } ?? items
    case .filtered(let filter): items + filter.items
    }
  }
}

/// How the pixels of a group are clipped, changed and blended.
package struct Compositing: Hashable, Sendable {
  /// Only what lies inside is painted; nil clips nothing.
  package var clip: Path?
  package var clipRule: FillRule
  package var blendMode: BlendMode
  /// Whether the items meet each other and nothing else before they meet what lies below.
  package var isIsolated: Bool
  /// A mask whose alpha multiplies the group's; nil masks nothing.
  package var mask: [DisplayItem]?
  /// In the order in which they are applied.
  package var effects: [Effect]

  package init(
    clip: Path? = nil, clipRule: FillRule = .nonZero, blendMode: BlendMode = .normal,
    isIsolated: Bool = false, mask: [DisplayItem]? = nil, effects: [Effect] = []
  ) {
    (self.clip, self.clipRule) = (clip, clipRule)
    (self.blendMode, self.isIsolated) = (blendMode, isIsolated)
    (self.mask, self.effects) = (mask, effects)
  }

  /// Whether nothing is done to the pixels.
  var isNone: Bool { !changesPixels && clip == nil && clipRule == .nonZero && !isIsolated }

  /// Whether something is done to all pixels together: they are changed, masked or blended.
  package var changesPixels: Bool { !effects.isEmpty || mask != nil || blendMode != .normal }

  /// Whether shadows are cast and nothing else is done but clipping.
  package var isOfShadows: Bool {
    mask == nil && blendMode == .normal
      && effects.allSatisfy {
        switch $0 {
        case .shadow, .dropShadow: true
        case .opacity, .color, .channels, .luminanceToAlpha, .blur, .innerShadow: false
        }
      }
  }
}
