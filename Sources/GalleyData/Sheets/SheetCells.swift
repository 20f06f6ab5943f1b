import GalleyXML

/// The cells of one sheet in the order of its file, empty ones left out.
struct SheetCells {
  /// A cell that has something in it.
  struct Cell: Sendable {
    /// From 0.
    var column: Int
    var text: String
    /// Why the cell has no value: an error of the spreadsheet.
    var failure: SheetError?
    /// Whether the cell has a text, not a number.
    var isText: Bool
  }

  struct Row: Sendable {
    /// From 1.
    var number: Int
    var cells: Range<Int>
  }

  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  /// Numbers of rows that are not empty and that a spreadsheet program does not show: they are hidden, or filtered out.
  private(set) var hiddenRows: [Int] = []
  /// The last row of each merged cell, from 1.
  private(set) var mergedEnds: [Int] = []
  private var workbook: Workbook

  // The cell that is being read.
  private var row = 0
  private var isHidden = false
  private var column = -1
  private var type = ""
  private var style = 0
  private var value = ""
  private var isValue = false
  private var hasFormula = false
  private var inline = RichText()
  private var isInline = false

  /// As many as a sheet can have.
  static let columnLimit = 16_384
  static let rowLimit = 1_048_576

  /// - Throws: `SheetError`.
  /// - Complexity: O(n) in the sheet's bytes.
  init(_ workbook: Workbook, _ sheet: Workbook.Sheet) throws {
    self.workbook = workbook
    var cells = self
    try workbook.readSheet(sheet) { try cells.take($0) }
    self = cells
  }

  /// `B7`.
  static func name(column: Int, row: Int) -> String {
    var (rest, letters) = (column, "")
    repeat {
      letters = String(Unicode.Scalar(UInt8(65 + rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return "\(letters)\(row)"
  }

  private mutating func take(_ event: XMLEvent) throws {
    if isInline { _ = inline.take(event, item: "is") }
    switch event {
    case .start(let name, let attributes): try start(name.local, attributes)
    case .text(let text): if isValue { value += text }
    case .end(let name): try end(name.local)
    default: break
    }
  }

  private mutating func start(_ name: String, _ attributes: [XMLAttribute]) throws {
    switch name {
    case "row":
      row = try attributes.value("r").map { try Self.number($0) } ?? row + 1
      guard (1...Self.rowLimit).contains(row), row > rows.last?.number ?? 0 else {
        throw SheetError(
          found: "row \(row) out of its order", expected: "rows from 1 to \(Self.rowLimit)")
      }
      rows.append(Row(number: row, cells: cells.count..<cells.count))
      isHidden = ["1", "true"].contains(attributes.value("hidden") ?? "")
      column = -1
    case "c":
      column = try attributes.value("r").map { try Self.column($0) } ?? column + 1
      (type, value, hasFormula) = (attributes.value("t") ?? "n", "", false)
      style = attributes.value("s").flatMap { Int($0) } ?? 0
      inline = RichText()
    case "v": isValue = true
    case "f": hasFormula = true
    case "is": isInline = true
    case "mergeCell":
      // `B3:B5`; without a number there is no merged cell.
      let last = attributes.value("ref")?.split(separator: ":").last ?? ""
      mergedEnds.append(Int(last.drop { !$0.isNumber }) ?? 0)
    default: break
    }
  }

  private mutating func end(_ name: String) throws {
    switch name {
    case "v": isValue = false
    case "is":
      isInline = false
      value = inline.finish()
    case "c":
      guard !rows.isEmpty, let cell = try cell() else { return }
      let last = rows.count - 1
      if rows[last].cells.isEmpty == false, let before = cells.last, before.column >= column {
        throw SheetError(
          found: "the cell \(Self.name(column: column, row: row)) out of its order",
          expected: "cells from left to right")
      }
      cells.append(cell)
      rows[last].cells = rows[last].cells.lowerBound..<cells.count
    case "row":
      if rows.last?.cells.isEmpty == true {
        rows.removeLast()
      } else if isHidden {
        hiddenRows.append(row)
      }
    default: break
    }
  }

  private func cell() throws -> Cell? {
    let place = Self.name(column: column, row: row)
    guard (0..<Self.columnLimit).contains(column) else {
      throw SheetError(
        found: "a cell in column \(column + 1)", expected: "at most \(Self.columnLimit) columns")
    }
    func made(_ text: String?, isText: Bool = true) -> Cell? {
      guard let text, !text.isEmpty else { return nil }
      return Cell(column: column, text: text, failure: nil, isText: isText)
    }
    func failed(_ found: String, _ expected: String) -> Cell {
      Cell(
        column: column, text: "",
        failure: SheetError(found: "\(found) in the cell \(place)", expected: expected),
        isText: true)
    }
    if value.isEmpty {
      // A formula whose value is said to be a text was calculated: the text is empty.
      return hasFormula && type != "str"
        ? failed(
          "a formula without its value",
          "its value: open the workbook in a spreadsheet program and save it") : nil
    }
    switch type {
    case "s":
      guard let index = Int(value), workbook.texts.indices.contains(index) else {
        return failed("text \(value.prefix(20)) of the workbook, which is not there", "a text")
      }
      return made(workbook.texts[index])
    case "b": return made(value == "1" || value == "true" ? "true" : "false")
    case "e": return failed("the error \(value.prefix(40))", "a value")
    case "str": return made(RichText.unescaped(value))
    case "inlineStr", "d": return made(value)
    default:
      let kind = workbook.styles.kind(ofStyle: style)
      guard let text = CellStyles.text(value, kind, from1904: workbook.countsFrom1904) else {
        return failed("\"\(value.prefix(40))\"", "a number")
      }
      return made(text, isText: false)
    }
  }

  private static func number(_ text: String) throws -> Int {
    guard let number = Int(text) else {
      throw SheetError(
        found: "a row with the number \"\(text.prefix(20))\"", expected: "a whole number")
    }
    return number
  }

  /// The column of a name such as `AB12`, from 0.
  private static func column(_ name: String) throws -> Int {
    var column = 0
    for byte in name.utf8.prefix(4) {
      let letter = byte & 0xDF
      guard (0x41...0x5A).contains(letter) else { break }
      column = column * 26 + Int(letter - 0x40)
    }
    guard column > 0 else {
      throw SheetError(
        found: "a cell with the name \"\(name.prefix(20))\"", expected: "one such as B7")
    }
    return column - 1
  }
}
