import CFiles
import GalleyGeometry

/// A folder that names and links do not leave, even if they are changed meanwhile: files are opened from
/// the folder on, and what is looked at and read is the open file.
package enum FolderBoundary {
  /// Why a file below a folder is not read.
  package enum AccessError: Error, Equatable {
    /// There is nothing of this name.
    case missing
    /// A link, or a part of the name, leads out of the folder.
    case outside
    /// A folder, a pipe, a device.
    case notAFile
    /// A file where a folder should be.
    case notAFolder
    /// Bytes.
    case tooLarge(Int)
    case unreadable
  }

  /// A file that was read, and what it was when it was opened.
  package struct Content: Sendable {
    package let data: Data
    package let state: FileState

    package init(data: Data, state: FileState) { (self.data, self.state) = (data, state) }
  }

  /// Whether a name leads below a folder, by its parts alone: no empty one, no `..`, no NUL. They are told
  /// apart by bytes, as the file system does: a mark behind a slash makes it no other letter there.
  package static func isInside(_ name: String) -> Bool {
    !name.utf8.contains(0)
      && name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && !$0.elementsEqual("..".utf8) }
  }

  /// Reads a file below a folder. Links are followed as long as they stay inside.
  /// - Parameters:
  ///   - name: a path from the folder on.
  ///   - folder: it may be a link itself.
  ///   - limit: the most bytes that are read.
  /// - Throws: `AccessError`.
  package static func read(
    _ name: String, below folder: String, limit: Int = .max
  ) throws(AccessError) -> Content {
    // A pipe without a writer would wait for one.
    let file = try open(name, below: folder, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    defer { close(file) }
    guard let state = FileState(descriptor: file) else { throw .unreadable }
    guard state.isRegular else { throw .notAFile }
    guard state.size <= limit else { throw .tooLarge(state.size) }
    return Content(data: try bytes(of: file, expected: state.size, limit: limit), state: state)
  }

  /// Opens a folder below a folder, for the names in it.
  /// - Returns: a descriptor, which the caller closes.
  /// - Throws: `AccessError`.
  package static func openFolder(_ name: String, below folder: String) throws(AccessError) -> Int32
  {
    try open(name, below: folder, galley_folder_flags())
  }

  private static func open(
    _ name: String, below folder: String, _ flags: Int32
  ) throws(AccessError) -> Int32 {
    guard isInside(name) else { throw .outside }
    let base = galley_open_folder(folder)
    guard base >= 0 else { throw accessError(errno) }
    defer { close(base) }
    let opened = galley_open_below(base, name, flags, 1)
    if opened >= 0 { return opened }
    guard errno == EXDEV else { throw accessError(errno) }
    // An absolute link may lead back inside. The way that it takes is walked without links.
    guard let real = realPath("\(folder)/\(name)"), let root = realPath(folder) else {
      throw .missing
    }
    let start = root == "/" ? root : root + "/"
    guard real.utf8.starts(with: start.utf8) else { throw .outside }
    let rest = String(decoding: real.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    let again = galley_open_below(base, rest, flags, 0)
    guard again >= 0 else { throw errno == ELOOP ? .outside : accessError(errno) }
    return again
  }

  private static func accessError(_ code: Int32) -> AccessError {
    switch code {
    case ENOENT, ELOOP, ENAMETOOLONG: .missing
    case ENOTDIR: .notAFolder
    case EXDEV: .outside
    case ENXIO, ENODEV: .notAFile
    default: .unreadable
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// All bytes, also of a file that grows meanwhile.
  private static func bytes(
    of file: Int32, expected: Int, limit: Int
  ) throws(AccessError) -> Data {
    var room = expected + 1
    guard var memory = malloc(room) else { throw .unreadable }
    var count = 0
    while true {
      if count == room {
        guard let larger = realloc(memory, room * 2) else {
          free(memory)
          throw .unreadable
        }
        (memory, room) = (larger, room * 2)
      }
      let read = Glibc.read(file, memory + count, room - count)
      if read < 0, errno == EINTR { continue }
      guard read >= 0, count + read <= limit else {
        free(memory)
        throw read < 0 ? .unreadable : .tooLarge(count + read)
      }
      if read == 0 { return Data(bytesNoCopy: memory, count: count, deallocator: .free) }
      count += read
    }
  }
}
