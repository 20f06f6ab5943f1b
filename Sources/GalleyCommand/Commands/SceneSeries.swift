import Galley
import GalleyScenes

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
    if let folder = arguments.string("-o") { try Self.check(folder, for: scenes.count) }
    let targets = try scenes.map(arguments.imagePath)
    let mayMeet = Self.begunByOthers(targets)
    var owners: [String: String] = [:]
    for (scene, target) in zip(scenes, targets) {
      try SceneDrawing.refuse(target, over: arguments)
      for image in mayMeet.contains(target) ? images(of: scene, target) : [target] {
        if let other = owners.updateValue(scene, forKey: ResolvedPath.of(image)) {
          throw CommandError.usage("\(image) would be the image of both \(other) and \(scene)")
        }
      }
    }
  }

  /// Names that are one of the others with a hyphen and more behind it, and those others: `a.png` and `a-og.png`. An image of
  /// a canvas can have no other name of the series.
  private static func begunByOthers(_ targets: [String]) -> Set<String> {
    var owners: [Substring: String] = [:]
    for target in targets { owners[CanvasFiles.stem(of: target)] = target }
    var found: Set<String> = []
    for target in targets {
      let stem = CanvasFiles.stem(of: target)
      for place in stem.indices where stem[place] == "-" {
        if let other = owners[stem[..<place]] { found.formUnion([target, other]) }
      }
    }
    return found
  }

  /// The images of a scene. What is wrong with it is said when it is drawn.
  private func images(of scene: String, _ target: String) -> [String] {
    guard !target.contains("{{"), !arguments.has("--matrix"),
      let data = try? InputFile.read(scene),
      let template = try? SceneTemplate(data: data, file: scene)
    else { return [target] }
    let chosen = SceneInput.canvasNames(arguments)
    let names = chosen.isEmpty ? template.canvasNames : chosen
    return names.count > 1 ? names.map { CanvasFiles.name(target, canvas: $0) } : [target]
  }

  private static func check(_ path: String, for count: Int) throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere ? isFolder.boolValue : path.hasSuffix("/") else {
      throw CommandError.usage(
        "-o \(path) is one file for \(count) scenes; use a folder, as in -o \(path)/")
    }
  }

  /// Makes the folder of the images; the folders of a name that values finish are made with their names.
  /// - Returns: what was not there before.
  private func makeFolder() throws -> String? {
    guard let path = arguments.string("-o"), !path.contains("{{"), access(path, F_OK) != 0 else {
      return nil
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        code: .file, message: "-o \(path): the folder cannot be made: \(error.localizedDescription)"
      )
    }
    return path
  }

  /// Draws all of them: one that fails does not stop the others.
  /// - Throws: `CommandError` with the exit code of the first failure.
  func render(with renderer: Renderer) throws {
    let made = try makeFolder()
    var failures: [CommandError] = []
    for scene in scenes {
      do {
        try RenderCommand.draw(scene, arguments, with: renderer)
      } catch let error as CommandError {
        StandardStream.error.print("galley: \(error.message(quoting: scenes))")
        failures.append(error)
      }
    }
    guard let first = failures.first else { return }
    // A folder with anything in it stays.
    if let made, failures.count == scenes.count { rmdir(made) }
    throw CommandError(
      code: first.code, message: "\(failures.count) of \(scenes.count) scenes failed",
      problems: failures.flatMap(\.problems))
  }
}
