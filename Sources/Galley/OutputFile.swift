import GalleyGeometry

/// Files that are written whole or not at all.
public enum OutputFile {
  /// Why a file could not be written.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var path: String
    public var reason: String
    public var description: String { "\(path): cannot be written: \(reason)" }
  }

  /// Writes `data` beside `path`, then renames it to `path`; on failure nothing is left behind.
  /// - Throws: `Failure`.
  public static func write(_ data: Data, to path: String) throws {
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(path: path, reason: reason()) }
    var failure: String?
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Glibc.write(
          descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          failure = reason()
          return
        }
        offset += count
      }
    }
    if close(descriptor) != 0, failure == nil { failure = reason() }
    if failure == nil, rename(temporary, path) != 0 { failure = reason() }
    if let failure {
      unlink(temporary)
      throw Failure(path: path, reason: failure)
    }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
