import GalleyGeometry
import GalleyLayout
import Testing

/// CC6, and CC7's faults mended.
@Suite struct WrappingHStackTests {
  private func wrap(
    _ layout: WrappingHStack, _ children: [LayoutNode], _ proposal: ProposedViewSize
  ) -> (size: CGSize, frames: [CGRect]) {
    let node = container(layout, children)
    node.place(at: .zero, proposal: proposal)
    return (node.frame.size, children.map(\.frame))
  }

  private var four: [LayoutNode] { [leaf(60, 20), leaf(50, 30), leaf(80, 10), leaf(40, 20)] }
  private let spaced = WrappingHStack(horizontalSpacing: 8, verticalSpacing: 8)

  @Test func rowsBreakWhereTheNextViewDoesNotFit() {
    let (size, frames) = wrap(spaced, four, ProposedViewSize(width: 200, height: nil))
    #expect(size == CGSize(width: 200, height: 58))
    #expect(frames[2] == CGRect(x: 0, y: 38, width: 80, height: 10))
    #expect(frames[3] == CGRect(x: 88, y: 38, width: 40, height: 20))
  }

  @Test func withoutAWidthThereIsOneRow() {
    let (size, frames) = wrap(spaced, four, .unspecified)
    #expect(size == CGSize(width: 254, height: 30))
    #expect(frames[3].minX == 214)
  }

  @Test func atNoWidthEachViewHasARowAndTheWidestCounts() {
    for height in [nil, 0] as [CGFloat?] {
      let (size, frames) = wrap(spaced, four, ProposedViewSize(width: 0, height: height))
      #expect(size == CGSize(width: 80, height: 104))
      #expect(frames.map(\.minY) == [0, 28, 66, 84])
    }
  }

  @Test func withoutViewsThereIsNothing() {
    #expect(wrap(spaced, [], ProposedViewSize(width: 100, height: 100)).size == .zero)
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.top, 41, 0), (.topTrailing, 82, 0),
    (.leading, 0, 5), (.center, 41, 5), (.trailing, 82, 5),
    (.bottomLeading, 0, 10), (.bottom, 41, 10), (.bottomTrailing, 82, 10),
  ])
  func allNineAlignments(alignment: Alignment, x: Double, y: Double) {
    let layout = WrappingHStack(
      alignment: alignment, horizontalSpacing: 8, verticalSpacing: 8)
    let (_, frames) = wrap(
      layout, [leaf(60, 20), leaf(50, 30)], ProposedViewSize(width: 200, height: nil))
    #expect(frames[0].minX == CGFloat(x), "\(frames)")
    #expect(frames[0].minY == CGFloat(y), "\(frames)")
  }

  @Test func aSpacerFillsARowOfItsOwn() {
    let spacer = LayoutNode(
      name: "spacer", behavior: SpacerBehavior(minLength: nil, orientation: .horizontal))
    let children = [leaf(30, 10), spacer, leaf(30, 10)]
    let (size, frames) = wrap(spaced, children, ProposedViewSize(width: 100, height: nil))
    #expect(frames[1] == CGRect(x: 0, y: 18, width: 100, height: 0))
    #expect(frames[2].minY == 26)
    #expect(size.height == 36)
  }

  @Test func defaultSpacingIsAskedAlongItsAxis() {
    let (size, frames) = wrap(
      WrappingHStack(), [leaf(30, 10), leaf(30, 10), leaf(30, 10)],
      ProposedViewSize(width: 70, height: nil))
    #expect(frames[1].minX == 38)
    #expect(frames[2].minY == 18)
    #expect(size.height == 28)
  }

  @Test func everyViewIsMeasuredOnce() {
    let leaves = (0..<100).map { _ in FakeLeaf(20, 10) }
    let node = container(spaced, leaves.map { LayoutNode(name: "leaf", behavior: $0) })
    node.place(at: .zero, proposal: ProposedViewSize(width: 200, height: 500))
    #expect(leaves.allSatisfy { $0.proposals.count == 1 })
  }
}
