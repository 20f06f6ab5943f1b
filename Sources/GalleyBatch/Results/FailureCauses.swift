import Galley
import GalleyData
import GalleyStrings

/// Why rows of a batch failed, by causes: one mistake in a template is one cause, however many rows have it.
///
/// A cause is a place and a message without the values of rows: texts between quotation marks and numbers in what was
/// found may differ.
public struct FailureCauses: Sendable {
  /// Something that is wrong with rows.
  public struct Cause: Sendable {
    /// As the first row has it.
    public fileprivate(set) var problem: RowProblem
    /// The first row that has it, from 1.
    public fileprivate(set) var firstRow: Int
    /// All rows that have it.
    public fileprivate(set) var rows = RowNumbers()
    /// Whether rows have different values there.
    public fileprivate(set) var differs = false

    /// How many rows have it.
    public var count: Int { rows.count }
  }

  private struct Key: Hashable {
    var place: [String]
    var found: String
    /// Nil where it lists names.
    var expected: String?
  }

  /// How many causes are told apart: each has a place in a scene, and no scene has more mistakes by accident.
  public static let limit = 1000
  private let dataFile: String
  private var causes: [Key: Cause] = [:]
  /// Rows with causes beyond the limit.
  public private(set) var others = RowNumbers()

  /// - Parameter dataFile: what is wrong in it has another place in each row.
  public init(dataFile: String = "") { self.dataFile = dataFile }

  /// By how many rows they concern, and then by the first one.
  public var list: [Cause] {
    causes.values.sorted {
      ($1.count, $0.firstRow, $0.problem.line ?? 0, $0.problem.column ?? 0, $0.problem.message)
        < ($0.count, $1.firstRow, $1.problem.line ?? 0, $1.problem.column ?? 0, $1.problem.message)
    }
  }

  /// Whether nothing was noted.
  public var isEmpty: Bool { causes.isEmpty }

  /// - Parameter row: from 1; in any order, and several times for several canvases.
  /// - Complexity: O(n) in the message.
  public mutating func note(_ problem: RowProblem, row: Int) {
    let key = key(of: problem)
    // Taken out, so that its rows are not copied.
    guard var cause = causes.removeValue(forKey: key) else {
      guard causes.count < Self.limit else { return others.insert(row) }
      var cause = Cause(problem: problem, firstRow: row)
      cause.rows.insert(row)
      causes[key] = cause
      return
    }
    // Names of columns may be others in each row of JSON, which is no other cause.
    let isSame =
      cause.problem.found == problem.found
      && (problem.listsNames || cause.problem.expected == problem.expected)
    if !isSame { cause.differs = true }
    if row < cause.firstRow { (cause.firstRow, cause.problem) = (row, problem) }
    cause.rows.insert(row)
    causes[key] = cause
  }

  private func key(of problem: RowProblem) -> Key {
    let isInData = problem.file == dataFile
    let place =
      isInData
      ? [dataFile]
      : [problem.file ?? "", "\(problem.line ?? 0):\(problem.column ?? 0)", problem.path ?? ""]
    return Key(
      place: place, found: MessageTemplate.of(problem.found),
      expected: problem.listsNames ? nil : MessageTemplate.of(problem.expected))
  }
}

/// A message without the values in it.
enum MessageTemplate {
  /// The text with `…` in the place of its numbers, and of all from its first quotation mark to the last one.
  static func of(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    let bytes = text.utf8
    guard let start = bytes.firstIndex(of: quote), let end = bytes.lastIndex(of: quote), start < end
    else { return withoutNumbers(text[...]) }
    return withoutNumbers(text[..<start]) + "\"…\""
      + withoutNumbers(text[bytes.index(after: end)...])
  }

  private static func withoutNumbers(_ text: Substring) -> String {
    var result = ""
    // What stands behind a letter, as in U+4E2D or x2, is part of a name.
    var (isNumber, isName) = (false, false)
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar) && !isName
      isNumber = isDigit || isNumber && scalar == "."
      if isNumber {
        if result.last != "…" { result += "…" }
      } else {
        result.unicodeScalars.append(scalar)
        isName =
          scalar.properties.isAlphabetic || scalar == "+"
          || isName && scalar.value < 0x3A
            && scalar.value >= 0x30
      }
    }
    return result
  }
}

/// Numbers of rows, each once.
/// - Complexity: two numbers for each of those that follow each other.
public struct RowNumbers: Hashable, Sendable {
  /// Rows that follow each other, in order.
  public private(set) var ranges: [ClosedRange<Int>] = []
  /// How many there are.
  public private(set) var count = 0

