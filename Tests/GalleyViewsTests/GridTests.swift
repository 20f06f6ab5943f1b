import Galley
import GalleySwiftTesting
import Testing

/// What the numeric cases of grids do not reach.
@Suite struct GridTests {
  @Test func aRowOutsideOfAGridIsTransparent() throws {
    let column = VStack(spacing: 1) {
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
    }
    #expect(try layoutTree(column).answer == CGSize(width: 20, height: 21))
  }

  @Test func gridsAreExchangedForStacks() throws {
    func container(_ layout: AnyLayout) -> some View {
      layout {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
        GridRow { Color.red.frame(width: 5, height: 30) }
      }
    }
    let grid = AnyLayout(GridLayout(horizontalSpacing: 3, verticalSpacing: 4))
    #expect(try layoutTree(container(grid)).answer == CGSize(width: 33, height: 44))
    let column = AnyLayout(VStackLayout(spacing: 0))
    #expect(try layoutTree(container(column)).answer == CGSize(width: 20, height: 50))
  }

  @Test func eachCellIsMeasuredFourTimesAtTheMost() throws {
    final class Count {
      var proposals: [ProposedViewSize] = []
    }
    struct Counting: Shape {
      let count: Count
      func path(in rect: CGRect) -> Path { Path() }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        count.proposals.append(proposal)
        return CGSize(
          width: min(max(proposal.width ?? 20, 5), 40), height: min(proposal.height ?? 8, 12))
      }
    }
    let counts = (0..<100).map { _ in Count() }
    let grid = Grid {
      ForEach(0..<10) { row in
        GridRow { ForEach(0..<10) { column in Counting(count: counts[row * 10 + column]) } }
      }
    }
    _ = try layoutTree(grid, ProposedViewSize(width: 300, height: 200))
    #expect(counts.allSatisfy { (1...4).contains($0.proposals.count) })
  }

  /// GR16: the cells of a row stand on one line, above which what does not fit sticks out: the row stays as high as its
  /// highest cell, and the cell that reaches lowest below the line ends where the row does.
  @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func cellsStandOnOneBaseline(alignment: VerticalAlignment) throws {
    func cell(_ height: CGFloat, first: CGFloat, last: CGFloat, _ name: String) -> some View {
      Color.red.frame(width: 10, height: height)
        .alignmentGuide(.firstTextBaseline) { _ in first }
        .alignmentGuide(.lastTextBaseline) { _ in last }
        .layoutName(name)
    }
    // A single line, two lines of a smaller font, and a view without a text, whose baselines are its bottom.
    @ViewBuilder var cells: some View {
      cell(30, first: 24, last: 24, "large")
      cell(28, first: 10, last: 24, "lines")
      Color.blue.frame(width: 10, height: 12).layoutName("box")
    }
    let byRow = Grid(verticalSpacing: 0) {
      GridRow(alignment: alignment) { cells }
      GridRow { Color.green.frame(width: 10, height: 5).layoutName("next") }
    }
    let byGrid = Grid(
      alignment: Alignment(horizontal: .leading, vertical: alignment), verticalSpacing: 0
    ) {
      GridRow { cells }
      GridRow { Color.green.frame(width: 10, height: 5).layoutName("next") }
    }
    let tops: [String: CGFloat] =
      alignment == .firstTextBaseline
      ? ["large": -12, "lines": 2, "box": 0, "next": 30]
      : ["large": 0, "lines": 0, "box": 12, "next": 30]
    for tree in [try layoutTree(byRow), try layoutTree(byGrid)] {
      for (name, top) in tops { #expect(tree.first(named: name)?.frame.minY == top, "\(name)") }
      #expect(tree.answer.height == 35)
    }
  }

  @Test func aTableWithASpanningHeader() throws {
    let table = Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 6) {
      GridRow {
        Text("Ferries from the quay").font(.headline).gridCellColumns(3).gridCellAnchor(.center)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(["Old mill", "Harbour", "Lantern island"], id: \.self) { stop in
        GridRow(alignment: .firstTextBaseline) {
          Circle().fill(.teal).frame(width: 10, height: 10)
          Text(stop)
          Text("\(stop.count * 3) min").font(.footnote).foregroundStyle(.secondary)
            .gridColumnAlignment(.trailing)
        }
      }
    }
    expectGolden(of: table.padding(10), named: "table", suite: "WorkedExamples")
  }

  @Test func lazyGridsWrapTheirViews() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())], spacing: 4) {
      ForEach(0..<5) { index in
        RoundedRectangle(cornerRadius: 4).fill([Color.red, .green, .blue][index % 3])
          .frame(height: 20)
      }
    }
    expectGolden(of: grid.padding(6), named: "lazy-grid", suite: "WorkedExamples", width: 160)
  }
}
