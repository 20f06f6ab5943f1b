import GalleyStrings

/// A sheet of a workbook as a header and rows. Rows without anything are none.
struct SheetTable: Sendable {
  private struct Column: Sendable {
    /// From 0, in the sheet.
    var index: Int
    var name: String
  }

  let sheet: String
  private(set) var notes: [String] = []
  private var columns: [Column] = []
  private var rows: [SheetCells.Row] = []
  private var cells: [SheetCells.Cell] = []
  private let decimal: DecimalSign?
  /// What an error of a cell in a column without a name says besides: where else names may stand.
  private var suggestion = ""

  var count: Int { rows.count }

  /// - Parameters:
  ///   - name: of the sheet; nil is the first one that is shown.
  ///   - skipped: how many rows of the sheet stand above the one with the names of columns.
  ///   - decimal: what stands before decimals in cells of text, if it was named.
  /// - Throws: `SheetError`.
  init(_ bytes: [UInt8], sheet name: String?, skipping skipped: Int, decimal: DecimalSign?) throws {
    let workbook = try Workbook(bytes)
    let sheet = try Self.choose(workbook, name)
    self.sheet = sheet.name
    self.decimal = decimal
    if name == nil, workbook.sheets.count > 1 {
      let others = workbook.sheets.filter { $0 != sheet }.prefix(3).map { "\"\($0.name)\"" }
      notes.append(
        "rows are those of the sheet \"\(sheet.name)\"; --sheet names another: "
          + others.joined(separator: ", ") + (workbook.sheets.count > 4 ? ", …" : ""))
    }
    let cells = try SheetCells(workbook, sheet)
    // By the numbers that the sheet shows: rows without anything are not in the list.
    let counted = cells.rows.drop { $0.number <= skipped }
    guard let first = counted.first else { return }
    suggestion = Self.suggestion(cells, counted)
    try readHeader(cells, first)
    self.cells = cells.cells
    rows = Array(counted.dropFirst())
    noteWhatIsNotSeen(cells, below: first.number)
  }

  /// Rows and cells that are read otherwise than a spreadsheet program shows them.
  private mutating func noteWhatIsNotSeen(_ cells: SheetCells, below header: Int) {
    let hidden = cells.hiddenRows.count { $0 > header }
    if hidden > 0 {
      notes.append(
        hidden == 1
          ? "1 row is hidden in the sheet, and is read like the others"
          : "\(hidden) rows are hidden in the sheet, and are read like the others")
    }
    let merged = cells.mergedEnds.count { $0 > header }
    if merged > 0 {
      notes.append(
        merged == 1
          ? "1 cell of the sheet is merged: its first row and column have the value, the others have none"
          : "\(merged) cells of the sheet are merged: the first row and column of each have the value, the "
            + "others have none")
    }
  }

  private static func choose(_ workbook: Workbook, _ name: String?) throws -> Workbook.Sheet {
    let names = workbook.sheets.map(\.name)
    guard let name else {
      guard let sheet = workbook.sheets.first(where: { !$0.isHidden }) ?? workbook.sheets.first
      else { throw SheetError(found: "a workbook without a sheet", expected: "one with rows") }
      return sheet
    }
    if let sheet = workbook.sheets.first(where: { $0.name == name }) { return sheet }
    let nearest =
      SpellingSuggestion.question(SpellingSuggestion.of(name, among: names))
    let known = names.prefix(10).map { "\"\($0)\"" }.joined(separator: ", ")
    throw SheetError(
      found: "no sheet \"\(name)\"",
      expected: "one of \(known)\(names.count > 10 ? ", …" : "")\(nearest)")
  }

  /// The first of the rows with most cells, where the very first one has fewer.
  private static func suggestion(
    _ cells: SheetCells, _ rows: ArraySlice<SheetCells.Row>
  ) -> String {
    let sample = rows.prefix(HeaderPlace.sampleSize).map { row in
      (row: row, texts: cells.cells[row.cells].map(\.text).filter { !CellText.trimmed($0).isEmpty })
    }
    guard let first = sample.first, let most = sample.map(\.texts.count).max(),
      most > max(1, first.texts.count),
      let header = sample.first(where: { $0.texts.count == most && HeaderPlace.areNames($0.texts) })
    else { return "" }
    return "; " + HeaderPlace.advice("row", header.row.number)
  }

  private mutating func readHeader(_ cells: SheetCells, _ row: SheetCells.Row) throws {
    var fields: [(text: String, offset: Int)] = []
    for cell in cells.cells[row.cells] {
      if let failure = cell.failure { throw failure }
      if CellText.trimmed(cell.text).isEmpty { continue }
      fields.append((cell.text, cell.column))
    }
    do {
      let header = try TableHeader(fields)
      notes += header.notes
      columns = zip(header.names, fields).map { Column(index: $1.offset, name: $0) }
    } catch let failure as TextError {
      let place = SheetCells.name(column: failure.offset, row: row.number)
      throw SheetError(
        found: "\(failure.found) in the cell \(place)", expected: failure.expected)
    }
  }

  /// The values of a row by the names of their columns.
  /// - Throws: `SheetError` for a cell with an error, and for one in a column without a name.
  /// - Complexity: O(n) in the columns.
  func node(_ index: Int) throws -> JSONNode {
    let row = rows[index]
    var texts: [Int: SheetCells.Cell] = [:]
    for cell in cells[row.cells] {
      if let failure = cell.failure { throw failure }
      texts[cell.column] = cell
    }
    let members = columns.map { column in
      let cell = texts.removeValue(forKey: column.index)
      return JSONNode.Member(
        key: column.name, keyOffset: 0,
        value: JSONNode(
          cell: cell?.text ?? "", offset: 0, decimal: cell?.isText == true ? decimal : nil))
    }
    let extra = texts.values.filter { !CellText.trimmed($0.text).isEmpty }
      .min { $0.column < $1.column }
    if let extra {
      let place = SheetCells.name(column: extra.column, row: row.number)
      throw SheetError(
        found: "a value in the cell \(place), whose column has no name",
        expected: "a name for each column in the first row that has anything\(suggestion)")
    }
    return JSONNode(value: .object(members), offset: 0)
  }
}
