import Galley
import GalleyScenes

/// Options that say how a file of data is read.
enum TableOptions {
  static let all: [Verb.Option] = [
    Verb.Option(
      names: ["--data-format"], value: "NAME",
      summary: "json, jsonl, csv or xlsx, over what the file's name or its beginning tells."),
    Verb.Option(
      names: ["--delimiter"], value: "SIGN",
      summary: "What separates columns: comma, semicolon, tab, pipe or another sign; found by the "
        + "first lines unless stated."),
    Verb.Option(
      names: ["--encoding"], value: "NAME",
      summary:
        "How the data is encoded: utf-8 (unless stated), utf-16, utf-16le, utf-16be, latin1, "
        + "windows-1252 and others."),
    Verb.Option(
      names: ["--decimal"], value: "NAME",
      summary: "comma: cells have numbers such as 1.234,5; point: such as 1,234.5. Unless stated "
        + "1234.5 alone is one."),
    Verb.Option(
      names: ["--sheet"], value: "NAME",
      summary: "The sheet of a workbook; the first one unless stated."),
  ]

  static var names: [String] { all.map { $0.names[0] } }

  /// - Throws: `CommandFailure` for values that are none.
  static func reading(_ arguments: ParsedArguments) throws -> TableReading {
    var reading = TableReading()
    let formats = DataTable.Format.allCases.map(\.rawValue)
    reading.format = try value(
      "--data-format", arguments, formats, DataTable.Format.init(rawValue:))
    reading.delimiter = try value(
      "--delimiter", arguments, ["comma", "semicolon", "tab", "pipe"], Delimiter.init,
      others: ", or one sign of ASCII such as ':'")
    reading.encoding = try value(
      "--encoding", arguments, TextEncoding.allCases.map(\.rawValue), TextEncoding.init(name:))
    reading.decimal = try value(
      "--decimal", arguments, TableReading.DecimalSign.allCases.map(\.rawValue),
      TableReading.DecimalSign.init(rawValue:))
    reading.sheet = arguments.string("--sheet")
    guard arguments.has("--data") else {
      if let option = names.first(where: { arguments.has($0) }) {
        throw CommandFailure.usage("\(option) belongs to --data")
      }
      return reading
    }
    return reading
  }

  private static func value<Value>(
    _ option: String, _ arguments: ParsedArguments, _ names: [String],
    _ make: (String) -> Value?, others: String = ""
  ) throws -> Value? {
    guard let text = arguments.string(option) else { return nil }
    if let value = make(text) { return value }
    let nearest = NearestName.of(text.lowercased(), among: names)
    throw CommandFailure.usage(
      "\(option) is one of \(names.joined(separator: ", "))\(others), not \"\(text)\""
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
  }
}
