import GalleyGeometry

/// `GeometryReader`: takes what it is offered and puts its content at the top leading corner (GEO1).
package final class GeometryReaderBehavior: NodeBehavior {
  package var rule: String { "GEO1: the offered length, or 10 where none is offered" }

  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    node.children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }
}
