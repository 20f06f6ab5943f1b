import Foundation

// A file of the cache is used only if it is unchanged: a disk may fail, and a program may change a file.
extension PreviewCache {
  private static let mark = Array("galleyok".utf8)

  /// Ends a file with a fingerprint of what it holds, and gives it its name.
  /// - Throws: `PreviewError` where it cannot be written.
  static func seal(_ draft: String, as path: String) throws {
    guard var sum = fingerprint(draft, skipping: 0) else {
      throw PreviewError(.file, "\(draft): it cannot be read")
    }
    sum.combine(1)
    guard let file = FileHandle(forWritingAtPath: draft) else {
      throw PreviewError(.file, "\(draft): it cannot be written")
    }
    do {
      try file.seekToEnd()
      try file.write(contentsOf: Data(sum.bytes + mark))
      try file.close()
    } catch {
      throw PreviewError(.file, "\(path): it cannot be written: \(error.localizedDescription)")
    }
    guard rename(draft, path) == 0 else {
      throw PreviewError(
        .file, "\(path): it cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  /// Whether the file is there as it was sealed; an old one is young again then. One that is not is removed.
  static func isWhole(_ path: String) -> Bool {
    let end = 16 + mark.count
    guard let data = mapped(path), data.count >= end, Array(data.suffix(mark.count)) == mark,
      var sum = fingerprint(path, skipping: end)
    else { return remove(path) }
    sum.combine(1)
    guard Array(data.suffix(end).prefix(16)) == sum.bytes else { return remove(path) }
    // Not each time: who has opened a library sees by its time that it is the same.
    var status = stat()
    if stat(path, &status) == 0, Double(time(nil) - status.st_mtim.tv_sec) > grace / 2 {
      utimensat(AT_FDCWD, path, nil, 0)
    }
    return true
  }

  /// What a sealed file holds; nil where there is none.
  static func content(_ path: String) -> Data? {
    guard access(path, F_OK) == 0, isWhole(path) else { return nil }
    return FileManager.default.contents(atPath: path).map { $0.dropLast(16 + mark.count) }
  }

  static func fingerprint(_ path: String, skipping end: Int) -> Fingerprint? {
    guard let data = mapped(path), data.count >= end else { return nil }
    var sum = Fingerprint()
    data.withUnsafeBytes { sum.combine(UnsafeRawBufferPointer(rebasing: $0.dropLast(end))) }
    return sum
  }

  /// The bytes of a file; nil for what is none, as a pipe, which would be waited for.
  private static func mapped(_ path: String) -> Data? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
  }

  /// Makes room for what is made again.
  /// - Returns: false.
  @discardableResult
  static func remove(_ path: String) -> Bool {
    if unlink(path) != 0, errno == EISDIR { try? FileManager.default.removeItem(atPath: path) }
    return false
  }

  // MARK: Files that keep their bytes

  /// Seals a file that its reader wants as it is by a file beside it.
  /// - Throws: `PreviewError` where that cannot be written.
  static func sealBeside(_ path: String) throws {
    guard let sum = fingerprint(path, skipping: 0) else {
      throw PreviewError(.file, "\(path): it cannot be read")
    }
    try write(Data(sum.bytes), as: path + sumEnding)
  }

  /// Whether the file is there as it was sealed; one that is not is removed.
  static func isWholeBeside(_ path: String) -> Bool {
    guard let sum = content(path + sumEnding), fingerprint(path, skipping: 0)?.bytes == Array(sum)
    else {
      unlink(path + sumEnding)
      return remove(path)
    }
    return true
  }

  private static let sumEnding = ".sum"

  /// Writes a sealed file.
  /// - Throws: `PreviewError` where it cannot be written.
  static func write(_ data: Data, as path: String) throws {
    let draft = draft(path)
    defer { unlink(draft) }
    guard FileManager.default.createFile(atPath: draft, contents: data) else {
      throw PreviewError(
        .file, "\(path): it cannot be written: \(String(cString: strerror(errno)))")
    }
    try seal(draft, as: path)
  }
}
