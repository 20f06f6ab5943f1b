import GalleyGeometry

/// `position`: takes what it is offered and centres the child on a point of it (PO1), counted from its right edge from
/// right to left (OpenSwiftUI, `_PositionLayout`: a layout as others).
package final class PositionBehavior: UnaryBehavior {
  package var rule: String { "PO1: the offered size" }

  package var point: CGPoint

  package init(_ point: CGPoint) { self.point = point }

  package func outdatedAnswers(of node: LayoutNode) -> Invalidation { .placements }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let child = node.children.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    let offer = ProposedViewSize(size)
    let own = child.sizeThatFits(offer)
    return Placement(
      origin: CGPoint(x: point.x - own.width / 2, y: point.y - own.height / 2), proposal: offer)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? { nil }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

/// `offset`: moves what is drawn, to the left from right to left; size, neighbours and guides stay (OF1). As a geometry
/// effect it is mirrored like all others (OpenSwiftUI, `DefaultGeometryEffectProvider`).
package final class OffsetBehavior: UnaryBehavior {
  package var rule: String { "OF1: moves drawing, no layout effect" }

  package var offset: CGSize

  package init(_ offset: CGSize) { self.offset = offset }

  package func outdatedAnswers(of node: LayoutNode) -> Invalidation { .placements }

  /// The way is mirrored by itself, so that nothing is rounded.
  package var mirrorsPlacements: Bool { false }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    let x = node.layoutDirection == .rightToLeft ? -offset.width : offset.width
    return Placement(origin: CGPoint(x: x, y: offset.height), proposal: proposal)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    node.children.first?.explicitAlignment(key, for: proposal)
  }

  package func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
