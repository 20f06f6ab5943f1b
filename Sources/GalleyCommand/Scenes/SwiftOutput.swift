import Galley
import GalleyBudget
import GalleyScenes

/// The Swift source of a scene, as `galley inspect --swift` writes it.
struct SwiftOutput {
  static let option = Command.Option(
    names: ["--swift"], value: "FILE",
    summary: "Write the SwiftUI code that draws the same to FILE; - is standard output.")

  private let path: String

  /// Nil where the option is not given.
  /// - Throws: `CommandError` for options that do not go together.
  init?(_ arguments: ParsedArguments) throws {
    guard let path = arguments.string("--swift") else { return nil }
    self.path = path
    guard path == "-" else { return }
    let others = ["--json", "--why", "--steps", "--reading-order"].filter { arguments.has($0) }
    let files = ["--tree", "--marks", "--png"].filter { arguments.string($0) == "-" }
    if let other = (others + files).first {
      throw CommandError.usage("--swift - and \(other) both write to standard output: choose one")
    }
  }

  /// - Parameter budget: what is left for the scene.
  /// - Throws: `CommandError` for source that cannot be written, or for a scene that is too large for it.
  func write(_ scene: SceneInput, _ console: Console, budget: RenderBudget) throws {
    let source: SceneSwift
    do {
      source = try scene.template.swift(
        for: scene.row, canvas: scene.canvases[0], changes: scene.changes, budget: budget)
    } catch let error as SceneError {
      throw CommandError(error)
    }
    for warning in source.warnings {
      let place = warning.source
      console.notice(
        "\(place.file):\(place.line):\(place.column): warning at \(place.path): \(warning.message)")
    }
    try SceneDrawing.write(Data(source.text.utf8), to: path)
  }
}
