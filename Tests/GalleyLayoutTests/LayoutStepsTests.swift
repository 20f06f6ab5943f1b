import GalleyGeometry
import Testing

@testable import GalleyLayout

/// What a container did for its views, in the order in which it did it.
@Suite struct LayoutStepsTests {
  private func row(_ children: [LayoutNode], width: CGFloat?) -> LayoutSteps {
    let root = container(HStackLayout(spacing: 10), children)
    root.place(at: .zero, proposal: ProposedViewSize(width: width, height: 20))
    return LayoutSteps(root)
  }

  /// What cannot give way is served before what can.
  @Test func viewsStandAsTheyAreServed() {
    let steps = row([flexible(), leaf(20, 10)], width: 100)
    #expect(steps.steps.map(\.name) == ["leaf", "flexible"])
    // Half of what the gap leaves, and then all that is left.
    #expect(steps.steps.map(\.offeredWidth) == [45, 70])
    #expect(steps.steps.map(\.offeredHeight) == [20, 20])
    #expect(
      steps.steps.map(\.frame) == [
        CGRect(x: 80, y: 5, width: 20, height: 10), CGRect(x: 0, y: 0, width: 70, height: 20),
      ])
    #expect(
      "\(steps)" == """
        container: 100 x 20
          1. leaf: offered 45 x 20, answered 20 x 10, placed at 80, 5
          2. flexible: offered 70 x 20, answered 70 x 20, placed at 0, 0
        """)
  }

  /// Without a length along the stack nobody waits.
  @Test func idealLengthsAreTakenAsTheyCome() {
    let steps = row([flexible(), leaf(20, 10)], width: nil)
    #expect(steps.steps.map(\.name) == ["flexible", "leaf"])
    #expect(steps.steps.map(\.offeredWidth) == [nil, nil])
  }

  @Test func otherContainersServeInTheirOrder() {
    let root = container(ZStackLayout(), [leaf(30, 10), leaf(20, 20)])
    root.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
    #expect(LayoutSteps(root).steps.map(\.frame.width) == [30, 20])
    #expect(LayoutSteps(leaf(1, 1)).steps == [])
  }

  /// Whoever looks leaves no trace.
  @Test func lookingCountsNoMeasuring() {
    let child = FakeLeaf(20, 10)
    let root = container(
      HStackLayout(spacing: 10), [flexible(), LayoutNode(name: "leaf", behavior: child)])
    root.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 20))
    let before = (root.statistics.queries, root.statistics.measurements)
    _ = LayoutSteps(root)
    #expect((root.statistics.queries, root.statistics.measurements) == before)
  }

  @Test func aFileIsReadAsItWasWritten() throws {
    var steps = row([flexible(), leaf(20, 10)], width: 100)
    (steps.steps[0].offeredWidth, steps.steps[0].offeredHeight) = (.infinity, nil)
    #expect(try LayoutSteps(data: steps.data()) == steps)
  }
}
