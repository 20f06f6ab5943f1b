import GalleyGeometry
import GalleyLayout
import Testing

/// Rules that the cases do not reach.
@Suite struct StackSolverTests {
  /// A layout that hands a slice of its views to a stack (LP6).
  private struct Halves: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let stack = HStackLayout(spacing: 2)
      let half = subviews[2..<4]
      var own = stack.makeCache(subviews: half)
      return stack.sizeThatFits(proposal: proposal, subviews: half, cache: &own)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let stack = HStackLayout(spacing: 2)
      let half = subviews[2..<4]
      var own = stack.makeCache(subviews: half)
      stack.placeSubviews(in: bounds, proposal: proposal, subviews: half, cache: &own)
    }
  }

  @Test func aStackTakesASliceOfViews() {
    let children = [leaf(1, 1), leaf(2, 2), leaf(10, 10), leaf(20, 10)]
    let node = container(Halves(), children)
    node.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 50))
    #expect(node.frame.size == CGSize(width: 32, height: 10))
    #expect(children[3].frame.minX == 12)
  }

  @Test func impossibleAnswersCountAsNothingAndAreReported() {
    let bad = FakeLeaf(-10, 5)
    let statistics = LayoutStatistics()
    let node = LayoutNode(name: "bad", behavior: bad, statistics: statistics)
    #expect(node.sizeThatFits(.unspecified) == CGSize(width: 0, height: 5))
    #expect(statistics.problems.count == 1)
  }

  @Test func undefinedPlacesAreReportedAndTheViewIsCentred() {
    struct Lost: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 100, height: 100) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
      }
    }
    let child = leaf(20, 20)
    let node = container(Lost(), [child])
    node.place(at: .zero, proposal: .unspecified)
    #expect(child.frame.origin == CGPoint(x: 40, y: 40))
    #expect(child.statistics.problems.count == 1)
  }

  @Test func rightToLeftMirrorsWithoutAskingAgain() {
    let children = [leaf(10, 10), leaf(30, 10)]
    let node = LayoutNode(
      name: "row", behavior: ContainerBehavior(HStackLayout(spacing: 5)),
      layoutDirection: .rightToLeft)
    node.setChildren(children)
    node.place(at: .zero, proposal: .unspecified)
    #expect(children.map(\.frame.minX) == [35, 0])
  }

  @Test func anyLayoutKeepsTheChildrenAndTakesTheNewOrientation() {
    let children = [leaf(10, 10), leaf(30, 20)]
    let behavior = ContainerBehavior(AnyLayout(HStackLayout(spacing: 0)))
    let node = LayoutNode(name: "any", behavior: behavior)
    node.setChildren(children)
    #expect(node.sizeThatFits(.unspecified) == CGSize(width: 40, height: 20))
    behavior.update(AnyLayout(VStackLayout(spacing: 0)))
    node.invalidate()
    #expect(node.sizeThatFits(.unspecified) == CGSize(width: 30, height: 30))
    #expect(node.children.first === children[0])
  }
}
