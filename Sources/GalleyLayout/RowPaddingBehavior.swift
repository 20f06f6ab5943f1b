import GalleyGeometry

/// The room around the content of a list's row, in points.
package struct RowPadding: Hashable, Sendable {
  /// Around the content.
  package var insets: EdgeInsets
  /// What is above and below the content at least where its height is not the row's; nil where insets are as stated,
  /// whatever the content is.
  package var leastInset: CGFloat?
  /// The least height of the row.
  package var minimumHeight: CGFloat
  /// Pixels to a point: rows are whole pixels high.
  package var displayScale: CGFloat

  package init(
    insets: EdgeInsets, leastInset: CGFloat? = nil, minimumHeight: CGFloat = 0,
    displayScale: CGFloat
  ) {
    self.insets = insets
    self.leastInset = leastInset
    self.minimumHeight = minimumHeight
    self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
  }
}

/// What decides the room around a row's content, by the values that the content carries.
package protocol RowPaddingRule: Hashable, Sendable {
  func padding(of content: LayoutNode) -> RowPadding
}

/// A row of a list around its content.
///
/// Measured on iOS 17 and 18: a text in four points of padding is in a row of 44, higher content in a row that is 22 points
/// higher. Where between 28 and 38 points the step lies is assumed: at 38. Content that can grow takes all of the row but
/// 3 points above and below (a card of a title, a spacer and a line of labels).
package final class RowPaddingBehavior: UnaryBehavior {
  package var rule: String { "LI1: 44 points, or the content's height and the insets" }

  private let paddings: any RowPaddingRule

  package init(_ rule: any RowPaddingRule) { paddings = rule }

  private func padding(of node: LayoutNode) -> RowPadding {
    node.children.first.map { paddings.padding(of: $0) }
      ?? RowPadding(insets: EdgeInsets(), displayScale: 1)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let padding = padding(of: node)
    let insets = padding.insets
    let offer = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) }, height: nil)
    let child = node.children.first?.sizeThatFits(offer) ?? .zero
    var height = child.height + insets.total(along: .vertical)
    if let least = padding.leastInset, child.height + 2 * least <= padding.minimumHeight {
      height = padding.minimumHeight
    }
    let pixels = (max(padding.minimumHeight, height) * padding.displayScale - 1e-6).rounded(.up)
    let whole = pixels.isFinite ? pixels / padding.displayScale : height
    return CGSize(
      width: max(0, child.width + insets.total(along: .horizontal)),
      height: max(whole, proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? whole))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    let padding = padding(of: node)
    var insets = padding.insets
    if let least = padding.leastInset { (insets.top, insets.bottom) = (least, least) }
    return Placement(
      origin: CGPoint(x: insets.leading, y: insets.top),
      proposal: ProposedViewSize(
        width: max(0, size.width - insets.total(along: .horizontal)),
        height: max(0, size.height - insets.total(along: .vertical))))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { .zero }
}
