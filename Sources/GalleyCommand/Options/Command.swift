import Galley
import GalleyStrings

/// One command of the program and all that its help says. Parsing, help, the manual page and completions read the
/// same table, so none of them can know an option that the others do not.
struct Command {
  /// An option such as `--scale N`.
  struct Option {
    /// With dashes; the first is the one that messages use.
    var names: [String]
    /// The name of its value; nil for an option without one.
    var value: String?
    /// A sentence, without the default and the values, which the help adds.
    var summary: String
    /// Whether it is repeatable.
    var isRepeatable = false
    /// Whether all `name=value` words behind it are its own.
    var takesPairs = false
    /// What counts without it, as it would be written; nil where there is nothing.
    var defaultValue: String?
    /// What its value may be; where nothing is said, the value's name tells: `FILE`, `DIR`.
    var values: ValueKind?
    /// The subcommands that take it; none is all of them.
    var subcommands: [String] = []

    /// The kind that was stated, or the one that the value's name tells.
    var kind: ValueKind {
      if let values { return values }
      switch value {
      case "FILE": return .file([])
      case "DIR": return .folder
      default: return .text
      }
    }

    func belongs(to subcommand: String?) -> Bool {
      guard let subcommand else { return true }
      return subcommands.isEmpty || subcommands.contains(subcommand)
    }
  }

  /// What a value or an operand may be: completions are made of it.
  enum ValueKind {
    case text
    /// A file with one of these extensions, or any file where there are none.
    case file([String])
    case folder
    /// One of these words; another one is an error.
    case choice([String])
    /// Words that are known; others may be right, too.
    case words([String])
    /// Names of a scene's canvases, with commas between.
    case canvases
    /// `name=value,value` words, and the values that are known of each name.
    case axes([(name: String, values: [String])])
    /// The name of a command, or of a subcommand behind it.
    case command
  }

  /// A word that is no option.
  struct Argument {
    /// As in the usage line: `SCENE.json`.
    var name: String
    var summary: String
    var values = ValueKind.text
  }

  /// What a command does first of several things: `galley golden check`.
  struct Subcommand {
    var name: String
    var summary: String
    /// What stands behind it in its usage line.
    var operands: String
    var arguments: [Argument] = []
    var details = ""
    var examples: [String] = []
  }

  var name: String
  var summary: String
  /// What stands behind the command in the usage line.
  var operands: String
  var subcommands: [Subcommand] = []
  var arguments: [Argument] = []
  /// Paragraphs for the help.
  var details: String
  var options: [Option]
  /// Those that it ends with, besides 0.
  var exitCodes: [ExitCode] = [.usage, .scene, .file]
  var examples: [String]
  /// Other pages and guides that tell more: `galley help batch`, `Guides/Batches.md`.
  var seeAlso: [String] = []
  var run: (ParsedArguments) throws -> Void

  /// The subcommand of this name.
  func subcommand(_ name: String?) -> Subcommand? {
    name.flatMap { name in subcommands.first { $0.name == name } }
  }

  /// The first word of a command with subcommands.
  /// - Throws: `CommandError` for none and for one that there is not.
  func requiredSubcommand(_ arguments: ParsedArguments) throws -> Subcommand {
    guard let word = arguments.operands.first else {
      throw CommandError.usage(
        "missing subcommand: expected \(subcommands.map(\.name).alternatives)")
    }
    guard let found = subcommand(word) else { throw unknownSubcommand(word) }
    return found
  }

  func unknownSubcommand(_ word: String) -> CommandError {
    let names = subcommands.map(\.name)
    let advice = SpellingSuggestion.question(
      SpellingSuggestion.of(word, among: names), isQuoted: false)
    return .usage("unknown subcommand \"\(word)\": expected \(names.alternatives)\(advice)")
  }
}

extension [String] {
  /// `a, b or c`.
  var alternatives: String {
    count > 1 ? dropLast().joined(separator: ", ") + " or \(self[count - 1])" : joined()
  }
}

/// The words behind a command, sorted into options and operands.
struct ParsedArguments {
  private(set) var operands: [String] = []
  /// The project file that counts; see `inProject`.
  var project: Project?
  private var values: [String: [String]] = [:]

