import Foundation
import Galley

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

  /// Whether the folder is this command's alone, and goes with it.
  private let isTemporary: Bool

  /// What lies in the cache is run: a folder that another user may write to is not used. Where the user has none of
  /// their own there is one for this command, which nothing is kept in.
  /// - Throws: `PreviewError` where no folder can be written.
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
    if let found = candidates.lazy.compactMap(Self.own).first {
      (folder, isTemporary) = (found, false)
      return
    }
    guard named == nil, let made = PrivateFolder.made("galley-previews") else {
      throw PreviewError(
        .file,
        "\(candidates.last ?? ""): compiled files cannot be kept in this folder: it must be this user's, and no other "
          + "user may write to it")
    }
    folder = made
    isTemporary = true
  }

  deinit { if isTemporary { try? FileManager.default.removeItem(atPath: folder) } }

  /// The path without links of a folder that only the user may write to or replace; nil for others. It is created where it
  /// is missing.
  private static func own(_ folder: String) -> String? {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let path = realpath(folder, nil) else { return nil }
    defer { free(path) }
    let whole = String(cString: path)
    var place = whole
    var status = stat()
    guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid(), status.st_mode & 0o022 == 0,
      access(place, W_OK | X_OK) == 0
    else { return nil }
    while place != "/" {
      place = LexicalPath.folder(of: place)
      guard lstat(place, &status) == 0, [0, getuid()].contains(status.st_uid) else { return nil }
      // In a folder such as /tmp all users may write, but not remove what belongs to others. The group of many a user has
      // nobody else in it.
      let others: mode_t = status.st_gid == getgid() ? 0o002 : 0o022
      if status.st_mode & others != 0, status.st_mode & S_ISVTX == 0 { return nil }
    }
    return whole
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
      throw PreviewError(.file, "\(folder): it cannot be created: \(error.localizedDescription)")
    }
  }

  /// A unique name beside `path`.
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
