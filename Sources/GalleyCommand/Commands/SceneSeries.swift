import Galley
import GalleyScenes
import GalleyStrings

/// `galley render A.json B.json …`: several scenes by one renderer, which keeps fonts, glyphs and images from one to
/// the next.
struct SceneSeries {
  private let scenes: [String]
  private let arguments: ParsedArguments

  /// - Throws: `CommandError` for what is no scene, and for images that would be one file.
  init(_ arguments: ParsedArguments) throws {
    (scenes, self.arguments) = (arguments.operands, arguments)
    if scenes.contains("-") {
      throw CommandError.usage("galley render takes standard input alone, not with other scenes")
    }
    if let source = scenes.first(where: { $0.hasSuffix(".swift") }) {
      throw CommandError.usage(
        "galley render takes one Swift file alone, and \(source) is one of \(scenes.count) files; "
          + "galley preview draws several")
    }
    if let folder = arguments.string("-o") { try Self.makeFolder(folder, for: scenes.count) }
    var owners: [String: String] = [:]
    for scene in scenes {
      let target = try arguments.imagePath(for: scene)
      try SceneDrawing.refuse(target, over: arguments)
      if let other = owners.updateValue(scene, forKey: target) {
        throw CommandError.usage("\(target) would be the image of both \(other) and \(scene)")
      }
    }
  }

  private static func makeFolder(_ path: String, for count: Int) throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere ? isFolder.boolValue : path.hasSuffix("/") else {
      throw CommandError.usage(
        "-o \(path) is one file for \(count) scenes; use a folder, as in -o \(path)/")
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        code: .file, message: "-o \(path): the folder cannot be made: \(error.localizedDescription)"
      )
    }
  }

  /// Draws all of them: one that fails does not stop the others.
  /// - Throws: `CommandError` with the exit code of the first failure.
  func render(with renderer: Renderer) throws {
    var failures: [CommandError] = []
    for scene in scenes {
      do {
        try RenderCommand.draw(scene, arguments, with: renderer)
      } catch let error as CommandError {
        StandardStream.error.print(ControlCharacters.escaped("galley: \(error.message)"))
        failures.append(error)
      }
    }
    guard let first = failures.first else { return }
    throw CommandError(
      code: first.code, message: "\(failures.count) of \(scenes.count) scenes failed",
      problems: failures.flatMap(\.problems))
  }
}
