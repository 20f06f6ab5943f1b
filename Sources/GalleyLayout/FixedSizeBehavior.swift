import GalleyGeometry

/// `fixedSize`: the child is offered nothing on the chosen axes and so has its ideal size (FX1).
public final class FixedSizeBehavior: UnaryBehavior {
  public var rule: String { "FX1: the ideal size on the chosen axes" }

  private let axes: Axis.Set

  public init(axes: Axis.Set) { self.axes = axes }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  public func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    Placement(origin: .zero, proposal: offer(proposal))
  }
}
