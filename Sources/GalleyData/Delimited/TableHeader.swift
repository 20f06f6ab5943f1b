import GalleyStrings

/// The first line of a table that counts: the names of its columns.
struct TableHeader: Sendable {
  /// Without blanks around them.
  var names: [String]
  /// What was done to the names.
  var notes: [String] = []
  /// What an error of a row with another number of fields says besides: where else names may stand.
  var suggestion = ""

  static let none = TableHeader(names: [])

  private init(names: [String]) { self.names = names }

  /// - Parameter fields: the names as they are written, and what a message needs to place them.
  /// - Throws: `TextError` for a name that is not there or stands twice.
  /// - Complexity: O(n) in the columns.
  init(_ fields: [(text: String, offset: Int)]) throws {
    names = fields.map { String(CellText.trimmed($0.text)) }
    var known: Set<UTF8Key> = []
    for (name, field) in zip(names, fields) {
      guard !name.isEmpty else {
        throw TextError(
          offset: field.offset, found: "a column without a name",
          expected: "a different name for each column")
      }
      guard known.insert(UTF8Key(name)).inserted else {
        let blanks = fields.contains {
          !$0.text.hasSameBytes(as: name) && CellText.trimmed($0.text) == name
        }
        throw TextError(
          offset: field.offset,
          found: "the column \"\(name)\" a second time"
            + (blanks ? ", once the blanks around it are removed" : ""),
          expected: "a different name for each column")
      }
    }
    let trimmed = zip(names, fields).filter { !$0.hasSameBytes(as: $1.text) }.map(\.0)
    if !trimmed.isEmpty {
      let some = trimmed.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
      let more = trimmed.count > 3 ? " and \(trimmed.count - 3) more" : ""
      notes.append("blanks around the column names \(some)\(more) are removed")
      if trimmed.count == 1 { notes = ["blanks around the column name \(some) are removed"] }
    }
  }

  /// The cells of a row, by name.
  /// - Throws: `TextError` for more or fewer fields than the header has.
  func cells(
    _ fields: [(text: String, offset: Int)], start: Int, decimal: DecimalSign?
  ) throws -> JSONNode {
    let count = names.count
    guard fields.count == count else {
      let own = fields.count == 1 ? "1 field" : "\(fields.count) fields"
      let isShort = fields.count < count
      let missing = isShort ? names[fields.count] : nil
      throw TextError(
        offset: isShort ? start : fields[count].offset, found: own,
        expected: "\(count), as the first line has them"
          + (missing.map { ": none is left for \"\($0)\"" } ?? "") + suggestion)
    }
    let members = zip(names, fields).map { name, field in
      JSONNode.Member(
        key: name, keyOffset: field.offset,
        value: JSONNode(cell: field.text, offset: field.offset, decimal: decimal))
    }
    return JSONNode(value: .object(members), offset: start)
  }
}
