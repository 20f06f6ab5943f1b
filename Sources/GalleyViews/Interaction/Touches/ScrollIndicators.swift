import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// The bars that say how far a scroll view is while it scrolls. They are there and gone at once, in front of all else
/// (assumed).
struct ScrollIndicators {
  // In points (assumed: as UIScrollView looks).
  private static let width: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let least: CGFloat = 36
  private static let opacity = 0.35

  let window: ViewNode

  func display(in builder: inout DisplayBuilder) {
    guard let box = window.boxInImage,
      (window.layout.behavior as? ScrollBehavior)?.showsIndicators == true
    else { return }
    for axis in [Axis.vertical, .horizontal] {
      let isHidden = window.environment.hiddenScrollIndicators.contains(Axis.Set(axis))
      guard !isHidden, let bar = bar(along: axis, in: box) else { continue }
      let rect = builder.grid.snap(bar)
      let paint = builder.paint(ForegroundStyle(), of: window, in: rect).opacity(Self.opacity)
      let path = Path(
        roundedRect: rect.cgRect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
      builder.append(.fill(path: path, rule: .nonZero, paint: paint))
    }
  }

  /// In points of the image; nil where the window shows all of its content along the axis.
  private func bar(along axis: Axis, in box: CGRect) -> CGRect? {
    guard let content = window.layout.children.first, window.scrolls(axis) else { return nil }
    let isVertical = axis == .vertical
    let (all, shown) =
      isVertical
      ? (content.frame.height, window.layout.frame.height)
      : (content.frame.width, window.layout.frame.width)
    let track = (isVertical ? box.height : box.width) - 2 * Self.margin
    guard all > shown, track > Self.width else { return nil }
    let length = min(track, max(min(Self.least, track), track * shown / all))
    let offset = isVertical ? window.contentOffset.y : window.contentOffset.x
    let start = Self.margin + (track - length) * min(max(offset / (all - shown), 0), 1)
    if isVertical {
      let isMirrored = window.environment.layoutDirection == .rightToLeft
      let x = isMirrored ? box.minX + Self.margin : box.maxX - Self.margin - Self.width
      return CGRect(x: x, y: box.minY + start, width: Self.width, height: length)
    }
    return CGRect(
      x: box.minX + start, y: box.maxY - Self.margin - Self.width, width: length,
      height: Self.width)
  }
}

extension ScrollMomentum {
  /// Paints the bars of the scroll views that scroll.
  func display(in builder: inout DisplayBuilder, of graph: ViewGraph) {
    guard graph.showsScrollIndicators else { return }
    for window in graph.scrollingWindows {
      ScrollIndicators(window: window).display(in: &builder)
    }
  }
}
