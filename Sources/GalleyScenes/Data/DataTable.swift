import Galley
import GalleyLimits

/// Rows of data: a JSON list, JSON Lines, a CSV file with a header, or one JSON object.
///
/// What is kept is the file's bytes and where rows stand; a row is read when it is asked for. So many
/// rows cost little memory, and several tasks can read at once.
public struct DataTable: Sendable {
  /// How a text is cut into rows.
  public enum Format: String, CaseIterable, Sendable {
    case json, jsonl, csv
  }

  /// The file's name, for messages.
  public let file: String
  public let format: Format
  private let bytes: [UInt8]
  private let lines = LineIndex()
  private let rows: [Range<Int>]
  /// Names of a CSV file's columns.
  private let header: [String]
  public var settings: [DataSetting] = []

  public var count: Int { rows.count }

  /// - Parameters:
  ///   - file: the file's name; `.csv`, `.jsonl` and `.ndjson` tell the format.
  ///   - format: nil finds it by the name, or by how the text begins.
  /// - Throws: `SceneError` where rows cannot be told apart; what is wrong in one is found when it is
  ///   read.
  /// - Complexity: O(n) in the bytes.
  public init(data: Data, file: String, format: Format? = nil) throws {
    self.file = file
    bytes = [UInt8](data)
    self.format = format ?? Self.format(of: bytes, file: file)
    switch self.format {
    case .json:
      do {
        // Everything that is no list is one row.
        rows = try JSONParser.elements(bytes) ?? [0..<bytes.count]
      } catch let failure as TextFailure {
        throw JSONDocument.error(failure, in: bytes, file: file)
      }
      header = []
    case .jsonl:
      rows = Self.lines(of: bytes)
      header = []
    case .csv:
      (header, rows) = try Self.table(bytes, file: file)
    }
  }

  private static func format(of bytes: [UInt8], file: String) -> Format {
    let name = file.lowercased()
    if name.hasSuffix(".csv") { return .csv }
    if name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") { return .jsonl }
    if name.hasSuffix(".json") { return .json }
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

  private static func table(
    _ bytes: [UInt8], file: String
  ) throws -> (header: [String], rows: [Range<Int>]) {
    let reader = CSVReader(bytes: bytes)
    do {
      let records = try reader.records()
      guard let first = records.first else {
        throw TextFailure(offset: 0, found: "no line", expected: "a line of column names")
      }
      let names = try reader.fields(of: first)
      for (index, name) in names.enumerated() {
        let earlier = names[..<index].contains { $0.text.hasSameBytes(as: name.text) }
        guard !name.text.isEmpty, !earlier else {
          throw TextFailure(
            offset: name.offset,
            found: earlier
              ? "the column \"\(name.text)\" a second time" : "a column without a name",
            expected: "a name of its own for each column")
        }
      }
      return (names.map(\.text), Array(records.dropFirst()))
    } catch let failure as TextFailure {
      throw JSONDocument.error(failure, in: bytes, file: file)
    }
  }

  /// Row `index` from 0.
  /// - Throws: `SceneError` for a row that cannot be read.
  /// - Complexity: O(n) in the row's bytes.
  public func row(_ index: Int) throws -> DataRow {
    // Counting lines for every row would cost more than the row.
    DataRow(try document(index), label: "row \(index + 1) of \(file)").setting(settings)
  }

  private func document(_ index: Int) throws -> JSONDocument {
    let range = rows[index]
    do {
      if format == .csv {
        return JSONDocument(root: try record(range), bytes: bytes, file: file, lines: lines)
      }
      let document = try JSONDocument(bytes, range: range, file: file, lines: lines)
      guard case .object = document.root.value else {
        throw JSONDocument.error(
          TextFailure(
            offset: document.root.offset, found: document.root.kind, expected: "a row: an object"),
          in: bytes, file: file, lines: lines)
      }
      return document
    } catch let failure as TextFailure {
      throw JSONDocument.error(failure, in: bytes, file: file, lines: lines).in("row \(index + 1)")
    } catch let error as SceneError {
      throw error.in("row \(index + 1)")
    }
  }

  private func record(_ range: Range<Int>) throws -> JSONNode {
    let fields = try CSVReader(bytes: bytes).fields(of: range)
    guard fields.count == header.count else {
      throw TextFailure(
        offset: fields.count > header.count ? fields[header.count].offset : range.lowerBound,
        found: "\(fields.count) fields", expected: "\(header.count), as the first line has them")
    }
    let members = zip(header, fields).map { name, field in
      JSONNode.Member(
        key: name, keyOffset: field.offset,
        value: JSONNode(value: .string(field.text), offset: field.offset, isCell: true))
    }
    return JSONNode(value: .object(members), offset: range.lowerBound)
  }
}

extension SceneError {
  func `in`(_ row: String) -> SceneError {
    mapped { $0.row = $0.row ?? row }
  }
}