  /// - Throws: `CommandError` for an option that is unknown, given twice or without its value.
  init(_ arguments: [String], for command: Command) throws {
    var rest = arguments[...]
    var endsOptions = false
    while let word = rest.popFirst() {
      if word == "--", !endsOptions {
        endsOptions = true
        continue
      }
      guard word.hasPrefix("-"), word != "-", !endsOptions else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.names.contains(name) }) else {
        throw Self.unknown(name, of: command)
      }
      let key = option.names[0]
      guard values[key] == nil || option.isRepeatable else {
        throw CommandError.usage("\(key) is given twice")
      }
      values[key, default: []].append(
        try Self.value(of: option, inline: parts.dropFirst().first, rest: &rest))
      while option.takesPairs, let word = rest.first, !word.hasPrefix("-"), word.contains("=") {
        values[key, default: []].append(rest.removeFirst())
      }
    }
  }

  private static func value(
    of option: Command.Option, inline: Substring?, rest: inout ArraySlice<String>
  ) throws -> String {
    guard let placeholder = option.value else {
      if inline != nil { throw CommandError.usage("\(option.names[0]) takes no value") }
      return ""
    }
    guard let value = inline.map({ String($0) }) ?? rest.popFirst() else {
      throw CommandError.usage("\(option.names[0]) needs a value: \(placeholder)")
    }
    // An unset variable of a script is no folder: the working folder, or the root.
    if value.isEmpty, ["DIR", "FILE", "PATH"].contains(where: placeholder.hasPrefix) {
      throw CommandError.usage("\(option.names[0]) is empty; expected \(placeholder)")
    }
    if case .choice(let words) = option.kind, !words.contains(value) {
      let advice = SpellingSuggestion.question(
        SpellingSuggestion.of(value, among: words), isQuoted: false)
      throw CommandError.usage(
        "\(option.names[0]) is \(words.alternatives), not \"\(value)\"\(advice)")
    }
    return value
  }

  private static func unknown(_ name: String, of command: Command) -> CommandError {
    let names = command.options.flatMap(\.names) + ["--help"]
    let near = SpellingSuggestion.of(name, among: names.filter { $0.hasPrefix("--") })
    // A word too much or too little is nearer than letters: --output for --out, -scale for --scale.
    let long = "--" + name.drop { $0 == "-" }
    let begun = names.filter { long.count > 3 && $0.hasPrefix(long) }
    let continued = names.filter { $0.count > 4 && long.hasPrefix($0) }.max { $0.count < $1.count }
    let found =
      names.contains(long)
      ? long : (begun.count == 1 ? begun[0] : name.count > 3 ? near ?? continued : nil)
    let advice = SpellingSuggestion.question(found, isQuoted: false)
    return .usage("galley \(command.name) has no option \(name)\(advice)")
  }

  /// The scene of a command that takes one.
  /// - Throws: `CommandError` for none and for several.
  func scene(of command: String) throws -> String {
    guard let scene = operands.first, operands.count == 1 else {
      throw CommandError.usage(
        "galley \(command) takes one scene; found \(operands.count)")
    }
    return scene
  }

  /// The first names of the options that were given, in their order in the alphabet.
  var given: [String] { values.keys.sorted() }

  func has(_ option: String) -> Bool { values[option] != nil }

  func string(_ option: String) -> String? { values[option]?.last }

  /// All values of an option that may be given more than once.
  func strings(_ option: String) -> [String] { values[option] ?? [] }

  /// The files that the command reads, as far as its words name them, and the project file that counts.
  var inputFiles: [String] {
    var files = operands + ["--data", "--font-lock", "--scene"].compactMap { string($0) }
    if let project { files.append(project.file) }
    if let rows = string("--rows"), rows.hasPrefix("@") { files.append(String(rows.dropFirst())) }
    return files
  }

  /// The folder whose fonts are added to the bundled ones, where one is named.
  var fontFolder: String? { string("--fonts") ?? project?.values.fonts?.path }

  /// A whole number, or nil.
  func integer(_ option: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = string(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw CommandError.usage(
        "found \(option) \"\(text)\"; expected a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// A number above 0.
  func positive(_ option: String, atMost limit: Double) throws -> Double? {
    guard let text = string(option) else { return nil }
    guard let number = Double(decimal: text), number > 0, number <= limit else {
      throw CommandError.usage(
        "found \(option) \"\(text)\"; expected a number above 0 and at most \(Int(limit))")
    }
    return number
  }
}

extension Double {
  /// A number as people write it; nil for other forms that programs have, such as `0x10`.
  init?(decimal text: some StringProtocol) {
    guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
    self.init(String(text))
  }
}
