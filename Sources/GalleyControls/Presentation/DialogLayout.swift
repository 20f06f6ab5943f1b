import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What a part of a dialog is to its layout.
nonisolated enum DialogPart: Hashable, Sendable {
  /// Behind everything but a Cancel that stands apart.
  case ground
  /// Behind words and fields.
  case backdrop
  case words
  /// Among the actions, and no button.
  case field
  case button
  /// Stands last, and in a dialog at the lower edge apart from the others.
  case cancel
  /// The Cancel of a dialog whose actions have none.
  case missingCancel
}

nonisolated enum DialogPartKey: LayoutValueKey {
  static var defaultValue: DialogPart { .field }
}

/// Words above actions with lines between them, a pixel wide; an alert's two actions stand beside each other
/// where they fit. A dialog's Cancel is left to a layout of its own.
nonisolated struct DialogLayout: Layout, Hashable {
  enum Part: Hashable { case alert, dialog, cancel }
  let part: Part
  /// Points.
  let gap: CGFloat

  /// In points: 270 for alerts, what there is for dialogs.
  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    let room = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let alert = ScreenMetrics.alertWidth
    return part == .alert ? min(room ?? alert, alert) : room ?? 375
  }

  /// The views of a kind with their places.
  private func views(
    _ kinds: Set<DialogPart>, in subviews: Subviews
  ) -> [(index: Int, view: LayoutSubview)] {
    subviews.enumerated().filter { kinds.contains($0.element[DialogPartKey.self]) }
      .map { (index: $0.offset, view: $0.element) }
  }

  /// The views' boxes from the upper left corner on, and the height of all.
  private func boxes(
    width: CGFloat, _ subviews: Subviews
  ) -> (boxes: [Int: CGRect], height: CGFloat) {
    var pile = Pile(width: width)
    if part == .cancel {
      let cancels = views([.cancel], in: subviews)
      for (index, view) in cancels.isEmpty ? views([.missingCancel], in: subviews) : cancels {
        pile.put(index, view)
      }
      return (pile.boxes, pile.height)
    }
    for (index, view) in views([.words], in: subviews) { pile.put(index, view) }
    let fields = views([.field], in: subviews)
    for (index, view) in fields {
      pile.put(index, view, inset: ScreenMetrics.alertSide)
      pile.height += 8
    }
    if !fields.isEmpty { pile.height += ScreenMetrics.alertTop - 8 }
    for (index, _) in views([.backdrop], in: subviews) {
      pile.boxes[index] = CGRect(x: 0, y: 0, width: width, height: pile.height)
    }
    if pile.height > 0 { pile.height += gap }
    addButtons(subviews, to: &pile)
    for (index, _) in views([.ground], in: subviews) {
      pile.boxes[index] = CGRect(x: 0, y: 0, width: width, height: pile.height)
    }
    return (pile.boxes, pile.height)
  }

  private func addButtons(_ subviews: Subviews, to pile: inout Pile) {
    var buttons = views([.button], in: subviews)
    let cancels = views([.cancel], in: subviews)
    let half = (pile.width - gap) / 2
    if part == .alert { buttons += cancels }
    let isRow =
      part == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.view.sizeThatFits(.unspecified).width <= half }
    if isRow {
      // Beside each other Cancel stands first.
      if cancels.count == 1 { buttons.swapAt(0, 1) }
      let proposal = ProposedViewSize(width: half, height: nil)
      let height = buttons.map { $0.view.sizeThatFits(proposal).height }.max() ?? 0
      for (place, button) in buttons.enumerated() {
        pile.boxes[button.index] = CGRect(
          x: CGFloat(place) * (half + gap), y: pile.height, width: half, height: height)
      }
      pile.height += height
    } else {
      for (place, button) in buttons.enumerated() {
        if place > 0 { pile.height += gap }
        pile.put(button.index, button.view)
      }
    }
  }

  /// Boxes below each other.
  private struct Pile {
    let width: CGFloat
    var boxes: [Int: CGRect] = [:]
    var height: CGFloat = 0

    init(width: CGFloat) { self.width = width }

    mutating func put(_ index: Int, _ view: LayoutSubview, inset: CGFloat = 0) {
      let room = max(0, width - 2 * inset)
      let size = view.sizeThatFits(ProposedViewSize(width: room, height: nil))
      boxes[index] = CGRect(x: inset, y: height, width: room, height: size.height)
      height += size.height
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = width(proposal)
    return CGSize(width: width, height: boxes(width: width, subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let boxes = boxes(width: bounds.width, subviews).boxes
    for (index, subview) in subviews.enumerated() {
      guard let box = boxes[index] else {
        subview.leaveOut()
        continue
      }
      subview.place(
        at: CGPoint(x: bounds.minX + box.minX, y: bounds.minY + box.minY), anchor: .topLeading,
        proposal: ProposedViewSize(box.size))
    }
  }
}
