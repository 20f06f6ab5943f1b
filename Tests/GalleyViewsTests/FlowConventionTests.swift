import Galley
import TestSupport
import Testing

/// What `Guides/Flows.md` says flows do, beside what a stack does.
@Suite struct FlowConventionTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).layoutName("box")
  }

  private func bar(_ least: CGFloat, _ most: CGFloat = .infinity) -> some View {
    Color.red.frame(minWidth: least, idealWidth: least, maxWidth: most).frame(height: 10)
      .layoutName("box")
  }

  private func frames(_ tree: LayoutTree, _ name: String) -> [CGRect] {
    (tree.name == name ? [tree.frame] : []) + tree.children.flatMap { frames($0, name) }
  }

  private func frames(
    _ view: some View, width: CGFloat?, _ name: String = "box"
  ) throws -> [CGRect] {
    frames(try layoutTree(view, ProposedViewSize(width: width, height: nil)), name)
  }

  private func size(_ view: some View, width: CGFloat?) throws -> CGSize {
    try layoutTree(view, ProposedViewSize(width: width, height: nil)).answer
  }

  private static let seeds = Array(UInt64(1)...40)

  @Test(arguments: seeds) func viewsGrowByTheirPrioritiesAsInAStack(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 2...5, using: &random)
    let priorities = (0..<count).map { Double($0) - 2 }.shuffled(using: &random)
    let limits: [(least: CGFloat, most: CGFloat)] = (0..<count).map { _ in
      let least = CGFloat(Int.random(in: 5...30, using: &random))
      let more = CGFloat(Int.random(in: 0...60, using: &random))
      return (least, more > 50 ? .infinity : least + more)
    }
    let content = ForEach(0..<count, id: \.self) { index in
      bar(limits[index].least, limits[index].most).layoutPriority(priorities[index])
    }
    let width = CGFloat(Int.random(in: 180...400, using: &random))
    #expect(
      try frames(HFlow(spacing: 4) { content }, width: width)
        == frames(HStack(spacing: 4) { content }, width: width))
  }

  @Test func equalPrioritiesShareByTheirWeights() throws {
    let flow = HFlow(spacing: 0) {
      bar(10).flexibility(.grow(3)); bar(10, 40).layoutPriority(1); bar(10).flexibility(.grow(1))
    }
    // 70 points are to be had: 30 of them for the one of the higher priority.
    #expect(try frames(flow, width: 100).map(\.width) == [40, 40, 20])
    let spaced = HFlow(spacing: 0) {
      bar(20); Spacer(minLength: 5); box(10)
    }
    #expect(try frames(spaced, width: 100).map(\.width) == [85, 10])
  }

  @Test(arguments: seeds) func aLineStretchesItsViewsAsAStackDoes(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let heights = (0..<Int.random(in: 2...5, using: &random)).map { _ in
      (Int.random(in: 0..<4, using: &random), CGFloat(Int.random(in: 5...40, using: &random)))
    }
    let content = ForEach(heights.indices, id: \.self) { index in
      let (kind, height) = heights[index]
      switch kind {
      case 0: Color.red.frame(width: 8).layoutName("box")
      case 1: Color.red.frame(width: 8).frame(minHeight: 3, maxHeight: height).layoutName("box")
      default: box(8, height)
      }
    }
    for guide in [VerticalAlignment.top, .center, .bottom] {
      #expect(
        try frames(HFlow(alignment: guide, spacing: 3) { content }, width: nil)
          == frames(HStack(alignment: guide, spacing: 3) { content }, width: nil))
    }
  }

  @Test func eachLineHasADepthOfItsOwn() throws {
    let flow = HFlow(spacing: 0) {
      box(10, 30); Color.red.frame(width: 10).layoutName("bar"); LineBreak()
      box(10, 20); Color.red.frame(width: 10).layoutName("bar")
    }
    #expect(try frames(flow, width: 100, "bar").map(\.height) == [30, 20])
    // A view that would be longer if it were deeper stays as it is: its line is broken.
    let square = HFlow(spacing: 0) {
      box(10, 30)
      Color.red.aspectRatio(1, contentMode: .fit).layoutName("square").flexibility(.minimum)
    }
    let found = try frames(square, width: 25, "square")
    #expect(found.map(\.width) == found.map(\.height) && found.allSatisfy { $0.maxX <= 25 })
  }

  @Test func aJustifiedFlowHasTheOfferedWidth() throws {
    for justifiesLast in [true, false] {
      let one = HFlow(spacing: 2, justified: true) { box(30) }.justifiesLastLines(justifiesLast)
      #expect(try size(one, width: 100).width == 100)
      #expect(try size(one, width: nil).width == 30)
      #expect(try size(one, width: 20).width == 30)
      let two = HFlow(spacing: 2, justified: true) {
        box(30); box(30)
      }
      .justifiesLastLines(justifiesLast)
      #expect(try frames(two, width: 100).map(\.minX) == [0, justifiesLast ? 70 : 32])
      #expect(try size(two, width: 100).width == 100)
    }
    let centred = HFlow(
      horizontalAlignment: .center, horizontalSpacing: 2, verticalSpacing: 2, justified: true
    ) { box(30) }
    #expect(try frames(centred, width: 100).map(\.minX) == [35])
    #expect(try size(HFlow(spacing: 2, justified: true) {}, width: 100) == .zero)
  }

  /// As with a stack, what cannot be shorter makes the flow longer than what it was offered.
  @Test func aFlowIsAsLongAsAViewThatIsLongerThanTheOffer() throws {
    for treatment in [OversizedItems.kept, .shrunk] {
      let flow = HFlow(horizontalAlignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
        box(20); box(150); box(30)
      }.oversizedItems(treatment)
      #expect(try size(flow, width: 100) == CGSize(width: 150, height: 30))
      #expect(try frames(flow, width: 100).map(\.minX) == [130, 0, 120])
    }
    let clipped = HFlow(spacing: 0) { box(150) }.oversizedItems(.clipped)
    #expect(try size(clipped, width: 100).width == 100)
  }

  @Test func itemSeparatorsVanishAtForcedBreaksAndLineSeparatorsStandThere() throws {
    let flow = HFlow(itemSpacing: 2, rowSpacing: 3) {
      box(10); box(10); LineBreak(); box(10); box(10).endLine(); box(10); box(10).startInNewLine()
    }
    .itemSeparator { Color.blue.frame(width: 4, height: 4).layoutName("dot") }
    .lineSeparator { Color.blue.frame(height: 1).layoutName("line") }
    // Four lines: 10 + 3 + 1 + 3 from one to the next.
    #expect(try frames(flow, width: 200).map(\.minY) == [0, 0, 17, 17, 34, 51])
    #expect(
      try frames(flow, width: 200, "dot").map(\.origin) == [
        CGPoint(x: 12, y: 3), CGPoint(x: 12, y: 20),
      ])
    #expect(try frames(flow, width: 200, "line").map(\.minY) == [13, 30, 47])
    // There is one for each two lines, also where each view is a line.
    let narrow = HFlow(itemSpacing: 2, rowSpacing: 3) {
      box(10); box(10); box(10)
    }
    .lineSeparator { Color.blue.frame(height: 1).layoutName("line") }
    #expect(try frames(narrow, width: 10, "line").map(\.minY) == [13, 30])
  }

  @Test func theIndicatorHasASeparatorBeforeIt() throws {
    let flow = HFlow(itemSpacing: 2, rowSpacing: 3) {
      box(30); box(30); box(30); box(30)
    }
    .itemSeparator { Color.blue.frame(width: 4, height: 4).layoutName("dot") }
    .maxLines(1) { _ in Color.blue.frame(width: 10, height: 10).layoutName("more") }
    // 30 + 2 + 4 + 2 + 30 + 2 + 4 + 2 + 10 = 86.
    #expect(try frames(flow, width: 86, "dot").map(\.minX) == [32, 70])
    #expect(try frames(flow, width: 86, "more").map(\.minX) == [76])
    #expect(try frames(flow, width: 85, "dot").map(\.minX) == [32])
    // Alone on its line it has none.
    #expect(try frames(flow, width: 35, "dot").isEmpty)
    #expect(try frames(flow, width: 35, "more").map(\.minX) == [0])
  }

  @Test func breaksWithoutViewsBetweenThemAreOne() throws {
    let flow = HFlow(spacing: 0) {
      LineBreak(); box(10).startInNewLine(); LineBreak(); LineBreak(); box(10).startInNewLine()
      box(10).endLine(); LineBreak()
    }
    #expect(try frames(flow, width: 100).map(\.minY) == [0, 10, 10])
    #expect(try size(flow, width: 100).height == 20)
  }
}
