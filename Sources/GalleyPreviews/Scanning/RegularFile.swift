import Foundation

/// A regular file that is read whole: opening a pipe would wait for its writer.
enum RegularFile {
  /// - Returns: nil for what cannot be read, is no file, or has more than `limit` bytes.
  static func data(_ path: String, limit: Int = 64 << 20) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) <= limit
    else { return nil }
    do { return try file.readToEnd() ?? Data() } catch { return nil }
  }
}
