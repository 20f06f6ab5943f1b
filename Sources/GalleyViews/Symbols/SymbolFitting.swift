import GalleyGeometry
import GalleyGraphics

extension SymbolDrawing {
  /// What a layer covers along one axis, in units: a range, and how far its line reaches beyond it.
  private struct Span {
    var low: CGFloat
    var high: CGFloat
    var reach: CGFloat
  }

  /// A symbol that is wider or higher than another drawing of it by more than this is not stretched to be as large.
  private static let largestStretch: CGFloat = 1.67

  /// The drawing with its ink in a box, in units, drawn with lines of a width.
  ///
  /// Paths are scaled and lines are not, so that these keep their width. Where an image has quite other proportions
  /// than the box, it keeps its own, and lies in the middle of the box.
  func fitted(to box: CGRect, lineWidth: CGFloat) -> SymbolDrawing {
    let inked = layers.filter { !$0.operation.isClearing && !$0.path.isEmpty }
    guard !inked.isEmpty, box.width > 0, box.height > 0 else { return self }
    let rects = inked.map { (rect: $0.path.boundingRect, reach: $0.reach(lineWidth: lineWidth)) }
    let columns = rects.map { Span(low: $0.rect.minX, high: $0.rect.maxX, reach: $0.reach) }
    let rows = rects.map { Span(low: $0.rect.minY, high: $0.rect.maxY, reach: $0.reach) }
    let across = Self.factor(of: columns, over: box.width)
    let down = Self.factor(of: rows, over: box.height)
    var (x, y) = (across ?? down ?? 1, down ?? across ?? 1)
    if max(x / y, y / x) > Self.largestStretch { (x, y) = (min(x, y), min(x, y)) }
    let place = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: box.midX - Self.middle(of: columns, by: x),
      ty: box.midY - Self.middle(of: rows, by: y))
    return applying(place)
  }

  /// The factor at which the spans cover a length, lines as wide as they are; nil where no factor does, as for a dot.
  private static func factor(of spans: [Span], over length: CGFloat) -> CGFloat? {
    var factor: CGFloat = 1
    // The length is a convex function of the factor, made of straight pieces: a step finds the end of one.
    for _ in 0..<12 {
      guard let first = spans.min(by: { $0.low * factor - $0.reach < $1.low * factor - $1.reach }),
        let last = spans.max(by: { $0.high * factor + $0.reach < $1.high * factor + $1.reach }),
        last.high - first.low > 0.01
      else { return nil }
      let next = (length - first.reach - last.reach) / (last.high - first.low)
      guard next > 0.1 else { return nil }
      if abs(next - factor) < 0.000_001 { break }
      factor = next
    }
    return factor
  }

  /// The middle of what the spans cover at a factor.
  private static func middle(of spans: [Span], by factor: CGFloat) -> CGFloat {
    let low = spans.map { $0.low * factor - $0.reach }.min() ?? 0
    let high = spans.map { $0.high * factor + $0.reach }.max() ?? 0
    return (low + high) / 2
  }
}
