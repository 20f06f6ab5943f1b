import CFiles
import Galley
import GalleyImages

/// The folder that a session was given. What it reads and writes by a name of a request lies below it, and no link is followed.
struct SessionFolder {
  /// Absolute, without links.
  let path: String

  /// - Throws: `SessionFault` for what is no folder.
  init(_ path: String) throws(SessionFault) {
    guard let real = realpath(path, nil) else {
      throw SessionFault(.file, "\(path): \(Self.reason())")
    }
    defer { free(real) }
    self.path = String(cString: real)
    let folder = galley_open_folder(self.path)
    guard folder >= 0 else { throw SessionFault(.file, "\(path): \(Self.reason())") }
    close(folder)
  }

  private static func reason() -> String { String(cString: strerror(errno)).lowercased() }

  /// The parts of a name below the folder.
  private func parts(of name: String, key: String) throws(SessionFault) -> [String] {
    let start = path == "/" ? path : path + "/"
    let below = name.hasPrefix(start) ? String(name.dropFirst(start.count)) : name
    let expected = "a path below the session's folder, without .. and links"
    // By bytes, as the file system does: a mark behind a slash makes it no other letter there.
    let parts = below.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.filter { $0 != "." }
    guard !below.utf8.contains(0), !parts.isEmpty, !parts.contains(""), !parts.contains("..")
    else {
      throw SessionFault(
        .file, "\(key): \"\(name)\" is not below the session's folder, expected \(expected)",
        key: key,
        expected: expected)
    }
    return parts
  }

  /// Opens something below the folder.
  /// - Returns: a descriptor, which the caller closes.
  private func open(
    _ parts: [String], _ flags: Int32, named name: String, key: String
  ) throws(SessionFault) -> Int32 {
    let base = galley_open_folder(path)
    guard base >= 0 else { throw SessionFault(.file, "\(path): \(Self.reason())") }
    defer { close(base) }
    let whole = parts.isEmpty ? "." : parts.joined(separator: "/")
    let descriptor = galley_open_below(base, whole, flags | O_CLOEXEC, 0)
    guard descriptor < 0 else { return descriptor }
    switch errno {
    case ELOOP, EXDEV:
      throw SessionFault(
        .file, "\(key): a link is on the way to \"\(name)\", expected a path without links",
        key: key,
        expected: "a path below the session's folder, without .. and links")
    default: throw SessionFault(.file, "\(key): \"\(name)\": \(Self.reason())", key: key)
    }
  }

  /// A Swift file below the folder.
  /// - Returns: its name from the folder on, and its absolute path.
  /// - Throws: `SessionFault`.
  func source(_ name: String) throws(SessionFault) -> (name: String, path: String) {
    let parts = try parts(of: name, key: "file")
    guard let last = parts.last, last.hasSuffix(".swift") else {
      throw .value("file", found: "\"\(name)\"", expected: "a Swift file, which ends in .swift")
    }
    let file = try open(parts, O_RDONLY | O_NONBLOCK | O_NOCTTY, named: name, key: "file")
    defer { close(file) }
    guard FileState(descriptor: file)?.isRegular == true else {
      throw .value("file", found: "\"\(name)\", which is no file", expected: "a Swift file")
    }
    let below = parts.joined(separator: "/")
    return (below, path == "/" ? "/" + below : "\(path)/\(below)")
  }

  private static let keyword = "Software"
  private static let mark = "galley session"

  /// Writes an image below the folder, whole or not at all. The folder of the file has to be there; a file that no session
  /// wrote is not written over.
  /// - Returns: its name from the folder on, and its bytes.
  /// - Throws: `SessionFault`.
  func write(_ png: Data, to name: String) throws(SessionFault) -> (name: String, bytes: Int) {
    let parts = try parts(of: name, key: "file")
    guard let last = parts.last, last.hasSuffix(".png") else {
      throw .value("file", found: "\"\(name)\"", expected: "a file that ends in .png")
    }
    let folder = try open(
      Array(parts.dropLast()), galley_folder_flags(), named: name, key: "file")
    defer { close(folder) }
    guard Self.mayWrite(last, in: folder) else {
      throw SessionFault(
        .file, "file: \"\(name)\" is there already, and no session wrote it; expected another name",
        key: "file", expected: "a name that is free")
    }
    let marked = (try? PNGChunks(png))?.withTexts([Self.keyword: Self.mark]) ?? png
    let temporary = ".galley-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(folder, temporary, flags, 0o666)
    guard file >= 0 else {
      throw SessionFault(.file, "file: \"\(name)\": \(Self.reason())", key: "file")
    }
    OutputFile.keepPermissions(of: last, in: folder, on: file)
    var reason = OutputFile.write(marked, to: file)
    if close(file) != 0, reason == nil { reason = Self.reason() }
    if reason == nil, renameat(folder, temporary, folder, last) != 0 { reason = Self.reason() }
    if let reason {
      unlinkat(folder, temporary, 0)
      throw SessionFault(.file, "file: \"\(name)\": \(reason)", key: "file")
    }
    return (parts.joined(separator: "/"), marked.count)
  }

  /// Bytes of an image that is looked into.
  private static let limit = 256 << 20

  /// Whether a name is free, or that of an image that a session wrote.
  private static func mayWrite(_ name: String, in folder: Int32) -> Bool {
    let file = openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return errno == ENOENT }
    defer { close(file) }
    guard let state = FileState(descriptor: file), state.isRegular, state.size <= limit else {
      return false
    }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = part.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return (try? PNGChunks(bytes))?.text(keyword) == mark
  }
}
