import GalleyGeometry
import GalleyGraphics

extension DisplayList {
  /// A rectangle in device pixels outside which nothing is painted; glyphs count with the boxes of their faces.
  /// - Complexity: O(n) in the items and glyphs.
  package var inkBounds: CGRect {
    let bounds = items.bounds(.identity)
    return CGRect(x: bounds.left, y: bounds.top, width: bounds.width, height: bounds.height)
  }
}

extension [DisplayItem] {
  /// A rectangle of pixels outside which the items paint nothing.
  func bounds(_ transform: CGAffineTransform) -> PixelBounds {
    reduce(.nothing) { $0.union($1.bounds(transform)) }
  }
}

extension DisplayItem {
  func bounds(_ transform: CGAffineTransform) -> PixelBounds {
    switch self {
    case .fill(let path, _, _): return PixelBounds(covering: path.controlBounds.applying(transform))
    case .fillRect(let rect, _): return PixelBounds(covering: rect.cgRect.applying(transform))
    case .image(_, let frame, _): return PixelBounds(covering: frame.cgRect.applying(transform))
    case .glyphs(let run, let origin, let scale, _):
      guard let ink = run.inkBounds(origin: origin.cgPoint, scale: scale) else { return .nothing }
      return PixelBounds(covering: ink.applying(transform))
    case .glyphOutlines(let run, let origin, let scale, let stroke, _):
      guard let ink = run.inkBounds(origin: origin.cgPoint, scale: scale) else { return .nothing }
      let reach = stroke.reach
      return PixelBounds(covering: ink.insetBy(dx: -reach, dy: -reach).applying(transform))
    case .group(let group):
      // What is seen at an angle is asked about once, as it lies: twice would double the questions with every level.
      if case .projected = group.look { return group.bounds(.nothing, transform) }
      return group.bounds(group.items.bounds(group.transform.concatenating(transform)), transform)
    }
  }
}

extension GlyphRun {
  /// What the glyphs cover at most: the face's box around the place of each, whichever way the pen went, and a pixel
  /// more, as places are rounded; nil without glyphs.
  /// - Complexity: O(n) in the glyphs.
  fileprivate func inkBounds(origin: CGPoint, scale: CGFloat) -> CGRect? {
    guard let first = glyphs.first?.position else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for glyph in glyphs {
      (left, right) = (min(left, glyph.position.x), max(right, glyph.position.x))
      (top, bottom) = (min(top, glyph.position.y), max(bottom, glyph.position.y))
    }
    let em = size * scale
    return CGRect(
      x: origin.x + left * scale + inkBox.minX * em, y: origin.y + top * scale + inkBox.minY * em,
      width: (right - left) * scale + inkBox.width * em,
      height: (bottom - top) * scale + inkBox.height * em
    ).insetBy(dx: -1, dy: -1)
  }
}

extension StrokeStyle {
  /// How far beside its path the line can reach: at corners, and at the ends of dashes.
  fileprivate var reach: CGFloat {
    let half = max(0, lineWidth) / 2
    return half * max(lineJoin == .miter ? miterLimit : 1, 1.5)
  }
}

extension DisplayGroup {
  /// What the group paints where its items paint `bounds`, which count for nothing where it is seen at an angle.
  func bounds(_ bounds: PixelBounds, _ transform: CGAffineTransform) -> PixelBounds {
    switch look {
    case .projected(let projection):
      let flat = items.bounds(self.transform).widened(by: 1)
      guard let seen = flat.applying(projection.concatenating(ProjectionTransform(transform)))
      else { return flat.isEmpty ? flat : .everything }
      return flat.isEmpty ? flat : seen.widened(by: 1)
    case .filtered(let filter):
      return filter.bounds(of: bounds, self.transform.concatenating(transform))
    case .plain, .composited: break
    }
    let inner = self.transform.concatenating(transform)
    let (scale, compositing) = (inner.scale, self.compositing.turned(by: inner))
    var bounds = bounds.widened(
      by: compositing.effects.reduce(0) { $0 + $1.reach(scale: scale) })
    if compositing.blendMode.reachesBeyondSource {
      bounds = .everything
    }
    if let clip = compositing.clip {
      bounds = bounds.intersection(PixelBounds(covering: clip.controlBounds.applying(inner)))
    }
    if let own = self.bounds {
      bounds = bounds.intersection(PixelBounds(covering: own.cgRect.applying(inner)))
    }
    return bounds
  }
}

extension CGAffineTransform {
  /// How much larger areas become, as a factor of their sides.
  var scale: CGFloat { (a * d - b * c).magnitude.squareRoot() }
}

extension PixelBounds {
  static let nothing = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The rectangle larger on all sides; an empty one stays so.
  func widened(by count: Int) -> PixelBounds {
    if isEmpty { return self }
    return PixelBounds(
      left: left - count, top: top - count, right: right + count, bottom: bottom + count
    ).withinReach
  }

  /// What lies within 2^26 pixels of the image: a thousand shadows of shadows, each as far away as one may be, come to more,
  /// and their areas to more than numbers hold.
  var withinReach: PixelBounds {
    func held(_ place: Int) -> Int { min(max(place, -1 << 26), 1 << 26) }
    return PixelBounds(
      left: held(left), top: held(top), right: held(right), bottom: held(bottom))
  }
}
