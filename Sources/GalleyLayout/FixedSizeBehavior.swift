import GalleyGeometry

/// `fixedSize`: the child is offered nothing on the chosen axes and so has its ideal size (FX1).
package final class FixedSizeBehavior: UnaryBehavior {
  package var rule: String { "FX1: the ideal size on the chosen axes" }

  private let axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    Placement(origin: .zero, proposal: offer(proposal))
  }
}
