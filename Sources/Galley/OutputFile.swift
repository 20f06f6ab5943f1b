import GalleyGeometry

/// Files that are written whole or not at all. A path that leads to a device or a pipe is written
/// to as it is, and a link is followed: what it leads to is replaced, not the link.
public enum OutputFile {
  /// Why a file could not be written.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var path: String
    public var reason: String

    public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

    public var description: String { "\(path): cannot be written: \(reason)" }
  }

  /// Writes `data` beside `path`, then renames it to `path`; on failure nothing is left behind.
  /// - Throws: `Failure`.
  public static func write(_ data: Data, to path: String) throws {
    try write(to: path) { try $0(data) }
  }

  /// Writes the parts that `body` hands over beside `path`, then renames the file to `path`; on failure nothing is
  /// left behind.
  /// - Throws: `Failure`, and what `body` throws.
  public static func write(
    to path: String, _ body: (_ part: (Data) throws -> Void) throws -> Void
  ) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Failure(path: path, reason: reason()) }
      defer { close(descriptor) }
      return try body { try writePart($0, to: descriptor, name: path) }
    }
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    try replace(resolved.map { String(cString: $0) } ?? path, name: path, body)
  }

  private static func replace(
    _ path: String, name: String, _ body: (_ part: (Data) throws -> Void) throws -> Void
  ) throws {
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(path: name, reason: reason()) }
    var isOpen = true
    do {
      try body { try writePart($0, to: descriptor, name: name) }
      isOpen = false
      guard close(descriptor) == 0, rename(temporary, path) == 0 else {
        throw Failure(path: name, reason: reason())
      }
    } catch {
      if isOpen { close(descriptor) }
      unlink(temporary)
      throw error
    }
  }

  private static func writePart(_ data: Data, to descriptor: Int32, name: String) throws {
    if let failure = write(data, to: descriptor) { throw Failure(path: name, reason: failure) }
  }

  /// Writes all of `data` to an open file, pipe or terminal.
  /// - Returns: what went wrong, or nil.
  public static func write(_ data: some ContiguousBytes, to descriptor: Int32) -> String? {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Glibc.write(
          descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          return reason()
        }
        offset += count
      }
      return nil
    }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
