import GalleyGeometry

/// `ViewThatFits`: the first child whose ideal size fits, else the last one (VT1 to VT3).
public final class FittingBehavior: NodeBehavior {
  public var rule: String { "VT1: the first child whose ideal size fits, else the last" }

  private let axes: Axis.Set

  /// - Parameter axes: those along which a child must fit.
  public init(axes: Axis.Set) { self.axes = axes }

  private func chosen(_ proposal: ProposedViewSize, of node: LayoutNode) -> Int? {
    // Measured with nothing offered on the constrained axes and the proposal on the others (VT2).
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = node.children.firstIndex { child in
      let size = child.sizeThatFits(offer)
      func fits(_ axis: Axis) -> Bool {
        guard axes.contains(Axis.Set(axis)), let limit = proposal[axis] else { return true }
        return size[axis].fits(in: limit)
      }
      return fits(.horizontal) && fits(.vertical)
    }
    return fitting ?? node.children.indices.last
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    chosen(proposal, of: node).map { node.children[$0].sizeThatFits(proposal) } ?? .zero
  }

  public func placements(
    in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> [Placement] {
    let chosen = chosen(proposal, of: node)
    return node.children.indices.map { index in
      Placement(origin: .zero, proposal: proposal, isAbsent: index != chosen)
    }
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    chosen(proposal, of: node).flatMap {
      node.children[$0].explicitAlignment(key, for: proposal)
    }
  }

  public func spacing(of node: LayoutNode) -> ViewSpacing {
    // Asked before anything is offered: the view that has its ideal size counts.
    node.children.first?.spacing ?? .zero
  }

  public func priority(of node: LayoutNode) -> Double {
    node.children.isEmpty ? -.infinity : 0
  }
}
