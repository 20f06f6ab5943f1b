import Galley
import Synchronization

/// The images that the scenes of this command have asked for: no file that it writes takes the place of one.
enum ReadImages {
  private struct Name: Hashable {
    var folder: String
    var image: String
  }

  private struct Noted {
    var names: Set<Name> = []
    /// Where the names find files: links are followed where an output is asked for, and once.
    var places: Places?
  }

  private static let noted = Mutex(Noted())

  /// Notes that an image of a name is read.
  static func note(_ image: String, in folder: URL?) {
    guard let folder, ImageLibrary.isFileName(image) else { return }
    noted.withLock {
      if $0.names.insert(Name(folder: folder.path, image: image)).inserted { $0.places = nil }
    }
  }

  /// Runs `draw`, and notes the images that it asks for.
  static func noting<Result>(
    in folder: URL?, with renderer: Renderer, _ draw: () throws -> Result
  ) rethrows -> Result {
    let (result, images) = try renderer.recordingImages(draw)
    for image in images.keys { note(image.string, in: folder) }
    return result
  }

  /// - Throws: `CommandError` for a file that an image's name would find.
  /// - Complexity: O(n) in the images and the files of their folders for the first output, then O(1) for each.
  static func refuse(_ outputs: String...) throws { try refuse(outputs) }

  static func refuse(_ outputs: [String]) throws {
    let places = noted.withLock { noted in
      let places = noted.places ?? Places(noted.names)
      noted.places = places
      return places
    }
    if places.isEmpty { return }
    for output in outputs where output != "-" {
      guard let image = places.image(at: ResolvedPath.of(output)) else { continue }
      throw CommandError.usage(
        "\(output) is where the scene finds its image \"\(image)\", and cannot be written")
    }
  }

  /// Where names find files, once links were followed. A batch may have as many names as rows, and a name finds any of two
  /// dozen files: what is kept are the names.
  private struct Places {
    /// The names by the last of their parts, in the folders that the others lead to.
    private var names: [Name: String] = [:]
    /// The names by what the links lead to that they find.
    private var links: [String: String] = [:]

    init(_ noted: Set<Name>) {
      var folders: [String: String] = [:]
      for name in noted {
        let (folder, last) = Self.parts(of: "\(name.folder)/\(name.image)")
        let place = folders[folder] ?? ResolvedPath.of(folder)
        folders[folder] = place
        names[Name(folder: place, image: last)] = name.image
      }
      for folder in Set(folders.values) { addLinks(in: folder) }
    }

    var isEmpty: Bool { names.isEmpty }

    private mutating func addLinks(in folder: String) {
      // Files of a folder that cannot be listed may be read all the same.
      let files =
        (try? FileManager.default.contentsOfDirectory(atPath: folder))
        ?? names.keys.filter { $0.folder == folder }
        .flatMap { ImageLibrary.candidates(for: $0.image) }
      for file in files {
        let path = "\(folder)/\(file)"
        var status = stat()
        guard let image = image(folder, file), lstat(path, &status) == 0,
          status.st_mode & S_IFMT == S_IFLNK
        else { continue }
        links[ResolvedPath.of(path)] = image
      }
    }

    /// The name of the image that would be found at a path without links.
    func image(at path: String) -> String? {
      let (folder, file) = Self.parts(of: path)
      return links[path] ?? image(folder, file)
    }

    private func image(_ folder: String, _ file: String) -> String? {
      let name = ImagePlaces.name(thatFinds: file) {
        names[Name(folder: folder, image: $0)] != nil
      }
      return name.flatMap { names[Name(folder: folder, image: $0)] }
    }

    /// What stands before the last slash, and behind it.
    private static func parts(of path: String) -> (folder: String, last: String) {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
      let folder = slash == path.startIndex ? "/" : String(path[..<slash])
      return (folder, String(decoding: path.utf8[slash...].dropFirst(), as: UTF8.self))
    }
  }
}
