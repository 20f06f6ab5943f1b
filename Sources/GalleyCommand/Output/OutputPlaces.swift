import Galley

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

  /// The same for all paths of one file, whether it is there or not; nil for streams and devices.
  private static func place(of path: String) -> String? {
    if path == "-" { return nil }
    var status = stat()
    if stat(path, &status) == 0 {
      return status.st_mode & S_IFMT == S_IFREG ? "\(status.st_dev) \(status.st_ino)" : nil
    }
    return Self.path(path)
  }

  /// The absolute path of a file without links in it; as far as it is known for one that is not there.
  static func path(_ path: String) -> String {
    let whole = LexicalPath.absolute(path)
    let resolved = realpath(whole, nil)
    defer { free(resolved) }
    if let resolved { return String(cString: resolved) }
    guard whole != "/" else { return whole }
    let folder = self.path(LexicalPath.parent(of: whole))
    return (folder == "/" ? "" : folder) + "/" + (whole as NSString).lastPathComponent
  }
}
