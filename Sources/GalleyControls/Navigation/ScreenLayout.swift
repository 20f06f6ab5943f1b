import GalleyGeometry
import GalleyLayout

/// A screen's content between its bars: content, covering screen, top bar, bottom bar, and what is behind them. A screen
/// takes what it is offered; where nothing is, what its content asks for.
nonisolated struct ScreenLayout: Layout, Hashable, ReadingLayout {
  /// How far the top bar reaches above the screen, in points.
  var rise: CGFloat = 0

  /// The top bar, content and what covers it, the bottom bar, and what is behind: VoiceOver reads the bar of a screen first.
  var readingOrder: [Int] { [2, 0, 1, 3, 4] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let bars = barHeights(width: proposal.width, subviews)
    var inner = proposal
    inner.height = proposal.height.map { max(0, $0 - bars.top - bars.bottom) }
    let content = subviews.first?.sizeThatFits(inner) ?? .zero
    let covering = subviews.dropFirst().first?.sizeThatFits(proposal) ?? .zero
    let barWidth =
      subviews.dropFirst(2).prefix(2).map { $0.sizeThatFits(proposal).width }.max() ?? 0
    let ideal = CGSize(
      width: max(content.width, covering.width, proposal.width == nil ? barWidth : 0),
      height: max(content.height + bars.top + bars.bottom, covering.height))
    return CGSize(
      width: filled(proposal.width, else: ideal.width),
      height: filled(proposal.height, else: ideal.height))
  }

  private func filled(_ length: CGFloat?, else ideal: CGFloat) -> CGFloat {
    guard let length, length.isFinite else { return ideal }
    return length
  }

  private func barHeights(
    width: CGFloat?, _ subviews: Subviews
  ) -> (top: CGFloat, bottom: CGFloat) {
    let proposal = ProposedViewSize(width: width, height: nil)
    let heights = subviews.dropFirst(2).prefix(2).map { $0.sizeThatFits(proposal).height }
    let top = heights.first ?? 0
    return (max(0, top - (top > 0 ? rise : 0)), heights.dropFirst().first ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let bars = barHeights(width: bounds.width, subviews)
    let middle = CGSize(
      width: bounds.width, height: max(0, bounds.height - bars.top - bars.bottom))
    let center = CGPoint(x: bounds.midX, y: bounds.minY + bars.top + middle.height / 2)
    let boxes: [(CGPoint, UnitPoint, CGSize)] = [
      (center, .center, middle),
      (CGPoint(x: bounds.midX, y: bounds.midY), .center, bounds.size),
      (
        CGPoint(x: bounds.minX, y: bounds.minY - (bars.top > 0 ? rise : 0)), .topLeading,
        CGSize(width: bounds.width, height: bars.top > 0 ? bars.top + rise : 0)
      ),
      (
        CGPoint(x: bounds.minX, y: bounds.maxY), .bottomLeading,
        CGSize(width: bounds.width, height: bars.bottom)
      ),
      (CGPoint(x: bounds.midX, y: bounds.midY), .center, bounds.size),
    ]
    for (subview, box) in zip(subviews, boxes) {
      subview.place(at: box.0, anchor: box.1, proposal: ProposedViewSize(box.2))
    }
  }
}
