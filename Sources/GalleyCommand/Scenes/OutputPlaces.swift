import Galley
import GalleyBatch

/// The files that options name to be written: none is a file that is read, and no two are one.
enum OutputPlaces {
  /// - Throws: `CommandError` for one that is read, and for two that are one file.
  static func check(_ options: [String], of arguments: ParsedArguments) throws {
    let files = options.compactMap { option in arguments.string(option).map { (option, $0) } }
    for (_, path) in files where path != "-" { try SceneDrawing.refuse(path, over: arguments) }
    try apart(files)
  }

  /// - Throws: `CommandError` for two that are one file.
  static func apart(_ files: [(option: String, path: String)]) throws {
    var options: [String: String] = [:]
    for (option, path) in files {
      guard let place = place(of: path) else { continue }
      if let other = options[place] {
        throw CommandError.usage("\(option) and \(other) are one file, \(path)")
      }
      options[place] = option
    }
  }

  /// Whether a file that is there is one of a folder's fonts, or what a link among them leads to where it is written.
  static func isFont(_ path: String, in folder: String?) -> Bool {
    guard let folder, FontCollection.isFontFile(path), access(path, F_OK) == 0 else { return false }
    let fonts = ResolvedPath.of(folder)
    let own = LexicalPath.folder(of: path)
    return [ResolvedPath.of(path), ResolvedPath.of(own.isEmpty ? "." : own) + "/"]
      .contains { $0.hasPrefix(fonts == "/" ? fonts : fonts + "/") }
  }

  /// Refuses names of images that files have which the command reads, or writes at its end.
  /// - Parameters:
  ///   - fonts: the folder of the command's fonts.
  ///   - folder: that of the images. They are renamed to their names: a link that has one is replaced, and what it leads to
  ///     stays.
  static func keeping(
    _ files: [String], andFontsOf fonts: String?, in folder: String
  ) -> @Sendable (_ name: String) throws -> Void {
    let places = Set(files.filter { $0 != "-" }.map(ResolvedPath.of))
    let folder = ResolvedPath.of(folder)
    return { name in
      let path = "\(folder)/\(name)"
      guard places.contains(path) || isFont(path, in: fonts) else { return }
      let problem = RowProblem.readFile(name)
      throw CommandError(code: .scene, message: problem.message, problems: [problem])
    }
  }

  /// The same for all paths of one file, whether it is there or not; nil for streams and devices.
  private static func place(of path: String) -> String? {
    if path == "-" { return nil }
    var status = stat()
    if stat(path, &status) == 0 {
      return status.st_mode & S_IFMT == S_IFREG ? "\(status.st_dev) \(status.st_ino)" : nil
    }
    return ResolvedPath.of(path)
  }
}
