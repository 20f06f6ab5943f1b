import GalleyGeometry

/// The room around the content of a list's row, in points.
package struct RowPadding: Hashable, Sendable {
  /// Around the content; `top` and `bottom` count where `isFixed`.
  package var insets: EdgeInsets
  /// Whether all insets are as stated, whatever the content is.
  package var isFixed: Bool
  /// Above the highest and below the lowest text of the content; the room that the content itself has there counts.
  package var textInset: CGFloat
  /// Above and below the content at least.
  package var leastInset: CGFloat
  /// The least height of the row.
  package var minimumHeight: CGFloat
  /// Pixels to a point: rows are whole pixels high.
  package var displayScale: CGFloat

  package init(
    insets: EdgeInsets, isFixed: Bool, textInset: CGFloat = 0, leastInset: CGFloat = 0,
    minimumHeight: CGFloat = 0, displayScale: CGFloat
  ) {
    self.insets = insets
    self.isFixed = isFixed
    self.textInset = textInset
    self.leastInset = leastInset
    self.minimumHeight = minimumHeight
    self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
  }
}

/// What decides the room around a row's content, by the values that the content carries.
package protocol RowPaddingRule: Hashable, Sendable {
  func padding(of content: LayoutNode) -> RowPadding
}

/// A row of a list around its content: as high as the content needs, with more room around texts than around all else.
///
/// Measured on iOS 17 and 18: a row of texts is 22 points higher than these, and at least 44 high; a text in four points
/// of padding is in a row of 44, where its own 20.33 and 22 are less than that; a card with 16 points of padding has 3
/// points around it.
package final class RowPaddingBehavior: UnaryBehavior {
  package var rule: String { "LI1: the content and the room around its texts, at least 44 high" }

  private let paddings: any RowPaddingRule

  package init(_ rule: any RowPaddingRule) { paddings = rule }

  private func insets(of node: LayoutNode, width: CGFloat?) -> (EdgeInsets, RowPadding) {
    guard let child = node.children.first else {
      return (EdgeInsets(), RowPadding(insets: EdgeInsets(), isFixed: true, displayScale: 1))
    }
    let padding = paddings.padding(of: child)
    var insets = padding.insets
    if padding.isFixed { return (insets, padding) }
    let offer = ProposedViewSize(
      width: width.map { max(0, $0 - insets.total(along: .horizontal)) }, height: nil)
    let top = child.explicitAlignment(VerticalAlignment.textTop.key, for: offer)
    let bottom = child.explicitAlignment(VerticalAlignment.textBottom.key, for: offer)
    let height = child.sizeThatFits(offer).height
    func inset(_ own: CGFloat?) -> CGFloat {
      max(padding.leastInset, own.map { padding.textInset - $0 } ?? padding.leastInset)
    }
    insets.top = inset(top)
    insets.bottom = inset(bottom.map { height - $0 })
    return (insets, padding)
  }

  private func offer(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(along: .vertical)) })
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let (insets, padding) = insets(of: node, width: proposal.width)
    let child = node.children.first?.sizeThatFits(offer(proposal, insets)) ?? .zero
    let height = max(padding.minimumHeight, child.height + insets.total(along: .vertical))
    let pixels = (height * padding.displayScale - 1e-6).rounded(.up)
    return CGSize(
      width: max(0, child.width + insets.total(along: .horizontal)),
      height: pixels.isFinite ? pixels / padding.displayScale : height)
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    let (insets, _) = insets(of: node, width: proposal.width)
    // What is left of the least height is the content's.
    return Placement(
      origin: CGPoint(x: insets.leading, y: insets.top),
      proposal: offer(ProposedViewSize(size), insets))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { .zero }
}

extension VerticalAlignment {
  /// The upper edge of the highest text; no view without text has it.
  package static let textTop = VerticalAlignment(TextTop.self)
  /// The lower edge of the lowest text; no view without text has it.
  package static let textBottom = VerticalAlignment(TextBottom.self)

  private enum TextTop: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }
  private enum TextBottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = max(parentValue ?? childValue, childValue)
    }
  }
}
