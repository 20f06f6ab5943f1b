import GalleyGeometry

/// A node that decides nothing about layout: clips, opacity, names (EF1, ST12).
public final class PassthroughBehavior: UnaryBehavior {
  public var rule: String { "EF1: no layout effect" }

  public init() {}

  public func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  public func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
