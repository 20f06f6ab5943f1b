import CFiles
import Glibc

/// The bytes of a file of the page.
package struct LiveFile: Sendable, Equatable {
  package var bytes: [UInt8]
  /// A media type as in `Content-Type`, for example `text/css; charset=utf-8`.
  package var mediaType: String

  package init(bytes: [UInt8], mediaType: String) {
    (self.bytes, self.mediaType) = (bytes, mediaType)
  }

  package init(text: String, mediaType: String) {
    self.init(bytes: Array(text.utf8), mediaType: mediaType)
  }
}

/// What a server shows below the token of its address.
package struct LiveSite: Sendable {
  /// Files by their paths, as `page.css`; the empty path is the page itself.
  package var files: [String: LiveFile]
  /// A folder whose files are shown as well; `nil` for none. Links are followed as long as they stay inside; files whose
  /// names begin with a dot are not shown.
  package var folder: String?
  /// The media types of the folder's files by their extensions, as `png`; files with others are not shown.
  package var mediaTypes: [String: String]

  package init(
    files: [String: LiveFile], folder: String? = nil, mediaTypes: [String: String] = [:]
  ) {
    (self.files, self.folder, self.mediaTypes) = (files, folder, mediaTypes)
  }
}

/// A site whose folder is open: what it shows lies there, whatever names and links become meanwhile.
final class OpenSite: Sendable {
  private let site: LiveSite
  /// -1 without a folder.
  private let folder: Int32
  /// Bytes.
  private let limit: Int

  /// - Throws: `LiveError.folder`.
  init(_ site: LiveSite, limit: Int) throws {
    (self.site, self.limit) = (site, limit)
    guard let path = site.folder else {
      folder = -1
      return
    }
    folder = galley_open_folder(path)
    if folder < 0 { throw LiveError.folder(path, errno) }
  }

  deinit { if folder >= 0 { close(folder) } }

  /// The file at a path below the token; `nil` if there is none, or none that is shown.
  ///
  /// - Parameter path: names with slashes between them. Letters, digits, `.`, `_` and `-` make a name: no `..`, nothing that
  ///   is encoded by a percent sign.
  func file(at path: String) -> LiveFile? {
    if let file = site.files[path] { return file }
    guard folder >= 0, Self.isShown(path),
      let dot = path.lastIndex(of: "."),
      let mediaType = site.mediaTypes[path[path.index(after: dot)...].lowercased()]
    else { return nil }
    // A pipe without a writer would block.
    let descriptor = galley_open_below(folder, path, O_RDONLY | O_NONBLOCK, 1)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return bytes(of: descriptor).map { LiveFile(bytes: $0, mediaType: mediaType) }
  }

  static func isShown(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty && name.first != "."
        && name.utf8.allSatisfy {
          switch $0 {
          case 48...57, 65...90, 97...122, 45, 46, 95: true
          default: false
          }
        }
    }
  }

  /// All bytes of a file that is no larger than the limit.
  private func bytes(of descriptor: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let step = read(descriptor, start + count, size - count)
        if step < 0 && errno == EINTR { continue }
        hasFailed = step < 0
        if step <= 0 { break }
        count += step
      }
    }
    return hasFailed ? nil : bytes
  }
}
