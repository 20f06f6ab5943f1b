import GalleyGeometry
import GalleyGraphics

/// Pixels of an image that nothing below an opaque item is seen in: the middle of a card on a gradient.
///
/// Rectangles below it are painted around it. No pixel changes: those inside are replaced by a colour without alpha,
/// whatever they hold, and are not read before.
struct Occlusion: Equatable {
  /// The item that covers, by its place in the list.
  let index: Int
  /// What it covers wholly, in device pixels.
  let rect: PixelBounds

  /// How many items are looked at: what covers most of an image comes early.
  private static let lookedAt = 12
  /// Fewer pixels are not worth it.
  private static let least = 1 << 14
  /// A path of more edges is hardly a card.
  private static let edgeLimit = 256

  /// Nil where no rectangle lies below a large opaque item, and where an item looks at what lies below it.
  /// - Complexity: O(n) in the items.
  init?(_ items: [DisplayItem], within bounds: PixelBounds) {
    guard items.contains(where: { if case .fillRect = $0 { true } else { false } }) else {
      return nil
    }
    var best: (index: Int, rect: PixelBounds)?
    for (index, item) in items.prefix(Self.lookedAt).enumerated() where index > 0 {
      guard let rect = Self.opaqueRect(item, .identity)?.intersection(bounds) else { continue }
      if rect.area >= max(Self.least, (best?.rect.area ?? 0) + 1) { best = (index, rect) }
    }
    guard let best, !Self.lookBelow(items) else { return nil }
    (index, rect) = best
  }

  /// Whether the first item replaces all pixels of an image, so that nothing needs to be there before.
  static func covers(_ bounds: PixelBounds, _ items: [DisplayItem]) -> Bool {
    guard case .fillRect(let rect, let paint)? = items.first,
      let covered = PixelBounds(aligned: rect.cgRect, .identity),
      covered.intersection(bounds) == bounds
    else { return false }
    func isOpaque(_ color: ResolvedColor) -> Bool { color.pixel.rawValue >> 24 == 255 }
    switch paint {
    case .solid(let color): return isOpaque(color)
    case .gradient(let gradient):
      // Others may leave gaps.
      guard case .linear = gradient.geometry, !gradient.isDithered else { return false }
      return !gradient.stops.isEmpty
        && gradient.stops.allSatisfy { $0.color.alpha == 1 && $0.location.isFinite }
    default: return false
    }
  }

  /// Pixels that an item replaces.
  private static func opaqueRect(_ item: DisplayItem, _ transform: CGAffineTransform)
    -> PixelBounds?
  {
    switch item {
    case .fillRect(let rect, .solid(let color)) where color.pixel.rawValue >> 24 == 255:
      return PixelBounds(aligned: rect.cgRect, transform)
    case .fill(let path, .nonZero, .solid(let color)) where color.pixel.rawValue >> 24 == 255:
      return inside(path, transform)
    case .group(let group):
      switch group.look {
      case .plain: break
      case .composited(let compositing):
        guard compositing.clip == nil, compositing.isOfShadows else { return nil }
      case .projected, .filtered: return nil
      }
      guard group.bounds == nil, group.items.count <= 4 else { return nil }
      let inner = group.transform.concatenating(transform)
      return group.items.compactMap { opaqueRect($0, inner) }.max { $0.area < $1.area }
    default: return nil
    }
  }

  /// The pixels of a convex path between its two longest upright edges.
  private static func inside(_ path: Path, _ transform: CGAffineTransform) -> PixelBounds? {
    let bounds = PixelBounds(covering: path.controlBounds.applying(transform))
    guard bounds.area >= least else { return nil }
    var flattener = PathFlattener(clip: bounds)
    flattener.add(path, transform: transform)
    let edges = flattener.edges
    guard flattener.isConvex, edges.count <= edgeLimit,
      let rows = UniformRows(edges, bounds.top..<bounds.bottom)?.rows
    else { return nil }
    // In those rows nothing but two upright edges is met.
    let shift = FixedEdge.shift
    let sides = edges.filter {
      $0.x0 == $0.x1 && Int($0.y0 >> shift) <= rows.lowerBound
        && Int(($0.y1 + FixedEdge.one - 1) >> shift) >= rows.upperBound
    }.map(\.x0)
    guard let left = sides.min(), let right = sides.max() else { return nil }
    let rect = PixelBounds(
      left: Int((left + FixedEdge.one - 1) >> shift), top: rows.lowerBound,
      right: Int(right >> shift), bottom: rows.upperBound)
    return rect.isEmpty ? nil : rect
  }

  /// Whether an item may look at what lies below it.
  private static func lookBelow(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      switch item {
      case .fill(_, _, .backdrop), .fillRect(_, .backdrop), .glyphs(_, _, _, .backdrop),
        .glyphOutlines(_, _, _, _, .backdrop):
        true
      case .group(let group):
        switch group.look {
        case .projected: true
        case .plain, .filtered: lookBelow(group.items)
        case .composited(let compositing):
          compositing.blendMode != .normal || lookBelow(group.items)
            || compositing.mask.map(lookBelow) == true
        }
      default: false
      }
    }
  }

  /// What is left of a rectangle around the covered one: above, beside and below it.
  func around(_ visible: PixelBounds) -> [PixelBounds] {
    let covered = rect.intersection(visible)
    if covered.isEmpty { return [visible] }
    return [
      PixelBounds(left: visible.left, top: visible.top, right: visible.right, bottom: covered.top),
      PixelBounds(
        left: visible.left, top: covered.top, right: covered.left, bottom: covered.bottom),
      PixelBounds(
        left: covered.right, top: covered.top, right: visible.right, bottom: covered.bottom),
      PixelBounds(
        left: visible.left, top: covered.bottom, right: visible.right, bottom: visible.bottom),
    ].filter { !$0.isEmpty }
  }
}
