import Galley
import GalleyScenes

/// `galley schema`: what a scene may say, for editors and for people.
enum SchemaCommand {
  static var command: Command {
    Command(
      name: "schema",
      summary: "Print the JSON Schema of scenes, project files or trees, or write the reference.",
      operands: "[--project | --tree | --reference DIR]",
      details: """
        The schema (draft 2020-12) lets an editor complete and check scenes, or with --project the file galley.json; \
        with --tree it describes what galley inspect --tree writes. With --reference, writes pages for all \
        elements and modifiers to DIR, with an image of each example in DIR/examples.json.
        """,
      options: [
        Command.Option(
          names: ["--project"], value: nil, summary: "Print the schema of project files."),
        Command.Option(
          names: ["--tree"], value: nil, summary: "Print the schema of trees of elements."),
        Command.Option(
          names: ["--reference"], value: "DIR", summary: "Write the reference to a folder."),
        Command.Option(
          names: ["--images"], value: "DIR", summary: "The folder of the examples' images."),
      ],
      examples: [
        "galley schema > scene.schema.json", "galley schema --project > project.schema.json",
        "galley schema --reference Guides/Reference",
      ],
      seeAlso: ["galley help check", "Guides/Reference/README.md"],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    guard arguments.operands.isEmpty else {
      throw CommandError.usage("galley schema takes only options")
    }
    if arguments.has("--project") {
      guard arguments.given == ["--project"] else {
        throw CommandError.usage("galley schema --project takes no other option")
      }
      return try StandardStream.output.write(ProjectSchema.json)
    }
    if arguments.has("--tree") {
      guard arguments.given == ["--tree"] else {
        throw CommandError.usage("galley schema --tree takes no other option")
      }
      return try StandardStream.output.write(ElementTreeSchema.json)
    }
    guard let folder = arguments.string("--reference") else {
      if arguments.has("--images") { throw CommandError.usage("--images is for --reference DIR") }
      return try StandardStream.output.write(SceneSchema.json)
    }
    let examples = "\(folder)/examples.json"
    do {
      let reference = try SceneReference(examples: InputFile.read(examples), file: examples)
      for page in reference.pages {
        try SceneDrawing.write(Data(page.text.utf8), to: "\(folder)/\(page.name)")
      }
      try FileManager.default.createDirectory(
        atPath: "\(folder)/pictures", withIntermediateDirectories: true)
      let renderer = Renderer()
      let images = arguments.string("--images").map { URL(fileURLWithPath: $0) }
      for example in reference.examples {
        let drawing = try SceneDrawing.draw(
          example.scene, name: examples, images: images, with: renderer)
        try SceneDrawing.report(drawing.problems, file: example.name, isStrict: true)
        try SceneDrawing.write(
          drawing.pngData(compression: .small), to: "\(folder)/pictures/\(example.name).png")
      }
    } catch let error as SceneError {
      throw CommandError(error)
    }
  }
}
