import GalleyGeometry

/// Rows of data: a JSON list, JSON Lines, lines of separated values with a header, a sheet of a workbook, or one
/// JSON object.
///
/// It keeps the file's bytes and the places of rows; a row is read when it is asked for. Therefore many rows cost little
/// memory, and several tasks can read at once.
public struct DataTable: Sendable {
  /// How a text is cut into rows.
  public enum Format: String, CaseIterable, Sendable {
    /// A JSON list of rows; anything else in JSON is one row.
    case json
    /// JSON Lines: a row in each line that is not blank.
    case jsonl
    /// Lines of values with commas, tabs or another `Delimiter` between them, below one with the names of columns.
    case csv
    /// A sheet of a workbook, below a row with the names of columns.
    case xlsx
  }

  /// The file's name, for messages.
  public let file: String
  /// What was asked for, or what the file's name and its bytes say.
  public let format: Format
  /// What was guessed about the file: how it is encoded, what separates its columns.
  public private(set) var notes: [String] = []
  private let bytes: [UInt8]
  private let lines = LineIndex()
  private let rows: [Range<Int>]
  private let header: TableHeader
  /// The rows of a workbook.
  private let sheet: SheetTable?
  private let reading: TableReading
  private var delimiter = Delimiter.comma
  /// Where the first line begins that counts.
  private var headerStart = 0
  /// Lines above the header that were left out.
  private var skipped = 0
  /// Values that are set over those of each row that is read from now on.
  public var settings: [DataSetting] = []

  /// How many rows there are.
  public var count: Int { sheet?.count ?? rows.count }

  /// - Parameters:
  ///   - file: the file's name; `.csv`, `.tsv`, `.jsonl`, `.ndjson` and `.xlsx` tell the format, and a workbook is
  ///     one whatever its name.
  ///   - reading: what counts over what the name and the bytes say.
  /// - Throws: `SceneError` where rows cannot be told apart; what is wrong in one is found when it is
  ///   read.
  /// - Complexity: O(n) in the bytes.
  public init(data: Data, file: String, reading: TableReading = TableReading()) throws {
    self.file = file
    self.reading = reading
    let source = [UInt8](data)
    let isWorkbook = reading.format.map { $0 == .xlsx && !source.isEmpty }
    if isWorkbook ?? Workbook.isWorkbook(source) {
      (format, self.bytes, rows, header) = (.xlsx, [], [], .none)
      let sheet = try Self.sheet(source, file, reading)
      notes = sheet.notes.map { "\(file): \($0)" }
      self.sheet = sheet
      skipped = reading.skipped
      return
    }
    sheet = nil
    guard reading.sheet == nil else {
      throw Self.failure("no workbook", "a workbook (.xlsx) for --sheet", file)
    }
    let text = try DecodedText(source, encoding: reading.encoding, file: file)
    if let note = text.note { notes.append("\(file): \(note)") }
    var bytes = text.bytes
    let skips = reading.skippedLines ?? 0 > 0
    format = reading.format ?? Self.format(of: bytes, file: file, hasLinesAbove: skips)
    try Self.check(reading, format, file)
    do {
      switch format {
      case .json:
        // Everything that is no list is one row, but nothing is none.
        let isEmpty = Self.lines(of: bytes).isEmpty
        rows = isEmpty ? [] : try JSONParser.elements(bytes) ?? [0..<bytes.count]
        header = .none
      case .jsonl:
        rows = Self.lines(of: bytes)
        header = .none
      case .csv:
        bytes = Self.withLineFeeds(bytes)
        let cut = try DelimitedTable(
          bytes, delimiter: reading.delimiter, skipping: reading.skipped,
          isTabbed: Self.isTabbed(file))
        (header, rows, delimiter) = (cut.header, cut.rows, cut.delimiter)
        headerStart = cut.start
        notes += cut.notes.map { "\(file): \($0)" }
        skipped = reading.skipped
      case .xlsx:
        guard bytes.isEmpty else { throw Self.failure("no workbook", "a .xlsx file", file) }
        (rows, header) = ([], .none)
      }
    } catch let failure as TextError {
      throw JSONDocument.error(failure, in: bytes, file: file)
    }
    self.bytes = bytes
  }

  /// What tells two ways of reading the same cells apart.
  package var digest: String { "\(format.rawValue) \(reading.decimal?.rawValue ?? "")" }

  /// What is said of a table without rows.
  public var emptyMessage: String {
    let lines = skipped == 1 ? "1 line is" : "\(skipped) lines are"
    return "\(file): there is no row in it" + (skipped > 0 ? "; its first \(lines) skipped" : "")
  }

