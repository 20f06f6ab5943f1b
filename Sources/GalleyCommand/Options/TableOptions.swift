import Galley
import GalleyScenes
import GalleyStrings

/// Options that say how a file of data is read.
enum TableOptions {
  static let all: [Command.Option] = [
    Command.Option(
      names: ["--data-format"], value: "NAME", summary: "The format of the data.",
      defaultValue: "by the file's name or its first bytes",
      values: .choice(DataTable.Format.allCases.map(\.rawValue))),
    Command.Option(
      names: ["--delimiter"], value: "SIGN",
      summary: "What separates columns: comma, semicolon, tab, pipe, or another ASCII character.",
      defaultValue: "detected from the first lines",
      values: .words(["comma", "semicolon", "tab", "pipe"])),
    Command.Option(
      names: ["--encoding"], value: "NAME", summary: "The encoding of the data.",
      defaultValue: "utf-8, or UTF-16 with a byte order mark",
      values: .words(TextEncoding.allCases.map(\.rawValue))),
    Command.Option(
      names: ["--decimal"], value: "NAME",
      summary: "comma: read numbers such as 1.234,5. point: read numbers such as 1,234.5.",
      defaultValue: "only plain numbers such as 1234.5 are read",
      values: .choice(DecimalSign.allCases.map(\.rawValue))),
    Command.Option(
      names: ["--sheet"], value: "NAME", summary: "The sheet of a workbook.",
      defaultValue: "the first visible sheet"),
    Command.Option(
      names: ["--skip-lines"], value: "N",
      summary: "Lines of the file, or rows of the sheet, above the one with the column names.",
      defaultValue: "0, or skipLines of the project file"),
  ]

  static var names: [String] { all.map { $0.names[0] } }

  /// - Throws: `CommandError` for values that are none.
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
      "--decimal", arguments, DecimalSign.allCases.map(\.rawValue),
      DecimalSign.init(rawValue:))
    reading.sheet = arguments.string("--sheet")
    reading.skippedLines = try arguments.integer("--skip-lines", TableReading.skippedLimits)
    reading.usualSkippedLines = arguments.project?.values.skippedLines ?? 0
    guard arguments.has("--data") else {
      if let option = names.first(where: { arguments.has($0) }) {
        throw CommandError.usage("\(option) belongs to --data")
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
    let nearest = SpellingSuggestion.of(text.lowercased(), among: names)
    throw CommandError.usage(
      "\(option) is one of \(names.joined(separator: ", "))\(others), not \"\(text)\""
        + SpellingSuggestion.question(nearest))
  }
}
