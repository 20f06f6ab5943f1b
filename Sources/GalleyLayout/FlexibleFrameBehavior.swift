import GalleyGeometry

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: FR3 to FR7.
package final class FlexibleFrameBehavior: UnaryBehavior {
  package var rule: String { "FR5: the proposal within the limits, or the child's side" }

  /// The limits along one axis, in points and in order (FR3); nil where none was given.
  package struct Limits: Hashable, Sendable {
    let low: CGFloat?
    let ideal: CGFloat?
    let high: CGFloat?

    /// Negative minima count as 0; an ideal or a maximum below what comes before it is raised.
    package init(min low: CGFloat?, ideal: CGFloat?, max high: CGFloat?) {
      func defined(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : $0 } }
      let low = defined(low).map { Swift.max(0, $0) }
      let ideal = defined(ideal).map { Swift.max($0, low ?? 0) }
      let high = defined(high)
      self.low = low
      self.ideal = ideal
      self.high = high.map { Swift.max($0, ideal ?? low ?? 0) }
    }

    func clamp(_ length: CGFloat) -> CGFloat {
      Swift.min(Swift.max(length, low ?? 0), high ?? .infinity)
    }

    /// What the child is offered for a proposal (FR4).
    func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    /// The answer to a proposal when the child answered `child` (FR5).
    func answer(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposal else { return ideal ?? clamp(child) }
      switch (low, high) {
      case (.some, .some):
        return clamp(proposal)
      case (nil, .some(let high)):
        return Swift.min(high, Swift.max(proposal, child))
      case (.some(let low), nil):
        return Swift.max(low, Swift.min(proposal, child))
      case (nil, nil):
        return child
      }
    }

    /// What the child is offered when the frame has become `length` long (FR6).
    func placementOffer(_ proposal: CGFloat?, child: CGFloat, length: CGFloat) -> CGFloat? {
      proposal == nil && ideal == nil && clamp(child) == child ? nil : length
    }
  }

  private let horizontal: Limits
  private let vertical: Limits
  private let alignment: Alignment

  package init(horizontal: Limits, vertical: Limits, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let child = node.children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: horizontal.answer(proposal.width, child: child.width),
      height: vertical.answer(proposal.height, child: child.height))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    let own = child.sizeThatFits(offer(proposal))
    let final = ProposedViewSize(
      width: horizontal.placementOffer(proposal.width, child: own.width, length: size.width),
      height: vertical.placementOffer(proposal.height, child: own.height, length: size.height))
    return child.placement(offer: final, in: size, alignment: alignment)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var axes: Axis.Set = []
    if horizontal != Limits(min: nil, ideal: nil, max: nil) { axes.insert(.horizontal) }
    if vertical != Limits(min: nil, ideal: nil, max: nil) { axes.insert(.vertical) }
    return node.framedSpacing(along: axes)
  }
}
