import Galley
import GalleyScenes

/// `galley inspect`: a scene's layout as text, as JSON, drawn over the image, or one view of it
/// explained.
enum InspectCommand {
  static var command: Command {
    Command(
      name: "inspect", summary: "Show how a scene is laid out, and why.",
      operands: "SCENE.json|FILE.swift [--json | --why ID] [options]",
      arguments: [
        SceneInput.argument,
        Command.Argument(
          name: "FILE.swift", summary: "A Swift file with previews.", values: .file([".swift"])),
      ],
      details: """
        Prints one line for each view: its name and ID, the size it was proposed, the size it chose, its frame in \
        points, its priority, its text baselines, and the gap to the next view of its stack. --why explains one \
        view, by ID, name, type, text, label or identifier: every proposal with its answer, the order in which its stack served it, and the \
        rule that decided.

        --steps prints what a container does: what it offers each of its views, what each answers and where it is placed, \
        in the order in which they are served. --steps-image draws that.

        --tree writes the texts, images and controls with their frames, labels, roles, fonts and colours as JSON; galley \
        schema --tree describes it. --marks draws their numbers on the image, and --reading-order prints them. \
        --accessibility warns of contrast below 4.5, of targets below 44 points, of cut texts, and of \
        images and controls without labels. With --contrast-rule wcag, a contrast of 3 is enough for large text.

        --swift writes a view of SwiftUI, with a preview, that draws the same as a scene: its data, repetitions and \
        components written out. What SwiftUI does not have is a warning.

        For a Swift file, the first preview is inspected, or the one named by --preview.
        """,
      options: [
        Command.Option(names: ["--json"], value: nil, summary: "Print the layout as JSON."),
        Command.Option(
          names: ["--why"], value: "ID", summary: "Explain one view, by ID, such as 0.1.2, or name."
        ),
        Command.Option(
          names: ["--png"], value: "FILE",
          summary: "Draw the image with the frames on top, to FILE."),
        Command.Option(
          names: ["--preview"], value: "NAME",
          summary: "The preview of a Swift file to inspect.", defaultValue: "the first one"),
        SwiftOutput.option,
      ] + StepsImage.options + ElementOutput.options + SceneInput.dataOptions + [
        SceneInput.rowOption
      ]
        + SceneDrawing.canvasOptions + EnvironmentOptions.all + LimitOptions.all
        + ProjectOptions.all,
      examples: [
        "galley inspect card.json", "galley inspect card.json --why 0.0.1",
        "galley inspect card.json --png frames.png",
        "galley inspect card.json --steps HStack --steps-image steps.png",
        "galley inspect card.json --tree tree.json --marks marks.png",
        "galley inspect card.json --swift Card.swift",
        "galley inspect Card.swift --type-size accessibility3 --accessibility",
      ],
      seeAlso: ["galley help check", "Guides/Inspecting.md", "Guides/Agents.md"],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    let input = try arguments.scene(of: "inspect")
    let arguments = try arguments.inProject(of: [input])
    try OutputPlaces.check(
      ["--png", "--tree", "--marks", "--swift", "--steps-image"], of: arguments)
    for option in ["--png", "--marks"] { try OutputFormat.requirePNG(option, arguments) }
    if GoldenPlace.isSource(input) {
      guard !arguments.has("--swift") else {
        throw CommandError.usage("--swift is for scenes, but \(input) is Swift")
      }
      return try PreviewInspect(input, arguments).run()
    }
    if arguments.has("--preview") {
      throw CommandError.usage("--preview is for Swift files, but \(input) is a scene")
    }
    try EnvironmentOptions.refusePreviewOptions(arguments, of: input)
    // What is wrong with the command line is wrong before a file is written.
    try StepsImage.check(arguments)
    let elements = try ElementOutput(arguments)
    let swift = try SwiftOutput(arguments)
    let scenes = try SceneInput(input, arguments)
    let renderer = Renderer(
      limits: try LimitOptions.limits(arguments), fonts: try SceneDrawing.fonts(arguments))
    let budget = renderer.makeBudget()
    let (name, scene) = (scenes.name, try scenes.scene(budget: budget))
    let why = arguments.string("--why")
    let drawing = try SceneDrawing.draw(
      scene, name: name, images: SceneDrawing.imageFolder(arguments, input: input),
      with: renderer, explaining: why.map { [$0] } ?? [], budget: budget)
    try SceneDrawing.report(drawing.problems, file: name, isStrict: false)
    guard let tree = drawing.layoutTree else { return }
    if let path = arguments.string("--png") {
      try SceneDrawing.write(
        LayoutOverlay(drawing.bitmap(), LayoutSnapshot.View(tree), scale: scene.canvas.scale)
          .pngData(), to: path)
    }
    try swift?.write(scenes, Console(arguments), budget: budget)
    try elements?.write(drawing, scale: scene.canvas.scale, name: name)
    func missing(_ view: String) -> CommandError {
      CommandError.usage("\(name): \(drawing.missing(view))")
    }
    if let why {
      guard let explanation = drawing.explanations[why] else { throw missing(why) }
      try StandardStream.output.show("\(explanation)")
    } else if let view = arguments.string("--steps") {
      guard let steps = drawing.steps(of: view) else { throw missing(view) }
      try StepsImage.show(steps, arguments, scale: scene.canvas.scale)
    } else if arguments.has("--json") {
      try Console(arguments).emit(text: tree.json)
    } else if arguments.string("--png") == nil, elements == nil, swift == nil {
      try StandardStream.output.show("\(tree)")
    }
  }
}
