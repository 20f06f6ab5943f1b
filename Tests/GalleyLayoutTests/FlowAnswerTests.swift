import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// What flows answer: always a size, and at infinity their maximum (PR2).
@Suite struct FlowAnswerTests {
  private static let seeds = Array(UInt64(1)...150)
  private static let lengths: [CGFloat?] = [nil, 0, 1, 30, 77, 200, .infinity]

  /// A leaf that may be fixed, bounded, without an end, or infinite whatever it is offered.
  private func randomLeaf(_ random: inout SeededRandom) -> LayoutNode {
    func length() -> (low: CGFloat, high: CGFloat) {
      let low = CGFloat(Int.random(in: 0...60, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return (low, .infinity)
      case 1: return (low, low + 35)
      case 2: return (.infinity, .infinity)
      default: return (low, low)
      }
    }
    let (width, height) = (length(), length())
    return LayoutNode(
      name: "leaf",
      behavior: FakeLeaf(
        low: CGSize(width: width.low, height: height.low),
        high: CGSize(width: width.high, height: height.high)))
  }

  private func randomTree(_ depth: Int, _ random: inout SeededRandom) -> LayoutNode {
    let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      depth == 0 ? randomLeaf(&random) : randomTree(depth - 1, &random)
    }
    let gaps: [CGFloat?] = [nil, 0, 7, -20, -.infinity, .infinity, .nan]
    let (gap, lineGap) = (
      gaps.randomElement(using: &random) ?? nil, gaps.randomElement(using: &random) ?? nil
    )
    let isJustified = Bool.random(using: &random)
    let isEven = Bool.random(using: &random)
    let across = [VerticalAlignment.top, .center, .bottom].randomElement(using: &random) ?? .top
    let along =
      [HorizontalAlignment.leading, .center, .trailing].randomElement(using: &random)
      ?? .leading
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      return container(
        WrappingHStack(
          alignment: Alignment(horizontal: along, vertical: across), horizontalSpacing: gap,
          verticalSpacing: lineGap), children)
    case 1: return container(FlexibleRowsLayout(alignment: along, spacing: 4), children)
    case 2:
      var layout = VFlowLayout(
        horizontalAlignment: along, verticalAlignment: across, horizontalSpacing: lineGap,
        verticalSpacing: gap, justified: isJustified, distributeItemsEvenly: isEven)
      layout.maxLines = [nil, 1, 2].randomElement(using: &random) ?? nil
      layout.oversizedItems = [.kept, .clipped, .shrunk].randomElement(using: &random) ?? .kept
      return container(layout, children)
    default:
      var layout = HFlowLayout(
        horizontalAlignment: along, verticalAlignment: across, horizontalSpacing: gap,
        verticalSpacing: lineGap, justified: isJustified, distributeItemsEvenly: isEven)
      layout.maxLines = [nil, 1, 2].randomElement(using: &random) ?? nil
      layout.oversizedItems = [.kept, .clipped, .shrunk].randomElement(using: &random) ?? .kept
      return container(layout, children)
    }
  }

  /// Problems of the tree's containers; an answer that is no size is one.
  private func problems(_ node: LayoutNode) -> [String] {
    let own = node.statistics.problems.filter {
      if case .impossibleSize = $0.kind { true } else { false }
    }
    return own.map(\.description) + node.children.flatMap(problems)
  }

  @Test(arguments: seeds) func answersAreAlwaysSizes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let tree = randomTree(Int.random(in: 0...2, using: &random), &random)
    for width in Self.lengths {
      for height in Self.lengths {
        let size = tree.sizeThatFits(ProposedViewSize(width: width, height: height))
        #expect(size.width >= 0 && size.height >= 0, "\(size)")
      }
    }
    #expect(problems(tree).isEmpty)
  }

  /// The one that was found: an infinite view in a centred row.
  @Test func anInfiniteViewMakesAnInfiniteRow() {
    let row = container(WrappingHStack(alignment: .center), [leaf(10, .infinity), leaf(10, 5)])
    #expect(row.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(row.statistics.problems.isEmpty)
  }

  /// Lengths that a flow of random items answers are never more than the one at infinity.
  @Test(arguments: seeds) func theAnswerAtInfinityIsTheMaximum(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let leaves = (0..<Int.random(in: 1...6, using: &random)).map { _ in randomLeaf(&random) }
    var layout = HFlowLayout(
      itemSpacing: 3, rowSpacing: 2, justified: Bool.random(using: &random),
      distributeItemsEvenly: Bool.random(using: &random))
    layout.maxLines = [nil, 2].randomElement(using: &random) ?? nil
    let flow = container(layout, leaves)
    let most = flow.sizeThatFits(.infinity).width
    for width in [nil, 0, 10, 35, 60, 100, 250, 1000] as [CGFloat?] {
      let answer = flow.sizeThatFits(ProposedViewSize(width: width, height: nil)).width
      #expect(answer <= most + 1e-6, "\(answer) at \(width ?? -1), \(most) at infinity")
    }
  }

  @Test func aStackGivesAFlowThatGrowsAllThatIsLeft() {
    func bar(_ low: CGFloat, _ high: CGFloat) -> LayoutNode {
      LayoutNode(
        name: "bar",
        behavior: FakeLeaf(
          low: CGSize(width: low, height: 10), high: CGSize(width: high, height: 10)))
    }
    let flow = container(HFlowLayout(spacing: 0), [bar(20, .infinity)])
    let stack = container(HStackLayout(spacing: 0), [flow, bar(0, 50)])
    stack.place(at: .zero, proposal: ProposedViewSize(width: 200, height: nil))
    #expect(stack.frame.width == 200 && flow.frame.width == 150)
    // Views with an end: the flow is as long as all of them at their longest.
    let bounded = container(HFlowLayout(spacing: 5), [bar(20, 70), bar(10, 40)])
    #expect(bounded.sizeThatFits(.infinity).width == 115)
    let justified = container(HFlowLayout(spacing: 5, justified: true), [leaf(20, 10)])
    #expect(justified.sizeThatFits(.infinity).width == .infinity)
  }
}