  /// No rows.
  public init() {}

  /// Adds a row, from 1; one that is there already is there once.
  public mutating func insert(_ row: Int) { insert(row...row) }

  /// Adds rows that follow each other.
  /// - Complexity: O(log n), and O(n) in the ranges behind them.
  package mutating func insert(_ rows: ClosedRange<Int>) {
    // Neighbours are one.
    let start = place(of: rows.lowerBound - 1)
    var (end, joined) = (start, rows)
    while end < ranges.count, ranges[end].lowerBound - 1 <= rows.upperBound {
      let other = ranges[end]
      joined =
        min(joined.lowerBound, other.lowerBound)...max(joined.upperBound, other.upperBound)
      count -= other.count
      end += 1
    }
    count += joined.count
    ranges.replaceSubrange(start..<end, with: CollectionOfOne(joined))
  }

  /// The first range that does not end before a row.
  private func place(of row: Int) -> Int {
    // Most rows come in their order.
    guard let last = ranges.last, last.upperBound >= row else { return ranges.count }
    var (low, high) = (0, ranges.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the row is there.
  /// - Complexity: O(log n) in the ranges.
  public func contains(_ row: Int) -> Bool {
    let place = place(of: row)
    return place < ranges.count && ranges[place].contains(row)
  }

  /// Adds the rows of another one.
  package mutating func formUnion(_ other: RowNumbers) {
    let all = (ranges + other.ranges).sorted { $0.lowerBound < $1.lowerBound }
    self = RowNumbers()
    for range in all { insert(range) }
  }

  /// The lowest ones, in order.
  public func first(_ limit: Int) -> [Int] {
    var result: [Int] = []
    for range in ranges where result.count < limit {
      result += range.prefix(limit - result.count)
    }
    return result
  }
}

extension FailureCauses.Cause {
  /// The message; what differs from row to row is left open.
  public var message: String {
    guard differs, !hasWordsBetweenValues else { return problem.message }
    var open = problem
    open.found = MessageTemplate.of(problem.found)
    if problem.found.isEmpty { open.expected = MessageTemplate.of(problem.expected) }
    open.hint = ""
    return open.message
  }

  /// One line: `card.json:3:59: error at $.view: found …, expected …, in 37 rows, first row 12`.
  /// - Parameters:
  ///   - total: all rows of the data; nil where only a part of them was read.
  ///   - dataFile: where rows are, for one that is alone.
  public func text(total: Int?, dataFile: String) -> String {
    let text = problem.place + message + ", in \(rowsText(total: total, dataFile: dataFile))"
    return ControlCharacters.escaped(text)
  }

  /// `all 1,002 rows, first row 1`.
  func rowsText(total: Int?, dataFile: String) -> String {
    guard count > 1 else { return "row \(firstRow)" + (dataFile.isEmpty ? "" : " of \(dataFile)") }
    let all = count == total ? "all " : ""
    var example = differs && !problem.found.isEmpty ? " with \(problem.found)" : ""
    if differs, hasWordsBetweenValues { example = "; the values differ from row to row" }
    return "\(all)\(Self.grouped(count)) rows, first row \(firstRow)\(example)"
  }

  /// Whether a message has several values with words between them, which say more than a message without them: then it
  /// is the first row's own.
  private var hasWordsBetweenValues: Bool {
    problem.found.isEmpty
      && problem.expected.utf8.count { $0 == UInt8(ascii: "\"") } > 2
  }

  /// A number with commas between thousands.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// The cause as a line of JSON.
  public func json(event: String) -> String {
    var members: [(String, JSONNode.Value)] = [("event", .string(event))]
    members += problem.members
    members += [
      ("message", .string(message)), ("row", .number(Double(firstRow))),
      ("count", .number(Double(count))),
    ]
    return JSONNode.object(members).json
  }
}

extension RowProblem {
  /// The place as members of an object of JSON, each where it is known.
  var members: [(String, JSONNode.Value)] {
    var members: [(String, JSONNode.Value)] = []
    if let file { members.append(("file", .string(file))) }
    if let line { members.append(("line", .number(Double(line)))) }
    if let column { members.append(("column", .number(Double(column)))) }
    if let path { members.append(("at", .string(path))) }
    return members
  }

  /// The problem as a line of JSON, of a scene without rows.
  public func json(event: String) -> String {
    let members: [(String, JSONNode.Value)] =
      [("event", .string(event))] + members + [
        ("message", .string(message)), ("row", .null), ("count", .number(1)),
      ]
    return JSONNode.object(members).json
  }
}
