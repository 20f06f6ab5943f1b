import Galley
import GalleyGoldens
import GalleyPreviews

/// `galley compare`: what changed between two folders or two revisions, without stored images.
enum CompareCommand {
  static var command: Command {
    Command(
      name: "compare",
      summary: "Show which images two revisions or folders draw otherwise, and why.",
      operands: "BEFORE AFTER | REVISION[..REVISION] [DIR] [options]",
      arguments: [
        Command.Argument(
          name: "BEFORE", summary: "A folder of scenes, previews or both, or a package.",
          values: .folder),
        Command.Argument(name: "AFTER", summary: "The folder to compare with it.", values: .folder),
        Command.Argument(
          name: "REVISION",
          summary:
            "A Git revision; one is compared with the working tree. a...b begins at the commit "
            + "that both have in common."),
        Command.Argument(
          name: "DIR",
          summary: "The folder to compare in both revisions; without it, the working folder.",
          values: .folder),
      ],
      details: """
        Draws the scenes and previews of both sides and compares their pixels exactly: no stored images are needed. \
        Prints what became of which views, each cause once, and what is new, gone or failing. What two sides have \
        in common is not drawn, and the last line says how much that is: scenes whose file, images and fonts are the \
        same, and previews whose sources, packages and folders of resources are.

        Each revision is checked out into a folder of the cache, which is removed afterwards; the working tree and \
        the index stay as they are. Files that do not change from revision to revision are compiled once. A \
        revision has no files that Git does not know, such as fetched packages.

        -o writes report.html, a page with all images, report.json, report.xml (JUnit), comment.md, Markdown for a \
        comment of a pull request, and sheet.png, before and after of each change in one image.

        The exit code is 0 if no image changed, and 1 if any changed, is new, is gone, or can no longer be drawn. What \
        can be drawn on neither side is reported and is no change.
        """,
      options: [
        Command.Option(
          names: ["-o", "--output"], value: "DIR", summary: "Also write a report to a folder."),
        JobOptions.option,
      ] + GoldenOptions.sceneOptions
        + PreviewOptions.toolOptions.filter { $0.names[0] == GoldenOptions.swiftVersion }
        + LimitOptions.all + ProjectOptions.all + SceneDrawing.consoleOptions,
      exitCodes: [.difference, .usage, .scene, .file, .interrupted],
      examples: [
        "galley compare main", "galley compare main..HEAD cards -o build/compare",
        "galley compare origin/main...HEAD . -o build/compare", "galley compare before after",
      ],
      seeAlso: ["galley help golden", "galley help diff", "Guides/Reviewing.md"],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    let source = try CompareSource(arguments.operands)
    do {
      let run = try CompareRun(arguments)
      let comparison = try run.compare(source)
      try CompareOutput(arguments).write(comparison)
    } catch let error as PreviewError {
      throw CommandError(error)
    } catch let error as RenderError {
      throw CommandError(code: .scene, message: "the sheet: \(error)")
    } catch let error {
      throw CommandError(ofFiles: error) ?? error
    }
  }
}
