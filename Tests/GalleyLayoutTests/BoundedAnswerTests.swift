import GalleyGeometry
import Testing

@testable import GalleyLayout

/// What nodes and layouts keep is bounded, and looking at it changes nothing.
@Suite struct BoundedAnswerTests {
  @Test func aNodeThatIsAskedEverOtherProposalsStaysFlat() {
    let children = [leaf(10, 10), leaf(20, 10)]
    let nodes = [
      leaf(5, 5), container(HStackLayout(), children), container(HFlowLayout(), [leaf(9, 9)]),
      container(GridLayout(), [leaf(8, 8), leaf(3, 3)]),
    ]
    for node in nodes {
      var most = 0
      for width in 0..<3000 {
        let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
        _ = node.sizeThatFits(proposal)
        _ = node.explicitAlignment(VerticalAlignment.firstTextBaseline.key, for: proposal)
        most = max(most, node.keptAnswers)
      }
      // 1,024 sizes, as many guides, and placements that count 4,096 together.
      #expect(most <= 1024 * 2 + 4096)
      #expect(node.measuredAnswers.count <= 1024)
      #expect(node.measuredAnswers.count + node.forgottenAnswers >= 3000)
    }
  }

  @Test func aCacheKeepsTheLastAnswersWithinItsLimit() throws {
    for limit in [1, 2, 7, 24, 100] {
      var cache = AnswerCache<Int, Int>(limit: limit)
      var seen = 0
      for question in 0..<200_000 / (limit * 100) {
        let cost = question % 5 + 1
        cache.keep(question * 2, to: question, cost: cost)
        seen += 1
        #expect(cache[question] == question * 2)
        #expect(cache.count <= max(2, limit))
        #expect(cache.count + cache.forgotten == seen)
      }
      #expect(cache.entries.map(\.question) == cache.entries.map(\.question).sorted())
      cache.removeAll()
      try #require(cache.count == 0 && cache[0] == nil)
    }
  }

  @Test func whatIsForgottenIsAnsweredAlikeAgain() {
    let item = FakeLeaf(low: .zero, high: CGSize(width: 700, height: 20))
    let node = container(HStackLayout(), [LayoutNode(name: "leaf", behavior: item), leaf(9, 9)])
    let offers = (0..<2500).map { ProposedViewSize(width: CGFloat($0), height: 10) }
    let first = offers.map(node.sizeThatFits)
    #expect(offers.map(node.sizeThatFits) == first)
  }

  /// A tree of stacks beside texts of all kinds, placed.
  private func placedTree(_ statistics: LayoutStatistics) -> (LayoutNode, LayoutNode) {
    func node(_ behavior: any NodeBehavior, _ children: [LayoutNode] = []) -> LayoutNode {
      let node = LayoutNode(name: "node", behavior: behavior, statistics: statistics)
      node.setChildren(children)
      return node
    }
    let stretching = FakeLeaf(low: .zero, high: CGSize(width: 400, height: 30))
    let watched = node(stretching)
    var tree = node(ContainerBehavior(HStackLayout()), [watched, node(FakeLeaf(20, 5))])
    for level in 0..<12 {
      let sibling = node(FakeLeaf(low: .zero, high: CGSize(width: 50 + level, height: 60)))
      tree =
        level % 2 == 0
        ? node(ContainerBehavior(VStackLayout()), [tree, sibling])
        : node(ContainerBehavior(HStackLayout()), [sibling, tree])
      tree = node(PaddingBehavior(EdgeInsets(1)), [tree])
    }
    tree.place(at: .zero, proposal: ProposedViewSize(width: 500, height: 300))
    return (tree, watched)
  }

  @Test func explanationsAndTreesLeaveCountsAndCachesAsTheyWere() {
    let statistics = LayoutStatistics()
    let (root, watched) = placedTree(statistics)
    func all(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(all) }
    func state() -> [Int] {
      [statistics.queries, statistics.measurements, statistics.placements]
        + all(root).map(\.keptAnswers)
    }
    let before = state()
    var node: LayoutNode? = watched
    var explanations: [LayoutExplanation] = []
    while let current = node {
      explanations.append(LayoutExplanation(current))
      node = current.parent
    }
    _ = LayoutTree(root)
    #expect(state() == before)
    #expect(explanations[0].service.contains { $0.contains("offered") })
    // And again, they say the same.
    #expect(LayoutExplanation(watched) == explanations[0])
    #expect(!statistics.isObserving)
  }
}
