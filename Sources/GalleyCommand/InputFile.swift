import Galley

/// Files and standard input, read whole.
enum InputFile {
  /// A scene of more bytes is refused.
  static let limit = 256 << 20
  /// A file of data of more bytes is refused.
  static let dataLimit = 2 << 30

  /// - Parameter path: a path, or `-` for standard input.
  /// - Throws: `CommandFailure` when it cannot be read or is too large.
  static func read(_ path: String, limit: Int = InputFile.limit) throws -> Data {
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, String(cString: strerror(errno))) }
    defer { if !isStandardInput { close(descriptor) } }
    var data = Data()
    // A file is read at once, and its end seen with it.
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    var buffer = [UInt8](repeating: 0, count: min(max(1 << 16, size + 1), 1 << 22))
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, String(cString: strerror(errno)))
      }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
      if data.count > limit { throw failure(path, "it has more than \(limit) bytes") }
    }
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    let name = path == "-" ? "standard input" : path
    return CommandFailure(code: .file, message: "\(name): cannot be read: \(reason)")
  }
}
