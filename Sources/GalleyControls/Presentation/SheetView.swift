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
    .changingEnvironment { $0.isElevated = true }
    .layoutName("sheet")
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

/// The style behind what is presented, or views that take its place.
nonisolated struct PresentationBackground: View {
  let style: PresentationStyle

  var body: some View {
    if let background = style.background {
      background
    } else {
      PresentationGround()
    }
  }
}

/// What is behind a sheet that says nothing about it: lighter in dark than a screen.
nonisolated private struct PresentationGround: View {
  @Environment(\.isElevated) private var isElevated

  var body: some View {
    Rectangle().fill(isElevated ? PresentationColor.background : SemanticColor.background)
  }
}

/// The outline of a sheet, round at its upper corners.
nonisolated private struct SheetShapeView: View {
  let style: PresentationStyle

  var body: some View {
    let radius = style.cornerRadius ?? ScreenMetrics.sheetRadius
    UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
  }
}

nonisolated private struct DragIndicatorView: View {
  let style: PresentationStyle

  var body: some View {
    if style.showsDragIndicator {
      Capsule().fill(SemanticColor.tertiaryLabel)
        .frame(width: ScreenMetrics.grabberWidth, height: ScreenMetrics.grabberHeight)
        .padding(.top, ScreenMetrics.grabberTop)
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
    var height = ideal.height + ScreenMetrics.sheetTop
    for _ in 0..<4 where style.height(within: height - ScreenMetrics.sheetTop) < ideal.height {
      height *= 2
    }
    return CGSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal.width,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let height = style.height(within: max(0, bounds.height - ScreenMetrics.sheetTop))
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom,
      proposal: ProposedViewSize(width: bounds.width, height: height))
  }
}
