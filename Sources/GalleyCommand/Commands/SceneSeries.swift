import Galley
import GalleyScenes
import GalleyStrings

/// `galley render A.json B.json …`: several scenes by one renderer, which keeps fonts, glyphs and images from one to
/// the next.
struct SceneSeries {
  private let scenes: [String]
  private let arguments: ParsedArguments

  /// - Throws: `CommandFailure` for what is no scene, and for images that would be one file.
  init(_ arguments: ParsedArguments) throws {
    (scenes, self.arguments) = (arguments.operands, arguments)
    if scenes.contains("-") {
      throw CommandFailure.usage("galley render takes standard input alone, not with other scenes")
    }
    if let source = scenes.first(where: { $0.hasSuffix(".swift") }) {
      throw CommandFailure.usage(
        "galley render takes one Swift file alone, and \(source) is one of \(scenes.count) files; "
          + "galley preview draws several")
    }
    if let folder = arguments.string("-o") { try Self.makeFolder(folder, for: scenes.count) }
    var owners: [String: String] = [:]
    for scene in scenes {
      let target = try arguments.imagePath(for: scene)
      try SceneDrawing.refuse(target, over: arguments)
      if let other = owners.updateValue(scene, forKey: target) {
        throw CommandFailure.usage("\(target) would be the image of both \(other) and \(scene)")
      }
    }
  }

  private static func makeFolder(_ path: String, for count: Int) throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere ? isFolder.boolValue : path.hasSuffix("/") else {
      throw CommandFailure.usage(
        "-o \(path) is one file for \(count) scenes; use a folder, as in -o \(path)/")
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        code: .file, message: "-o \(path): the folder cannot be made: \(error.localizedDescription)"
      )
    }
  }

  /// Draws all of them: one that fails does not stop the others.
  /// - Throws: `CommandFailure` with the exit code of the first failure.
  func render(with renderer: Renderer) throws {
    var failures: [CommandFailure] = []
    for scene in scenes {
      do {
        try RenderCommand.draw(scene, arguments, with: renderer)
      } catch let failure as CommandFailure {
        StandardStream.error.print(ControlCharacters.escaped("galley: \(failure.message)"))
        failures.append(failure)
      }
    }
    guard let first = failures.first else { return }
    throw CommandFailure(
      code: first.code, message: "\(failures.count) of \(scenes.count) scenes failed",
      problems: failures.flatMap(\.problems))
  }
}
