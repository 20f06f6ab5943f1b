import GalleyGeometry

/// A file without a name that holds what is made until it is known what stands before it: nothing of an animation
/// but the image under way is in memory. Nothing is left of it when the program ends, however that happens.
package final class ScratchFile {
  private let descriptor: Int32
  /// Bytes that were written.
  package private(set) var count = 0

  /// - Parameter folder: on the disk that has room; nil is the folder of temporary files.
  /// - Throws: `ImageError.file` where there can be no such file.
  package init(in folder: String?) throws {
    let folder = folder ?? FileManager.default.temporaryDirectory.path
    // O_TMPFILE, which Swift does not see: it is made of two flags.
    let nameless = open(folder, O_RDWR | O_CLOEXEC | 0o20_000_000 | O_DIRECTORY, 0o600)
    if nameless >= 0 {
      descriptor = nameless
      return
    }
    var template = Array("\(folder)/.galley-XXXXXX".utf8CString)
    let named = mkstemp(&template)
    guard named >= 0 else {
      throw ImageError.file(
        "\(folder): no temporary file can be made there: \(String(cString: strerror(errno)))")
    }
    unlink(template)
    _ = fcntl(named, F_SETFD, FD_CLOEXEC)
    descriptor = named
  }

  deinit { close(descriptor) }

  /// - Throws: `ImageError.file` for a full disk.
  package func append(_ bytes: UnsafeRawBufferPointer) throws {
    var offset = 0
    while offset < bytes.count {
      let written = pwrite(
        descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset,
        off_t(count + offset))
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        throw ImageError.file(
          "the images of the animation cannot be kept on disk: \(String(cString: strerror(errno)))")
      }
      offset += written
    }
    count += bytes.count
  }

  /// The bytes at a place, in bytes from the start.
  /// - Throws: `ImageError.file` where they cannot be read.
  package func read(_ range: Range<Int>) throws -> [UInt8] {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { room, filled in
      while done < range.count {
        let read = pread(
          descriptor, room.baseAddress.map { $0 + done }, range.count - done,
          off_t(range.lowerBound + done))
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { break }
        done += read
      }
      filled = done
    }
    guard done == range.count else {
      throw ImageError.file("the images of the animation cannot be read again from disk")
    }
    return bytes
  }
}
