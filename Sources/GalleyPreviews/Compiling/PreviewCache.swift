import Foundation

/// Compiled files that are kept from run to run. A file's name is the fingerprint of all that it was made of, so a file
/// is right or not there, and commands at the same time do not disturb each other.
final class PreviewCache {
  /// Where everything lies: objects, modules, libraries, and the compiler's own cache of modules.
  let folder: String
  /// What is kept at most, in bytes.
  private static let limit = 1 << 30
  /// What was used in this time is never taken away, in seconds.
  private static let grace: Double = 3600
  /// Names the form of what lies there.
  static let format = "2"

  /// - Throws: `PreviewFailure` where no folder can be written.
  init(_ named: String?, environment: [String: String] = ProcessInfo.processInfo.environment) throws
  {
    var candidates = named.map { [$0] } ?? []
    if named == nil {
      if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
        candidates.append(base + "/galley/previews")
      }
      if let home = environment["HOME"], home.hasPrefix("/") {
        candidates.append(home + "/.cache/galley/previews")
      }
      candidates.append(NSTemporaryDirectory() + "galley-previews-\(getuid())")
    }
    guard let found = candidates.first(where: Self.canWrite) else {
      throw PreviewFailure(
        .file, "\(candidates.last ?? ""): compiled files cannot be written to this folder")
    }
    folder = found
  }

  private static func canWrite(_ folder: String) -> Bool {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var status = stat()
    // Nobody else may lay files there that this command would open.
    guard lstat(folder, &status) == 0, status.st_uid == getuid() || getuid() == 0 else {
      return false
    }
    return access(folder, W_OK | X_OK) == 0
  }

  /// The folder of what belongs to one project.
  func folder(of context: String) throws -> String {
    var name = Fingerprint(Self.format)
    name.combine(context)
    let path = folder + "/" + name.digits
    try Self.make(path)
    return path
  }

  static func make(_ folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw PreviewFailure(.file, "\(folder): it cannot be created: \(error.localizedDescription)")
    }
  }

  /// A name beside `path` that nobody else uses.
  static func draft(_ path: String) -> String {
    "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max)).part"
  }

  private static let mark = Array("galleyok".utf8)

  /// Ends a file with a fingerprint of what it holds, and gives it its name.
  /// - Throws: `PreviewFailure` where it cannot be written.
  static func seal(_ draft: String, as path: String) throws {
    guard var sum = fingerprint(draft, skipping: 0) else {
      throw PreviewFailure(.file, "\(draft): it cannot be read")
    }
    sum.combine(1)
    guard let file = FileHandle(forWritingAtPath: draft) else {
      throw PreviewFailure(.file, "\(draft): it cannot be written")
    }
    do {
      try file.seekToEnd()
      try file.write(contentsOf: Data(sum.bytes + mark))
      try file.close()
    } catch {
      throw PreviewFailure(.file, "\(path): it cannot be written: \(error.localizedDescription)")
    }
    guard rename(draft, path) == 0 else {
      throw PreviewFailure(
        .file, "\(path): it cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  /// Whether the file is there as it was sealed; an old one is young again then. One that is not is removed.
  static func isWhole(_ path: String) -> Bool {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return false }
    let end = 16 + mark.count
    guard data.count >= end, Array(data.suffix(mark.count)) == mark,
      var sum = fingerprint(path, skipping: end)
    else {
      unlink(path)
      return false
    }
    sum.combine(1)
    guard Array(data.suffix(end).prefix(16)) == sum.bytes else {
      unlink(path)
      return false
    }
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

  private static func fingerprint(_ path: String, skipping end: Int) -> Fingerprint? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      data.count >= end
    else { return nil }
    var sum = Fingerprint()
    data.withUnsafeBytes { sum.combine(UnsafeRawBufferPointer(rebasing: $0.dropLast(end))) }
    return sum
  }

  // MARK: Its size

  /// Takes the oldest files away until what is left fits; nothing where another command does so.
  func trim(to limit: Int = PreviewCache.limit, grace: Double = PreviewCache.grace) {
    let lock = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return }
    var files: [(path: String, size: Int, age: Double)] = []
    var total = 0
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return }
    let now = Date().timeIntervalSince1970
    while let name = walker.nextObject() as? String {
      var status = stat()
      let path = folder + "/" + name
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      total += Int(status.st_size)
      files.append((path, Int(status.st_size), now - Double(status.st_mtim.tv_sec)))
    }
    for file in files.sorted(by: { $0.age > $1.age }) {
      guard total > limit, file.age > grace else { break }
      if unlink(file.path) == 0 { total -= file.size }
    }
  }
}
