import Galley
import Testing

/// The worked examples that SwiftUI's layout is explained by, as views of our own, with their
/// numbers.
@Suite struct WorkedExampleTests {
  private func tree(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil
  ) throws -> LayoutTree {
    try layoutTree(view, ProposedViewSize(width: width, height: height))
  }

  private func frame(_ name: String, in tree: LayoutTree) throws -> CGRect {
    try #require(tree.first(named: name)).frame
  }

  @Test func aTextTakesItsWidthAndTheRectanglesShareTheRest() throws {
    let row = HStack(spacing: 0) {
      Rectangle().layoutName("left")
      Text("Hello world").layoutName("text")
      Rectangle().layoutName("right")
    }.padding(20)
    let tree = try tree(row, 400, 100)
    let text = try #require(tree.first(named: "text"))
    #expect(text.proposal.width == 120)
    let rest = (360 - text.answer.width) / 2
    #expect(try frame("left", in: tree) == CGRect(x: 20, y: 20, width: rest, height: 60))
    #expect(try frame("right", in: tree).width == rest)
  }

  @Test func anImageInANarrowFrameHangsOutOverItsNeighbours() throws {
    let image = Image(bitmap: Bitmap(width: 300, height: 300))
    let row = HStack(spacing: 0) {
      Rectangle().layoutName("left")
      image.layoutName("picture").frame(width: 100).zIndex(1)
      Rectangle()
    }.padding(20)
    let tree = try tree(row, 400, 440)
    #expect(try frame("left", in: tree).width == 130)
    #expect(try frame("picture", in: tree) == CGRect(x: 50, y: 70, width: 300, height: 300))
  }

  @Test func theSpacerTable() throws {
    struct Probe: Layout {
      let axis: Axis?
      let log: Log
      var _traits: LayoutTraits {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return LayoutTraits(properties: properties)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        log.sizes = [.zero, .unspecified, .infinity].map { subviews[0].sizeThatFits($0) }
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    final class Log {
      var sizes: [CGSize] = []
    }
    let log = Log()
    let endless = CGFloat.infinity
    for (axis, expected) in [
      (Axis.horizontal, [(8, 0), (8, 0), (endless, 0)]),
      (.vertical, [(0, 8), (0, 8), (0, endless)]),
      (nil, [(8, 8), (8, 8), (endless, endless)]),
    ] as [(Axis?, [(CGFloat, CGFloat)])] {
      _ = try tree(Probe(axis: axis, log: log) { Spacer() })
      #expect(log.sizes == expected.map { CGSize(width: $0.0, height: $0.1) })
    }
  }

  @Test func aBaselineStatedAtAPartOfTheBottomLiesLower() throws {
    let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Color.red.frame(width: 20, height: 20)
        .alignmentGuide(.lastTextBaseline) { $0[.bottom] * 0.927 }.layoutName("stated")
      Color.red.frame(width: 20, height: 20).layoutName("plain")
    }
    let tree = try tree(row)
    let distance = try frame("stated", in: tree).minY - frame("plain", in: tree).minY
    #expect((distance - 1.46).magnitude < 1e-9)
  }

  @Test func aGuideOfOnesOwnJoinsTwoColumns() throws {
    let row = HStack(alignment: .crossing, spacing: 0) {
      VStack {
        Text("* * * * *").layoutName("stars").alignmentGuide(.crossing) { $0[.bottom] / 2 }
        Text("5 stars")
      }.font(.caption)
      VStack(alignment: .leading) {
        Text("Lantern soup").font(.title).layoutName("title")
          .alignmentGuide(.crossing) { $0[.bottom] / 2 }
        Text("Leek, potato, saffron").font(.caption)
      }
    }
    let tree = try tree(row)
    #expect(try frame("stars", in: tree).midY == frame("title", in: tree).midY)
    let stated = try #require(tree.first { $0.guides["Crossing"] != nil })
    #expect(stated.guides["Crossing"] == stated.answer.height / 2)
  }

  /// Views placed by a value of their own, the highest first (LP10, CC10).
  private struct Ranked: Layout {
    struct Rank: LayoutValueKey {
      static let defaultValue = 0.0
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var x = bounds.minX
      for subview in subviews.sorted(by: { $0[Rank.self] > $1[Rank.self] }) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  @Test func viewsArePlacedByTheirRank() throws {
    let row = Ranked {
      Color.red.frame(width: 10, height: 10).layoutName("a")
      Color.red.frame(width: 10, height: 10).padding(0)
        .layoutValue(key: Ranked.Rank.self, value: 2).layoutName("b")
      Color.red.frame(width: 10, height: 10)
        .layoutValue(key: Ranked.Rank.self, value: 1).layoutName("c")
    }
    let tree = try tree(row)
    #expect(try ["b", "c", "a"].map { try frame($0, in: tree).minX } == [0, 10, 20])
  }

  @Test func layoutsAreExchangedUnderTheirViews() throws {
    func stack(_ isVertical: Bool) -> some View {
      let layout =
        isVertical ? AnyLayout(VStackLayout(spacing: 5)) : AnyLayout(HStackLayout(spacing: 10))
      return layout {
        Group {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 30, height: 20)
        }.padding(1)
      }
    }
    #expect(try tree(stack(true)).answer == CGSize(width: 32, height: 49))
    #expect(try tree(stack(false)).answer == CGSize(width: 64, height: 22))
  }

  @Test func flexibleRowsWrapAtAnySpacing() throws {
    func rows(_ widths: [CGFloat], spacing: CGFloat) throws -> LayoutTree {
      try tree(
        FlexibleView(data: Array(widths.indices), spacing: spacing, alignment: .leading) { index in
          Color.red.frame(width: widths[index], height: 20).layoutName("item \(index)")
        }, 200, 400)
    }
    // No gap is charged behind the last view of a row, and no row is empty.
    #expect(try rows([60, 60, 57], spacing: 8).answer == CGSize(width: 200, height: 20))
    #expect(try rows([60, 60, 65], spacing: 8).answer.height == 48)
    #expect(try rows([250, 20], spacing: 8).answer.height == 48)
    #expect(try rows([100, 100, 100], spacing: 0).answer.height == 40)
    #expect(try rows([], spacing: 8).answer == CGSize(width: 200, height: 1))
    let centred = try tree(
      FlexibleView(data: [0, 1, 1], spacing: 4, alignment: .trailing) { _ in
        Color.red.frame(width: 90, height: 10).layoutName("item")
      }, 200)
    #expect(try frame("item", in: centred).minX == 16)
    #expect(centred.answer.height == 24)
  }

  @Test func textsOverEachOtherHaveNoGapAndBesideEachOtherEight() throws {
    let column = try tree(
      VStack {
        Text("a"); Text("b")
      }.font(.system(size: 13)))
    #expect(column.answer.height == 32)
    let row = try tree(
      HStack {
        Text("a").layoutName("a"); Text("b").layoutName("b")
      })
    #expect(try frame("b", in: row).minX - frame("a", in: row).maxX == 8)
  }

  @Test func theFirstViewThatFitsIsChosen() throws {
    let choice = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 100, height: 10).layoutName("wide")
      Color.red.frame(width: 50, height: 10).layoutName("narrow")
    }
    #expect(try tree(choice, 120, 50).first(named: "wide") != nil)
    let narrow = try tree(choice, 60, 50)
    #expect(narrow.first(named: "wide") == nil)
    #expect(narrow.answer.width == 50)
  }
}

extension VerticalAlignment {
  private enum Crossing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }
  fileprivate static let crossing = VerticalAlignment(Crossing.self)
}
