import Foundation

/// Compiled files that are kept from run to run. A file's name is the fingerprint of all that it was made of, so a file
/// is right or not there, and commands at the same time do not disturb each other.
final class PreviewCache {
  /// Where everything lies: objects, modules, libraries, and the compiler's own cache of modules.
  let folder: String
  /// What is kept at most, in bytes.
  private static let limit = 1 << 30
  /// What was used in this time is never taken away, in seconds.
  static let grace: Double = 3600
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
