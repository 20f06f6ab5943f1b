import Galley
import GalleyGoldens

/// The options of `galley golden`, and which of its verbs each belongs to.
enum GoldenOptions {
  static var all: [Verb.Option] {
    [
      Verb.Option(
        names: ["--goldens"], value: "DIR",
        summary: "Where the goldens of scenes and previews lie, over DIR/Goldens."),
      Verb.Option(
        names: ["--results"], value: "DIR",
        summary: "Where results lie, over the package's build folder."),
      Verb.Option(
        names: ["--all"], value: nil,
        summary: "Records what differs, too; prunes after a run of some tests, and whole suites."),
      Verb.Option(names: ["--delete"], value: nil, summary: "Removes what prune lists."),
      Verb.Option(
        names: ["--report"], value: "DIR", summary: "Writes the report of a check there, too."),
      Verb.Option(
        names: ["-o", "--output"], value: "DIR",
        summary: "Where report writes, over the folder of results; the file of sheet."),
      Verb.Option(
        names: ["--jobs"], value: "N", summary: "Pictures at once; all cores unless stated."),
      Verb.Option(
        names: ["--strict"], value: nil,
        summary: "Makes a warning of a scene or a preview a failure."),
      Verb.Option(
        names: ["--allow-warnings"], value: nil,
        summary:
          "Records what is drawn with a warning, too; lets warnings be warnings, over a strict "
          + "project file."),
      DiffCommand.toleranceOption, TerminalPicture.option,
    ] + sceneOptions + PreviewOptions.toolOptions.filter { $0.names[0] == swiftVersion }
      + LimitOptions.all + ProjectOptions.all + SceneDrawing.consoleOptions
  }

  private static let swiftVersion = "--swift-version"

  /// What scenes are drawn with; their canvases say how large they are.
  private static let sceneOptions = SceneDrawing.canvasOptions.filter {
    !["--width", "--height"].contains($0.names[0])
  }

  /// The words of a command that draws the same again: options that change what is drawn.
  static func drawing(_ arguments: ParsedArguments) -> [String] {
    let names = sceneOptions.map(\.names[0]) + LimitOptions.names + [swiftVersion]
    return arguments.given.filter(names.contains).flatMap { name in
      let value = arguments.string(name) ?? ""
      return value.isEmpty ? [name] : [name, ShellWord.quoted(value)]
    }
  }

  private static let comparing = ["check", "record"]
  /// Those that belong to some verbs only.
  private static let verbs: [String: [String]] = [
    "--all": ["record", "prune"], "--delete": ["prune"], "--report": comparing,
    "-o": ["report", "sheet"],
    "--jobs": comparing, "--strict": comparing, "--tolerance": comparing, "--inline": comparing,
    "--allow-warnings": comparing,
  ]

  /// - Throws: `CommandFailure` for an option that would change nothing.
  static func refuse(
    _ arguments: ParsedArguments, of verb: String, hasTwoFolders: Bool
  ) throws {
    let ofScenes =
      sceneOptions.map(\.names[0]) + LimitOptions.names
      + ["--goldens", "--strict", "--allow-warnings", swiftVersion]
    for option in arguments.given {
      let owners = verbs[option] ?? (ofScenes.contains(option) ? comparing : nil)
      if let owners, option != "--goldens", !owners.contains(verb) {
        throw CommandFailure.usage(
          "\(option) belongs to galley golden \(owners.joined(separator: " and ")), not to \(verb)")
      }
      if hasTwoFolders, ofScenes.contains(option) {
        throw CommandFailure.usage(
          "\(option) belongs to scenes and previews, not to two folders of pictures")
      }
    }
  }
}
