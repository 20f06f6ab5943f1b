import GalleyGeometry
import GalleyLayout
import Testing

/// Rules of proposals, priorities, guides and layouts that the numeric cases do not reach.
@Suite struct LayoutRuleTests {
  private func node(_ behavior: any NodeBehavior, _ children: LayoutNode...) -> LayoutNode {
    let node = LayoutNode(name: "node", behavior: behavior)
    node.setChildren(children)
    return node
  }

  private func prioritized(_ child: LayoutNode, _ priority: Double = 2) -> LayoutNode {
    node(AttributeBehavior(.priority(priority)), child)
  }

  @Test("PR3: 10 by 10 takes the place of nil unless another size is given")
  func replacements() {
    let half = ProposedViewSize(width: 3, height: nil)
    #expect(half.replacingUnspecifiedDimensions() == CGSize(width: 3, height: 10))
    let other = CGSize(width: 7, height: 8)
    #expect(half.replacingUnspecifiedDimensions(by: other) == CGSize(width: 3, height: 8))
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: other) == other)
    #expect(ProposedViewSize.zero.replacingUnspecifiedDimensions(by: other) == .zero)
  }

  @Test("ST11: an empty container has priority minus infinity, one of several views 0")
  func emptyContainers() {
    #expect(container(HStackLayout(), []).priority == -.infinity)
    #expect(container(ZStackLayout(), []).priority == -.infinity)
    let both = container(VStackLayout(), [prioritized(leaf(1, 1)), prioritized(leaf(1, 1))])
    #expect(both.priority == 0)
  }

  @Test("ST12: which modifiers pass a priority on")
  func priorities() {
    func inner() -> LayoutNode { prioritized(leaf(5, 5)) }
    let passing = [
      node(PassthroughBehavior(), inner()),
      node(SecondaryBehavior(alignment: .center), inner(), prioritized(leaf(1, 1), 9)),
      node(OffsetBehavior(.zero), inner()), container(HStackLayout(), [inner()]),
      container(ZStackLayout(), [inner()]), container(AnyLayout(ZStackLayout()), [inner()]),
    ]
    #expect(passing.map(\.priority) == [2, 2, 2, 2, 2, 2])
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let stopping = [
      node(FixedFrameBehavior(width: 9, height: nil, alignment: .center), inner()),
      node(PaddingBehavior(insets), inner()), node(FixedSizeBehavior(axes: .horizontal), inner()),
      node(AspectRatioBehavior(ratio: 1, mode: .fit), inner()),
      node(PositionBehavior(.zero), inner()), container(ZStackLayout(), [inner(), inner()]),
      container(GridLayout(), [inner()]),
    ]
    #expect(stopping.map(\.priority) == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test("LP10, GR4: a value passes through modifiers and ends at a container, even of one view")
  func containersEndValues() {
    enum Rank: LayoutValueKey {
      static var defaultValue: Int { 7 }
    }
    func ranked() -> LayoutNode {
      node(AttributeBehavior(.value(key: ObjectIdentifier(Rank.self), value: 3)), leaf(5, 5))
    }
    let frame = node(FixedFrameBehavior(width: 9, height: nil, alignment: .center), ranked())
    #expect(frame[Rank.self] == 3 && node(PassthroughBehavior(), ranked())[Rank.self] == 3)
    let containers = [
      container(HStackLayout(), [ranked()]), container(VStackLayout(), [ranked()]),
      container(ZStackLayout(), [ranked()]), container(GridLayout(), [ranked()]),
      container(AnyLayout(VStackLayout()), [ranked()]),
    ]
    #expect(containers.map { $0[Rank.self] } == [7, 7, 7, 7, 7])
    // One view of an overlay is itself: no code states a stack.
    #expect(container(ZStackLayout.implicit, [ranked()])[Rank.self] == 3)
  }

  @Test("AR1: a box of a negative ratio is nothing along one axis, the one that is fitted last")
  func negativeRatios() {
    func answer(_ mode: ContentMode, _ width: CGFloat, _ height: CGFloat) -> CGSize {
      node(AspectRatioBehavior(ratio: -1, mode: mode), flexible())
        .sizeThatFits(ProposedViewSize(width: width, height: height))
    }
    #expect(answer(.fit, 100, 60) == CGSize(width: 100, height: 0))
    #expect(answer(.fill, 100, 60) == CGSize(width: 0, height: 60))
    let fixed = node(AspectRatioBehavior(ratio: -1, mode: .fit), leaf(30, 30))
    #expect(
      fixed.sizeThatFits(ProposedViewSize(width: 100, height: 100))
        == CGSize(width: 30, height: 30))
  }

  @Test("ZS1: the views of the highest priority alone decide a ZStack's size")
  func decidingViews() {
    let (small, large) = (prioritized(leaf(20, 20)), leaf(60, 50))
    let stack = container(ZStackLayout(), [large, small])
    stack.place(at: .zero, proposal: .unspecified)
    #expect(stack.frame.size == CGSize(width: 20, height: 20))
    #expect(small.frame.origin == .zero)
    #expect(large.frame == CGRect(x: -20, y: -15, width: 60, height: 50))
  }

  @Test("FR6: a placed frame offers its child its own length, and nil where it hugs the child")
  func placedFrames() {
    func offer(
      _ horizontal: FlexibleFrameBehavior.Limits, _ proposal: ProposedViewSize
    ) -> ProposedViewSize {
      let child = LayoutNode(
        name: "child",
        behavior: FakeLeaf(
          low: CGSize(width: 20, height: 20), high: CGSize(width: 50, height: 50)))
      let none = FlexibleFrameBehavior.Limits(min: nil, ideal: nil, max: nil)
      let frame = node(
        FlexibleFrameBehavior(horizontal: horizontal, vertical: none, alignment: .center), child)
      frame.place(at: .zero, proposal: proposal)
      return child.placedProposal
    }
    let most = FlexibleFrameBehavior.Limits(min: nil, ideal: nil, max: 80)
    #expect(
      offer(most, ProposedViewSize(width: 0, height: nil))
        == ProposedViewSize(width: 20, height: nil))
    #expect(offer(most, .unspecified) == .unspecified)
    let ideal = FlexibleFrameBehavior.Limits(min: nil, ideal: 40, max: nil)
    #expect(offer(ideal, .unspecified) == ProposedViewSize(width: 40, height: nil))
  }

  @Test("AL1, AL2: the guides of a view that states none")
  func defaultGuides() {
    let own = leaf(30, 20).dimensions(for: .unspecified)
    #expect(own.width == 30 && own.height == 20)
    #expect(own[.leading] == 0 && own[HorizontalAlignment.center] == 15 && own[.trailing] == 30)
    #expect(own[.top] == 0 && own[VerticalAlignment.center] == 10 && own[.bottom] == 20)
    #expect(own[.firstTextBaseline] == 20 && own[.lastTextBaseline] == 20)
    #expect(own[explicit: .bottom] == nil && own[explicit: .leading] == nil)
    let stated = node(
      AttributeBehavior(.guide(VerticalAlignment.bottom.key) { $0.height / 4 }), leaf(30, 20))
    #expect(stated.dimensions(for: .unspecified)[explicit: .bottom] == 5)
    #expect(stated.dimensions(for: .unspecified)[.bottom] == 5)
  }

  @Test("AL12: two guides of one id along both axes are two guides")
  func guidesOfOneID() {
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    let (across, down) = (HorizontalAlignment(Middle.self), VerticalAlignment(Middle.self))
    #expect(across == HorizontalAlignment(Middle.self))
    let stated = node(AttributeBehavior(.guide(across.key) { _ in 3 }), leaf(30, 20))
    let own = stated.dimensions(for: .unspecified)
    #expect(own[across] == 3 && own[down] == 15 && own[explicit: down] == nil)
  }

  /// Answers 30 by 20, and keeps what it is given.
  private struct Recording: Layout {
    final class Log {
      var bounds: [CGRect] = []
      var proposals: [ProposedViewSize] = []
      var counts: [Int] = []
    }
    let log: Log

    func makeCache(subviews: Subviews) { log.counts.append(subviews.count) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 30, height: 20) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      log.bounds.append(bounds)
      log.proposals.append(proposal)
    }
  }

  @Test("LP1, LP3: a layout places in a box of the size that it answered, for the same proposal")
  func bounds() {
    let log = Recording.Log()
    let layout = container(Recording(log: log), [leaf(5, 5)])
    let proposal = ProposedViewSize(width: 100, height: 50)
    layout.place(at: CGPoint(x: 7, y: 9), proposal: proposal)
    #expect(layout.frame == CGRect(x: 7, y: 9, width: 30, height: 20))
    #expect(log.bounds.allSatisfy { $0.size == CGSize(width: 30, height: 20) })
    #expect(!log.proposals.isEmpty && log.proposals.allSatisfy { $0 == proposal })
  }

  @Test("LP13: a layout without views is asked like any other")
  func withoutViews() {
    let log = Recording.Log()
    let layout = container(Recording(log: log), [])
    #expect(layout.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
    #expect(log.counts == [0])
  }
}
