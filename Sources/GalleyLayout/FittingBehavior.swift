import GalleyGeometry

/// `ViewThatFits`: the first child whose ideal size fits, else the last one (VT1 to VT3).
///
/// Children behind the first that fits are not looked at: where the node has a supply, they are not even made.
package final class FittingBehavior: NodeBehavior {
  package var rule: String { "VT1: the first child whose ideal size fits, else the last" }

  private let axes: Axis.Set

  /// - Parameter axes: those along which a child must fit.
  package init(axes: Axis.Set) { self.axes = axes }

  /// The alternative of a number, made by the node's supply if it is not a child already; nil behind the last one.
  private func alternative(_ index: Int, of node: LayoutNode) -> LayoutNode? {
    index < node.children.count ? node.children[index] : node.supplied(index)?.node
  }

  private func chosen(_ proposal: ProposedViewSize, of node: LayoutNode) -> Int? {
    // Measured with nothing offered on the constrained axes and the proposal on the others (VT2).
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    var index = 0
    while let child = alternative(index, of: node) {
      if fits(child, offer, in: proposal) { return index }
      index += 1
    }
    return index > 0 ? index - 1 : nil
  }

  private func fits(
    _ child: LayoutNode, _ offer: ProposedViewSize, in proposal: ProposedViewSize
  ) -> Bool {
    let limits = Axis.allCases.filter { axes.contains(Axis.Set($0)) && proposal[$0] != nil }
    // Nothing is measured for whom there is no limit.
    if limits.isEmpty { return true }
    let size = child.sizeThatFits(offer)
    return limits.allSatisfy { axis in proposal[axis].map { size[axis].fits(in: $0) } ?? true }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    chosen(proposal, of: node).map { node.children[$0].sizeThatFits(proposal) } ?? .zero
  }

  package func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    let chosen = chosen(proposal, of: node)
    return node.children.indices.map { index in
      Placement(origin: .zero, proposal: proposal, isAbsent: index != chosen)
    }
  }

  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    chosen(proposal, of: node).flatMap {
      node.children[$0].explicitAlignment(key, for: proposal)
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    // Asked before anything is offered: the view that has its ideal size counts.
    alternative(0, of: node)?.spacing ?? .zero
  }

  package func priority(of node: LayoutNode) -> Double {
    alternative(0, of: node) == nil ? -.infinity : 0
  }
}
