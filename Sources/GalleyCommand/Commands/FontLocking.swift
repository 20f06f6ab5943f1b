import Galley
import GalleyScenes
import GalleyStrings

/// `galley fonts lock`: the fonts that scenes use, with all rows of their data.
struct FontLocking {
  private let arguments: ParsedArguments
  private let renderer: Renderer
  private var fonts: [String: String] = [:]
  private var problems: [RenderProblem] = []
  /// Messages of rows that cannot be laid out, and how many there are.
  private var failures: [String] = []
  private var failureCount = 0
  private var rowCount = 0

  private static let shown = 10

  /// - Throws: `CommandError`.
  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    renderer = Renderer(fonts: try SceneDrawing.fonts(arguments))
  }

  /// Prints the fonts of all scenes together, or nothing when a row fails.
  /// - Throws: `CommandError`.
  /// - Complexity: a layout for each row and canvas; nothing is painted.
  func run(_ scenes: some Collection<String>) throws {
    if scenes.count(where: { $0 == "-" }) + (arguments.string("--data") == "-" ? 1 : 0) > 1 {
      throw CommandError.usage("standard input can be read once only")
    }
    var locking = self
    let table = try SceneInput.table(arguments)
    for scene in scenes { try locking.lock(scene, table) }
    try locking.finish()
  }

  private mutating func lock(_ path: String, _ table: DataTable?) throws {
    let name = SceneInput.name(of: path)
    let images = try SceneDrawing.imageFolder(arguments, input: path)
    guard let table, !arguments.has("--row") else {
      let input = try SceneInput(path, arguments)
      for canvas in input.canvases { try add(input.scene(canvas), name, images) }
      return
    }
    guard table.count > 0 else {
      throw CommandError(code: .scene, message: "\(table.file): it has no rows")
    }
    let template: SceneTemplate
    do {
      template = try SceneTemplate(data: InputFile.read(path), file: name)
    } catch let error as SceneError {
      throw CommandError(error)
    }
    let chosen = SceneInput.canvasNames(arguments)
    let names = chosen.isEmpty ? template.canvasNames : chosen
    for index in 0..<table.count {
      rowCount += 1
      do {
        let row = try table.row(index)
        for canvas in names.isEmpty ? [nil] : names.map(Optional.some) {
          try add(template.scene(for: row, canvas: canvas), name, images)
        }
      } catch let error as SceneError {
        fail("\(error)")
      } catch let error as CommandError {
        fail("row \(index + 1) of \(table.file): \(error.message)")
      }
    }
  }

  private mutating func fail(_ message: String) {
    failureCount += 1
    if failures.count < Self.shown { failures.append(message) }
  }

  private mutating func add(_ scene: Scene, _ name: String, _ images: URL?) throws {
    var scene = scene
    scene.fontLock = nil
    let drawing = try SceneDrawing.draw(scene, name: name, images: images, with: renderer)
    fonts.merge(renderer.lock(drawing).fonts) { first, _ in first }
    let missing = drawing.problems.filter {
      if case .text(.missingCharacters) = $0.kind { true } else { false }
    }
    if !missing.isEmpty { problems = RenderProblem.joiningMissingCharacters(problems + missing) }
  }

  private func finish() throws {
    for failure in failures { StandardStream.error.print("galley: \(failure)") }
    if failureCount > failures.count {
      StandardStream.error.print("galley: \(failureCount - failures.count) more failed")
    }
    guard failureCount == 0 else {
      throw CommandError(
        code: .rows,
        message:
          "\(failureCount) of \(rowCount.counted("row")) failed: no fonts "
          + "were locked")
    }
    try SceneDrawing.report(problems, file: "", isStrict: false)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Console().emit(text: String(decoding: encoder.encode(fonts), as: UTF8.self))
  }
}
