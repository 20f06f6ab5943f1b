extension CommandTable {
  /// The help of the program.
  var help: String {
    let blocks = [
      "Galley \(summary).", "Usage: galley COMMAND [options]",
      HelpPage.list("Commands", commands.map { ($0.name, $0.summary) }),
      HelpPage.list(
        "Options",
        [
          ("-h, --help", "Show this help, or the help of a command."),
          ("    --version", "Show the version."),
        ]),
      "Examples:\n  galley render card.json\n  galley batch card.json --data cities.csv --out "
        + "'cards/{{slug}}.png'\n  galley golden check cards",
      HelpPage.list("Exit codes", ExitCode.list.map { ("\($0.code.rawValue)", $0.meaning) }),
      "'galley help COMMAND' shows the options and examples of a command.",
    ]
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
