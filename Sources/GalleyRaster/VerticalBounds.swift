import GalleyGeometry
import GalleyGraphics

/// The rows of the device that an item may paint, so that bands pass over what lies elsewhere.
struct VerticalBounds {
  /// What the item may paint.
  private(set) var bounds: PixelBounds
  /// Those of a group's items, in the device's rows too.
  private(set) var items: [VerticalBounds] = []
  /// How far above and below what it paints an item looks at what lies there.
  private var backdropReach = 0
  /// How far above and below what is seen must be painted for blurs, shadows and backdrops.
  private(set) var blurReach = 0
  /// One shape's shadow that reaches less far is blurred once for all bands, for the masks that this makes are kept.
  private static let wideReach = 256

  var top: Int { bounds.top }
  /// Exclusive.
  var bottom: Int { bounds.bottom }

  init(_ item: DisplayItem, _ transform: CGAffineTransform = .identity) {
    guard case .group(let group) = item else {
      bounds = item.bounds(transform)
      backdropReach = item.backdropReach(transform)
      blurReach = backdropReach
      return
    }
    let inner = group.transform.concatenating(transform)
    switch group.look {
    case .projected:
      // What is in it lies in no rows of the device.
      bounds = group.bounds(.nothing, transform)
      return
    case .filtered(let filter):
      bounds = group.bounds(group.items.bounds(inner), transform)
      blurReach = filter.reach(inner, within: bounds)
      return
    case .plain, .composited: break
    }
    items = group.items.map { VerticalBounds($0, inner) }
    let painted = items.reduce(PixelBounds(left: 0, top: 0, right: 0, bottom: 0)) {
      $0.union($1.bounds)
    }
    bounds = group.bounds(painted, transform)
    let compositing = group.compositing
    let own = compositing.effects.reduce(0) { $0 + $1.blurReach(scale: inner.scale) }
    blurReach =
      items.reduce(0) { max($0, $1.blurReach) }
      + (compositing.isShadow(of: group.items) && own < Self.wideReach ? 0 : own)
  }
}

extension [VerticalBounds] {
  /// How far around them rows must be painted for what is blurred in them.
  func blurReach(in rows: Range<Int>) -> Int {
    reduce(0) {
      $1.top < rows.upperBound && $1.bottom > rows.lowerBound ? Swift.max($0, $1.blurReach) : $0
    }
  }

  /// The rows that must be painted so that `rows` are right: what is blurred as a backdrop needs what
  /// lies around it, and so on downwards.
  func needed(for rows: Range<Int>) -> Range<Int> {
    reversed().reduce(rows) { $1.needed(for: $0) }
  }
}

extension VerticalBounds {
  fileprivate func needed(for rows: Range<Int>) -> Range<Int> {
    let inner = items.needed(for: rows)
    guard backdropReach > 0, top < rows.upperBound, bottom > rows.lowerBound else { return inner }
    // Around the part that is seen.
    let upper = Swift.max(top, rows.lowerBound) - backdropReach
    let lower = Swift.min(bottom, rows.upperBound) + backdropReach
    return Swift.min(inner.lowerBound, upper)..<Swift.max(inner.upperBound, lower)
  }
}

extension DisplayItem {
  /// How far around what it paints the item looks at what lies there, in pixels.
  func backdropReach(_ transform: CGAffineTransform) -> Int {
    switch self {
    case .fill(_, _, .backdrop(let paint)), .fillRect(_, .backdrop(let paint)),
      .glyphs(_, _, _, .backdrop(let paint)), .glyphOutlines(_, _, _, _, .backdrop(let paint)):
      return Effect.blur(sigma: paint.sigma).reach(scale: transform.scale)
    case .group(let group):
      let inner = group.transform.concatenating(transform)
      return group.items.reduce(0) { $0 + $1.backdropReach(inner) }
    case .fill, .fillRect, .glyphs, .glyphOutlines, .image: return 0
    }
  }
}
