import Galley
import TestSupport
import Testing

/// What must hold for any grid.
@Suite struct GridPropertyTests {
  private struct Cell {
    var row: Int
    var column: Int
    var rows = 1
    var columns = 1
    /// Nil takes what is offered.
    var size: CGSize?
    var isUnsized = false
  }

  /// Cells that cover a board of tracks without a hole; each row and column has one that starts in it.
  private struct Board {
    var cells: [Cell] = []
    var rows: Int
    var columns: Int

    /// - Parameters:
    ///   - spans: how many cells may cover more than one track.
    ///   - side: the largest side of a cell of a fixed size.
    init(_ generator: inout SeededRandom, spans: Int = .max, side: Int = 60) {
      rows = Int.random(in: 1...5, using: &generator)
      columns = Int.random(in: 1...5, using: &generator)
      var spanCount = 0
      var isFree = Array(repeating: Array(repeating: true, count: columns), count: rows)
      for row in 0..<rows {
        for column in 0..<columns where isFree[row][column] {
          var cell = Cell(row: row, column: column)
          func canGrow(_ rows: Int, _ columns: Int) -> Bool {
            row + rows <= self.rows && column + columns <= self.columns
              && (row..<row + rows).allSatisfy { row in
                (column..<column + columns).allSatisfy { isFree[row][$0] }
              }
          }
          if spanCount < spans {
            while Int.random(in: 0..<4, using: &generator) == 0,
              canGrow(cell.rows, cell.columns + 1)
            {
              cell.columns += 1
            }
            while Int.random(in: 0..<4, using: &generator) == 0,
              canGrow(cell.rows + 1, cell.columns)
            {
              cell.rows += 1
            }
            if cell.rows * cell.columns > 1 { spanCount += 1 }
          }
          for row in row..<row + cell.rows {
            for column in column..<column + cell.columns { isFree[row][column] = false }
          }
          if Int.random(in: 0..<3, using: &generator) > 0 {
            cell.size = CGSize(
              width: Int.random(in: 0...side, using: &generator),
              height: Int.random(in: 0...side, using: &generator))
          }
          cells.append(cell)
        }
      }
    }

    /// The board with rows and columns exchanged.
    var turned: Board {
      var result = self
      (result.rows, result.columns) = (columns, rows)
      result.cells = cells.map { cell in
        var turned = cell
        (turned.row, turned.column) = (cell.column, cell.row)
        (turned.rows, turned.columns) = (cell.columns, cell.rows)
        turned.size = cell.size.map { CGSize(width: $0.height, height: $0.width) }
        return turned
      }
      .sorted { ($0.row, $0.column) < ($1.row, $1.column) }
      return result
    }

    func view(isTurned: Bool = false) -> some View {
      Grid(horizontalSpacing: isTurned ? 3 : 5, verticalSpacing: isTurned ? 5 : 3) { content }
    }

    var content: some View {
      ForEach(0..<rows, id: \.self) { row in
        let line = cells.filter { $0.row == row }
        GridRow {
          ForEach(line.indices, id: \.self) { index in
            let cell = line[index]
            Color.red.frame(width: cell.size?.width, height: cell.size?.height)
              .gridCellColumns(cell.columns).gridCellRows(cell.rows)
              .gridCellUnsizedAxes(cell.isUnsized ? [.horizontal, .vertical] : [])
              .layoutName("cell \(cell.row) \(cell.column)")
          }
        }
      }
    }

    func frame(of cell: Cell, in tree: LayoutTree) throws -> CGRect {
      try #require(tree.first(named: "cell \(cell.row) \(cell.column)")).frame
    }
  }

  private static let seeds = Array(UInt64(1)...80)
  private static let proposals = [
    ProposedViewSize.unspecified, ProposedViewSize(width: 300, height: 200),
    ProposedViewSize(width: 120, height: nil),
  ]

  private func board(_ seed: UInt64, spans: Int = .max, side: Int = 60) -> Board {
    var generator = SeededRandom(seed: seed)
    while true {
      let board = Board(&generator, spans: spans, side: side)
      // A row without cells is none (GR1).
      if Set(board.cells.map(\.row)).count == board.rows,
        Set(board.cells.map(\.column)).count == board.columns
      {
        return board
      }
    }
  }

  /// Cells of different columns or rows lie apart by the gap at least.
  @Test(arguments: seeds) func cellsDoNotOverlapAndColumnsLieInOrder(seed: UInt64) throws {
    let board = board(seed)
    for proposal in Self.proposals {
      let tree = try layoutTree(board.view(), proposal)
      for one in board.cells {
        for other in board.cells {
          let (first, second) = (
            try board.frame(of: one, in: tree), try board.frame(of: other, in: tree)
          )
          if one.column + one.columns <= other.column {
            #expect(first.maxX <= second.minX - 5 + 1e-9)
          }
          if one.row + one.rows <= other.row {
            #expect(first.maxY <= second.minY - 3 + 1e-9)
          }
        }
      }
    }
  }

