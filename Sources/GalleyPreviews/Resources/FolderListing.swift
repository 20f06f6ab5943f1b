import Foundation
import GalleyViews

/// The names in a folder.
struct FolderListing {
  enum Kind {
    case file
    case folder
    /// A link is not followed: folders behind it may lie anywhere.
    case link
  }
  /// In the order of their bytes.
  var entries: [(name: String, kind: Kind)] = []

  /// - Parameters:
  ///   - path: from the root on; empty for the root itself.
  /// - Throws: `FolderBoundary.AccessError`.
  init(_ path: String, below root: String) throws(FolderBoundary.AccessError) {
    let descriptor = try FolderBoundary.openFolder(path.isEmpty ? "." : path, below: root)
    defer { close(descriptor) }
    // The descriptor stands for the folder alone; its names are read by another one.
    let readable = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard readable >= 0 else { throw .unreadable }
    guard let folder = fdopendir(readable) else {
      close(readable)
      throw .unreadable
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      // A name may need all of the 256 bytes.
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let kind: Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): Self.kind(of: "\(root)/\(path)/\(name)")
        default: .file
        }
      entries.append((name, kind))
    }
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Where the file system does not say it with the name.
  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .file
    }
  }
}
