import Galley
import GalleyGoldens

/// The options of `galley golden`, and which of its subcommands each belongs to.
enum GoldenOptions {
  static var all: [Command.Option] {
    var options: [Command.Option] = own + ElementOutput.accessibilityOptions + sceneOptions
    options += PreviewOptions.toolOptions.filter { $0.names[0] == swiftVersion }
    options += LimitOptions.all + ProjectOptions.all + SceneDrawing.consoleOptions
    return options.map { option in
      var option = option
      option.subcommands = owners(of: option.names[0]) ?? []
      return option
    }
  }

  private static let own: [Command.Option] = [
    Command.Option(
      names: ["--goldens"], value: "DIR",
      summary: "The folder of the goldens of scenes and previews.", defaultValue: "DIR/Goldens"),
    Command.Option(
      names: ["--results"], value: "DIR", summary: "The folder of results.",
      defaultValue: "in the package's build folder"),
    Command.Option(
      names: ["--from"], value: "PATH",
      summary: "approve: a folder with the results of another machine, or a JSON file with the "
        + "cases that were marked in a report.",
      isRepeatable: true, values: .file([".json"])),
    Command.Option(
      names: ["--all"], value: nil,
      summary:
        "record: also record goldens that differ. prune: also after a run of some tests, "
        + "and whole suites."),
    Command.Option(
      names: ["--delete"], value: nil, summary: "Delete the files that prune lists."),
    Command.Option(
      names: ["--report"], value: "DIR", summary: "Also write a report to a folder."),
    Command.Option(
      names: ["-o", "--output"], value: "DIR",
      summary: "report: the folder to write to. sheet: the file to write.",
      defaultValue: "the folder of results"),
    JobOptions.option,
    Command.Option(
      names: ["--strict"], value: nil,
      summary: "Treat warnings of a scene or preview as errors."),
    Command.Option(
      names: ["--allow-warnings"], value: nil,
      summary: "Record images that are drawn with a warning; override a project file's strict."),
    Command.Option(
      names: [tree], value: nil,
      summary:
        "Also compare or record the texts, images and controls: CASE.tree.txt. A tree that is there is "
        + "always compared."),
    ToleranceOptions.option, TerminalImage.option,
  ]

  static let subcommands: [Command.Subcommand] = [
    Command.Subcommand(
      name: "check", summary: "Compare scenes, previews or a folder of images with their goldens.",
      operands: "DIR|FILE.swift... [ACTUAL | NAME...] [options]",
      arguments: [
        folder,
        Command.Argument(
          name: "NAME", summary: "A case, a scene, a suite, or a pattern; without names, all."),
        Command.Argument(
          name: "ACTUAL", summary: "A folder of new images to compare those in DIR with.",
          values: .folder),
      ],
      details: """
        A failure says which views moved and why, then which pixels changed, and how to approve it. Nothing is \
        written but results.
        """,
      examples: [
        "galley golden check cards", "galley golden check cards --report build/goldens",
        "galley golden check before after",
      ]),
    Command.Subcommand(
      name: "record", summary: "Write goldens that are missing.",
      operands: "DIR|FILE.swift... [ACTUAL] [--all] [options]", arguments: [folder],
      details: """
        With --all, also those that differ. A golden whose pixels are equal is never written again. An image with a \
        warning, such as a missing image, is recorded only with --allow-warnings.
        """,
      examples: ["galley golden record cards", "galley golden record Card.swift"]),
    Command.Subcommand(
      name: "approve", summary: "Make the images of the last run the new goldens.",
      operands: "DIR|FILE.swift [NAME...]",
      arguments: [
        folder,
        Command.Argument(
          name: "NAME", summary: "A case to approve; without names, all that failed."),
      ],
      details: """
        --from takes the results of a run of another machine, such as an unpacked artifact, or the file that a report \
        saves its marks in, or its report.json; it can be given for both. An image is approved only if it is the one \
        that the report showed, if it was not modified, and if the golden is the one that it was compared with.
        """,
      examples: [
        "galley golden approve cards", "galley golden approve cards checkout-dark",
        "galley golden approve . --from artifact --from approve.json",
      ]),
    Command.Subcommand(
      name: "prune",
      summary: "List goldens that no case of the last run read, and leftovers of interrupted runs.",
      operands: "DIR|FILE.swift [--delete] [--all]", arguments: [folder],
      details: """
        --delete deletes them, but not after a run of some tests only.
        """,
      examples: ["galley golden prune . --delete"]),
    Command.Subcommand(
      name: "report",
      summary: "Write report.html, report.json and report.xml (JUnit) about the last run.",
      operands: "DIR|FILE.swift [-o DIR]", arguments: [folder],
      examples: ["galley golden report . -o build/goldens"]),
    Command.Subcommand(
      name: "sheet",
      summary:
        "Write one image of the last run's failures: expected, difference and actual of each.",
      operands: "DIR|FILE.swift [-o FILE]", arguments: [folder],
      examples: ["galley golden sheet cards -o failures.png"]),
  ]

  private static let folder = Command.Argument(
    name: "DIR|FILE.swift", summary: "A folder of scenes, previews or goldens, or Swift files.",
    values: .file([".swift"]))

  /// Goldens of elements beside those of images.
  static let tree = "--tree"

  static let swiftVersion = "--swift-version"

  /// What scenes are drawn with; their canvases say how large they are.
  static let sceneOptions = SceneDrawing.canvasOptions.filter {
    !["--width", "--height"].contains($0.names[0])
  }

  /// The words of a command that draws the same again: options that change what is drawn.
  static func drawing(_ arguments: ParsedArguments) -> [String] {
    let names = sceneOptions.map(\.names[0]) + LimitOptions.names + [swiftVersion, tree]
    return arguments.given.filter(names.contains).flatMap { name in
      let value = arguments.string(name) ?? ""
      return value.isEmpty ? [name] : [name, ShellWord.quoted(value)]
    }
  }

  private static let comparing = ["check", "record"]
  /// Those that belong to some subcommands only.
  private static let owners: [String: [String]] = [
    "--all": ["record", "prune"], "--delete": ["prune"], "--from": ["approve"],
    "--report": comparing,
    "-o": ["report", "sheet"],
    "--jobs": comparing, "--strict": comparing, "--tolerance": comparing, "--inline": comparing,
    "--allow-warnings": comparing, tree: comparing, "--accessibility": comparing,
    "--contrast-rule": comparing,
  ]

  private static let ofScenes =
    sceneOptions.map(\.names[0]) + LimitOptions.names + ["--strict", swiftVersion]

  /// What images that are there already do not have.
  private static let ofDrawings = ["--goldens", tree, "--accessibility", "--contrast-rule"]

  /// The subcommands that an option belongs to; nil for one of all of them.
  private static func owners(of option: String) -> [String]? {
    owners[option] ?? (ofScenes.contains(option) ? comparing : nil)
  }

  /// - Throws: `CommandError` for an option that would change nothing.
  static func refuse(
    _ arguments: ParsedArguments, of command: String, hasTwoFolders: Bool
  ) throws {
    for option in arguments.given {
      if let owners = owners(of: option), !owners.contains(command) {
        throw CommandError.usage(
          "\(option) is for galley golden \(owners.joined(separator: " and ")), not for \(command)")
      }
      if hasTwoFolders, ofScenes.contains(option) || ofDrawings.contains(option) {
        throw CommandError.usage(
          "\(option) is for scenes and previews, not for two folders of images")
      }
    }
  }
}
