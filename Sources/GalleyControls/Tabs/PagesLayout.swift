import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Views of the container's size beside each other, the selected one in the container. A container
/// takes what it is offered; where nothing is, what the largest view asks for.
nonisolated struct PagesLayout: Layout {
  let isSelected: (AnyHashable) -> Bool

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
    let selected =
      subviews.firstIndex { subview in
        let values = subview.containerValues
        return (values.tag ?? values.elementTag).map(isSelected) ?? false
      } ?? 0
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.midX + CGFloat(index - selected) * bounds.width, y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// The boxes of the pages of a tab view.
enum PagesKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A dot for each page, that of the drawn one white.
nonisolated struct PageDotsView: View {
  let pages: [Anchor<CGRect>]
  let tabs: TabRecord
  let mode: PageTabViewStyle.IndexDisplayMode
  @Environment(\.tabViewLook) private var look

  init(pages: [Anchor<CGRect>], tabs: TabRecord, mode: PageTabViewStyle.IndexDisplayMode) {
    self.pages = pages
    self.tabs = tabs
    self.mode = mode
  }

  var body: some View {
    let count = tabs.items.isEmpty ? pages.count : tabs.items.count
    if mode == .always || mode == .automatic && count > 1 {
      GeometryReader { proxy in
        HStack(spacing: ScreenMetrics.pageDotSpacing) {
          ForEach(0..<count, id: \.self) { index in
            Circle()
              .fill(Color.white.opacity(index == selected(in: proxy) ? 1 : 0.3))
              .frame(width: ScreenMetrics.pageDot, height: ScreenMetrics.pageDot)
          }
        }
        .padding(.horizontal, 10)
        .frame(height: ScreenMetrics.pageDotsHeight)
        .background {
          if look.hasDotsBackground { Capsule().fill(SemanticColor.fill) }
        }
        .frame(
          width: proxy.size.width,
          height: max(0, proxy.size.height - ScreenMetrics.pageDotsBottom), alignment: .bottom)
      }
    }
  }

  /// Pages that lie before the drawn one lie on its leading side.
  private func selected(in proxy: GeometryProxy) -> Int? {
    if !tabs.items.isEmpty { return tabs.items.firstIndex { $0.isSelected } }
    return pages.firstIndex { proxy[$0].midX >= 0 && proxy[$0].midX <= proxy.size.width }
  }
}
