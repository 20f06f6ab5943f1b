/// A grid as the trainer edits it: settings, rows and cells. It is a value, so a step of the history is a copy.
struct GridDocument: Hashable, Sendable {
  typealias RowID = Int
  typealias CellID = Int

  /// A row, which has at least one cell.
  struct Row: Identifiable, Hashable, Sendable {
    let id: RowID
    var alignment = RowAlignment.unspecified
    var cells: [Cell]
  }

  struct Cell: Identifiable, Hashable, Sendable {
    let id: CellID
    var look: CellLook
    var layout = CellLayout()
  }

  var settings = GridSettings()
  private(set) var rows: [Row] = []
  /// What the case shows, in a sentence; empty for a grid of one's own.
  var note = ""
  /// Identifiers are counted up, and none is used again.
  private var lastID = 0

  var cells: [Cell] { rows.flatMap(\.cells) }

  var cellIDs: Set<CellID> { Set(cells.map(\.id)) }

  func cell(_ id: CellID) -> Cell? {
    for row in rows {
      if let cell = row.cells.first(where: { $0.id == id }) { return cell }
    }
    return nil
  }

  /// The row that holds a cell.
  func row(of id: CellID) -> Row? {
    rows.first { $0.cells.contains { $0.id == id } }
  }

  /// The cells that cover the column where a cell begins.
  func column(of id: CellID) -> Set<CellID> {
    guard let start = starts[id] else { return [] }
    return cells(covering: start)
  }

  /// The cells of the first column.
  var firstColumn: Set<CellID> { cells(covering: 0) }

  /// The cells of the last column; shorter rows have none there.
  var lastColumn: Set<CellID> { cells(covering: columnCount - 1) }

  /// How many columns the longest row spans.
  var columnCount: Int {
    rows.map { $0.cells.reduce(0) { $0 + $1.layout.span } }.max() ?? 0
  }

  private func cells(covering column: Int) -> Set<CellID> {
    let starts = starts
    return Set(
      cells.filter { cell in
        let start = starts[cell.id, default: 0]
        return (start..<start + cell.layout.span).contains(column)
      }.map(\.id))
  }

  /// The column in which each cell begins, counted from 0.
  private var starts: [CellID: Int] {
    var starts: [CellID: Int] = [:]
    for row in rows {
      var column = 0
      for cell in row.cells {
        starts[cell.id] = column
        column += cell.layout.span
      }
    }
    return starts
  }
}

// MARK: - Edits

extension GridDocument {
  /// Where a new row or cell goes.
  enum Side: Sendable {
    case before
    case after
  }

  /// Adds a row at the end.
  mutating func addRow(_ looks: [CellLook], alignment: RowAlignment = .unspecified) {
    rows.append(Row(id: nextID(), alignment: alignment, cells: looks.map { newCell($0) }))
    dropEmptyRows()
  }

  /// Adds a row of plain cells beside the row of a cell, with as many cells as that has.
  mutating func addRow(_ side: Side, cell id: CellID) {
    guard let index = rows.firstIndex(where: { $0.cells.contains { $0.id == id } }) else { return }
    let looks = rows[index].cells.map { CellLook(color: $0.look.color) }
    let row = Row(id: nextID(), cells: looks.map { newCell($0) })
    rows.insert(row, at: side == .before ? index : index + 1)
  }

  /// Adds a plain cell beside a cell, with the next colour.
  mutating func addCell(_ side: Side, cell id: CellID) {
    for row in rows.indices {
      guard let index = rows[row].cells.firstIndex(where: { $0.id == id }) else { continue }
      let cell = newCell(CellLook(color: rows[row].cells[index].look.color.next))
      rows[row].cells.insert(cell, at: side == .before ? index : index + 1)
      return
    }
  }

  /// Removes cells, and the rows that they leave empty.
  mutating func remove(_ ids: Set<CellID>) {
    for row in rows.indices {
      rows[row].cells.removeAll { ids.contains($0.id) }
    }
    dropEmptyRows()
  }

  /// Changes cells; identifiers that no cell has are passed over.
  mutating func update(_ ids: Set<CellID>, _ change: (inout Cell) -> Void) {
    for row in rows.indices {
      for index in rows[row].cells.indices where ids.contains(rows[row].cells[index].id) {
        change(&rows[row].cells[index])
      }
    }
  }

  /// Changes the rows that hold any of the cells.
  mutating func updateRows(of ids: Set<CellID>, _ change: (inout Row) -> Void) {
    for index in rows.indices where rows[index].cells.contains(where: { ids.contains($0.id) }) {
      change(&rows[index])
    }
  }

  private mutating func newCell(_ look: CellLook) -> Cell { Cell(id: nextID(), look: look) }

  private mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  private mutating func dropEmptyRows() { rows.removeAll(where: \.cells.isEmpty) }
}
