import CProcess
import Galley
import GalleyStrings

/// Files and standard input, read whole.
enum InputFile {
  /// A scene of more bytes is refused.
  static let limit = 256 << 20
  /// A file of data of more bytes is refused.
  static let dataLimit = 2 << 30

  /// - Parameter path: a path, or `-` for standard input.
  /// - Throws: `CommandError` when it cannot be read or is too large.
  static func read(_ path: String, limit: Int = InputFile.limit) throws -> Data {
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, String(cString: strerror(errno))) }
    defer { if !isStandardInput { close(descriptor) } }
    // A file is read at once, and its end seen with it.
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= limit else { throw failure(path, "it has more than \(limit) bytes") }
    var (count, capacity) = (0, max(1 << 16, size + 1))
    guard var bytes = malloc(capacity) else { throw failure(path, "out of memory") }
    do {
      while count <= limit {
        if count == capacity {
          // A byte more than the limit says that there are too many.
          capacity = min(capacity * 2, limit + 1)
          guard let grown = realloc(bytes, capacity) else {
            throw failure(path, "out of memory")
          }
          bytes = grown
        }
        let more = Glibc.read(descriptor, bytes + count, capacity - count)
        if more == 0 { return Data(bytesNoCopy: bytes, count: count, deallocator: .free) }
        if more < 0, errno != EINTR {
          let reason = String(cString: strerror(errno))
          throw failure(path, isClosed(descriptor) ?? reason)
        }
        count += max(0, more)
      }
      throw failure(path, "it has more than \(limit) bytes")
    } catch {
      free(bytes)
      throw error
    }
  }

  /// A scene says its version, a number; what has no such key is some other JSON. What is no JSON may be a scene
  /// with a mistake in it.
  static func isScene(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    return text.firstMatch(of: #/"galley"\s*:\s*[0-9]/#) != nil
  }

  /// What is to be said of a standard stream that the program found closed; nil of another one.
  static func isClosed(_ descriptor: Int32) -> String? {
    galley_stream_was_closed(descriptor) != 0 ? "it is closed" : nil
  }

  private static func failure(_ path: String, _ reason: String) -> CommandError {
    let name = path == "-" ? "standard input" : ControlCharacters.escaped(path)
    return CommandError(code: .file, message: "\(name): cannot be read: \(reason)")
  }
}
