import GalleyGeometry

/// `padding`: P2, P3, SG5.
package final class PaddingBehavior: UnaryBehavior {
  package var rule: String { "P2: the child's size plus the insets" }

  private let insets: EdgeInsets

  /// Insets in points; negative ones make the box smaller than the child, those that are not finite
  /// count as 0.
  package init(_ insets: EdgeInsets) {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
      trailing: finite(insets.trailing))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(along: .vertical)) })
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let child = node.children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: max(0, child.width + insets.total(along: .horizontal)),
      height: max(0, child.height + insets.total(along: .vertical)))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: offer(proposal))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var touched: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { touched.insert(Edge.Set(edge)) }
    return (node.children.first?.spacing ?? .content).resettingToContent(touched)
  }
}
