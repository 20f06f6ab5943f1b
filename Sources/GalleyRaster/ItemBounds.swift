import GalleyGeometry
import GalleyGraphics

extension [DisplayItem] {
  /// A rectangle of pixels outside which the items paint nothing.
  func bounds(_ transform: CGAffineTransform) -> PixelRect {
    reduce(PixelRect(left: 0, top: 0, right: 0, bottom: 0)) { $0.union($1.bounds(transform)) }
  }
}

extension DisplayItem {
  func bounds(_ transform: CGAffineTransform) -> PixelRect {
    switch self {
    case .fill(let path, _, _): return PixelRect(covering: path.controlBounds.applying(transform))
    case .fillRect(let rect, _): return PixelRect(covering: rect.applying(transform))
    case .image(_, let frame, _): return PixelRect(covering: frame.applying(transform))
    case .glyphs(let run, let origin, let scale, _),
      .glyphOutlines(let run, let origin, let scale, _, _):
      var line: CGFloat = 0
      if case .glyphOutlines(_, _, _, let stroke, _) = self { line = stroke.lineWidth }
      // Two ems around where glyphs stand: more than they reach.
      let em = run.size * scale + line
      var (top, bottom) = (CGFloat.zero, CGFloat.zero)
      for glyph in run.glyphs {
        (top, bottom) = (min(top, glyph.position.y), max(bottom, glyph.position.y))
      }
      let rect = CGRect(
        x: origin.x - em * 2, y: origin.y + top * scale - em * 2, width: run.width * scale + em * 4,
        height: (bottom - top) * scale + em * 4)
      return PixelRect(covering: rect.applying(transform))
    case .group(let group):
      return group.bounds(group.items.bounds(group.transform.concatenating(transform)), transform)
    }
  }
}

extension DisplayGroup {
  /// What the group paints where its items paint `bounds`.
  func bounds(_ bounds: PixelRect, _ transform: CGAffineTransform) -> PixelRect {
    if let projection {
      let flat = items.bounds(self.transform).widened(by: 1)
      guard let seen = flat.applying(projection.concatenating(ProjectionTransform(transform)))
      else { return flat.isEmpty ? flat : .everything }
      return flat.isEmpty ? flat : seen.widened(by: 1)
    }
    let inner = self.transform.concatenating(transform)
    let scale = inner.scale
    var bounds = bounds.widened(by: effects.reduce(0) { $0 + $1.reach(scale: scale) })
    if blendMode.reachesBeyondSource {
      bounds = .everything
    }
    if let clip {
      bounds = bounds.intersection(PixelRect(covering: clip.controlBounds.applying(inner)))
    }
    if let own = self.bounds {
      bounds = bounds.intersection(PixelRect(covering: own.applying(inner)))
    }
    return bounds
  }
}

extension CGAffineTransform {
  /// How much larger areas become, as a factor of their sides.
  var scale: CGFloat { (a * d - b * c).magnitude.squareRoot() }
}

extension PixelRect {
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The rectangle larger on all sides; an empty one stays so.
  func widened(by count: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(
      left: left - count, top: top - count, right: right + count, bottom: bottom + count)
  }
}
