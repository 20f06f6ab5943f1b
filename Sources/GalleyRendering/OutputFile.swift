import GalleyGeometry
import GalleyStrings

/// Files that are written whole or not at all. A path that leads to a device or a pipe is written
/// to as it is, and a link is followed: what it leads to is replaced, not the link. A file that replaces another one has its
/// permissions, and the owner that the process has.
public enum OutputFile {
  /// Why a file could not be written.
  public struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file as it was named.
    public var path: String
    /// Why it could not be written, in the system's words: `No space left on device`.
    public var reason: String

    package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

    public var description: String {
      "\(ControlCharacters.escaped(path)): cannot be written: \(reason)"
    }
  }

  /// The old name of `WriteError`.
  @available(*, deprecated, renamed: "WriteError")
  public typealias Failure = WriteError

  /// Writes `data` beside `path`, then renames it to `path`; on failure nothing is left behind.
  /// - Parameter isDurable: whether the file and its name are on the disk before this returns: they are there after a power cut.
  /// - Throws: `WriteError`.
  public static func write(_ data: Data, to path: String, isDurable: Bool = false) throws {
    try write(to: path, isNameless: false, isDurable: isDurable) { try $0(data) }
  }

  /// Writes the parts that `body` hands over to a file without a name, then gives it that of `path`; on failure
  /// nothing is left behind, nor where the program is ended while it writes. Where a disk has no such files, the file has
  /// a name of its own beside `path`, and `body` may be called a second time.
  /// - Parameter isDurable: whether the file and its name are on the disk before this returns.
  /// - Throws: `WriteError`, and what `body` throws.
  package static func write(
    to path: String, isDurable: Bool = false,
    _ body: (_ part: (Data) throws -> Void) throws -> Void
  ) throws {
    try write(to: path, isNameless: !isDurable, isDurable: isDurable, body)
  }

  private static func write(
    to path: String, isNameless: Bool, isDurable: Bool,
    _ body: (_ part: (Data) throws -> Void) throws -> Void
  ) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw WriteError(path: path, reason: reason()) }
      defer { close(descriptor) }
      return try body { try writePart($0, to: descriptor, name: path) }
    }
    let file = try destination(of: path)
    let temporary = temporaryName(for: file)
    do {
      if try !isNameless || !fillNameless(temporary, for: file, path, body) {
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        keepPermissions(of: file, on: descriptor)
        _ = try fill(descriptor, path, isDurable: isDurable, body)
      }
      guard rename(temporary, file) == 0 else { throw WriteError(path: path, reason: reason()) }
    } catch {
      unlink(temporary)
      throw error
    }
    if isDurable, let reason = synchronizeFolder(of: file) {
      throw WriteError(path: path, reason: reason)
    }
  }

  /// Where links lead, to a file that need not be there.
  static func destination(of path: String) throws -> String {
    var place = path
    // As many as the system follows.
    for _ in 0..<40 {
      let resolved = realpath(place, nil)
      defer { free(resolved) }
      if let resolved { return String(cString: resolved) }
      if errno == ELOOP { throw WriteError(path: path, reason: reason()) }
      guard errno == ENOENT,
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      else { break }
      let folder = LexicalPath.folder(of: place)
      place = target.hasPrefix("/") || folder.isEmpty ? target : "\(folder)/\(target)"
    }
    return place
  }

  /// A unique name beside the file. It is made of the system's random numbers: in a process that draws previews the
  /// standard library's is the same each time.
  private static func temporaryName(for file: String) -> String {
    var number: UInt32 = 0
    _ = getentropy(&number, MemoryLayout<UInt32>.size)
    let ending = ".\(getpid()).\(number).tmp"
    // File systems have 255 bytes for a name: of a long one the beginning is left, in whole letters.
    let name = file.utf8.lastIndex(of: UInt8(ascii: "/")).map(file.utf8.index(after:))
    var end = file.utf8.endIndex
    while file.utf8[(name ?? file.startIndex)..<end].count + ending.utf8.count > 255
      || String.Index(end, within: file.unicodeScalars) == nil
    {
      end = file.utf8.index(before: end)
    }
    return String(file[..<end]) + ending
  }

  /// Writes the parts to a file that gets its name when they are in it.
  /// - Returns: false where there can be no such file, or where it can have no name.
  private static func fillNameless(
    _ temporary: String, for file: String, _ name: String,
    _ body: (_ part: (Data) throws -> Void) throws -> Void
  ) throws -> Bool {
    guard access("/proc/self/fd", X_OK) == 0 else { return false }
    let folder = LexicalPath.folder(of: temporary)
    let flags = O_WRONLY | O_CLOEXEC | nameless
    let descriptor = open(folder.isEmpty ? "." : folder, flags, 0o666)
    if descriptor < 0 { return false }
    keepPermissions(of: file, on: descriptor)
    return try fill(descriptor, name, body) {
      linkat(
        AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0
    }
  }

  /// Gives an unfinished file the permissions of the one that it replaces, where there is one. A disk without permissions has
  /// none to keep.
  /// - Parameter folder: where a relative name begins.
  package static func keepPermissions(
    of file: String, in folder: Int32 = AT_FDCWD, on descriptor: Int32
  ) {
    var status = stat()
    guard descriptor >= 0, fstatat(folder, file, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return }
    fchmod(descriptor, status.st_mode & 0o777)
  }

  /// Writes the parts, names the file and closes it.
  /// - Returns: whether the file has its name.
  private static func fill(
    _ descriptor: Int32, _ name: String, isDurable: Bool = false,
    _ body: (_ part: (Data) throws -> Void) throws -> Void, link: () -> Bool = { true }
  ) throws -> Bool {
    guard descriptor >= 0 else { throw WriteError(path: name, reason: reason()) }
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    try body { try writePart($0, to: descriptor, name: name) }
    if isDurable, let reason = synchronize(descriptor) {
      throw WriteError(path: name, reason: reason)
    }
    guard link() else { return false }
    isOpen = false
    guard close(descriptor) == 0 else { throw WriteError(path: name, reason: reason()) }
    return true
  }

  private static func writePart(_ data: Data, to descriptor: Int32, name: String) throws {
    if let failure = write(data, to: descriptor) { throw WriteError(path: name, reason: failure) }
  }

  /// Writes all of `data` to an open file, pipe or terminal.
  /// - Parameter place: where it goes in a file, in bytes; nil for behind what was written before.
  /// - Returns: what went wrong, or nil. Where a part was written, it is why the rest was not.
  package static func write(
    _ data: some ContiguousBytes, to descriptor: Int32, at place: Int? = nil
  ) -> String? {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let (start, rest) = (bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
        let count =
          if let place {
            pwrite(descriptor, start, rest, off_t(place + offset))
          } else {
            Glibc.write(descriptor, start, rest)
          }
        if count < 0 {
          if errno == EINTR { continue }
          return reason()
        }
        // No error, and no byte: another try would be no better.
        if count == 0 { return String(cString: strerror(EIO)) }
        offset += count
      }
      return nil
    }
  }

  /// Waits until the bytes of an open file are on the disk.
  /// - Returns: what went wrong, or nil.
  package static func synchronize(_ descriptor: Int32) -> String? {
    while fdatasync(descriptor) != 0 {
      if errno != EINTR { return "it could not be flushed to disk: \(reason())" }
    }
    return nil
  }

  /// Waits until the name of a file is on the disk.
  /// - Returns: what went wrong, or nil.
  package static func synchronizeFolder(of path: String) -> String? {
    let folder = LexicalPath.folder(of: path)
    return synchronizeFolder(folder.isEmpty ? "." : folder, from: AT_FDCWD)
  }

  /// The same for a folder that is open, and if only as a place to open others from.
  package static func synchronizeFolder(_ descriptor: Int32) -> String? {
    synchronizeFolder(".", from: descriptor)
  }

  private static func synchronizeFolder(_ name: String, from folder: Int32) -> String? {
    let descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return "its name could not be flushed to disk: \(reason())" }
    defer { close(descriptor) }
    return fsync(descriptor) == 0 ? nil : "its name could not be flushed to disk: \(reason())"
  }

  /// O_TMPFILE, which Swift does not see: it is made of two flags.
  private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func reason() -> String { String(cString: strerror(errno)) }
}
