import Galley
import GalleyGoldens
import GalleyScenes

/// The project file that counts for a command, and what it says.
struct Project {
  /// As messages name it: from the working folder where it lies below that.
  let name: String
  /// Absolute.
  let file: String
  /// The file's folder, absolute.
  let folder: String
  let values: ProjectFile

  /// - Parameter path: of the file.
  /// - Throws: `CommandError` for a file that cannot be read or is wrong.
  init(_ path: String) throws {
    file = LexicalPath.absolute(path)
    folder = LexicalPath.parent(of: file)
    name = Self.shown(file)
    guard let state = FileState(file), state.isRegular else {
      let reason = access(file, F_OK) == 0 ? "it is not a file" : "there is no such file"
      throw CommandError(code: .file, message: "\(path): cannot be read: \(reason)")
    }
    do {
      values = try ProjectFile(
        data: InputFile.read(file, limit: ProjectFile.byteLimit), file: name, folder: folder)
    } catch let error as SceneError {
      throw CommandError(error)
    }
  }

  /// A path from the working folder where it lies below that, else as it is.
  static func shown(_ path: String) -> String {
    let here = LexicalPath.absolute(".")
    let start = here.hasSuffix("/") ? here : here + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  /// What previews are drawn on: options that are combined, and those that have one value.
  func previews(
    except stated: Set<String> = []
  ) throws -> (configuration: PreviewConfiguration, axes: [PreviewMatrix.Axis]) {
    var configuration = PreviewConfiguration()
    var axes: [PreviewMatrix.Axis] = []
    do {
      for axis in values.axes where !stated.contains(axis.name) {
        if axis.values.count == 1 {
          try configuration.set(axis.name, to: axis.values[0])
        } else {
          axes.append(axis)
        }
      }
      if let scale = values.scale, !stated.contains("scale"),
        !values.axes.contains(where: { $0.setting == .scale })
      {
        configuration.scale = scale
      }
      // What is wrong with the combinations is wrong in this file.
      _ = try PreviewMatrix(axes: axes).cells(on: configuration)
    } catch let error as CommandError {
      let reason = error.message.replacingOccurrences(of: "--matrix", with: "the matrix")
      throw CommandError(code: .scene, message: "\(name): \(reason)")
    }
    return (configuration, axes)
  }
}

/// The options by which a command takes another project file, or none.
enum ProjectOptions {
  static let all: [Command.Option] = [
    Command.Option(
      names: ["--project"], value: "FILE",
      summary: "The project file; none ignores project files.",
      defaultValue: "the nearest galley.json of the folder and those above"),
    Command.Option(
      names: ["-v", "--verbose"], value: nil, summary: "Print which project file is used."),
  ]

  static let allowWarnings = Command.Option(
    names: ["--allow-warnings"], value: nil,
    summary: "Keep warnings as warnings if the project file is strict.")
}

extension ParsedArguments {
  /// Whether a warning is an error.
  var isStrict: Bool {
    has("--strict") || project?.values.isStrict == true && !has("--allow-warnings")
  }

  /// These arguments with the project file of what they name.
  /// - Parameters:
  ///   - operands: scenes, Swift files or folders; `-` and none stand for the working folder.
  ///   - scenes: whether files among them are scenes.
  /// - Throws: `CommandError` for a file that is wrong, for operands of several projects, and for a project file in
  ///   a scene's place.
  func inProject(
    of operands: some Collection<String>, areScenes: Bool = true
  ) throws -> ParsedArguments {
    if has("--strict"), has("--allow-warnings") {
      throw CommandError.usage("--strict and --allow-warnings exclude each other")
    }
    var copy = self
    let stated = string("--project")
    if let stated {
      if stated != "none" { copy.project = try Project(stated) }
    } else {
      if areScenes { for operand in operands { try Self.refuseProjectFile(operand) } }
      var first: (operand: String, file: String?)?
      for operand in operands.isEmpty ? ["-"] : Array(operands) {
        let file = ProjectSearch(for: operand).found
        if let first, first.file != file {
          throw CommandError.usage(
            "\(first.operand) and \(operand) belong to different project files: "
              + "\(Self.named(first.file)) and \(Self.named(file)); name one by --project, or run the "
              + "command for each")
        }
        first = first ?? (operand, file)
      }
      copy.project = try (first?.file).map { try Project($0) }
    }
    if has("-v") {
      Console(self).notice("note: \(copy.project?.summary ?? "no project file counts")")
    }
    return copy
  }

  private static func named(_ file: String?) -> String { file.map(Project.shown) ?? "none" }

  /// - Throws: `CommandError` for an operand that has the project file's name.
  private static func refuseProjectFile(_ operand: String) throws {
    guard (operand as NSString).lastPathComponent == ProjectFile.fileName,
      let state = FileState(operand), state.isRegular
    else { return }
    let isScene = try InputFile.isScene(InputFile.read(operand))
    throw CommandError(
      code: .scene,
      message: isScene
        ? "\(operand): \(ProjectFile.fileName) is the name of project files: give the scene another name, "
          + "or add --project none"
        : "\(operand): it is a project file, not a scene: 'galley help project' explains it")
  }
}

extension Project {
  /// The file and its keys.
  var summary: String {
    let keys = values.keys.filter { $0 != "$schema" }
    return "the project file is \(name)"
      + (keys.isEmpty ? ", with nothing in it" : ": \(keys.joined(separator: ", "))")
  }
}
