import GalleyGeometry
import GalleyStrings

/// The files beside the place of an image that is not there, for the name that was meant.
enum ImageNeighbours {
  /// The most names that are looked at.
  private static let limit = 10_000

  /// What to append to a message about a missing image: `; did you mean "logo.png"?`, or nothing.
  /// - Parameters:
  ///   - name: it leads below the folder.
  ///   - folder: the folder that names do not leave, and `path` the way from there to the image folder.
  /// - Complexity: O(n) in the folder's files.
  static func suggestion(for name: String, in path: String, below folder: String) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let file = parts.last.map(String.init), !file.isEmpty else { return "" }
    let way = ([path] + parts.dropLast().map(String.init)).filter { !$0.isEmpty }
    let prefix = parts.dropLast().map { "\($0)/" }.joined()
    guard let names = names(in: way.joined(separator: "/"), below: folder) else {
      return prefix.isEmpty ? "" : ": there is no folder \"\(prefix)\""
    }
    guard let found = nearest(to: file, among: names) else { return "" }
    guard isImage(found) else {
      return "; there is \"\(prefix)\(found)\", of a format that is not supported"
    }
    // What was looked for and could not be opened is a link to nothing, or came since.
    if ImageFiles.candidates(for: file).contains(where: found.hasSameBytes) {
      return "; \"\(prefix)\(found)\" may be a link to nothing"
    }
    let suggestion = SpellingSuggestion.question(prefix + found)
    // Both look the same on a screen.
    let isOtherForm = found == file || stem(found) == file || stem(found) == stem(file)
    let hasOtherBytes = !found.hasSameBytes(as: file) && !stem(found).hasSameBytes(as: stem(file))
    guard isOtherForm, hasOtherBytes else { return suggestion }
    return suggestion + " Its letters are composed in another way (Unicode's NFC and NFD)"
  }

  private static func stem(_ file: String) -> String {
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")), dot > file.startIndex else {
      return file
    }
    return String(file[..<dot])
  }

  /// Whether the extension is one of an image's file, in any case.
  private static func isImage(_ file: String) -> Bool {
    let small = file.lowercased()
    return ImageLibrary.fileExtensions.contains { small.hasSuffix("." + $0) }
  }

  /// The same letters in another form, then another case, then another extension, then few other letters.
  private static func nearest(to file: String, among names: [String]) -> String? {
    let small = file.lowercased()
    let tests: [(String) -> Bool] = [
      { $0 == file }, { stem($0) == file }, { $0.lowercased() == small },
      { stem($0).lowercased() == small }, { stem($0) == stem(file) },
      { stem($0).lowercased() == stem(small) },
    ]
    for test in tests {
      if let name = names.first(where: test) { return name }
    }
    let hasExtension = file.contains(".")
    let images = names.filter(isImage)
    let known = hasExtension ? images : images.map(stem)
    let edits = max(1, stem(file).count / 4)
    guard let near = SpellingSuggestion.of(file, among: known, edits: edits) else { return nil }
    return hasExtension ? near : images.first { stem($0) == near }
  }

  /// The files of a folder in the order of their bytes; nil where there is no such folder.
  private static func names(in path: String, below folder: String) -> [String]? {
    guard
      let descriptor = try? FolderBoundary.openFolder(path.isEmpty ? "." : path, below: folder)
    else { return nil }
    // The list is read through a descriptor of its own: this one may be for looking alone.
    let readable = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    close(descriptor)
    guard readable >= 0 else { return [] }
    guard let stream = fdopendir(readable) else {
      close(readable)
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let isFile = entry.pointee.d_type != UInt8(DT_DIR)
      if isFile, !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
