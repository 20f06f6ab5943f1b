import Galley
import GalleyPreviews

/// A folder for what one command needs for a while.
final class TemporaryFolder {
  let path: String
  private var count = 0

  /// - Throws: `CommandError` where there can be none.
  init() throws {
    guard let made = PrivateFolder.made("galley-preview") else {
      let reason = String(cString: strerror(errno))
      let place = FileManager.default.temporaryDirectory.path
      throw CommandError(
        code: .file, message: "\(place): a folder cannot be created: \(reason)")
    }
    path = made
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a new file.
  func file(_ fileExtension: String) -> String {
    count += 1
    return "\(path)/\(count).\(fileExtension)"
  }
}
