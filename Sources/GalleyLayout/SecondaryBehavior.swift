import GalleyGeometry

/// `overlay` and `background`: the first child decides everything, the second is offered the first
/// one's size and aligned with it (ZB1).
public final class SecondaryBehavior: UnaryBehavior {
  public var rule: String { "ZB1: the size of what it is attached to" }

  private let alignment: Alignment

  public init(alignment: Alignment) { self.alignment = alignment }

  public func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    guard let primary = node.children.first else { return [] }
    let dimensions = primary.dimensions(for: proposal)
    return [Placement(origin: .zero, proposal: proposal)]
      + node.children.dropFirst().map { secondary in
        let offer = ProposedViewSize(size)
        let origin = LayoutNode.offset(
          of: secondary.dimensions(for: offer), in: dimensions, alignment: alignment)
        return Placement(origin: origin, proposal: offer)
      }
  }

  public func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
