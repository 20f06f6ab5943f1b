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
  /// The box with all that is `field`, in a layout of its own.
  case fields
  /// Among the actions, and no button.
  case field
  case button
  /// Stands last, and in a dialog at the lower edge apart from the others.
  case cancel
  /// The Cancel of a dialog whose actions have none.
  case missingCancel
  /// The OK where no action is a button.
  case missingButton
}

nonisolated enum DialogPartKey: LayoutValueKey {
  static var defaultValue: DialogPart { .field }
}

/// Words above fields above actions; an alert's two actions stand beside each other where they fit. Between actions are
/// lines, a pixel wide, or the gaps of the look. A dialog's Cancel and the fields are left to layouts of their own.
nonisolated struct DialogLayout: Layout, Hashable {
  enum Part: Hashable { case alert, dialog, fields, cancel }
  let part: Part
  /// Points; the thickness of a line.
  let pixel: CGFloat
  let numbers: LookNumbers
  /// Whether an alert's two actions stand below each other.
  var isStacked = false

  /// Points.
  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    let room = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    return part == .alert ? min(room ?? numbers.alertWidth, numbers.alertWidth) : room ?? 375
  }

  /// In points, between actions.
  private var gap: CGFloat { hasLines ? pixel : numbers.alertButtonGap }

  private var hasLines: Bool { part != .alert || numbers.alertButtonGap == 0 }

  /// In points, beside and below the actions.
  private var side: CGFloat { part == .alert ? numbers.alertButtonSide : 0 }

  /// The views of a kind with their places.
  private func views(
    _ kinds: Set<DialogPart>, in subviews: Subviews
  ) -> [(index: Int, view: LayoutSubview)] {
    subviews.enumerated().filter { kinds.contains($0.element[DialogPartKey.self]) }
      .map { (index: $0.offset, view: $0.element) }
  }

  /// The Cancel of the actions, or the one of a dialog whose actions have none.
  private func cancels(in subviews: Subviews) -> [(index: Int, view: LayoutSubview)] {
    let cancels = views([.cancel], in: subviews)
    return cancels.isEmpty ? views([.missingCancel], in: subviews) : cancels
  }

  /// The views' boxes from the upper left corner on, and the height of all.
  private func boxes(
    width: CGFloat, _ subviews: Subviews
  ) -> (boxes: [Int: CGRect], height: CGFloat) {
    var pile = Pile(width: width)
    switch part {
    case .cancel: for (index, view) in cancels(in: subviews) { pile.put(index, view) }
    case .fields: for (index, view) in views([.field], in: subviews) { pile.put(index, view) }
    case .alert, .dialog:
      addWords(subviews, to: &pile)
      addButtons(subviews, to: &pile)
      for (index, _) in views([.ground], in: subviews) {
        pile.boxes[index] = CGRect(x: 0, y: 0, width: width, height: pile.height)
      }
    }
    return (pile.boxes, pile.height)
  }

  /// Words and fields.
  private func addWords(_ subviews: Subviews, to pile: inout Pile) {
    for (index, view) in views([.words], in: subviews) { pile.put(index, view) }
    for (index, view) in views([.fields], in: subviews) {
      let top = pile.height
      pile.put(index, view, inset: ScreenMetrics.alertFieldSide)
      if pile.height > top {
        pile.height += ScreenMetrics.alertFieldsBottom
      } else {
        pile.boxes[index] = nil
      }
    }
    for (index, _) in views([.backdrop], in: subviews) {
      pile.boxes[index] = CGRect(x: 0, y: 0, width: pile.width, height: pile.height)
    }
    if hasLines, pile.height > 0 { pile.height += pixel }
    if pile.height == 0 { pile.height = side }
  }

  private func addButtons(_ subviews: Subviews, to pile: inout Pile) {
    var buttons = views([.button], in: subviews)
    let own = views([.cancel], in: subviews)
    if buttons.isEmpty, own.isEmpty { buttons = views([.missingButton], in: subviews) }
    if part == .alert { buttons += cancels(in: subviews) }
    let room = max(0, pile.width - 2 * side)
    let half = max(0, (room - gap) / 2)
    let isRow =
      part == .alert && !isStacked && buttons.count == 2
      && buttons.allSatisfy { $0.view.sizeThatFits(.unspecified).width <= half }
    if isRow {
      // Beside each other Cancel stands first.
      if own.count == 1 { buttons.swapAt(0, 1) }
      let proposal = ProposedViewSize(width: half, height: nil)
      let height = buttons.map { $0.view.sizeThatFits(proposal).height }.max() ?? 0
      for (place, button) in buttons.enumerated() {
        pile.boxes[button.index] = CGRect(
          x: side + CGFloat(place) * (half + gap), y: pile.height, width: half, height: height)
      }
      pile.height += height
    } else {
      for (place, button) in buttons.enumerated() {
        if place > 0 { pile.height += gap }
        pile.put(button.index, button.view, inset: side)
      }
    }
    if !buttons.isEmpty { pile.height += side }
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
