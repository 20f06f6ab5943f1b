/// One command of the program and all that its help says.
struct Verb {
  /// An option such as `--scale N`.
  struct Option {
    /// With dashes; the first is the one that messages use.
    var names: [String]
    /// The name of its value; nil for an option without one.
    var value: String?
    var summary: String
    /// Whether it may be given again and again.
    var isRepeatable = false
    /// Whether all `name=value` words behind it are its own.
    var takesPairs = false
  }

  var name: String
  var summary: String
  /// What stands behind the verb in the usage line.
  var operands: String
  /// Paragraphs for the help.
  var details: String
  var options: [Option]
  var examples: [String]
  var run: (ParsedArguments) throws -> Void

  var help: String {
    let lines = options.map { option in
      (option.names.joined(separator: ", ") + (option.value.map { " \($0)" } ?? ""), option.summary)
    }
    let width = lines.map(\.0.count).max() ?? 0
    let list = lines.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)"
    }
    return """
      \(summary)

      Usage: galley \(name) \(operands)

      \(details)

      Options:
      \(list.joined(separator: "\n"))

      Examples:
      \(examples.map { "  \($0)" }.joined(separator: "\n"))

      """
  }
}

/// The words behind a verb, sorted into options and operands.
struct ParsedArguments {
  private(set) var operands: [String] = []
  /// The project file that counts; see `inProject`.
  var project: Project?
  private var values: [String: [String]] = [:]

  /// - Throws: `CommandFailure` for an option that is unknown, given twice or without its value.
  init(_ arguments: [String], for verb: Verb) throws {
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
      guard let option = verb.options.first(where: { $0.names.contains(name) }) else {
        throw CommandFailure.usage(
          "galley \(verb.name) has no option \(name); its options are "
            + verb.options.flatMap(\.names).joined(separator: ", "))
      }
      let key = option.names[0]
      guard values[key] == nil || option.isRepeatable else {
        throw CommandFailure.usage("\(key) is given twice")
      }
      values[key, default: []].append(
        try Self.value(of: option, inline: parts.dropFirst().first, rest: &rest))
      while option.takesPairs, let word = rest.first, !word.hasPrefix("-"), word.contains("=") {
        values[key, default: []].append(rest.removeFirst())
      }
    }
  }

  private static func value(
    of option: Verb.Option, inline: Substring?, rest: inout ArraySlice<String>
  ) throws -> String {
    guard let placeholder = option.value else {
      if inline != nil { throw CommandFailure.usage("\(option.names[0]) takes no value") }
      return ""
    }
    if let inline { return String(inline) }
    guard let value = rest.popFirst() else {
      throw CommandFailure.usage("\(option.names[0]) needs a value: \(placeholder)")
    }
    return value
  }

  /// The scene of a command that takes one.
  /// - Throws: `CommandFailure` for none and for several.
  func scene(of verb: String) throws -> String {
    guard let scene = operands.first, operands.count == 1 else {
      throw CommandFailure.usage(
        "galley \(verb) takes one scene, but \(operands.count) were given")
    }
    return scene
  }

  /// The first names of the options that were given, in their order in the alphabet.
  var given: [String] { values.keys.sorted() }

  func has(_ option: String) -> Bool { values[option] != nil }

  func string(_ option: String) -> String? { values[option]?.last }

  /// All values of an option that may be given more than once.
  func strings(_ option: String) -> [String] { values[option] ?? [] }

  /// A whole number, or nil.
  func integer(_ option: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = string(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw CommandFailure.usage(
        "\(option) is a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\""
      )
    }
    return number
  }

  /// A number above 0.
  func positive(_ option: String, atMost limit: Double) throws -> Double? {
    guard let text = string(option) else { return nil }
    guard let number = Double(text), number > 0, number <= limit else {
      throw CommandFailure.usage(
        "\(option) is \"\(text)\", a number above 0 and at most \(Int(limit)) was expected")
    }
    return number
  }
}