  private static func sheet(
    _ bytes: [UInt8], _ file: String, _ reading: TableReading
  ) throws -> SheetTable {
    guard reading.delimiter == nil else {
      throw failure("a workbook", "no --delimiter: its cells need none", file)
    }
    guard reading.encoding == nil else {
      throw failure("a workbook", "no --encoding: it says so itself", file)
    }
    do {
      return try SheetTable(
        bytes, sheet: reading.sheet, skipping: reading.skipped, decimal: reading.decimal)
    } catch let error as SheetError {
      throw failure(error.found, error.expected, file)
    }
  }

  /// - Throws: `SceneError` for what says something of sheets alone.
  private static func check(_ reading: TableReading, _ format: Format, _ file: String) throws {
    guard format == .json || format == .jsonl else { return }
    let found = format == .json ? "JSON" : "JSON Lines"
    guard reading.skippedLines ?? 0 == 0 else {
      throw failure(found, "no --skip-lines: only sheets have lines above a header", file)
    }
    guard reading.delimiter == nil else {
      throw failure(found, "no --delimiter: only lines of separated values have one", file)
    }
  }

  private static func failure(_ found: String, _ expected: String, _ file: String) -> SceneError {
    SceneError(file: file, path: "$", found: found, expected: expected)
  }

  private static func isTabbed(_ file: String) -> Bool {
    [".tsv", ".tab"].contains { file.lowercased().hasSuffix($0) }
  }

  /// Lines of the classic Mac, which end with a carriage return alone, as all others end.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D), !bytes.contains(0x0A) else { return bytes }
    return bytes.map { $0 == 0x0D ? 0x0A : $0 }
  }

  /// - Parameter hasLinesAbove: whether lines above a header are skipped, so that the first bytes say nothing.
  private static func format(
    of bytes: [UInt8], file: String, hasLinesAbove: Bool
  ) -> Format {
    let name = file.lowercased()
    if name.hasSuffix(".csv") || isTabbed(name) { return .csv }
    if name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") { return .jsonl }
    if name.hasSuffix(".json") { return .json }
    if name.hasSuffix(".xlsx") || name.hasSuffix(".xlsm") { return .xlsx }
    if hasLinesAbove { return .csv }
    let start = bytes.starts(with: JSONParser.byteOrderMark) ? 3 : 0
    let text = bytes[start...].drop { $0 <= 0x20 }
    switch text.first {
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"):
      // A second object behind the first one's line makes it lines.
      let lines = Self.lines(of: bytes)
      guard lines.count > 1, let first = lines.first else { return .json }
      return (try? JSONParser.parse(bytes, in: first)) == nil ? .json : .jsonl
    default: return .csv
    }
  }

  /// Lines that are not blank.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = bytes.starts(with: JSONParser.byteOrderMark) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if bytes[start..<end].contains(where: { $0 > 0x20 }) { ranges.append(start..<end) }
      start = end + 1
    }
    return ranges
  }

  /// Row `index` from 0.
  /// - Throws: `SceneError` for a row that cannot be read.
  /// - Complexity: O(n) in the row's bytes.
  public func row(_ index: Int) throws -> DataRow {
    // Counting lines for every row would cost more than the row.
    DataRow(
      try document(index), label: "row \(index + 1) of \(file)", headerAdvice: headerAdvice
    ).setting(settings)
  }

  /// What is said of a name that no column has: a line above the header may have been taken for it.
  private var headerAdvice: (@Sendable (String) -> String?)? {
    guard format == .csv else { return nil }
    return { [bytes, headerStart] name in
      HeaderPlace.advice(forColumn: name, in: bytes, below: headerStart)
    }
  }

  private func document(_ index: Int) throws -> JSONDocument {
    if let sheet {
      do {
        return JSONDocument(root: try sheet.node(index), file: file)
      } catch let error as SheetError {
        throw Self.failure(error.found, error.expected, file).in("row \(index + 1)")
      }
    }
    let range = rows[index]
    do {
      if format == .csv {
        return JSONDocument(root: try record(range), bytes: bytes, file: file, lines: lines)
      }
      let document = try JSONDocument(bytes, range: range, file: file, lines: lines)
      guard case .object = document.root.value else {
        throw JSONDocument.error(
          TextError(
            offset: document.root.offset, found: document.root.kind, expected: "a row: an object"),
          in: bytes, file: file, lines: lines)
      }
      return document
    } catch let failure as TextError {
      throw JSONDocument.error(failure, in: bytes, file: file, lines: lines).in("row \(index + 1)")
    } catch let error as SceneError {
      throw error.in("row \(index + 1)")
    }
  }

  private func record(_ range: Range<Int>) throws -> JSONNode {
    let fields = try CSVReader(bytes: bytes, delimiter: delimiter).fields(of: range)
    return try header.cells(fields, start: range.lowerBound, decimal: reading.decimal)
  }
}

extension SceneError {
  func `in`(_ row: String) -> SceneError {
    mapped { $0.row = $0.row ?? row }
  }
}
