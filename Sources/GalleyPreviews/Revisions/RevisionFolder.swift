import Foundation

/// A folder in the cache where one commit of a repository after the other is checked out, at one path: a file that two
/// commits share is compiled once, for compiled files are kept by their paths and their contents.
///
/// It is this command's alone while it is there: others of the same repository wait.
package final class RevisionFolder {
  /// Of the files that are checked out, absolute.
  package let path: String
  private let repository: GitRepository
  private let cache: PreviewCache
  private let lock: Int32
  private var isThere = false

  /// - Parameter isInterrupted: asked while another command has the folder.
  /// - Throws: `PreviewError` where no folder can be written, and when the user ends the waiting.
  package init(of repository: GitRepository, isInterrupted: () -> Bool) throws {
    self.repository = repository
    cache = try PreviewCache(nil)
    var name = Fingerprint("revisions")
    name.combine(repository.storage)
    let folder = "\(cache.folder)/revisions-\(name.digits)"
    try PreviewCache.make(folder)
    path = folder + "/tree"
    lock = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else {
      throw PreviewError(.file, "\(folder)/lock: \(String(cString: strerror(errno)).lowercased())")
    }
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, !isInterrupted() else {
        throw PreviewError(.interrupted, "interrupted")
      }
      usleep(100_000)
    }
  }

  /// Checks out a commit in place of what is there.
  /// - Throws: `PreviewError` where Git fails, and when the user ends it.
  package func checkOut(_ commit: String, isInterrupted: () -> Bool) throws {
    // What a command left that was killed is in the way, too.
    remove()
    isThere = true
    try repository.perform(
      ["worktree", "add", "--quiet", "--force", "--detach", path, commit],
      settings: ["core.sparseCheckout=false"], isCancelled: isInterrupted)
  }

  /// Takes away what is checked out.
  package func remove() {
    isThere = false
    try? repository.perform(["worktree", "remove", "--force", "--force", path])
    if access(path, F_OK) == 0 { try? FileManager.default.removeItem(atPath: path) }
  }

  deinit {
    if isThere { remove() }
    close(lock)
  }
}
