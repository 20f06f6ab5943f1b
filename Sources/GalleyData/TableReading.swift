/// How a file of data is read, over what its name and its bytes say.
public struct TableReading: Hashable, Sendable {
  /// Nil is told by the name's extension, or by the first bytes where that is unknown. A workbook is told by its bytes.
  public var format: DataTable.Format?
  /// Nil is looked for in the header and the first lines.
  public var delimiter: Delimiter?
  /// Nil is UTF-8, or UTF-16 with a byte order mark.
  public var encoding: TextEncoding?
  /// Nil is a point, and no separators between thousands.
  public var decimal: DecimalSign?
  /// The sheet of a workbook; nil is its first one.
  public var sheet: String?
  /// How many lines of the file, or rows of the sheet, stand above the one with the names of columns; nil is
  /// `usualSkippedLines`.
  public var skippedLines: Int?
  /// The same where nothing else is said: a project's. It counts for lines of separated values and workbooks alone.
  public var usualSkippedLines = 0

  var skipped: Int { skippedLines ?? usualSkippedLines }
  /// What may be skipped: as many rows as a sheet has.
  public static let skippedLimits = 0...SheetCells.rowLimit

  /// - Parameter format: nil is told by the file's name and bytes.
  public init(format: DataTable.Format? = nil) { self.format = format }
}
