import GalleyGeometry

/// What tells a file from its earlier self without reading it: which file it is, its size, and when it was written.
package struct FileState: Hashable, Sendable, CustomStringConvertible {
  package let size: Int
  /// Seconds since 1970, and nanoseconds of the last one.
  package let seconds: Int
  package let nanoseconds: Int
  package let isRegular: Bool
  /// The file itself: another one may have been moved to its name, with its size and time.
  private let device: UInt64
  private let inode: UInt64
  /// When anything about it changed (`ctime`), which programs cannot set.
  private let changedSeconds: Int
  private let changedNanoseconds: Int

  /// Nil where there is no file.
  /// - Parameter followsLinks: whether a link is what it leads to.
  package init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// Of an open file; nil where nothing is open.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    (size, isRegular) = (Int(status.st_size), status.st_mode & S_IFMT == S_IFREG)
    (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
    changedSeconds = Int(status.st_ctim.tv_sec)
    changedNanoseconds = Int(status.st_ctim.tv_nsec)
  }

  /// Size and time, which a copy of the file may have, too.
  package var description: String { "\(size) \(seconds).\(nanoseconds)" }
}
