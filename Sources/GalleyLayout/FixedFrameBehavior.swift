import GalleyGeometry

/// `frame(width:height:alignment:)`: FR1, FR2.
package final class FixedFrameBehavior: UnaryBehavior {
  package var rule: String { "FR1: a fixed side, or the child's" }

  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  /// Lengths in points; nil leaves an axis to the child, negative and undefined ones count as 0.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.map { $0 > 0 ? $0 : 0 }
    self.height = height.map { $0 > 0 ? $0 : 0 }
    self.alignment = alignment
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = node.children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    child.placement(offer: offer(proposal), in: size, alignment: alignment)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var axes: Axis.Set = []
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    return node.framedSpacing(along: axes)
  }
}

extension LayoutNode {
  /// The child's spacing without what it states along the axes that a frame decides about (SG5). Of
  /// a spacer alone a frame keeps it (K3b, K3q): what a stack has from a spacer at its end is not
  /// passed on.
  func framedSpacing(along axes: Axis.Set) -> ViewSpacing {
    guard var child = children.first else { return .content }
    let spacing = child.spacing
    while child.behavior is PassthroughBehavior || child.behavior is SecondaryBehavior,
      let inner = child.children.first
    {
      child = inner
    }
    if child.behavior is SpacerBehavior { return spacing }
    return spacing.resetting(ViewSpacing.edges(along: axes))
  }

  /// The placement of the node when it is offered `offer` and lies in a box of `size` on the
  /// terms of `alignment`.
  func placement(
    offer: ProposedViewSize, in size: CGSize, alignment: Alignment
  ) -> Placement {
    let origin = Self.offset(
      of: dimensions(for: offer), in: ViewDimensions(size: size), alignment: alignment)
    return Placement(origin: origin, proposal: offer)
  }

  /// Where a view of `dimensions` lies in a view of `container` when their guides meet.
  static func offset(
    of dimensions: ViewDimensions, in container: ViewDimensions, alignment: Alignment
  ) -> CGPoint {
    let origin = CGPoint(
      x: container[alignment.horizontal] - dimensions[alignment.horizontal],
      y: container[alignment.vertical] - dimensions[alignment.vertical])
    return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
  }
}
