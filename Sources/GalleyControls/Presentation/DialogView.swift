import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What an alert or a dialog says and offers.
struct Dialog {
  enum Kind { case alert, confirmation }
  let kind: Kind
  var title: Text?
  var message: AnyView?
  let actions: AnyView
}

/// An alert in the middle of the screen, or a dialog at its lower edge.
nonisolated struct DialogView: View {
  let dialog: Dialog
  @Environment(\.displayScale) private var displayScale

  init(dialog: Dialog) { self.dialog = dialog }

  var body: some View {
    card
      .frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: isAlert ? .center : .bottom
      )
      .background(PresentationColor.dimming)
      .layoutName(isAlert ? "alert" : "confirmationDialog")
      .drawnPlainly(isAlert ? "alert" : "confirmationDialog")
  }

  private var isAlert: Bool { dialog.kind == .alert }

  private var card: some View {
    // Lines are the gaps through which the ground is seen.
    DialogLayout(isAlert: isAlert, gap: 1 / displayScale) {
      VStack(spacing: 0) {
        if dialog.title != nil || dialog.message != nil {
          VStack(spacing: 4) {
            dialog.title?.font(isAlert ? .headline : .footnote).bold()
            if let message = dialog.message { message.font(.footnote) }
          }
          .multilineTextAlignment(.center)
          .foregroundStyle(isAlert ? Color.primary : Color.secondary)
          .padding(isAlert ? 18 : 14)
          .frame(maxWidth: .infinity)
          .background(PresentationColor.card)
        }
      }
      dialog.actions
        .lineLimit(1)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: isAlert ? 44 : 57)
        .background(PresentationColor.card)
    }
    .background(PresentationColor.separator)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .padding(8)
  }
}

/// A text above actions with lines between them, a pixel wide; an alert's two actions stand beside each
/// other where they fit.
nonisolated private struct DialogLayout: Layout, Hashable {
  let isAlert: Bool
  /// Points.
  let gap: CGFloat

  /// In points: 270 for alerts, what there is for dialogs.
  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    let room = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    return isAlert ? min(room ?? 270, 270) : room ?? 359
  }

  private func boxes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
    let width = width(proposal)
    let half = (width - gap) / 2
    let actions = subviews.dropFirst()
    let isRow =
      isAlert && actions.count == 2
      && actions.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
    var result: [CGRect] = []
    var y: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let isHalf = isRow && index > 0
      let size = subview.sizeThatFits(
        ProposedViewSize(width: isHalf ? half : width, height: nil))
      let x = isRow && index == 2 ? half + gap : 0
      result.append(
        CGRect(x: x, y: y, width: isHalf ? half : width, height: size.height))
      if !(isRow && index == 1), size.height > 0 { y += size.height + gap }
    }
    return result
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: width(proposal), height: boxes(proposal, subviews).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let boxes = boxes(ProposedViewSize(bounds.size), subviews)
    for (subview, box) in zip(subviews, boxes) {
      subview.place(
        at: CGPoint(x: bounds.minX + box.minX, y: bounds.minY + box.minY), anchor: .topLeading,
        proposal: ProposedViewSize(box.size))
    }
  }
}
