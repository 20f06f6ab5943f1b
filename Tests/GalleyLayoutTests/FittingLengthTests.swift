import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// What was measured to fit, fits when it is offered its own answer: however the lengths are rounded on
/// the way through paddings and frames.
@Suite struct FittingLengthTests {
  private enum Container: CaseIterable {
    case flow, evenFlow, columns, wrapping, rows, fitting
  }

  /// A container in which everything stands in one line, 10 points deep, when nothing is offered.
  private func node(_ kind: Container, _ lengths: [CGFloat], gap: CGFloat) -> LayoutNode {
    let leaves = lengths.map { leaf($0, 10) }
    switch kind {
    case .flow: return container(HFlowLayout(spacing: gap), leaves)
    case .evenFlow:
      return container(HFlowLayout(spacing: gap, distributeItemsEvenly: true), leaves)
    case .columns: return container(VFlowLayout(spacing: gap), lengths.map { leaf(10, $0) })
    case .wrapping:
      return container(WrappingHStack(horizontalSpacing: gap, verticalSpacing: gap), leaves)
    case .rows:
      return container(FlexibleRowsLayout(alignment: .leading, spacing: gap), leaves)
    case .fitting:
      let node = LayoutNode(name: "fitting", behavior: FittingBehavior(axes: [.horizontal]))
      node.setChildren([leaf(lengths.reduce(0, +), 10), leaf(1, 77)])
      return node
    }
  }

  private func wrapped(_ node: LayoutNode, in behavior: any NodeBehavior) -> LayoutNode {
    let outer = LayoutNode(name: "outer", behavior: behavior)
    outer.setChildren([node])
    return outer
  }

  /// The answer to nothing, and the answer to that answer, both along the lines.
  private func isStable(_ node: LayoutNode, along axis: Axis) -> Bool {
    let ideal = node.sizeThatFits(.unspecified)
    let again = node.sizeThatFits(
      ProposedViewSize(major: ideal[axis], minor: nil, along: axis))
    return again[axis.other] == ideal[axis.other]
      && (again[axis] - ideal[axis]).magnitude < 1e-3
  }

  @Test(arguments: UInt64(1)...20) func everyContainerKeepsWhatItMeasured(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      for kind in Container.allCases {
        let axis: Axis = kind == .columns ? .vertical : .horizontal
        let lengths = (0..<Int.random(in: 2...6, using: &random)).map { _ in random.third(1...300) }
        var node = node(kind, lengths, gap: random.third(0...30))
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let inset = random.third(0...120)
          node = wrapped(node, in: PaddingBehavior(EdgeInsets(inset)))
        }
        #expect(isStable(node, along: axis), "\(kind) \(lengths)")
        // The same in a frame that is as long as what it holds.
        let ideal = node.sizeThatFits(.unspecified)
        let frame = FixedFrameBehavior(
          width: axis == .horizontal ? ideal.width : nil,
          height: axis == .vertical ? ideal.height : nil, alignment: .topLeading)
        let framed = wrapped(node, in: frame)
        #expect(framed.sizeThatFits(.unspecified)[axis.other] == ideal[axis.other], "\(lengths)")
      }
    }
  }

  /// Two lengths in thirds, padded by 32 points on both sides: one pair of seven lost a unit.
  @Test func allPairsOfThirdsStayOnOneLine() {
    for one in stride(from: 1, to: 300, by: 7) {
      for other in stride(from: 1, to: 300, by: 11) {
        let lengths = [CGFloat(one) / 3, CGFloat(other) / 3]
        for kind in [Container.flow, .fitting] {
          let padded = wrapped(node(kind, lengths, gap: 0), in: PaddingBehavior(EdgeInsets(32)))
          #expect(isStable(padded, along: .horizontal), "\(kind) \(lengths)")
        }
      }
    }
  }

  @Test(arguments: UInt64(1)...20) func asManyAdaptiveTracksAsFit(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let (minimum, gap, inset) = (
        random.third(4...200), random.third(0...30), random.third(0...99)
      )
      let count = Int.random(in: 1...9, using: &random)
      let column = GridItem(.adaptive(minimum: minimum), spacing: gap)
      let cells = (0..<count).map { _ in leaf(1, 1) }
      let grid = container(
        LazyGridLayout(columns: [column], alignment: .leading, spacing: 0), cells)
      let padded = wrapped(grid, in: PaddingBehavior(EdgeInsets(inset)))
      let room = (1..<count).reduce(minimum) { length, _ in length + gap + minimum }
      padded.place(at: .zero, proposal: ProposedViewSize(width: room + inset * 2, height: nil))
      #expect(cells.allSatisfy { $0.frame.minY == 0 }, "\(count) of \(minimum) and \(gap)")
    }
  }

  /// A length that is too long by what anybody could see does not fit.
  @Test func aHundredthOfAPointIsTooLong() {
    let flow = container(HFlowLayout(spacing: 0), [leaf(30, 10), leaf(30.01, 10)])
    #expect(flow.sizeThatFits(ProposedViewSize(width: 60, height: nil)).height == 20)
    #expect(flow.sizeThatFits(ProposedViewSize(width: 60.01, height: nil)).height == 10)
  }
}

extension SeededRandom {
  /// A length in thirds of a point, as texts have them at scale 3.
  fileprivate mutating func third(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self)) / 3
  }
}
