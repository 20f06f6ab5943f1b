import GalleyGeometry
import GalleyLayout

/// A view that answers as the one in it, and gives that one the size that it has on its way.
final class GeometryGroupBehavior: UnaryBehavior {
  /// Points; nil at rest.
  var size: CGSize?

  var mirrorsPlacements: Bool { false }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    Placement(origin: .zero, proposal: self.size.map { ProposedViewSize($0) } ?? proposal)
  }

  /// Guides are those of the view at rest.
  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    node.children.first?.explicitAlignment(key, for: proposal)
  }

  func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}

extension ViewNode {
  /// Learns where a pass has put the groups below the node, and lays out what is in them for the sizes that they have on
  /// their way.
  /// - Parameter corner: as in `place`.
  /// - Returns: whether something was laid out for another size.
  func placeGroups(in motion: GraphMotion, from corner: CGPoint = .zero) -> Bool {
    if layout.isAbsent { return false }
    let frame = layout.frame.offsetBy(dx: corner.x, dy: corner.y)
    let movement = frameMovement
    var hasChanged = false
    if let group = layout.behavior as? GeometryGroupBehavior {
      let own = self.motion(in: motion)
      own.place(at: frame, in: motion)
      if group.size != own.shownFrame?.size {
        group.size = own.shownFrame?.size
        layout.place(at: layout.frame.origin, proposal: layout.placedProposal)
        hasChanged = true
      }
    }
    let inner = movement == .group ? CGPoint.zero : frame.origin
    for child in children where child.placeGroups(in: motion, from: inner) { hasChanged = true }
    for child in secondary where child.placeGroups(in: motion, from: inner) { hasChanged = true }
    return hasChanged
  }
}
