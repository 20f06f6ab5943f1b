import Galley
import GalleyScenes

/// One image that `galley render` makes.
struct SceneImage {
  let scene: Scene
  let input: SceneInput
  let output: String
  let format: OutputFormat
  let settings: EncodingOptions
  let observation: Observation
  /// What reading the scene has left.
  let budget: RenderBudget

  /// Draws, writes and reports.
  /// - Parameter isLast: whether the process ends with it.
  /// - Throws: `CommandError`.
  func draw(
    with renderer: Renderer, _ arguments: ParsedArguments, _ stages: inout StageClock,
    isLast: Bool = false
  ) throws {
    let console = Console(arguments)
    let drawing = try drawing(with: renderer, arguments)
    stages.end("views")
    // Giving thousands of nodes back one by one takes half a millisecond.
    if isLast { _ = Unmanaged.passRetained(drawing) }
    try SceneDrawing.audit(
      drawing, by: ElementOutput.contrastRule(arguments), name: input.name)
    try SceneDrawing.report(
      drawing.problems, file: input.name, isStrict: arguments.isStrict, console)
    if observation.hasImage { try ReadImages.refuse(output) }
    try ElementOutput.writeTree(of: drawing, arguments, observation, besides: output)
    guard observation.hasImage else { return }
    let known = drawing.problems.count
    let image: LimitedFile
    do {
      image = try format.encode(drawing, settings)
    } catch {
      throw CommandError(code: .scene, message: "\(input.name): \(error)")
    }
    // What the format does not have is known once the file is there.
    try SceneDrawing.report(
      Array(drawing.problems.dropFirst(known)), file: input.name, isStrict: arguments.isStrict,
      console)
    Self.noteLosses(of: image, output, console)
    stages.end(format.name)
    stages.replace(["views", format.name], with: drawing.timings)
    try SceneDrawing.write(
      image.data, to: output, isDurable: arguments.has("--durable"))
    stages.end("write")
    if output != "-" {
      var event = Console.Event("picture")
      event.path = output
      (event.width, event.height, event.bytes) = (drawing.width, drawing.height, image.data.count)
      event.warnings = drawing.warnings.map {
        SceneDrawing.line($0, file: input.name, severity: "warning")
      }
      try console.say(
        "\(output): \(drawing.width) x \(drawing.height) px, \(image.data.count) bytes", event)
    }
    if arguments.has("--timings") { StandardStream.error.print(stages.table) }
  }

  /// The image laid out, at a lower scale where it would have too many pixels.
  private func drawing(
    with renderer: Renderer, _ arguments: ParsedArguments
  ) throws -> Drawing {
    let images = try SceneDrawing.imageFolder(arguments, input: input.path)
    var drawing = try SceneDrawing.draw(
      scene, name: input.name, images: images, with: renderer, budget: budget)
    var scene = scene
    while let lower = try observation.lowered(
      scene.canvas.scale, width: drawing.width, height: drawing.height, of: input.name)
    {
      scene.canvas.scale = lower
      drawing = try SceneDrawing.draw(
        scene, name: input.name, images: images, with: renderer, budget: renderer.makeBudget())
    }
    return drawing
  }

  /// Says what a file lost to become small enough.
  static func noteLosses(of file: LimitedFile, _ output: String, _ console: Console) {
    if let colors = file.colors {
      console.notice("note: \(output): the image was reduced to \(colors) colours")
    }
    if let quality = file.quality {
      console.notice("note: \(output): the quality was reduced to \(quality)")
    }
  }
}
