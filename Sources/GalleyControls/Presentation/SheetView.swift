import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A card that stands on the lower edge of the screen, as high as its detent says.
nonisolated struct SheetView<Content: View>: View {
  let content: Content
  let style: PresentationStyle

  var body: some View {
    SheetLayout(style: style) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { PresentationBackground(style: style) }
        .mask { SheetShapeView(style: style) }
        .overlay(alignment: .top) { DragIndicatorView(style: style) }
    }
    .background { SheetDimming(style: style) }
    .layoutName("sheet")
    .drawnPlainly("sheet")
  }
}

/// A view that covers the whole screen.
nonisolated struct CoverView<Content: View>: View {
  let content: Content
  let style: PresentationStyle

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { PresentationBackground(style: style) }
      .layoutName("fullScreenCover")
  }
}

/// A card in the middle of the screen, as large as its content.
nonisolated struct PopoverView<Content: View>: View {
  let content: Content
  let style: PresentationStyle

  var body: some View {
    content
      .background { PresentationBackground(style: style) }
      .clipShape(RoundedRectangle(cornerRadius: 13))
      .shadow(color: Color(white: 0, opacity: 0.2), radius: 20)
      .padding(10)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .layoutName("popover")
      .drawnPlainly("popover")
  }
}

/// The style behind what is presented, or views that take its place.
nonisolated private struct PresentationBackground: View {
  let style: PresentationStyle

  var body: some View {
    if let background = style.background {
      background
    } else {
      Rectangle().fill(PresentationColor.background)
    }
  }
}

/// The outline of a sheet, round at its upper corners.
nonisolated private struct SheetShapeView: View {
  let style: PresentationStyle

  var body: some View {
    let radius = style.cornerRadius ?? 10
    UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
  }
}

nonisolated private struct DragIndicatorView: View {
  let style: PresentationStyle

  var body: some View {
    if style.showsDragIndicator {
      Capsule().fill(Color.gray.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 5)
    }
  }
}

nonisolated private struct SheetDimming: View {
  let style: PresentationStyle

  var body: some View {
    if !style.allowsBackgroundInteraction { Rectangle().fill(PresentationColor.dimming) }
  }
}

/// A sheet at the lower edge of the room that it is offered. It is asked for its height once its content
/// has said its detents.
nonisolated private struct SheetLayout: Layout {
  let style: PresentationStyle

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(proposal) ?? .zero
    // Where no height is offered: one at which the sheet has what its content asks for.
    var height = ideal.height + 10
    for _ in 0..<4 where style.height(within: height - 10) < ideal.height { height *= 2 }
    return CGSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal.width,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let height = style.height(within: max(0, bounds.height - 10))
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom,
      proposal: ProposedViewSize(width: bounds.width, height: height))
  }
}
