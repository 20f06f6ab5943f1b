import Galley

/// The help of one command, or of one of its subcommands.
struct HelpPage {
  let command: Command
  /// Nil for the command itself.
  let subcommand: Command.Subcommand?

  /// Lines are wrapped to this many characters.
  private static let width = 80

  init(_ command: Command, _ subcommand: Command.Subcommand? = nil) {
    (self.command, self.subcommand) = (command, subcommand)
  }

  /// The command as it is typed: `galley golden check`.
  var words: String { (["galley", command.name] + [subcommand?.name].compactMap { $0 }).spaced }

  private var usage: String {
    [words, subcommand?.operands ?? command.operands].filter { !$0.isEmpty }.spaced
  }

  var options: [Command.Option] { command.options.filter { $0.belongs(to: subcommand?.name) } }

  var text: String {
    var blocks = [Self.wrapped(subcommand?.summary ?? command.summary), "Usage: \(usage)"]
    let details = subcommand.map(\.details) ?? command.details
    if !details.isEmpty { blocks.append(Self.paragraphs(details)) }
    if subcommand == nil, !command.subcommands.isEmpty {
      blocks.append(
        Self.list("Subcommands", command.subcommands.map { ($0.name, $0.summary) })
          + "\n\n'galley help \(command.name) SUBCOMMAND' shows the options of one.")
    }
    let arguments = subcommand?.arguments ?? command.arguments
    if !arguments.isEmpty {
      blocks.append(Self.list("Arguments", arguments.map { ($0.name, $0.summary) }))
    }
    blocks.append(
      Self.list(
        "Options",
        options.map { (Self.label($0), Self.description($0)) } + [("-h, --help", "Show this help.")]
      ))
    let examples = subcommand.map(\.examples) ?? command.examples
    if !examples.isEmpty {
      blocks.append("Examples:\n" + examples.map { "  \($0)" }.joined(separator: "\n"))
    }
    let codes = ExitCode.list.filter { code in
      code.code == .success || command.exitCodes.contains(code.code)
    }
    blocks.append(Self.list("Exit codes", codes.map { ("\($0.code.rawValue)", $0.meaning) }))
    var links = command.seeAlso
    if subcommand != nil { links.insert("galley help \(command.name)", at: 0) }
    if !links.isEmpty { blocks.append(Self.wrapped("See also: " + links.joined(separator: ", "))) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Short names first, as everywhere: `-o, --output FILE`.
  static func label(_ option: Command.Option) -> String {
    let names =
      option.names.filter { !$0.hasPrefix("--") } + option.names.filter { $0.hasPrefix("--") }
    let indent = names[0].hasPrefix("--") ? "    " : ""
    return indent + names.joined(separator: ", ") + (option.value.map { " \($0)" } ?? "")
  }

  /// The summary with what the table says besides: `… (values: light, dark; default: light)`.
  static func description(_ option: Command.Option) -> String {
    var notes: [String] = []
    if case .choice(let words) = option.kind {
      notes.append("values: \(words.joined(separator: ", "))")
    }
    if let value = option.defaultValue { notes.append("default: \(value)") }
    if option.isRepeatable { notes.append("repeatable") }
    return option.summary + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  /// A heading and two columns.
  static func list(_ heading: String, _ rows: [(left: String, right: String)]) -> String {
    let longest = rows.map(\.left.count).max() ?? 0
    // What is too long stands on a line of its own.
    let column = min(longest, 24) + 4
    let indent = String(repeating: " ", count: column)
    let listed: [String] = rows.flatMap { left, right -> [String] in
      let words = lines(of: right, width: width - column)
      let start = "  \(left)"
      guard left.count + 4 <= column, let first = words.first else {
        return [start] + words.map { indent + $0 }
      }
      let gap = String(repeating: " ", count: column - start.count)
      return [start + gap + first] + words.dropFirst().map { indent + $0 }
    }
    return "\(heading):\n" + listed.joined(separator: "\n")
  }

  static func paragraphs(_ text: String) -> String {
    text.components(separatedBy: "\n\n").map(wrapped).joined(separator: "\n\n")
  }

  /// A paragraph in lines; one whose lines begin with spaces stays as it is.
  private static func wrapped(_ paragraph: String) -> String {
    if paragraph.contains("\n  ") || paragraph.hasPrefix("  ") { return paragraph }
    return lines(of: paragraph, width: width).joined(separator: "\n")
  }

  /// The words of a text in lines; one that is longer than a line stands alone.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension [String] {
  fileprivate var spaced: String { joined(separator: " ") }
}
