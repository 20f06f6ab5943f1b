import Galley
import Testing

/// Cells that cover rows, nested grids that cover columns, and spans that no cell can have.
@Suite struct GridSpanTests {
  private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.red.frame(width: width, height: height).layoutName(name)
  }

  private func frames(
    _ view: some View, _ names: [String], _ proposal: ProposedViewSize = .unspecified
  ) throws -> [CGRect] {
    let tree = try layoutTree(view, proposal)
    return try names.map { try #require(tree.first(named: $0)).frame }
  }

  @Test func cellsOfTheRowsBelowGoAroundACellThatCoversRows() throws {
    let grid = Grid(horizontalSpacing: 2, verticalSpacing: 3) {
      GridRow {
        box(10, 10, "a")
        box(10, 23, "tall").gridCellRows(2)
        box(10, 10, "b")
      }
      GridRow {
        box(10, 10, "c")
        box(10, 10, "d")
      }
    }
    #expect(
      try frames(grid, ["a", "tall", "b", "c", "d"]) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 12, y: 0, width: 10, height: 23),
        CGRect(x: 24, y: 0, width: 10, height: 10), CGRect(x: 0, y: 13, width: 10, height: 10),
        CGRect(x: 24, y: 13, width: 10, height: 10),
      ])
  }

  @Test func whatACellLacksIsSpreadOverItsRows() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 4) {
      GridRow {
        box(10, 44, "tall").gridCellRows(2)
        box(10, 10, "a")
      }
      GridRow { box(10, 20, "b") }
    }
    // 44 - (10 + 4 + 20) = 10, so 5 for each row.
    #expect(
      try frames(grid, ["a", "b"]) == [
        CGRect(x: 10, y: 2.5, width: 10, height: 10), CGRect(x: 10, y: 21.5, width: 10, height: 20),
      ])
  }

  @Test func rowsAreAddedForACellThatCoversMoreThanThereAre() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 4) {
      GridRow {
        box(10, 50, "tall").gridCellRows(3)
        box(10, 10, "a")
      }
    }
    // The two rows without cells of their own share what is lacking; no gap lies before them.
    #expect(
      try frames(grid, ["tall", "a"]) == [
        CGRect(x: 0, y: 0, width: 10, height: 50), CGRect(x: 10, y: 0, width: 10, height: 10),
      ])
  }

  @Test func aViewWithoutARowTakesTheColumnsThatAreFree() throws {
    let grid = Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow {
        box(10, 10, "label").gridCellRows(3)
        box(20, 10, "a")
        box(20, 10, "b")
      }
      Color.blue.frame(height: 1).layoutName("line").gridCellUnsizedAxes(.horizontal)
      GridRow {
        box(20, 10, "c")
        box(20, 10, "d")
      }
    }
    let found = try frames(grid, ["line", "c"], ProposedViewSize(width: 200, height: 100))
    #expect(found[0] == CGRect(x: 12, y: 12, width: 42, height: 1))
    #expect(found[1].origin == CGPoint(x: 12, y: 15))
  }

  @Test func aViewWithoutARowGetsAColumnWhereAllAreCovered() throws {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow { box(10, 21, "tall").gridCellRows(2) }
      box(30, 10, "beside")
    }
    #expect(try frames(grid, ["beside"]) == [CGRect(x: 11, y: 11, width: 30, height: 10)])
  }

  @Test func rowsAndColumnsOfRightToLeftGridsAreMirrored() throws {
    let grid = Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow {
        box(10, 22, "tall").gridCellRows(2)
        box(20, 10, "a")
      }
      GridRow { box(20, 10, "b") }
    }
    let found = try frames(
      grid.environment(\.layoutDirection, .rightToLeft), ["tall", "a", "b"])
    #expect(
      found.map(\.origin) == [
        CGPoint(x: 22, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 12),
      ])
  }

  private func nested(_ behavior: GridBehavior) -> some View {
    Grid {
      GridRow {
        Color.red.layoutName("one")
        Color.red.layoutName("two")
        Grid {
          GridRow {
            Color.red
            Color.red
          }
          Color.red
          Color.red
        }
        .layoutName("inner").gridCellColumns(2)
      }
    }
    .layoutName("outer").environment(\.gridBehavior, behavior)
  }

  @Test func aNestedGridThatCoversColumnsFills() throws {
    let found = try frames(
      nested(.galley), ["outer", "one", "two", "inner"], ProposedViewSize(width: 350, height: 350))
    let share = CGFloat(350 - 16) / 4
    #expect(found.map(\.width) == [350, share, share, share * 2])
    #expect(found.map(\.height) == [350, 350, 350, 350])
  }

  /// GR8: columns without cells of their own share with the others to the end, also when the grid in them has taken less.
  @Test func swiftUIsAnswerIsASwitchAway() throws {
    let found = try frames(
      nested(.swiftUI), ["one", "two", "inner"], ProposedViewSize(width: 350, height: 350))
    #expect(found.map(\.width) == [83.5, 83.5, 167])
    let tall = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 10, "a").gridCellRows(2)
        box(10, 10, "b")
      }
      GridRow { box(10, 10, "c") }
    }
    #expect(try frames(tall, ["c"])[0].minX == 10)
    #expect(try frames(tall.environment(\.gridBehavior, .swiftUI), ["c"])[0].minX == 0)
  }

  @Test(arguments: [-2, 10_001, Int.min, Int.max])
  func impossibleSpansAreErrorsThatNameTheCell(span: Int) throws {
    for axis in Axis.allCases {
      let cell = Color.red.frame(width: 10, height: 10)
      let grid = Grid {
        GridRow {
          if axis == .horizontal {
            cell.gridCellColumns(span).layoutName("cell")
          } else {
            cell.gridCellRows(span).layoutName("cell")
          }
        }
      }
      let name = axis == .horizontal ? "columns" : "rows"
      let error = #expect(throws: RenderError.self) {
        try ImageRenderer(content: grid).render()
      }
      #expect(
        "\(try #require(error))"
          == "cell covers \(span) \(name) of its grid; expected 1 to 10000")
    }
  }

  @Test func aSpanOfNothingCountsAsOne() throws {
    let grid = Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow {
        box(10, 10, "a").gridCellColumns(0).gridCellRows(0)
        box(10, 10, "b")
      }
    }
    #expect(try layoutTree(grid).answer == CGSize(width: 22, height: 10))
  }

  @Test func spansTogetherAreLimited() throws {
    let grid = Grid {
      ForEach(0..<110) { _ in GridRow { Color.red.gridCellColumns(10_000) } }
    }
    let error = #expect(throws: RenderError.self) {
      try ImageRenderer(content: grid.frame(width: 10, height: 10)).render()
    }
    #expect("\(try #require(error))".contains("cover more than 1000000 columns and rows"))
  }

  @Test func cellsOfInfiniteSizeEndInAnErrorOrInTheirFrame() throws {
    struct Endless: Shape {
      func path(in rect: CGRect) -> Path { Path() }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
      }
    }
    let grid = Grid {
      GridRow {
        box(10, 10, "a")
        Endless()
        box(10, 10, "b").gridCellColumns(2)
      }
      GridRow { box(10, 10, "c").gridCellRows(2) }
    }
    let error = #expect(throws: RenderError.self) { try ImageRenderer(content: grid).render() }
    #expect("\(try #require(error))".contains("not a finite size"))
    let report = try ImageRenderer(content: grid.frame(width: 50, height: 50)).render()
    #expect(report.bitmap.width == 50)
    #expect(report.warnings.contains { $0.description.contains("this is not a point") })
  }
}
