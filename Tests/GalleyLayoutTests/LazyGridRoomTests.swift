import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// Tracks of lazy grids have lengths in any room (GR24).
@Suite struct LazyGridRoomTests {
  private static let lengths: [CGFloat] = [
    -5, 0, 1, 10, 45, 300, .infinity, -.infinity, .nan,
  ]

  private func item(_ generator: inout SeededRandom) -> GridItem {
    func length() -> CGFloat { Self.lengths.randomElement(using: &generator) ?? 0 }
    let spacing = Bool.random(using: &generator) ? nil : length()
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return GridItem(.fixed(length()), spacing: spacing)
    case 1: return GridItem(.flexible(minimum: length(), maximum: length()), spacing: spacing)
    default: return GridItem(.adaptive(minimum: length(), maximum: length()), spacing: spacing)
    }
  }

  @Test(arguments: Array(UInt64(1)...60)) func noTrackIsUndefined(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let items = (0..<Int.random(in: 1...4, using: &generator)).map { _ in item(&generator) }
    for width in [0, 10, 100, 3000, CGFloat.infinity] {
      let leaves = (0..<5).map { _ in
        FakeLeaf(low: .zero, high: CGSize(width: CGFloat.infinity, height: 20))
      }
      let node = container(
        LazyGridLayout(columns: items, alignment: .center, spacing: nil),
        leaves.map { LayoutNode(name: "leaf", behavior: $0) })
      let size = node.sizeThatFits(ProposedViewSize(width: width, height: nil))
      #expect(size.width == width && !size.height.isNaN)
      #expect(node.statistics.problems.isEmpty, "seed \(seed) at \(width): \(items)")
      for leaf in leaves {
        // An undefined offer would count as none.
        let offers = leaf.proposals.compactMap(\.width)
        #expect(!offers.isEmpty && offers.allSatisfy { $0 >= 0 }, "seed \(seed): \(items)")
      }
    }
  }

  /// All adaptive items of a grid together have so many tracks, and one each behind them.
  @Test func adaptiveItemsShareTheTracksThatAGridMayHave() {
    let items = Array(repeating: GridItem(.adaptive(minimum: 1), spacing: 0), count: 3)
    let leaves = (0..<10_003).map { _ in leaf(1, 20) }
    let node = container(LazyGridLayout(columns: items, alignment: .center, spacing: 5), leaves)
    // 10,000 tracks and two more: the last view is in a line of its own.
    #expect(node.sizeThatFits(ProposedViewSize(width: 1e9, height: nil)).height == 45)
  }

  @Test func inInfiniteRoomTracksAreAsLongAsTheyMayBe() {
    func offers(_ items: [GridItem]) -> [CGFloat?] {
      let leaves = (0..<3).map { _ in FakeLeaf(5, 5) }
      let node = container(
        LazyGridLayout(columns: items, alignment: .center, spacing: 0),
        leaves.map { LayoutNode(name: "leaf", behavior: $0) })
      _ = node.sizeThatFits(ProposedViewSize(width: .infinity, height: nil))
      return leaves.map { $0.proposals.last?.width }
    }
    #expect(
      offers([GridItem(.flexible()), GridItem(.flexible())])
        == Array(repeating: .infinity, count: 3))
    #expect(
      offers([GridItem(.flexible(maximum: 70)), GridItem(.fixed(30)), GridItem(.flexible())])
        == [70, 30, .infinity])
    #expect(offers([GridItem(.adaptive(minimum: 40, maximum: 50))]) == [50, 50, 50])
  }

  /// What a stack states towards outside (SG5): a frame passes on a spacer's zero, and no stack's.
  @Test func framesResetTheEdgesOfTheirAxes() {
    func gap(_ framed: LayoutNode) -> CGFloat {
      let frame = LayoutNode(
        name: "frame", behavior: FixedFrameBehavior(width: 30, height: nil, alignment: .center))
      frame.setChildren([framed])
      let row = container(HStackLayout(), [leaf(10, 10), frame])
      return row.sizeThatFits(.unspecified).width - 40
    }
    func spacer() -> LayoutNode {
      LayoutNode(
        name: "spacer", behavior: SpacerBehavior(minLength: 0, orientation: .horizontal))
    }
    #expect(gap(spacer()) == 0)
    #expect(gap(container(HStackLayout(), [spacer(), leaf(5, 5)])) == 8)
    #expect(gap(leaf(5, 5)) == 8)
  }

  @Test func guidesOutsideOfAllViewsWidenAStackWhereThatIsAskedFor() {
    func height(_ extent: StackExtent) -> CGFloat {
      var layout = HStackLayout(alignment: .top, spacing: 0)
      layout.extent = extent
      let children = [CGFloat(30), 40].map { place in
        let guide = LayoutNode(
          name: "guide",
          behavior: AttributeBehavior(.guide(VerticalAlignment.top.key) { _ in place }))
        guide.setChildren([leaf(10, 10)])
        return guide
      }
      return container(layout, children).sizeThatFits(.unspecified).height
    }
    #expect(height(.views) == 20)
    #expect(height(.viewsAndGuide) == 40)
  }
}
