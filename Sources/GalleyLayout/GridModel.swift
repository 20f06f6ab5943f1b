import GalleyGeometry

/// A grid's cells and gaps, before anything is measured (GR1 to GR5).
struct GridModel {
  struct Cell {
    var subview: LayoutSubview
    var row: Int
    /// The first column and the one behind the last.
    var columns: Range<Int>
    var unsizedAxes: Axis.Set
    var anchor: UnitPoint?
    /// Whether the cell is a direct child of the grid, without a row.
    var isWholeRow: Bool

    var isSingle: Bool { columns.count == 1 }
  }

  private(set) var cells: [Cell] = []
  private(set) var columnCount = 1
  private(set) var rowAlignments: [VerticalAlignment?] = []
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  /// The gap before each column and row, in points; the first is 0.
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []
  /// Spans that no cell can have, by cell.
  private(set) var impossibleSpans: [(cell: LayoutSubview, span: Int)] = []

  var rowCount: Int { rowAlignments.count }

  init(_ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    readCells(subviews)
    columnGaps = Array(repeating: 0, count: columnCount)
    rowGaps = Array(repeating: 0, count: rowCount)
    readColumnGaps(explicit: horizontalSpacing)
    readRowGaps(explicit: verticalSpacing)
  }

  private mutating func readCells(_ subviews: LayoutSubviews) {
    var mark: GridRowMark?
    var column = 0
    var alignments: [(column: Int, alignment: HorizontalAlignment)] = []
    for subview in subviews {
      let own = subview[GridCellValues.Row.self]
      if own == nil || own !== mark {
        rowAlignments.append(own?.alignment)
        mark = own
        column = 0
      }
      let span = own == nil ? 1 : self.span(of: subview)
      cells.append(
        Cell(
          subview: subview, row: rowCount - 1, columns: column..<(column + span),
          unsizedAxes: subview[GridCellValues.UnsizedAxes.self],
          anchor: subview[GridCellValues.Anchor.self], isWholeRow: own == nil))
      if own != nil, span == 1, let alignment = subview[GridCellValues.ColumnAlignment.self] {
        alignments.append((column, alignment))
      }
      column += span
      columnCount = max(columnCount, column)
    }
    for index in cells.indices where cells[index].isWholeRow {
      cells[index].columns = 0..<columnCount
    }
    columnAlignments = Array(repeating: nil, count: columnCount)
    // The first declaration in a column counts (GR16).
    for (column, alignment) in alignments.reversed() { columnAlignments[column] = alignment }
  }

  /// The cell's span; 0 and less count as 1, and less than 0 is a problem (GR3).
  private mutating func span(of subview: LayoutSubview) -> Int {
    let span = subview[GridCellValues.Columns.self]
    if span < 0 || span > Self.spanLimit { impossibleSpans.append((subview, span)) }
    return min(max(span, 1), Self.spanLimit)
  }

  /// Spans of more columns are a problem and count as this many.
  static let spanLimit = 10_000

  /// Cells that meet at a boundary in one row decide its gap; where none meet, there is none (GR5).
  private mutating func readColumnGaps(explicit: CGFloat?) {
    var known: [CGFloat?] = Array(repeating: nil, count: columnCount)
    for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row {
      let gap =
        explicit ?? cell.subview.spacing.distance(to: next.subview.spacing, along: .horizontal)
      let boundary = next.columns.lowerBound
      known[boundary] = max(known[boundary] ?? gap, gap)
    }
    columnGaps = known.map { $0 ?? 0 }
  }

  private mutating func readRowGaps(explicit: CGFloat?) {
    var above: [Cell] = []
    var current: [Cell] = []
    var row = 0
    func meet(_ gaps: inout [CGFloat]) {
      var known: CGFloat?
      var place = 0
      for cell in current {
        // Both rows are sorted by column: cells above that end before this one are done with.
        while place < above.count, above[place].columns.upperBound <= cell.columns.lowerBound {
          place += 1
        }
        var other = place
        while other < above.count, above[other].columns.lowerBound < cell.columns.upperBound {
          let gap =
            explicit
            ?? above[other].subview.spacing.distance(to: cell.subview.spacing, along: .vertical)
          known = max(known ?? gap, gap)
          other += 1
        }
      }
      gaps[row] = known ?? 0
    }
    for cell in cells {
      if cell.row != row {
        if row > 0 { meet(&rowGaps) }
        above = current
        current = []
        row = cell.row
      }
      current.append(cell)
    }
    if row > 0 { meet(&rowGaps) }
  }

  /// The gaps inside a range of columns, in points.
  func innerGaps(_ columns: Range<Int>) -> CGFloat {
    columns.dropFirst().reduce(0) { $0 + columnGaps[$1] }
  }
}
