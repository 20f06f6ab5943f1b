import Foundation

/// The files that the operands of a command name.
struct PreviewOperands {
  /// A Swift file that was asked for.
  struct File {
    /// Absolute, without `.` and `..`.
    var path: String
    /// The folder operand that it was found in; nil where it was named itself.
    var folder: String?
  }

  /// As the user wrote them.
  let words: [String]
  private let places: [(word: String, path: String, isFolder: Bool)]

  /// - Throws: `PreviewError` for a word that names nothing that has previews.
  init(_ words: [String], in current: String = FileManager.default.currentDirectoryPath) throws {
    self.words = words
    guard !words.isEmpty else {
      throw PreviewError(
        .usage, "there is nothing to preview; expected Swift files, a folder or a package")
    }
    places = try words.map { word in
      let path = Self.absolute(word, current)
      var status = stat()
      guard stat(path, &status) == 0 else {
        throw PreviewError(.file, "\(word): \(String(cString: strerror(errno)).lowercased())")
      }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      guard isFolder || word.hasSuffix(".swift") else {
        throw PreviewError(
          .usage,
          "\(word): this is not a Swift file; expected a file that ends in .swift, or a folder"
        )
      }
      return (word, path, isFolder)
    }
  }

  /// An absolute path without `.`, `..` and double slashes; links are kept.
  static func absolute(_ word: String, _ current: String) -> String {
    var parts: [Substring] = []
    for part in ((word.hasPrefix("/") ? "" : current + "/") + word).split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folders among the operands.
  var folders: [String] { places.filter(\.isFolder).map(\.path) }

  /// All files in the order of the operands, each once; and folders that were too large to read whole.
  func files() -> (files: [File], folders: [String], cut: [String]) {
    var (files, folders, cut): ([File], [String], [String]) = ([], [], [])
    var seen: Set<String> = []
    for place in places {
      guard place.isFolder else {
        if seen.insert(place.path).inserted { files.append(File(path: place.path)) }
        continue
      }
      let found = SourceFolder.sources(below: place.path)
      folders += found.folders
      if found.isCut { cut.append(place.word) }
      for path in found.paths where seen.insert(path).inserted {
        files.append(File(path: path, folder: place.path))
      }
    }
    return (files, folders, cut)
  }

  /// What messages call a file: below an operand as the user wrote that, else relative to the current folder.
  func label(_ path: String) -> String {
    for place in places {
      if path == place.path { return place.word }
      if place.isFolder, path.hasPrefix(place.path == "/" ? "/" : place.path + "/") {
        var word = place.word
        while word.hasSuffix("/"), word.count > 1 { word.removeLast() }
        let rest = path.dropFirst(place.path == "/" ? 1 : place.path.count + 1)
        return word == "." ? String(rest) : word == "/" ? "/" + rest : word + "/" + rest
      }
    }
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }
}