  /// A cell that takes what it is offered covers its columns and rows and the gaps in them: its edges
  /// are those of all cells that start or end there.
  @Test(arguments: seeds) func cellsThatFillCoverTheirSlots(seed: UInt64) throws {
    let board = board(seed)
    let tree = try layoutTree(board.view(), ProposedViewSize(width: 300, height: 200))
    let filling = board.cells.filter { $0.size == nil }
    var lefts: [Int: CGFloat] = [:]
    var rights: [Int: CGFloat] = [:]
    var tops: [Int: CGFloat] = [:]
    for cell in filling {
      let frame = try board.frame(of: cell, in: tree)
      func check(_ edges: inout [Int: CGFloat], _ track: Int, _ value: CGFloat) {
        #expect((edges[track] ?? value) - value < 1e-9 && value - (edges[track] ?? value) < 1e-9)
        edges[track] = value
      }
      check(&lefts, cell.column, frame.minX)
      check(&rights, cell.column + cell.columns, frame.maxX)
      check(&tops, cell.row, frame.minY)
    }
    for cell in board.cells where cell.size != nil {
      let frame = try board.frame(of: cell, in: tree)
      if let left = lefts[cell.column] { #expect(frame.minX >= left - 1e-9) }
      if let right = rights[cell.column + cell.columns] { #expect(frame.maxX <= right + 1e-9) }
    }
  }

  /// Where one cell at the most covers several tracks: several take what they lack in the order in
  /// which they were written (GR11).
  @Test(arguments: seeds) func exchangingRowsAndColumnsTransposesTheFrames(seed: UInt64) throws {
    let board = board(seed, spans: 1)
    for proposal in Self.proposals {
      let upright = try layoutTree(board.view(), proposal)
      let turned = try layoutTree(
        board.turned.view(isTurned: true),
        ProposedViewSize(width: proposal.height, height: proposal.width))
      for cell in board.cells {
        let frame = try board.frame(of: cell, in: upright)
        var mirror = cell
        (mirror.row, mirror.column) = (cell.column, cell.row)
        let other = try board.frame(of: mirror, in: turned)
        let distances = [
          frame.minX - other.minY, frame.minY - other.minX, frame.width - other.height,
          frame.height - other.width,
        ]
        #expect(distances.allSatisfy { $0.magnitude < 1e-9 })
      }
    }
  }

  /// Where no cell is larger than its column's share: see `anUnsizedCellKeepsItsColumnOpen`.
  @Test(arguments: seeds) func anUnsizedCellNeverWidensAGrid(seed: UInt64) throws {
    var board = board(seed, side: 15)
    // A row that is one cell short takes one that fills and asks for no room.
    board.cells = board.cells.filter { $0.rows == 1 && $0.columns == 1 }
    for row in 0..<board.rows {
      let line = board.cells.indices.filter { board.cells[$0].row == row }
      for (place, index) in line.enumerated() { board.cells[index].column = place }
    }
    let counts = Dictionary(grouping: board.cells, by: \.row).mapValues(\.count)
    guard let widest = counts.values.max(),
      let row = counts.first(where: { $0.value < widest })?.key
    else { return }
    for proposal in Self.proposals where proposal.width != nil {
      let before = try layoutTree(board.view(), proposal).answer
      var with = board
      with.cells.append(Cell(row: row, column: counts[row] ?? 0, isUnsized: true))
      let after = try layoutTree(with.view(), proposal).answer
      #expect(after.width <= before.width + 1e-9, "\(proposal)")
      let line = Grid(horizontalSpacing: 5, verticalSpacing: 3) {
        board.content
        Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal)
      }
      #expect(try layoutTree(line, proposal).answer.width <= before.width + 1e-9)
    }
  }

  /// By GR8 the column of an unsized cell counts among those that share, until the cell is measured:
  /// the cell widens nothing itself, but what flexible cells get is less, and a column that is wider
  /// than a share makes the grid hang out.
  @Test func anUnsizedCellKeepsItsColumnOpen() throws {
    func width(_ offered: CGFloat, _ fixed: CGFloat) throws -> CGFloat {
      let grid = Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(width: fixed, height: 10)
          Color.red.frame(height: 10)
        }
        GridRow { Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal) }
      }
      return try layoutTree(grid, ProposedViewSize(width: offered, height: nil)).answer.width
    }
    #expect(try width(200, 50) == 150)
    #expect(try width(200, 120) == 220)
  }
}
