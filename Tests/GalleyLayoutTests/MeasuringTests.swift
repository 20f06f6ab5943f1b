import GalleyGeometry
import GalleyLayout
import Testing

/// Work is counted: each node answers each distinct proposal once (PR4).
@Suite struct MeasuringTests {
  @Test func eachProposalIsMeasuredOnce() {
    let leaves = (0..<6).map { _ in
      FakeLeaf(low: CGSize(width: 5, height: 5), high: CGSize(width: 80, height: 20))
    }
    let nodes = leaves.map { LayoutNode(name: "leaf", behavior: $0) }
    let row = container(HStackLayout(spacing: 4), nodes)
    let column = container(VStackLayout(), [row, leaf(20, 20)])
    column.place(at: .zero, proposal: ProposedViewSize(width: 200, height: 100))
    column.place(at: .zero, proposal: ProposedViewSize(width: 200, height: 100))
    for leaf in leaves {
      #expect(leaf.proposals.count == Set(leaf.proposals).count, "\(leaf.proposals)")
    }
  }

  /// Beside fixed siblings, and beside ones that stretch, whose shares differ with every proposal.
  @Test(arguments: [CGFloat(3), 60]) func deepNestingCostsInProportion(longest: CGFloat) {
    func measurements(depth: Int) -> Int {
      let statistics = LayoutStatistics()
      var node = LayoutNode(
        name: "leaf", behavior: FakeLeaf(low: .zero, high: CGSize(width: 50, height: 50)),
        statistics: statistics)
      for level in 0..<depth {
        let sibling = LayoutNode(
          name: "sibling",
          behavior: FakeLeaf(
            low: CGSize(width: longest == 3 ? 3 : 0, height: 3),
            high: CGSize(width: longest, height: longest)), statistics: statistics)
        let outer =
          level % 2 == 0
          ? LayoutNode(
            name: "row", behavior: ContainerBehavior(HStackLayout()), statistics: statistics)
          : LayoutNode(
            name: "column", behavior: ContainerBehavior(VStackLayout()), statistics: statistics)
        outer.setChildren([node, sibling])
        node = outer
      }
      node.place(at: .zero, proposal: ProposedViewSize(width: 20_000, height: 20_000))
      return statistics.measurements
    }
    let (small, large) = (measurements(depth: 25), measurements(depth: 200))
    #expect(Double(large) / Double(small) < 8 * 1.2, "\(small) for 25, \(large) for 200")
  }

  @Test func answersAreForgottenWhenAChildChanges() {
    let child = leaf(10, 10)
    let stack = container(HStackLayout(spacing: 0), [child, leaf(5, 5)])
    #expect(stack.sizeThatFits(.unspecified).width == 15)
    child.setBehavior(FakeLeaf(40, 10))
    #expect(stack.sizeThatFits(.unspecified).width == 45)
  }

  @Test func makeCacheRunsOnceAndUpdateCacheOncePerChange() {
    final class Counts {
      var made = 0
      var updated = 0
    }
    struct Counting: Layout {
      let counts: Counts
      func makeCache(subviews: Subviews) -> Int {
        counts.made += 1
        return 0
      }
      func updateCache(_ cache: inout Int, subviews: Subviews) { counts.updated += 1 }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize { CGSize(width: proposal.width ?? 1, height: 1) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {}
    }
    let counts = Counts()
    let child = leaf(1, 1)
    let node = container(Counting(counts: counts), [child])
    for width in 0..<5 {
      _ = node.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil))
    }
    #expect((counts.made, counts.updated) == (1, 0))
    child.invalidate()
    for width in 0..<5 {
      _ = node.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil))
    }
    #expect((counts.made, counts.updated) == (1, 1))
  }
}
