import Galley
import GalleyData

/// Keeps two different batches out of one folder: what both write would be a mixture of two scenes.
///
/// The file `lock` in the folder's `.galley` is locked by `flock` while a batch runs, and says whose it is. The first
/// one locks it alone, writes that and then shares it; later ones share it where it says the same, as the parts of a
/// batch do. A lock ends with its process: what a run that was killed left is free. The last one to end removes the
/// file.
final class BatchLock {
  /// Of what the file says: the names of a scene and of a path.
  private static let byteLimit = 1 << 16

  private let path: String
  private var descriptor: Int32 = -1

  /// Tells which batch holds a folder.
  struct Holder: Equatable {
    /// The same for batches that may draw into one folder at once.
    var digest: String
    /// The scene and the path of the images.
    var name: String
  }

  /// - Throws: `BatchError` where another batch holds the folder.
  init(_ folder: BatchFolder, _ holder: Holder) throws {
    path = folder.lockPath
    // Others may be about to say whose it is, or to remove the file: both take no time.
    for _ in 0..<200 {
      guard try open(folder) else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        guard isCurrent else { continue }
        try write(holder)
      } else if errno != EWOULDBLOCK, errno != EINTR {
        throw BatchFolder.failure(path, BatchFolder.reason())
      }
      // This gives up one lock and takes another: another process may write in between.
      if flock(descriptor, LOCK_SH | LOCK_NB) == 0, isCurrent, let found = read() {
        guard found.holder.digest == holder.digest else { throw refusal(folder, found) }
        return
      }
      usleep(10_000)
    }
    throw BatchFolder.failure(path, "other batches keep starting and ending")
  }

  deinit {
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isCurrent { unlink(path) }
    close(descriptor)
  }

  /// - Returns: false where the folder went away meanwhile; it is there again.
  private func open(_ folder: BatchFolder) throws -> Bool {
    if descriptor >= 0 { close(descriptor) }
    descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if descriptor >= 0 { return true }
    guard errno == ENOENT else { throw BatchFolder.failure(path, BatchFolder.reason()) }
    try folder.makeOwnFolder()
    return false
  }

  /// Whether the file that is open is still the one of that name.
  private var isCurrent: Bool {
    var (own, named) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && stat(path, &named) == 0 && own.st_ino == named.st_ino
      && own.st_dev == named.st_dev
  }

  private func write(_ holder: Holder) throws {
    let node = JSONNode.object([
      ("digest", .string(holder.digest)), ("name", .string(holder.name)),
      ("process", .number(Double(getpid()))),
    ])
    let isEmpty = ftruncate(descriptor, 0) == 0 && lseek(descriptor, 0, SEEK_SET) == 0
    let reason =
      isEmpty ? OutputFile.write(Array(node.json.utf8), to: descriptor) : BatchFolder.reason()
    if let reason { throw BatchFolder.failure(path, reason) }
  }

  /// What the file says; nil while another process is about to write it.
  private func read() -> (holder: Holder, process: String)? {
    // Of the file that is open: one more may be too many for the process.
    var bytes = [UInt8](repeating: 0, count: Self.byteLimit)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    bytes.removeLast(bytes.count - max(0, count))
    guard let node = try? JSONParser.parse(bytes, in: 0..<bytes.count),
      case .string(let digest)? = node.member("digest")?.value.value,
      case .string(let name)? = node.member("name")?.value.value
    else { return nil }
    return (Holder(digest: digest, name: name), node.member("process")?.value.json ?? "unknown")
  }

  private func refusal(
    _ folder: BatchFolder, _ found: (holder: Holder, process: String)
  ) -> BatchError {
    BatchError(
      isFile: true,
      description:
        "\(folder.path): another batch is drawing into this folder: \(found.holder.name) "
        + "(process \(found.process)); wait until it has finished, or use another folder")
  }
}
