import GalleyGeometry
import GalleyLayout

/// A leaf that answers a size, clamped between limits, and counts how often it is measured.
final class FakeLeaf: NodeBehavior {
  private let low: CGSize
  private let high: CGSize
  private(set) var proposals: [ProposedViewSize] = []

  init(low: CGSize, high: CGSize) {
    self.low = low
    self.high = high
  }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    let size = CGSize(width: width, height: height)
    self.init(low: size, high: size)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposals.append(proposal)
    return CGSize(
      width: min(max(proposal.width ?? 10, low.width), high.width),
      height: min(max(proposal.height ?? 10, low.height), high.height))
  }
}

/// A node that a layout arranges.
func container(_ layout: some Layout, _ children: [LayoutNode]) -> LayoutNode {
  let node = LayoutNode(name: "container", behavior: ContainerBehavior(layout))
  node.setChildren(children)
  return node
}

func leaf(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
  LayoutNode(name: "leaf", behavior: FakeLeaf(width, height))
}

func flexible() -> LayoutNode {
  LayoutNode(
    name: "flexible",
    behavior: FakeLeaf(low: .zero, high: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)))
}
