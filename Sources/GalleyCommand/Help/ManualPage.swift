import Galley

/// The manual page, in roff's man macros.
enum ManualPage {
  /// When its words last changed: a page has a date, and a build does not ask the clock.
  private static let date = "2026-11-27"

  private static let description = """
    Galley lays out and paints SwiftUI-style views without a window: scenes in JSON, filled with rows of data, and
    the previews of Swift files. The same input gives the same pixels on every machine.

    A scene is a JSON file with a view, a canvas, and placeholders such as {{title}}. galley render draws one image,
    galley batch one for each row of a CSV or JSON file. galley check reports errors with file, line and column
    without drawing. galley golden compares images with approved ones.
    """

  /// What people do first, each with a sentence.
  private static let examples: [(words: String, command: String)] = [
    ("Draw a scene to card.png, at three pixels to a point:", "galley render card.json --scale 3"),
    (
      "Fill a scene with the third row of a file:",
      "galley render card.json --data cities.csv --row 3"
    ),
    (
      "Draw one image for each row, named by a column:",
      "galley batch card.json --data cities.csv --out 'cards/{{slug}}.png'"
    ),
    ("Check a scene and all rows without drawing:", "galley check card.json --data cities.csv"),
    (
      "Compare all combinations in one image:",
      "galley render card.json -o sheet.png --matrix width=320,390 scheme=light,dark"
    ),
    ("Draw the previews of a Swift file in dark mode:", "galley preview Card.swift --scheme dark"),
    (
      "Record goldens, compare with them, approve a change:",
      "galley golden record cards\ngalley golden check cards\ngalley golden approve cards checkout-dark"
    ),
    (
      "Lock the fonts that all rows need:",
      "galley fonts lock card.json --data cities.csv > fonts.lock"
    ),
    ("Explain the size of a view:", "galley inspect card.json --why title"),
  ]

  private static let files: [(name: String, words: String)] = [
    ("galley.json", "The project file: what the scenes and previews below its folder share."),
    ("DIR/Goldens", "The approved images of a folder, with their layouts."),
    ("DIR/Goldens/previews.json", "What the previews of a folder are drawn on."),
    ("OUT/.galley", "What galley batch knows of an output folder: it resumes and skips by it."),
    ("/usr/local/share/galley/scene.schema.json", "The JSON Schema of scenes, for editors."),
  ]

  private static let environment: [(name: String, words: String)] = [
    ("NO_COLOR", "If set and not empty, messages have no colors."),
    ("TERM, TERM_PROGRAM", "Tell --inline how the terminal shows images."),
  ]

  static func text(of table: CommandTable) -> String {
    var lines = [
      ".TH GALLEY 1 \"\(date)\" \"Galley \(GalleyVersion.number)\" \"User Commands\"",
      ".SH NAME", "galley \\- \(escaped(table.summary))",
      ".SH SYNOPSIS", ".B galley", ".I command", "[options]",
      ".SH DESCRIPTION",
    ]
    lines += paragraphs(description)
    lines.append(".SH COMMANDS")
    for command in table.commands { lines += section(command) }
    lines.append(".SH EXAMPLES")
    for (index, example) in examples.enumerated() {
      if index > 0 { lines.append(".PP") }
      lines += [filled(example.words), ".PP", ".nf", ".RS 4"]
      lines += [escaped(example.command), ".RE", ".fi"]
    }
    lines.append(".SH EXIT STATUS")
    lines += list(ExitCode.list.map { ("\($0.code.rawValue)", $0.meaning) })
    lines.append(".SH FILES")
    lines += list(files)
    lines.append(".SH ENVIRONMENT")
    lines += list(environment)
    lines += [
      ".SH SEE ALSO", escaped("galley help COMMAND, and the guides in /usr/local/share/doc/galley"),
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command) -> [String] {
    var lines = [".SS \(escaped(("galley \(command.name) \(command.operands)").trimmed))"]
    lines += [filled(command.summary)]
    if !command.details.isEmpty { lines += [".PP"] + paragraphs(command.details) }
    for subcommand in command.subcommands {
      let usage = "galley \(command.name) \(subcommand.name) \(subcommand.operands)".trimmed
      lines += [".TP", "\\fB\(escaped(usage))\\fR", filled(subcommand.summary)]
    }
    lines += list(command.arguments.map { ($0.name, $0.summary) })
    for option in command.options {
      let names = option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      lines += [".TP", names + value, filled(HelpPage.description(option))]
    }
    let examples = command.examples + command.subcommands.flatMap(\.examples)
    guard !examples.isEmpty else { return lines }
    lines += [".PP", examples.count == 1 ? "Example:" : "Examples:", ".PP", ".nf", ".RS 4"]
    return lines + examples.map(escaped) + [".RE", ".fi"]
  }

  private static func list(_ rows: [(name: String, words: String)]) -> [String] {
    rows.flatMap { [".TP", "\\fB\(escaped($0.name))\\fR", filled($0.words)] }
  }

  private static func paragraphs(_ text: String) -> [String] {
    let paragraphs = text.components(separatedBy: "\n\n").map(filled)
    return Array(paragraphs.map { [$0] }.joined(separator: [".PP"]))
  }

  /// A paragraph in short lines, as roff likes its sources.
  private static func filled(_ text: String) -> String {
    HelpPage.lines(of: escaped(text), width: 76).map(guarded).joined(separator: "\n")
  }

  /// A line that roff does not take for one of its requests.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  /// Without characters that roff would read as its own; a hyphen stays one when it is copied.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = String(line).trimmed
        .replacingOccurrences(of: "\\", with: "\\e")
        .replacingOccurrences(of: "-", with: "\\-").replacingOccurrences(of: "'", with: "\\(aq")
      return guarded(plain)
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
