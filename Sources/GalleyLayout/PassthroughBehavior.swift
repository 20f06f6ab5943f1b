import GalleyGeometry

/// A node that decides nothing about layout: clips, opacity, names (EF1, ST12).
package final class PassthroughBehavior: UnaryBehavior {
  package var rule: String { "EF1: no layout effect" }

  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  package func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
