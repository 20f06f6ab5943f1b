import GalleyGeometry

/// What tells a file from its earlier self without reading it: its size, and when it was written.
public struct FileState: Hashable, Sendable, CustomStringConvertible {
  public let size: Int
  /// Seconds since 1970, and nanoseconds of the last one.
  public let seconds: Int
  public let nanoseconds: Int
  public let isRegular: Bool

  /// Nil where there is no file.
  /// - Parameter followsLinks: whether a link is what it leads to.
  public init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    (size, isRegular) = (Int(status.st_size), status.st_mode & S_IFMT == S_IFREG)
    (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
  }

  public var description: String { "\(size) \(seconds).\(nanoseconds)" }
}

/// A folder that names and links do not leave.
public enum FolderBoundary {
  /// Whether a name leads below a folder, by its parts alone: no empty one, no `..`, no NUL. They are told
  /// apart by bytes, as the file system does: a mark behind a slash makes it no other letter there.
  public static func isInside(_ name: String) -> Bool {
    !name.utf8.contains(0)
      && name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && !$0.elementsEqual("..".utf8) }
  }

  /// Whether a file lies below a folder once all links are followed; nil where one of both is not there.
  public static func holds(_ path: String, below folder: String) -> Bool? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    guard let root = realpath(folder, nil) else { return nil }
    defer { free(root) }
    let base = String(cString: root)
    return String(cString: real).hasPrefix(base == "/" ? "/" : base + "/")
  }
}
