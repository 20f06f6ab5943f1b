import Galley
import GalleyBudget
import GalleyStrings

/// What the threads that answer requests know of the files that they wrote: one that would be the same is not drawn
/// again. It has a bound, and is forgotten with the process; the next one draws and compares bytes.
final class RequestMemory: Sendable {
  struct Entry {
    /// Digest of the scene, the canvas and the row.
    var input: String
    /// Digests of images by their names.
    var images: [UTF8Key: String]
    /// Size and time of the file.
    var file: String
    var result: BatchResult

    /// In bytes, about.
    var cost: Int {
      let texts = (result.warnings + result.notes).reduce(0) { $0 + $1.utf8.count }
      return 600 + texts + images.count * 160
    }
  }

  /// Bytes.
  private static let limit = 32 << 20
  private let known = Locked(BoundedCache<UTF8Key, Entry>(limit: limit))

  /// What requests have read so far: no request writes over it.
  private struct ReadFiles {
    /// Paths without links.
    var scenes: Set<String> = []
    /// As far as they may lie where images are written.
    var images = ImagePlaces()
  }

  /// Names of images, and paths of scenes, that are remembered.
  private static let readLimit = 65_536
  private let read = Locked(ReadFiles())

  func noteScene(_ path: String) {
    let place = ResolvedPath.of(path)
    read.withLock { if $0.scenes.count < Self.readLimit { $0.scenes.insert(place) } }
  }

  func note(_ images: ImagePlaces) {
    if images.count == 0 { return }
    read.withLock { if $0.images.count < Self.readLimit { $0.images.formUnion(images) } }
  }

  /// Whether a file is a scene or an image of a request.
  /// - Parameters:
  ///   - name: from the output folder on.
  ///   - folder: the output folder, without links.
  func isRead(_ name: String, in folder: String) -> Bool {
    read.withLock {
      $0.images.contains(name)
        || $0.scenes.contains(folder == "/" ? "/" + name : "\(folder)/\(name)")
    }
  }

  func file(_ name: String) -> Entry? { known.withLock { $0.value(for: UTF8Key(name)) } }

  func keep(_ file: Entry, for name: String) {
    known.withLock { $0.insert(file, for: UTF8Key(name), cost: file.cost) }
  }
}
