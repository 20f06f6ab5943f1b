import Galley

/// `galley help`: the program's help, its manual page and completions for shells, all made from the table
/// of commands.
enum HelpCommand {
  static var verb: Verb {
    Verb(
      name: "help", summary: "Shows help, the manual page, or completions for a shell.",
      operands: "[COMMAND | project | man | bash | zsh | fish]",
      details: """
        Without an argument shows all commands; with one, that command's options. project explains the
        file galley.json and says which one counts in the working folder. man prints the manual
        page in roff; bash, zsh and fish print completions for that shell.
        """,
      options: [],
      examples: [
        "galley help batch", "galley help project", "galley help man > galley.1",
        "galley help bash > /etc/bash_completion.d/galley",
      ],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count <= 1 else {
      throw CommandFailure.usage("galley help takes one command")
    }
    let text: String
    switch arguments.operands.first {
    case nil: text = GalleyCommand.help
    case "project": text = try ProjectHelp.text()
    case "man": text = ManualPage.text
    case "bash": text = ShellCompletions.bash
    case "zsh": text = ShellCompletions.zsh
    case "fish": text = ShellCompletions.fish
    case let name?:
      guard let verb = GalleyCommand.verbs.first(where: { $0.name == name }) else {
        throw GalleyCommand.unknownCommand(name)
      }
      text = verb.help
    }
    try StandardStream.output.write(text)
  }
}

/// The manual page, in roff's man macros.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH GALLEY 1 \"\" \"Galley \(GalleyVersion.number)\" \"User Commands\"",
      ".SH NAME", "galley \\- \(escaped(GalleyCommand.summary))",
      ".SH SYNOPSIS", ".B galley", ".I command", "[options]",
      ".SH COMMANDS",
    ]
    for verb in GalleyCommand.verbs {
      lines += [".SS galley \(verb.name) \(escaped(verb.operands))", escaped(verb.summary), ".PP"]
      for paragraph in verb.details.components(separatedBy: "\n\n") {
        lines += [escaped(paragraph), ".PP"]
      }
      for option in verb.options {
        let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
        lines += [
          ".TP", "\\fB\(escaped(option.names.joined(separator: ", ")))\\fR\(value)",
          escaped(option.summary),
        ]
      }
      lines += [".PP", "Examples:"]
      for example in verb.examples { lines += [".PP", ".nf", "    \(escaped(example))", ".fi"] }
    }
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in ExitCode.list {
      lines += [".TP", "\\fB\(code.rawValue)\\fR", escaped(meaning)]
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", "\\fBNO_COLOR\\fR",
      "When it is set and not empty, messages have no colours.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Signs that roff would read as its own.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = line.replacingOccurrences(of: "\\", with: "\\e")
        .replacingOccurrences(of: "-", with: "\\-")
      return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }.joined(separator: "\n")
  }
}

/// Completions of commands and options.
enum ShellCompletions {
  private static var names: String {
    GalleyCommand.verbs.map(\.name).joined(separator: " ")
  }

  static var bash: String {
    let cases = GalleyCommand.verbs.map { verb in
      let options = verb.options.flatMap(\.names).joined(separator: " ")
      return "    \(verb.name)) options=\"\(options) --help\" ;;"
    }
    return """
      # Completions of galley for bash.
      _galley() {
        local word=${COMP_WORDS[COMP_CWORD]} options=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        if [ "${word#-}" != "$word" ]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        else
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -F _galley galley

      """
  }

  static var zsh: String {
    let commands = GalleyCommand.verbs.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = GalleyCommand.verbs.map { verb in
      let options = verb.options.flatMap { option in
        option.names.map { name in
          let value = option.value.map { ":\(quoted($0)):_files" } ?? ""
          let again = option.isRepeatable ? "*" : ""
          return "'\(again)\(name)[\(quoted(option.summary))]\(value)'"
        }
      }
      return
        "    \(verb.name)) _arguments \((options + ["'*:file:_files'"]).joined(separator: " ")) ;;"
    }
    return """
      #compdef galley
      # Completions of galley for zsh.
      _galley() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _galley "$@"

      """
  }

  static var fish: String {
    var lines = ["# Completions of galley for fish."]
    for verb in GalleyCommand.verbs {
      lines.append(
        "complete -c galley -n __fish_use_subcommand -f -a \(verb.name) -d '\(quoted(verb.summary))'"
      )
      for option in verb.options {
        let names = option.names.map { name in
          name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
        }
        let value = option.value == nil ? "" : " -r"
        lines.append(
          "complete -c galley -n '__fish_seen_subcommand_from \(verb.name)' "
            + "\(names.joined(separator: " "))\(value) -d '\(quoted(option.summary))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Without signs that mean something in quotes and brackets of shells.
  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "'", with: "’").replacingOccurrences(of: "[", with: "(")
      .replacingOccurrences(of: "]", with: ")").replacingOccurrences(of: ":", with: " -")
  }
}
