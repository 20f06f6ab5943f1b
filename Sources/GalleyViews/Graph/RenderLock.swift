import GalleyGeometry

/// Which thread may touch the state of a graph: the one that draws it, until it waits for work that others do.
///
/// Work that views left on the main queue, or in tasks, sets states from other threads. It waits here until the
/// drawing thread waits for it (`DeferredWork`) or has its image; so no state changes while views are read.
final class RenderLock: @unchecked Sendable {
  private let lock = NSRecursiveLock()

  /// Runs `body` when no other thread has its turn. The same thread may do so again within it.
  func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Gives other threads their turn while `body` runs. Called within one `turn`.
  func yield(_ body: () -> Void) {
    lock.unlock()
    defer { lock.lock() }
    body()
  }
}
