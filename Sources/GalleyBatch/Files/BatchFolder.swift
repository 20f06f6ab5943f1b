import Galley

/// The output folder of a batch: images are written beside their place and renamed, and what is left of
/// a run that was killed is removed by the next one.
struct BatchFolder: Sendable {
  /// Where journals and unfinished files lie, below the output folder.
  static let privateFolder = OutputName.reservedFolder

  let path: String
  /// Tells one batch into a folder from another.
  let key: String
  /// Whether what is written is on the disk before it is said to be there.
  let isDurable: Bool
  private var ownFolder: String { path + "/" + Self.privateFolder }
  var journalPath: String { "\(ownFolder)/\(key).journal" }
  var lockPath: String { ownFolder + "/lock" }

  /// Makes the folder where it is not there.
  /// - Throws: `BatchError`.
  init(_ path: String, key: String, isDurable: Bool = false) throws {
    (self.path, self.key, self.isDurable) = (path, key, isDurable)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Self.failure(path, "the folder cannot be created")
    }
    // Another process that had nothing left in the private folder may remove it.
    for _ in 0..<100 {
      try makeOwnFolder()
      var status = stat()
      if lstat(ownFolder, &status) == 0 {
        guard status.st_mode & S_IFMT == S_IFDIR else {
          throw Self.failure(ownFolder, "it is not a folder")
        }
        return
      }
      guard errno == ENOENT else { throw Self.failure(ownFolder, Self.reason()) }
    }
    throw Self.failure(ownFolder, "other processes keep removing it")
  }

  /// Makes the private folder where it is not there.
  /// - Throws: `BatchError`.
  func makeOwnFolder() throws {
    if mkdir(ownFolder, 0o777) != 0, errno != EEXIST {
      throw Self.failure(ownFolder, Self.reason())
    }
  }

  /// Removes unfinished files of a run that was killed; no other run may be active.
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

  /// Writes an image whole or not at all.
  /// - Parameter worker: tells the unfinished files of several threads apart.
  /// - Throws: `BatchError`; nothing is left behind.
  func write(_ data: Data, to name: String, worker: Int) throws {
    let target = "\(path)/\(name)"
    let folder = try openFolder(of: name)
    defer { close(folder) }
    let temporary = "\(key).\(worker).tmp"
    // Another process that had nothing left in the private folder may remove it.
    var (own, descriptor) = try create(temporary)
    for _ in 0..<8 where descriptor < 0 && errno == ENOENT {
      close(own)
      (own, descriptor) = try create(temporary)
    }
    defer { close(own) }
    guard descriptor >= 0 else { throw Self.failure(target, Self.reason()) }
    OutputFile.keepPermissions(of: Self.lastPart(of: name), in: folder, on: descriptor)
    var reason = OutputFile.write(data, to: descriptor)
    if reason == nil, isDurable { reason = OutputFile.synchronize(descriptor) }
    if close(descriptor) != 0, reason == nil { reason = Self.reason() }
    if reason == nil, renameat(own, temporary, folder, Self.lastPart(of: name)) != 0 {
      reason = Self.reason()
    }
    if reason == nil, isDurable { reason = OutputFile.synchronizeFolder(folder) }
    if let reason {
      unlinkat(own, temporary, 0)
      throw Self.failure(target, reason)
    }
  }

  private static func lastPart(of name: String) -> String {
    String(decoding: name.utf8.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  /// Makes an unfinished file.
  /// - Returns: descriptors of the private folder and of the file; that is -1 where it was not made, see `errno`.
  private func create(_ name: String) throws -> (folder: Int32, file: Int32) {
    mkdir(ownFolder, 0o777)
    do throws(FolderBoundary.AccessError) {
      let own = try FolderBoundary.openFolder(Self.privateFolder, below: path)
      unlinkat(own, name, 0)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      return (own, openat(own, name, flags, 0o666))
    } catch .missing {
      errno = ENOENT
      return (-1, -1)
    } catch {
      throw failure(ownFolder, error)
    }
  }

  /// Opens the folder of a name. Missing folders are made one after the other, each relative to the open folder above it:
  /// even if another process replaces one meanwhile, nothing is made or written outside.
  /// - Returns: a descriptor, which the caller closes.
  private func openFolder(of name: String) throws -> Int32 {
    let parts = name.utf8.split(separator: UInt8(ascii: "/")).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
    let whole = parts.isEmpty ? "." : parts.joined(separator: "/")
    if let folder = try? FolderBoundary.openFolder(whole, below: path) { return folder }
    var (folder, reached) = (try openedFolder("."), ".")
    for part in parts {
      let isNew = mkdirat(folder, part, 0o777) == 0
      let isMade = isNew || errno == EEXIST
      let reason = Self.reason()
      // The new folder's name stands in the one above.
      let unsynchronized = isNew && isDurable ? OutputFile.synchronizeFolder(folder) : nil
      close(folder)
      reached += "/" + part
      guard isMade, unsynchronized == nil else {
        throw Self.failure("\(path)/\(reached.dropFirst(2))", unsynchronized ?? reason)
      }
      folder = try openedFolder(reached)
    }
    return folder
  }

  private func openedFolder(_ name: String) throws -> Int32 {
    do throws(FolderBoundary.AccessError) {
      return try FolderBoundary.openFolder(name, below: path)
    } catch {
      throw failure(name == "." ? path : "\(path)/\(name.dropFirst(2))", error)
    }
  }

  private func failure(_ folder: String, _ refusal: FolderBoundary.AccessError) -> BatchError {
    switch refusal {
    case .outside: Self.failure(folder, "it is a link that leads out of \(path)")
    case .missing: Self.failure(folder, String(cString: strerror(ENOENT)))
    case .notAFolder: Self.failure(folder, String(cString: strerror(ENOTDIR)))
    // What opening it said, such as too many open files.
    case .notAFile, .tooLarge, .unreadable: Self.failure(folder, Self.reason())
    }
  }

  /// Size and time of change of an image; nil where there is none.
  func state(of name: String) -> String? {
    let state = FileState("\(path)/\(name)", followsLinks: false)
    return state?.isRegular == true ? state?.description : nil
  }

  /// Waits until an image that is there is on the disk.
  /// - Throws: `BatchError`.
  func synchronize(_ name: String) throws {
    let target = "\(path)/\(name)"
    let descriptor = open(target, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(target, Self.reason()) }
    defer { close(descriptor) }
    let reason = OutputFile.synchronize(descriptor) ?? OutputFile.synchronizeFolder(of: target)
    if let reason { throw Self.failure(target, reason) }
  }

  /// What tells an image's bytes from others.
  static func checksum(of data: Data) -> String {
    data.withUnsafeBytes { PixelHash.hash(of: $0).hexadecimal }
  }

  /// That of the bytes that are there; nil where they cannot be read.
  func checksum(of name: String) -> String? {
    guard state(of: name) != nil else { return nil }
    return FileManager.default.contents(atPath: "\(path)/\(name)").map(Self.checksum)
  }

  /// - Returns: a failure of one row where only its name is at fault, else one of the batch.
  static func failure(_ path: String, _ reason: String) -> BatchError {
    let ofNames = [ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP].map { String(cString: strerror($0)) }
    return BatchError(
      isFile: !ofNames.contains(reason), description: "\(path): cannot be written: \(reason)",
      file: path)
  }

  static func reason() -> String { String(cString: strerror(errno)) }
}
