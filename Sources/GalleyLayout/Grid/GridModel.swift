import GalleyGeometry

/// A grid's cells and gaps, before anything is measured (GR1 to GR5).
struct GridModel {
  struct Cell {
    var subview: LayoutSubview
    var columns: Range<Int>
    var rows: Range<Int>
    var unsizedAxes: Axis.Set
    var anchor: UnitPoint?
    /// Whether the cell is a direct child of the grid, without a row.
    var isWholeRow: Bool
    /// Whether the cell has its row alone, and so all columns.
    var coversAllColumns = false
    /// Whether tracks that the cell covers and that have no cell of their own get a share for it.
    var fillsSpan: Bool

    /// The columns or the rows that the cell covers.
    func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }

    /// The cell where the columns share: one without a row is offered all of them.
    var alongColumns: GridShares.Cell {
      GridShares.Cell(tracks: columns, coversAll: coversAllColumns, fills: fillsSpan)
    }

    var alongRows: GridShares.Cell {
      GridShares.Cell(tracks: rows, coversAll: false, fills: fillsSpan)
    }
  }

  private(set) var cells: [Cell] = []
  private(set) var columnCount = 1
  private(set) var rowCount = 0
  private(set) var rowAlignments: [VerticalAlignment?] = []
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  /// The gap before each column and row, in points; the first is 0.
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []
  /// Spans that no cell can have.
  private(set) var problems: [(cell: LayoutSubview, kind: LayoutProblem.Kind)] = []
  /// How many columns and rows all spans are, added.
  private var covered = 0
  private var exceedsCoverLimit = false

  init(
    _ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?,
    behavior: GridBehavior
  ) {
    readCells(subviews, behavior: behavior)
    let lines = cellsByRow()
    readColumnGaps(lines, explicit: horizontalSpacing)
    readRowGaps(lines, explicit: verticalSpacing)
  }

  /// How many columns and rows a cell covers (GR3). What no cell can cover counts as 1 and is a
  /// problem; 0 counts as 1.
  private mutating func spans(of subview: LayoutSubview, behavior: GridBehavior) -> (Int, Int) {
    func span(_ count: Int, _ axis: Axis) -> Int {
      guard (0...GridLimits.span).contains(count) else {
        problems.append((subview, .impossibleSpan(count, axis)))
        return 1
      }
      return max(count, 1)
    }
    let columns = span(subview[GridCellValues.Columns.self], .horizontal)
    let rows = behavior == .swiftUI ? 1 : span(subview[GridCellValues.Rows.self], .vertical)
    if columns + rows == 2 { return (1, 1) }
    covered += columns + rows
    if covered <= GridLimits.cover { return (columns, rows) }
    if !exceedsCoverLimit { problems.append((subview, .tooManySpans)) }
    exceedsCoverLimit = true
    return (1, 1)
  }

  /// Puts the cells of each row into the columns that no cell of a row above covers, one after the
  /// other.
  private mutating func readCells(_ subviews: LayoutSubviews, behavior: GridBehavior) {
    var mark: GridRowMark?
    var row = -1
    var column = 0
    var free = FreeColumns()
    for subview in subviews {
      let own = subview[GridCellValues.Row.self]
      if own == nil || own !== mark {
        row += 1
        rowAlignments.append(own?.alignment)
        mark = own
        column = 0
      }
      var cell = Cell(
        subview: subview, columns: 0..<0, rows: row..<(row + 1),
        unsizedAxes: subview[GridCellValues.UnsizedAxes.self],
        anchor: subview[GridCellValues.Anchor.self], isWholeRow: own == nil,
        fillsSpan: behavior == .galley && subview[IsGridKey.self])
      if own != nil {
        let (width, height) = spans(of: subview, behavior: behavior)
        column = free.first(width, in: row, from: column)
        cell.columns = column..<(column + width)
        cell.rows = row..<(row + height)
        if height > 1 { free.cover(cell.columns, until: row + height) }
        column += width
        columnCount = max(columnCount, column)
      } else {
        // It covers all columns, and there are at least as many as it states.
        columnCount = max(columnCount, spans(of: subview, behavior: behavior).0)
      }
      rowCount = max(rowCount, cell.rows.upperBound)
      cells.append(cell)
    }
    rowAlignments += Array(repeating: nil, count: rowCount - rowAlignments.count)
    layOutWholeRows(free)
    readColumnAlignments()
  }

  /// The first declaration in a column counts (GR16). A cell of several columns declares for the first of them and does not
  /// follow the declaration itself; so does a view without a row. Both were observed on SwiftUI.
  private mutating func readColumnAlignments() {
    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in cells {
      let column = cell.columns.lowerBound
      guard columnAlignments[column] == nil else { continue }
      columnAlignments[column] = cell.subview[GridCellValues.ColumnAlignment.self]
    }
  }

  /// Gives views without a row the columns of theirs: all, or the longest run that no cell of a row
  /// above covers; where all are covered, one of their own behind them.
  private mutating func layOutWholeRows(_ free: FreeColumns) {
    if free.isEmpty {
      for index in cells.indices where cells[index].isWholeRow {
        cells[index].columns = 0..<columnCount
        cells[index].coversAllColumns = true
      }
      return
    }
    let lines = cellsByRow()
    for index in cells.indices where cells[index].isWholeRow {
      var longest = 0..<0
      var start = 0
      for line in lines[cells[index].rows.lowerBound] where line != index {
        if cells[line].columns.lowerBound - start > longest.count {
          longest = start..<cells[line].columns.lowerBound
        }
        start = cells[line].columns.upperBound
      }
      if columnCount - start > longest.count { longest = start..<columnCount }
      cells[index].columns = longest.isEmpty ? columnCount..<(columnCount + 1) : longest
    }
    columnCount = cells.reduce(columnCount) { max($0, $1.columns.upperBound) }
    for index in cells.indices where cells[index].isWholeRow {
      cells[index].coversAllColumns = cells[index].columns == 0..<columnCount
    }
  }

  /// The cells that lie in each row, from the first column to the last.
  private func cellsByRow() -> [[Int]] {
    var lines: [[Int]] = Array(repeating: [], count: rowCount)
    var hasRowSpans = false
    for (index, cell) in cells.enumerated() {
      for row in cell.rows { lines[row].append(index) }
      if cell.rows.count > 1 { hasRowSpans = true }
    }
    if hasRowSpans {
      for row in lines.indices {
        lines[row].sort { cells[$0].columns.lowerBound < cells[$1].columns.lowerBound }
      }
    }
    return lines
  }

  /// Cells that meet at a boundary in one row decide its gap; where none meet, there is none unless one is
  /// stated (GR5).
  private mutating func readColumnGaps(_ lines: [[Int]], explicit: CGFloat?) {
    if let explicit {
      columnGaps = [0] + Array(repeating: explicit, count: columnCount - 1)
      return
    }
    var known: [CGFloat?] = Array(repeating: nil, count: columnCount)
    for line in lines {
      for (index, next) in zip(line, line.dropFirst()) {
        let boundary = cells[next].columns.lowerBound
        guard cells[index].columns.upperBound == boundary else { continue }
        let gap = cells[index].subview.spacing.distance(
          to: cells[next].subview.spacing, along: .horizontal)
        known[boundary] = max(known[boundary] ?? gap, gap)
      }
    }
    columnGaps = known.map { $0 ?? 0 }
  }

  private mutating func readRowGaps(_ lines: [[Int]], explicit: CGFloat?) {
    rowGaps = Array(repeating: explicit ?? 0, count: rowCount)
    if rowCount > 0 { rowGaps[0] = 0 }
    guard explicit == nil else { return }
    for row in lines.indices.dropFirst() {
      let above = lines[row - 1].filter { cells[$0].rows.upperBound == row }
      let below = lines[row].filter { cells[$0].rows.lowerBound == row }
      rowGaps[row] = gap(between: above, and: below)
    }
  }

  /// The largest gap that two cells ask for of which one lies above the other. Both lists are sorted
  /// by column.
  private func gap(between above: [Int], and below: [Int]) -> CGFloat {
    var known: CGFloat?
    var place = 0
    for index in below {
      let cell = cells[index]
      // Cells above that end before this one are done with.
      while place < above.count, cells[above[place]].columns.upperBound <= cell.columns.lowerBound {
        place += 1
      }
      var other = place
      while other < above.count, cells[above[other]].columns.lowerBound < cell.columns.upperBound {
        let gap = cells[above[other]].subview.spacing.distance(
          to: cell.subview.spacing, along: .vertical)
        known = max(known ?? gap, gap)
        other += 1
      }
    }
    return known ?? 0
  }
}

/// Which columns cells of rows above cover.
private struct FreeColumns {
  /// The first row in which each column is free again.
  private var rows: [Int] = []

  var isEmpty: Bool { rows.isEmpty }

  /// The first of `count` columns beside each other, `start` or behind it, that are free in a row.
  func first(_ count: Int, in row: Int, from start: Int) -> Int {
    var first = start
    var column = start
    while column < min(first + count, rows.count) {
      if rows[column] > row { first = column + 1 }
      column += 1
    }
    return first
  }

  mutating func cover(_ columns: Range<Int>, until row: Int) {
    if rows.count < columns.upperBound {
      rows += Array(repeating: 0, count: columns.upperBound - rows.count)
    }
    for column in columns { rows[column] = max(rows[column], row) }
  }
}
