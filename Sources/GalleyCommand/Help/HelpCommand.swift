import Galley

/// `galley help`: the program's help, its manual page and completions for shells, all made from the table
/// of commands.
enum HelpCommand {
  /// What is no page of a command.
  static let texts:
    [(name: String, about: String, text: @Sendable (CommandTable) throws -> String)] = [
      (
        "project", "The file galley.json, and which one the working folder uses.",
        { _ in try ProjectHelp.text() }
      ),
      ("man", "The manual page, in roff.", { ManualPage.text(of: $0) }),
      ("bash", "Completions for bash.", { _ in ShellCompletions.bash }),
      ("zsh", "Completions for zsh.", { _ in ShellCompletions.zsh }),
      ("fish", "Completions for fish.", { _ in ShellCompletions.fish }),
    ]

  static func command(of table: CommandTable) -> Command {
    Command(
      name: "help", summary: "Show help, the manual page, or completions for a shell.",
      operands: "[COMMAND [SUBCOMMAND] | project | man | bash | zsh | fish]",
      arguments: [
        Command.Argument(
          name: "COMMAND", summary: "The command to explain; without it, all commands are listed.",
          values: .command),
        Command.Argument(
          name: "SUBCOMMAND", summary: "One of the subcommands of golden or fonts.",
          values: .command),
        Command.Argument(
          name: "project",
          summary: "Explain the file galley.json and print which one the working folder uses."),
        Command.Argument(name: "man", summary: "Print the manual page in roff."),
        Command.Argument(
          name: "bash, zsh, fish", summary: "Print the completions for that shell."),
      ],
      details: """
        Completions know commands, subcommands, options, the values of options, scene files, and the canvases of the \
        scene on the line.
        """,
      options: [], exitCodes: [.usage],
      examples: [
        "galley help batch", "galley help golden check", "galley help project",
        "galley help man | man -l -",
        "galley help bash > ~/.local/share/bash-completion/completions/galley",
        "galley help zsh > ~/.zfunc/_galley",
        "galley help fish > ~/.config/fish/completions/galley.fish",
      ],
      run: { try run($0, table) })
  }

  private static func run(_ arguments: ParsedArguments, _ table: CommandTable) throws {
    let words = arguments.operands
    guard let name = words.first else {
      return try StandardStream.output.write(table.help)
    }
    if let text = texts.first(where: { $0.name == name }), words.count == 1 {
      return try StandardStream.output.write(try text.text(table))
    }
    guard let command = table.command(named: name) else {
      throw table.unknownCommand(name, besides: texts.map(\.name))
    }
    guard words.count > 1 else { return try StandardStream.output.write(HelpPage(command).text) }
    guard words.count == 2, !command.subcommands.isEmpty else {
      throw CommandError.usage("galley help takes one command and its subcommand")
    }
    guard let subcommand = command.subcommand(words[1]) else {
      throw command.unknownSubcommand(words[1])
    }
    try StandardStream.output.write(HelpPage(command, subcommand).text)
  }
}
