import GalleyStrings

/// Where the names of the columns stand in a sheet that has a title above them.
///
/// Nothing is skipped by itself: what is found is told in errors and notes, which name the option.
enum HeaderPlace {
  /// How many lines or rows are looked at.
  static let sampleSize = 40

  /// What an error says of a first line that has another number of fields than the lines below it.
  /// - Parameter start: where the first line begins that counts.
  /// - Returns: nothing where no other line looks like names of columns.
  /// - Complexity: O(n) in the bytes of the first lines.
  static func suggestion(in bytes: [UInt8], from start: Int, _ delimiter: Delimiter) -> String {
    guard let found = find(in: bytes, from: start, delimiter) else { return "" }
    return "; " + advice("line", found.line)
  }

  /// What is noted of a table of one column whose lines have several once another delimiter separates them.
  static func note(in bytes: [UInt8], from start: Int) -> String? {
    for delimiter in Delimiter.usual where delimiter != .comma {
      guard let found = find(in: bytes, from: start, delimiter), found.isRegular else { continue }
      return "line \(found.line) has \(found.count) fields separated by \(delimiter.plural); "
        + advice("line", found.line)
    }
    return nil
  }

  /// - Parameter number: of the line with the names, from 1.
  static func advice(_ kind: String, _ number: Int) -> String {
    "if \(kind) \(number) has the names of the columns, --skip-lines \(number - 1) leaves out what is above"
  }

  /// What an error says of a name that no column has, where a later line has it among names, whatever separates them.
  /// - Parameter start: where the line begins that was taken for the header.
  /// - Returns: nil where there is no such line.
  /// - Complexity: O(n) in the bytes of the first lines.
  static func advice(forColumn name: String, in bytes: [UInt8], below start: Int) -> String? {
    let lines = Delimiter.usual.compactMap { delimiter -> Int? in
      let reader = CSVReader(bytes: bytes, delimiter: delimiter)
      let records = try? reader.records(from: start, limit: sampleSize)
      return records?.dropFirst().first { record in
        guard let fields = try? reader.fields(of: record).map(\.text) else { return false }
        return areNames(fields) && fields.contains { CellText.trimmed($0) == name }
      }?.lowerBound
    }
    guard let first = lines.min() else { return nil }
    return advice("line", bytes[..<first].count { $0 == 0x0A } + 1)
  }

  private struct Found {
    /// From 1, in the file.
    var line: Int
    var count: Int
    /// Whether all lines below have as many fields, and there are some.
    var isRegular: Bool
  }

  /// The first line with as many fields as most lines have, where the very first one has another number of them, or
  /// fields without anything.
  private static func find(in bytes: [UInt8], from start: Int, _ delimiter: Delimiter) -> Found? {
    let reader = CSVReader(bytes: bytes, delimiter: delimiter)
    guard let records = try? reader.records(from: start, limit: sampleSize) else { return nil }
    let lines = records.filter { !reader.isBlank($0) }.compactMap { record in
      (try? reader.fields(of: record)).map { (start: record.lowerBound, fields: $0.map(\.text)) }
    }
    guard let record = records.first, let first = try? reader.fields(of: record).map(\.text) else {
      return nil
    }
    let below = lines.drop { $0.start == record.lowerBound }
    let counts = below.map(\.fields.count)
    let tally = Dictionary(grouping: counts.filter { $0 > 1 }) { $0 }.mapValues(\.count)
    let usual = tally.filter { $0.value > 1 }
      .max { rank($0, first.count) < rank($1, first.count) }
    guard let count = usual?.key, count != first.count || first.contains(where: isBlank),
      let index = below.firstIndex(where: { $0.fields.count == count && areNames($0.fields) })
    else { return nil }
    let rows = below[(index + 1)...]
    return Found(
      line: bytes[..<lines[index].start].count { $0 == 0x0A } + 1, count: count,
      isRegular: rows.count > 1 && rows.allSatisfy { $0.fields.count == count })
  }

  /// The number of most lines counts; of two, that of the first line, and then the larger one.
  private static func rank(_ entry: (key: Int, value: Int), _ own: Int) -> (Int, Int, Int) {
    (entry.value, entry.key == own ? 1 : 0, entry.key)
  }

  /// Whether texts may be the names of columns: all different, none blank, not numbers alone.
  static func areNames(_ fields: [String]) -> Bool {
    !fields.contains(where: isBlank)
      && Set(fields.map { UTF8Key(String(CellText.trimmed($0))) }).count == fields.count
      && fields.contains { CellNumber.read($0, nil) == nil }
  }

  private static func isBlank(_ field: String) -> Bool { CellText.trimmed(field).isEmpty }
}
