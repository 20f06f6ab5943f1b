/// Lines of separated values, cut into a header and rows.
struct DelimitedTable {
  var header = TableHeader.none
  var rows: [Range<Int>] = []
  var delimiter = Delimiter.comma
  var notes: [String] = []
  /// Where the first line begins that counts.
  private(set) var start = 0

  /// - Parameters:
  ///   - chosen: what separates columns, if it was named.
  ///   - skipped: how many lines stand above the one with the names of columns.
  ///   - isTabbed: whether the file's name says that tabs separate the columns.
  /// - Throws: `TextError`.
  /// - Complexity: O(n) in the bytes.
  init(
    _ bytes: [UInt8], delimiter chosen: Delimiter?, skipping skipped: Int, isTabbed: Bool
  ) throws {
    let first = bytes.starts(with: JSONParser.byteOrderMark) ? 3 : 0
    var start = first
    var named = Self.namedDelimiter(bytes, from: &start)
    start = max(start, Self.end(of: skipped, in: bytes, from: first))
    if named == nil { named = Self.namedDelimiter(bytes, from: &start) }
    self.start = start
    let isKnown = chosen ?? named ?? (isTabbed ? .tab : nil)
    var tied: Delimiter?
    if let isKnown {
      delimiter = isKnown
    } else {
      (delimiter, tied) = Delimiter.find(in: bytes, from: start)
    }
    if let tied {
      notes.append(
        "columns are separated by \(delimiter.plural), though \(tied.plural) would separate as many; "
          + "--delimiter names one of them")
    } else if chosen == nil, delimiter != .comma, !isTabbed {
      notes.append(
        named == nil
          ? "columns are separated by \(delimiter.plural), as its first lines show; "
            + "--delimiter names another sign"
          : "columns are separated by \(delimiter.plural), as its line \"sep=\" says")
    }
    let reader = CSVReader(bytes: bytes, delimiter: delimiter)
    let records = try reader.records(from: start)
    guard let line = records.first else { return }
    if isKnown == nil, skipped == 0, (try? reader.fields(of: line))?.count == 1,
      let note = HeaderPlace.note(in: bytes, from: start)
    {
      notes.append(note)
    }
    let suggestion = HeaderPlace.suggestion(in: bytes, from: start, delimiter)
    do {
      header = try TableHeader(try reader.fields(of: line))
    } catch var failure as TextError {
      failure.expected += suggestion
      throw failure
    }
    header.suggestion = suggestion
    notes += header.notes
    rows = Array(records.dropFirst())
    if header.names.count > 1 { leaveOutBlankRows(reader) }
  }

  /// Where a number of lines end, whatever is in them.
  private static func end(of count: Int, in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    for _ in 0..<count where index < bytes.count {
      index = (bytes[index...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1
    }
    return index
  }

  /// Excel's first line that names the delimiter: `sep=;`.
  /// - Parameter start: moved behind the line where there is one.
  private static func namedDelimiter(_ bytes: [UInt8], from start: inout Int) -> Delimiter? {
    let line = bytes[start...].prefix(8).prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, line.starts(with: Array("sep=".utf8)), let sign = line.last,
      let delimiter = Delimiter(String(Unicode.Scalar(sign)))
    else { return nil }
    start += 5
    while start < bytes.count, bytes[start] == 0x0A || bytes[start] == 0x0D { start += 1 }
    return delimiter
  }

  private mutating func leaveOutBlankRows(_ reader: CSVReader) {
    let count = rows.count
    rows.removeAll { reader.isBlank($0) }
    let left = count - rows.count
    guard left > 0 else { return }
    notes.append(
      left == 1
        ? "1 row has nothing in any column and is left out"
        : "\(left) rows have nothing in any column and are left out")
  }
}
