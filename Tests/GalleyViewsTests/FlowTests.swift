import Galley
import GalleySwiftTesting
import TestSupport
import Testing

/// Flows along both axes: breaks, alignment, justified and even lines, growth, limits, separators.
@Suite struct FlowTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).layoutName("box")
  }

  private func boxes(_ widths: [CGFloat]) -> some View {
    ForEach(widths.indices, id: \.self) { box(widths[$0]) }
  }

  /// The frames of all views of a name, in their order.
  private func frames(_ tree: LayoutTree, _ name: String = "box") -> [CGRect] {
    (tree.name == name ? [tree.frame] : []) + tree.children.flatMap { frames($0, name) }
  }

  private func frames(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, _ name: String = "box"
  ) throws -> [CGRect] {
    frames(try layoutTree(view, ProposedViewSize(width: width, height: height)), name)
  }

  private func size(_ view: some View, width: CGFloat?, height: CGFloat? = nil) throws -> CGSize {
    try layoutTree(view, ProposedViewSize(width: width, height: height)).answer
  }

  @Test func rowsBreakAndHugTheirViews() throws {
    let flow = HFlow(itemSpacing: 4, rowSpacing: 6) { boxes([30, 30, 30, 30]) }
    #expect(try size(flow, width: 100) == CGSize(width: 98, height: 26))
    #expect(
      try frames(flow, width: 100).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 34, y: 0), CGPoint(x: 68, y: 0), CGPoint(x: 0, y: 16),
      ])
    #expect(try size(flow, width: nil) == CGSize(width: 132, height: 10))
    #expect(try size(flow, width: 98).height == 26)
    #expect(try size(flow, width: 97).height == 26)
    #expect(try size(HFlow(spacing: 4) {}, width: 100) == .zero)
  }

  @Test func columnsBreakAndHugTheirViews() throws {
    let flow = VFlow(alignment: .leading, itemSpacing: 5, columnSpacing: 7) {
      box(10, 40); box(20, 40); box(15, 40)
    }
    let tree = try layoutTree(flow, ProposedViewSize(width: nil, height: 90))
    #expect(tree.answer == CGSize(width: 42, height: 85))
    #expect(
      frames(tree).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 45), CGPoint(x: 27, y: 0),
      ])
  }

  @Test func linesAndViewsAreAlignedOnBothAxes() throws {
    for (horizontal, x) in [
      (HorizontalAlignment.leading, 0), (.center, 15), (.trailing, 30),
    ] as [(HorizontalAlignment, CGFloat)] {
      for (vertical, y) in [
        (VerticalAlignment.top, 0), (.center, 5), (.bottom, 10),
      ] as [(VerticalAlignment, CGFloat)] {
        let flow = HFlow(
          horizontalAlignment: horizontal, verticalAlignment: vertical, horizontalSpacing: 0,
          verticalSpacing: 0
        ) {
          box(40, 20); box(40, 10); box(50, 10)
        }
        let found = try frames(flow, width: 100)
        #expect(found[1].origin == CGPoint(x: 40, y: y))
        #expect(found[2].minX == x)
        let turned = VFlow(
          horizontalAlignment: [.leading: .leading, .center: .center][horizontal] ?? .trailing,
          verticalAlignment: vertical, horizontalSpacing: 0, verticalSpacing: 0
        ) {
          box(20, 40); box(10, 40); box(10, 50)
        }
        let columns = try frames(turned, height: 100)
        #expect(columns[1].minX == (x == 0 ? 0 : x == 15 ? 5 : 10))
        #expect(columns[2].minY == (y == 0 ? 0 : y == 5 ? 15 : 30))
      }
    }
  }

  @Test func textsShareTheirBaselines() throws {
    let flow = HFlow(alignment: .firstTextBaseline, spacing: 4) {
      Text("Large").font(.title).layoutName("box")
      Text("small").font(.caption).layoutName("box")
    }
    let tree = try layoutTree(flow)
    let found = frames(tree)
    #expect(found[1].minY > found[0].minY && found[1].maxY < found[0].maxY)
    #expect(tree.guides["firstTextBaseline"] != nil)
  }

  @Test func justifiedLinesReachBothSides() throws {
    let row = HFlow(spacing: 2, justified: true) { boxes([30, 30, 30, 20, 20]) }
    let found = try frames(row, width: 100)
    #expect(found.map(\.minX) == [0, 35, 70, 0, 80])
    let last = try frames(row.justifiesLastLines(false), width: 100)
    #expect(last.map(\.minX) == [0, 35, 70, 0, 22])
    let column = VFlow(spacing: 2, justified: true) {
      box(10, 40); box(10, 40); box(10, 30)
    }
    #expect(try frames(column, height: 100).map(\.minY) == [0, 60, 0])
    // A break that is forced ends a line that is last.
    let broken = HFlow(spacing: 2, justified: true) {
      box(30); box(30); LineBreak(); box(30); box(30); box(30); box(30)
    }
    #expect(
      try frames(broken.justifiesLastLines(false), width: 100).map(\.minX) == [
        0, 32, 0, 35, 70, 0,
      ])
  }

  @Test func evenLinesAreAsManyAndAsEqualAsCanBe() throws {
    let widths = Array(repeating: CGFloat(30), count: 7)
    func rows(_ flow: some View) throws -> [Int] {
      let found = try frames(flow, width: 100)
      return Dictionary(grouping: found, by: \.minY).sorted { $0.key < $1.key }.map(\.value.count)
    }
    #expect(try rows(HFlow(spacing: 2) { boxes(widths) }) == [3, 3, 1])
    #expect(
      try rows(HFlow(spacing: 2, distributeItemsEvenly: true) { boxes(widths) }) == [3, 2, 2])
    #expect(
      try rows(
        HFlow(spacing: 2, distributeItemsEvenly: true) {
          boxes(widths); boxes([30]).startInNewLine()
        }
      ) == [3, 2, 2, 1])
  }

  /// Every way to break a few items, compared.
  @Test(arguments: 1...40) func evenLinesHaveTheLeastRaggedness(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let widths: [CGFloat] = (0..<9).map { _ in CGFloat(1 + random.below(60)) }
    let found = try frames(
      HFlow(spacing: 3, distributeItemsEvenly: true) { boxes(widths) }, width: 100)
    func cost(_ isBreak: (Int) -> Bool) -> (lines: Int, squares: CGFloat)? {
      var (lines, squares, length) = (1, CGFloat(0), widths[0])
      for index in widths.indices.dropFirst() {
        if isBreak(index) {
          squares += (100 - length) * (100 - length)
          lines += 1
          length = widths[index]
        } else {
          length += 3 + widths[index]
        }
        if length > 100 { return nil }
      }
      return (lines, squares + (100 - length) * (100 - length))
    }
    let best = (0..<256).compactMap { mask in cost { mask >> ($0 - 1) & 1 == 1 } }.min { $0 < $1 }
    let own = cost { found[$0].minX == 0 }
    #expect(try #require(own) == (try #require(best)))
  }

  @Test func viewsGrowByTheirWeights() throws {
    func bar(_ flexibility: FlowFlexibility, least: CGFloat = 20, most: CGFloat = .infinity)
      -> some View
    {
      Color.red.frame(minWidth: least, maxWidth: most).frame(height: 10).flexibility(flexibility)
        .layoutName("box")
    }
    let shared = HFlow(spacing: 0) {
      bar(.grow(2)); bar(.grow(1)); bar(.minimum)
    }
    #expect(try frames(shared, width: 120).map(\.width) == [60, 40, 20])
    // What one does not take is left to the others.
    let limited = HFlow(spacing: 0) {
      bar(.grow(1)); bar(.grow(3), most: 30); bar(.natural)
    }
    #expect(try frames(limited, width: 120).map(\.width) == [45, 30, 45])
    let whole = HFlow(spacing: 0) {
      bar(.minimum); bar(.maximum); bar(.minimum)
    }
    #expect(try frames(whole, width: 120).map(\.width) == [20, 120, 20])
    #expect(try frames(whole, width: 120).map(\.minY) == [0, 10, 20])
    #expect(try frames(shared, width: nil).map(\.width) == [20, 20, 20])
    let spaced = HFlow(spacing: 0) {
      box(10); Spacer(); box(10)
    }
    #expect(try frames(spaced, width: 100).map(\.minX) == [0, 90])
  }

  @Test(arguments: [-1, Double.nan, .infinity]) func impossibleWeightsAreReported(weight: Double)
    throws
  {
    let flow = HFlow { Color.red.flexibility(.grow(weight)).layoutName("bar") }
    let report = try ImageRenderer(content: flow.frame(width: 50, height: 50)).render()
    #expect(report.warnings.first?.description.hasPrefix("bar has a growth of") == true)
  }

  @Test func breaksAreForcedBeforeAndAfterViews() throws {
    let flow = HFlow(spacing: 0) {
      box(10); box(10).endLine(); box(10); box(10).startInNewLine(); LineBreak(); LineBreak()
      box(10)
    }
    #expect(
      try frames(flow, width: 100).map(\.minY) == [0, 0, 10, 20, 30])
    #expect(
      try size(
        HStack(spacing: 0) {
          box(10); LineBreak(); box(10)
        }, width: 100
      ).width == 20)
  }

  @Test func itemsBeyondTheLimitAreLeftOut() throws {
    let flow = HFlow(spacing: 2) { boxes([30, 30, 30, 30, 30, 30, 30]) }
    #expect(try frames(flow.maxLines(2), width: 100).count == 6)
    #expect(try size(flow.maxLines(2), width: 100).height == 22)
    #expect(try frames(flow.maxLines(nil), width: 100).count == 7)
    #expect(try frames(flow.maxLines(9), width: 100).count == 7)
    let layout = HFlowLayout(itemSpacing: 2).withMaxLines(1)
    #expect(try frames(AnyLayout(layout) { boxes([30, 30, 30, 30]) }, width: 100).count == 3)
  }

  @Test(arguments: [0, -3]) func aLimitBelowOneIsAnError(limit: Int) throws {
    let flow = HFlow { boxes([10]) }.maxLines(limit)
    let error = #expect(throws: RenderError.self) { try ImageRenderer(content: flow).render() }
    #expect(
      "\(try #require(error))" == "HFlow has \(limit) lines; expected 1 or more")
  }

  /// The tree of an image, after as many passes as it took.
  private func settled(_ view: some View, width: CGFloat) throws -> LayoutTree {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try #require(try renderer.render().layoutTree)
  }

  @Test func theIndicatorSaysHowManyAreLeftOut() throws {
    let flow = HFlow(spacing: 2) { boxes(Array(repeating: 30, count: 12)) }
      .maxLines(2) { hidden in
        // The number decides about the width, and with it about the number.
        Color.blue.frame(width: CGFloat(hidden * 5), height: 10).layoutName("\(hidden) more")
      }
    let tree = try settled(flow, width: 100)
    // 6 fit; with 7 hidden the indicator is 35 wide: 30 + 2 + 30 + 2 + 35 = 99.
    #expect(frames(tree).count == 5)
    let more = try #require(tree.first(named: "7 more"))
    #expect(more.frame == CGRect(x: 64, y: 12, width: 35, height: 10))
    #expect(try settled(flow, width: 400).first { $0.name.hasSuffix("more") } == nil)
  }

  @Test func theIndicatorCountsAgainForAnotherOffer() throws {
    let flow = HFlow(spacing: 0) { boxes(Array(repeating: 10, count: 10)) }
      .maxLines(1) { hidden in
        Color.blue.frame(width: 10, height: 10).layoutName("\(hidden) more")
      }
    let renderer = ImageRenderer(content: flow)
    for (width, hidden) in [(50, 6), (80, 3), (30, 8), (100, 0), (99, 2)] as [(CGFloat, Int)] {
      renderer.proposedSize = ProposedViewSize(width: width, height: nil)
      let tree = try #require(try renderer.render().layoutTree)
      #expect(frames(tree).count == 10 - hidden)
      #expect((tree.first(named: "\(hidden) more") != nil) == (hidden > 0))
    }
  }

  @Test func separatorsVanishAtLineEnds() throws {
    let flow = HFlow(itemSpacing: 2, rowSpacing: 3) { boxes([30, 30, 30, 30]) }
      .itemSeparator { Color.blue.frame(width: 6, height: 4).layoutName("dot") }
      .lineSeparator { Divider().layoutName("line") }
    let tree = try layoutTree(flow, ProposedViewSize(width: 80, height: nil))
    // 30 + 2 + 6 + 2 + 30 = 70.
    #expect(
      frames(tree).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 17), CGPoint(x: 40, y: 17),
      ])
    #expect(
      frames(tree, "dot") == [
        CGRect(x: 32, y: 3, width: 6, height: 4), CGRect(x: 32, y: 20, width: 6, height: 4),
      ])
    #expect(frames(tree, "line") == [CGRect(x: 0, y: 13, width: 70, height: 1)])
    // Their widths take part in breaking: without them three fit in 98.
    #expect(try size(HFlow(spacing: 2) { boxes([30, 30, 30]) }, width: 98).height == 10)
    #expect(try size(flow, width: 98).height == 27)
    let upright = HFlow(spacing: 2) {
      box(10, 30); box(10, 20)
    }.itemSeparator {
      Divider().layoutName("line")
    }
    #expect(try frames(upright, width: 80, "line") == [CGRect(x: 12, y: 0, width: 1, height: 30)])
  }

  @Test func viewsLongerThanALineAreKeptClippedOrShrunk() throws {
    let flow = HFlow(spacing: 2) {
      Text("a text that is longer than its line").layoutName("box")
      box(20)
    }
    let shrunk = try frames(flow, width: 100)
    #expect(shrunk[0].width <= 100 && shrunk[0].height > 30)
    let kept = try layoutTree(
      flow.oversizedItems(.kept), ProposedViewSize(width: 100, height: nil))
    #expect(frames(kept)[0].width > 200 && kept.answer.width == frames(kept)[0].width)
    let clipped = try layoutTree(
      flow.oversizedItems(.clipped), ProposedViewSize(width: 100, height: nil))
    #expect(frames(clipped)[0].width > 200 && clipped.answer.width == 100)
  }

  @Test func flowsAreMirroredFromRightToLeft() throws {
    let flow = HFlow(spacing: 0) { boxes([30, 40, 50]) }
      .environment(\.layoutDirection, .rightToLeft)
    #expect(try frames(flow, width: 100).map(\.minX) == [40, 0, 20])
    let columns = VFlow(spacing: 0) {
      box(10, 60); box(20, 60)
    }
    .environment(\.layoutDirection, .rightToLeft)
    #expect(try frames(columns, height: 100).map(\.minX) == [20, 0])
  }

  @Test func eachViewIsMeasuredFourTimesAtTheMost() throws {
    let graph = ViewGraph()
    for isEven in [false, true] {
      let flow = HFlow(spacing: 2, justified: true, distributeItemsEvenly: isEven) {
        ForEach(0..<500) { index in Color.red.frame(minWidth: CGFloat(index % 40), maxWidth: 60) }
      }
      graph.update(flow, environment: EnvironmentValues())
      let before = graph.statistics.measurements
      graph.layout(in: ProposedViewSize(width: 300, height: nil))
      // Each view is a frame and a colour.
      #expect(graph.statistics.measurements - before <= 500 * 2 * 4 + 10)
    }
  }

  @Test func aPageOfFlows() throws {
    let words = ["maple", "cedar", "a", "river", "herons", "marmalade", "in", "lantern", "quay"]
    func chips() -> some View {
      ForEach(words, id: \.self) { word in
        Text(word).font(.caption).padding(4).background(.gray.opacity(0.2), in: .capsule)
      }
    }
    let page = VStack(alignment: .leading, spacing: 14) {
      HFlow(spacing: 4) { chips() }
      HFlow(spacing: 4, justified: true) { chips() }.justifiesLastLines(false)
      HFlow(
        horizontalAlignment: .center, horizontalSpacing: 4, verticalSpacing: 4,
        distributeItemsEvenly: true
      ) { chips() }.frame(maxWidth: .infinity)
      HFlow(spacing: 4) { chips() }.maxLines(1) { hidden in
        Text("+\(hidden) more").font(.caption).foregroundStyle(.secondary)
      }
      HFlow(itemSpacing: 4, rowSpacing: 4) {
        ForEach(words, id: \.self) { Text($0).font(.caption) }
      }
      .itemSeparator { Text("·").font(.caption) }.lineSeparator { Divider() }
      HFlow(spacing: 4) {
        ForEach(words, id: \.self) { word in
          Text(word).font(.caption).padding(4).frame(maxWidth: .infinity)
            .background(.teal.opacity(0.3), in: .capsule)
        }
      }
    }
    expectGolden(of: page.frame(width: 200).padding(8), named: "flows", suite: "Drawing", scale: 1)
  }
}
