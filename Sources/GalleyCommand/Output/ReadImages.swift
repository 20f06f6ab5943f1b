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
    /// Each file that the names may find, with its name: links are followed where an output is asked for, and once.
    var files: [String: String]?
  }

  private static let noted = Mutex(Noted())

  /// Notes that an image of a name is read.
  static func note(_ image: String, in folder: URL?) {
    guard let folder, ImageLibrary.isFileName(image) else { return }
    noted.withLock {
      if $0.names.insert(Name(folder: folder.path, image: image)).inserted { $0.files = nil }
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
  /// - Complexity: O(n) in the images and the files.
  static func refuse(_ outputs: String...) throws { try refuse(outputs) }

  static func refuse(_ outputs: [String]) throws {
    let files = noted.withLock { noted in
      let files = noted.files ?? Self.files(of: noted.names)
      noted.files = files
      return files
    }
    if files.isEmpty { return }
    for output in outputs where output != "-" {
      guard let image = files[ResolvedPath.of(output)] else { continue }
      throw CommandError.usage(
        "\(output) is where the scene finds its image \"\(image)\", and cannot be written")
    }
  }

  private static func files(of names: Set<Name>) -> [String: String] {
    var files: [String: String] = [:]
    for name in names {
      for file in ImageLibrary.candidates(for: name.image) {
        files[ResolvedPath.of("\(name.folder)/\(file)")] = name.image
      }
    }
    return files
  }
}
