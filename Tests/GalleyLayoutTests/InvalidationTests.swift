import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// Changing single nodes between passes gives what a fresh tree gives.
@Suite struct InvalidationTests {
  /// A tree of the given leaf sizes: the same sizes always make the same tree.
  private func build(_ sizes: [CGFloat]) -> (root: LayoutNode, leaves: [LayoutNode]) {
    let leaves = sizes.map { leaf($0, $0 / 2) }
    func wrap(_ node: LayoutNode, _ behavior: any NodeBehavior) -> LayoutNode {
      let outer = LayoutNode(name: "outer", behavior: behavior)
      outer.setChildren([node])
      return outer
    }
    let groups = stride(from: 0, to: leaves.count, by: 3).map { start in
      let part = Array(leaves[start..<min(start + 3, leaves.count)])
      let row = container(HStackLayout(alignment: .bottom), part)
      return start % 2 == 0
        ? wrap(row, PaddingBehavior(EdgeInsets(3)))
        : wrap(row, FixedFrameBehavior(width: 90, height: 40, alignment: .trailing))
    }
    let column = container(VStackLayout(alignment: .leading), groups)
    let overlaid = container(ZStackLayout(), [column, flexible()])
    return (container(HStackLayout(), [overlaid, leaf(7, 7)]), leaves)
  }

  private func frames(_ node: LayoutNode) -> [CGRect] {
    [node.frame] + node.children.flatMap(frames)
  }

  @Test(arguments: Array(UInt64(1)...40)) func changesReachAllThatDependsOnThem(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    var sizes = (0..<10).map { _ in CGFloat(Int.random(in: 1...60, using: &generator)) }
    let kept = build(sizes)
    for _ in 0..<12 {
      let width = CGFloat(Int.random(in: 50...400, using: &generator))
      let proposal = ProposedViewSize(width: width, height: 200)
      kept.root.place(at: .zero, proposal: proposal)
      let fresh = build(sizes)
      fresh.root.place(at: .zero, proposal: proposal)
      #expect(frames(kept.root) == frames(fresh.root))
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let index = Int.random(in: 0..<sizes.count, using: &generator)
        sizes[index] = CGFloat(Int.random(in: 1...60, using: &generator))
        kept.leaves[index].setBehavior(FakeLeaf(sizes[index], sizes[index] / 2))
      }
    }
  }
}
