import Galley
import GalleyImages
import GalleyPreviews
import GalleyStrings

/// `galley inspect FILE.swift`: the layout of one preview of a Swift file.
struct PreviewInspect {
  private let path: String
  private let arguments: ParsedArguments
  private let configuration: PreviewConfiguration
  private let kind: PreviewInspection.Kind?
  private let elements: ElementOutput?
  private let tools: PreviewTools

  /// Options that change something of a scene.
  private static let ofScenes =
    ["--canvas", "--data", "--images", "--row", "--set"] + TableOptions.names

  /// - Throws: `CommandError`.
  init(_ path: String, _ arguments: ParsedArguments) throws {
    (self.path, self.arguments) = (path, arguments)
    if let option = arguments.given.first(where: Self.ofScenes.contains) {
      throw CommandError.usage("\(option) is for scenes, but \(path) is a Swift file")
    }
    // What goes together is the same as for scenes.
    try StepsImage.check(arguments)
    elements = try ElementOutput(arguments)
    kind =
      if let view = arguments.string("--why") {
        .explanation(view)
      } else if let view = arguments.string("--steps") {
        .steps(view)
      } else if arguments.has("--json") {
        .json
      } else if arguments.has("--reading-order") {
        .readingOrder
      } else {
        elements == nil && !arguments.has("--png") ? .layout : nil
      }
    configuration = try PreviewRender.configuration(arguments)
    tools = try PreviewTools(arguments, drawing: configuration)
  }

  /// - Throws: `CommandError`.
  func run() throws {
    let signals = InterruptSignals {}
    let session = try PreviewSession([path], tools, isInterrupted: signals.question)
    defer { session.finish() }
    let pass = try session.build()
    for diagnostic in pass.diagnostics { try Console().report(diagnostic) }
    if let failure = pass.failures.first { throw CommandError(failure) }
    let preview = try session.preview(arguments.string("--preview"), of: path, after: pass)
    let folder = try TemporaryFolder()
    let request = PreviewSession.Request(
      preview: preview, configuration: configuration, output: folder.file("png"),
      layout: arguments.has("--png") ? folder.file("json") : nil,
      elements: elements == nil ? nil : folder.file("json"),
      inspection: kind.map { PreviewInspection($0, file: folder.file("txt")) })
    try session.draw([request]) { _, outcome in
      if signals.wereCaught {
        throw CommandError(code: .interrupted, message: "interrupted")
      }
      if case .failed(let failure) = outcome {
        throw CommandError(
          code: CommandError(failure).code,
          message: ControlCharacters.escaped(
            "\(preview.place): error: \(preview.title): \(failure.message)"))
      }
      try show(request)
    }
  }

  private func show(_ request: PreviewSession.Request) throws {
    if let file = request.elements {
      let json = try InputFile.read(file)
      if let tree = arguments.string("--tree") { try SceneDrawing.write(json, to: tree) }
      if let elements, elements.needsImage {
        let (bitmap, scale) = try image(of: request)
        try elements.write(
          read { try ElementTree(json: json) }, bitmap, scale: scale, name: request.preview.place)
      }
    }
    if let file = request.layout, let png = arguments.string("--png"),
      let layout = LayoutSnapshot(data: try InputFile.read(file))
    {
      let (bitmap, scale) = try image(of: request)
      try SceneDrawing.write(LayoutOverlay(bitmap, layout.root, scale: scale).pngData(), to: png)
    }
    guard let inspection = request.inspection else { return }
    if case .steps = inspection.kind {
      let data = try InputFile.read(inspection.file)
      let scale = try scale(of: InputFile.read(request.output))
      return try StepsImage.show(read { try LayoutSteps(data: data) }, arguments, scale: scale)
    }
    let text = String(decoding: try InputFile.read(inspection.file), as: UTF8.self)
    switch inspection.kind {
    case .json: try Console(arguments).emit(text: text)
    case .readingOrder, .elements: try StandardStream.output.write(text)
    case .layout, .explanation, .steps: try StandardStream.output.show(text)
    }
  }

  /// What was drawn, and its pixels to a point.
  private func image(of request: PreviewSession.Request) throws -> (bitmap: Bitmap, scale: CGFloat)
  {
    let png = try InputFile.read(request.output)
    return (try read { try Bitmap(imageData: png) }, try scale(of: png))
  }

  private func scale(of png: Data) throws -> CGFloat { try read { try PNGChunks(png).scale ?? 1 } }

  /// What the drawing process wrote.
  /// - Throws: `CommandError` where it is not what it should be.
  private func read<Value>(_ make: () throws -> Value) throws -> Value {
    do {
      return try make()
    } catch {
      throw CommandError(code: .scene, message: "\(path): what was drawn cannot be read: \(error)")
    }
  }
}
