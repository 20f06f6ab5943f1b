import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Views of the container's size beside each other, the selected one in the container. A container
/// takes what it is offered; where nothing is, what the largest view asks for.
nonisolated struct PagesLayout: Layout, Hashable {
  /// The place of the view in the container.
  let selected: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    func filled(_ length: CGFloat?, _ side: KeyPath<CGSize, CGFloat>) -> CGFloat {
      if let length, length.isFinite { return length }
      return subviews.map { $0.sizeThatFits(proposal)[keyPath: side] }.max() ?? 0
    }
    return CGSize(width: filled(proposal.width, \.width), height: filled(proposal.height, \.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.midX + CGFloat(index - selected) * bounds.width, y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A dot for each page, that of the drawn one white.
struct PageDotsView {
  let count: Int
  /// The place of the page that is drawn.
  let selected: Int
  let mode: PageTabViewStyle.IndexDisplayMode
  @Environment(\.tabViewLook) private var look

  init(count: Int, selected: Int, mode: PageTabViewStyle.IndexDisplayMode) {
    self.count = count
    self.selected = selected
    self.mode = mode
  }
}

nonisolated extension PageDotsView: View {
  var body: some View {
    if mode == .always || mode == .automatic && count > 1 {
      GeometryReader { proxy in
        PageDots(count: count, selected: selected).background {
          if look.hasDotsBackground { Capsule().fill(SemanticColor.fill) }
        }
        .frame(
          width: proxy.size.width,
          height: max(0, proxy.size.height - ScreenMetrics.pageDotsBottom), alignment: .bottom)
      }
    }
  }
}

/// A dot for each page in a row.
package struct PageDots {
  let count: Int
  let selected: Int
  let color: Color?
  let otherColor: Color?

  /// - Parameters:
  ///   - selected: the page that is drawn, from 0.
  ///   - color: of the dot of that page; nil is white.
  ///   - otherColor: of the other dots; nil is a faint white.
  package init(count: Int, selected: Int, color: Color? = nil, otherColor: Color? = nil) {
    (self.count, self.selected) = (count, selected)
    (self.color, self.otherColor) = (color, otherColor)
  }
}

nonisolated extension PageDots: View {
  package var body: some View {
    HStack(spacing: ScreenMetrics.pageDotSpacing) {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(index == selected ? color ?? .white : otherColor ?? .white.opacity(0.3))
          .frame(width: ScreenMetrics.pageDot, height: ScreenMetrics.pageDot)
      }
    }
    .padding(.horizontal, 10)
    .frame(height: ScreenMetrics.pageDotsHeight)
  }
}
