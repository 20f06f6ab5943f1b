import GalleyGeometry

/// `overlay` and `background`: the first child decides everything, the second is offered the first
/// one's size and aligned with it (ZB1).
package final class SecondaryBehavior: UnaryBehavior {
  package var rule: String { "ZB1: the size of what it is attached to" }

  private let alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    guard let primary = node.children.first, primary !== child else {
      return Placement(origin: .zero, proposal: proposal)
    }
    let offer = ProposedViewSize(size)
    let origin = LayoutNode.offset(
      of: child.dimensions(for: offer), in: primary.dimensions(for: proposal), alignment: alignment)
    return Placement(origin: origin, proposal: offer)
  }

  package func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
