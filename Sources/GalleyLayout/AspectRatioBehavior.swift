import GalleyGeometry

/// Whether a view of a fixed ratio lies inside what it is offered or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size of the ratio that lies inside what is offered.
  case fit
  /// The smallest size of the ratio that covers what is offered.
  case fill
}

/// `aspectRatio`: AR1 to AR3. The answer is the child's own, not the box that it was offered.
package final class AspectRatioBehavior: UnaryBehavior {
  package var rule: String { "AR2: the child's answer to a box of the ratio" }

  private let ratio: CGFloat?
  private let mode: ContentMode

  /// - Parameter ratio: width by height; nil is the ratio of the child's ideal size. A ratio that is 0 or
  ///   not finite leaves the proposal as it is; of a box of a negative one, nothing is offered along one axis.
  package init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  private func offer(_ proposal: ProposedViewSize, to child: LayoutNode) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    var ideal = CGSize(width: ratio ?? 0, height: 1)
    if ratio == nil { ideal = child.sizeThatFits(.unspecified) }
    guard ideal.width != 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite else {
      return proposal
    }
    let scales = [
      proposal.width.map { $0 / ideal.width }, proposal.height.map { $0 / ideal.height },
    ].compactMap { $0 }
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(
      width: max(ideal.width * scale, 0), height: max(ideal.height * scale, 0))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    guard let child = node.children.first else { return .zero }
    return child.sizeThatFits(offer(proposal, to: child))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    Placement(origin: .zero, proposal: offer(proposal, to: child))
  }
}
