import GalleyGeometry

/// `position`: takes what it is offered and centres the child on a point of it (PO1).
public final class PositionBehavior: UnaryBehavior {
  public var rule: String { "PO1: the offered size" }

  public var point: CGPoint

  public init(_ point: CGPoint) { self.point = point }

  public func outdatedAnswers(of node: LayoutNode) -> OutdatedAnswers { .placements }

  public var mirrorsPlacements: Bool { false }

  public func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let child = node.children.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  public func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    let offer = ProposedViewSize(size)
    let own = child.sizeThatFits(offer)
    return Placement(
      origin: CGPoint(x: point.x - own.width / 2, y: point.y - own.height / 2), proposal: offer)
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? { nil }

  public func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

/// `offset`: moves what is drawn; size, neighbours and guides stay (OF1).
public final class OffsetBehavior: UnaryBehavior {
  public var rule: String { "OF1: moves drawing, no layout effect" }

  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  public func outdatedAnswers(of node: LayoutNode) -> OutdatedAnswers { .placements }

  public var mirrorsPlacements: Bool { false }

  public func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    node.children.first?.explicitAlignment(key, for: proposal)
  }

  public func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
