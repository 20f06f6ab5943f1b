import Galley

/// The output folder of a batch: pictures are written beside their place and renamed, and what is left of
/// a run that was killed is removed by the next one.
struct BatchFolder: Sendable {
  /// Where journals and unfinished files lie, below the output folder.
  static let privateFolder = ".galley"

  let path: String
  /// Tells one batch into a folder from another.
  let key: String
  private var ownFolder: String { path + "/" + Self.privateFolder }
  var journalPath: String { "\(ownFolder)/\(key).journal" }
  var lockPath: String { ownFolder + "/lock" }

  /// Makes the folder where it is not there.
  /// - Throws: `BatchFailure`.
  init(_ path: String, key: String) throws {
    (self.path, self.key) = (path, key)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Self.failure(path, "the folder cannot be made")
    }
    try makeOwnFolder()
    var status = stat()
    guard lstat(ownFolder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw Self.failure(ownFolder, "it is no folder")
    }
  }

  /// Makes the private folder where it is not there.
  /// - Throws: `BatchFailure`.
  func makeOwnFolder() throws {
    if mkdir(ownFolder, 0o777) != 0, errno != EEXIST {
      throw Self.failure(ownFolder, Self.reason())
    }
  }

  /// Removes unfinished files of a run that was killed; nobody else may be running.
  func removeUnfinished() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ownFolder)) ?? []
    for name in names where name.hasPrefix(key + ".") && name.hasSuffix(".tmp") {
      unlink("\(ownFolder)/\(name)")
    }
  }

  /// Removes the private folder when nothing is in it.
  func removeIfUnused() {
    removeUnfinished()
    rmdir(ownFolder)
  }

  /// Writes a picture whole or not at all.
  /// - Parameter worker: tells the unfinished files of several threads apart.
  /// - Throws: `BatchFailure`; nothing is left behind.
  func write(_ data: Data, to name: String, worker: Int) throws {
    let target = "\(path)/\(name)"
    try makeFolders(of: name)
    let temporary = "\(ownFolder)/\(key).\(worker).tmp"
    var descriptor = Self.create(temporary)
    // Another process that had nothing left in the private folder may have removed it.
    for _ in 0..<8 where descriptor < 0 && errno == ENOENT {
      mkdir(ownFolder, 0o777)
      descriptor = Self.create(temporary)
    }
    guard descriptor >= 0 else { throw Self.failure(target, Self.reason()) }
    var reason = OutputFile.write(data, to: descriptor)
    if close(descriptor) != 0, reason == nil { reason = Self.reason() }
    if reason == nil, rename(temporary, target) != 0 { reason = Self.reason() }
    if let reason {
      unlink(temporary)
      throw Self.failure(target, reason)
    }
  }

  private static func create(_ path: String) -> Int32 {
    unlink(path)
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
  }

  /// Makes the folders of a name, one after the other, each inside of the output folder.
  private func makeFolders(of name: String) throws {
    let parts = name.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    var folder = path
    for part in parts {
      folder += "/" + String(decoding: part, as: UTF8.self)
      guard mkdir(folder, 0o777) != 0 else { continue }
      guard errno == EEXIST else { throw Self.failure(folder, Self.reason()) }
      guard FolderBoundary.holds(folder, below: path) == true else {
        throw Self.failure(folder, "it is a link that leads out of \(path)")
      }
    }
  }

  /// Size and time of change of a picture; nil where there is none.
  func state(of name: String) -> String? {
    let state = FileState("\(path)/\(name)", followsLinks: false)
    return state?.isRegular == true ? state?.description : nil
  }

  /// - Returns: a failure of one row where only its name is at fault, else one of the batch.
  static func failure(_ path: String, _ reason: String) -> BatchFailure {
    let ofNames = [ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP].map { String(cString: strerror($0)) }
    return BatchFailure(
      isFile: !ofNames.contains(reason), description: "\(path): cannot be written: \(reason)")
  }

  static func reason() -> String { String(cString: strerror(errno)) }
}
