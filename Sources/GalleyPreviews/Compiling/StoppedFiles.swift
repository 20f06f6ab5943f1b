import GalleyBudget

/// Files that the compiler was stopped at because it took too long, in one pass: each is tried a second time, as
/// another file of the list may have been the reason, with less time, and then no more.
final class StoppedFiles: Sendable {
  /// The time of a second try, where the first one may take more: one file alone is compiled in a few seconds.
  static let secondTry = Duration.seconds(30)
  private let counts = Locked<[String: Int]>([:])

  func note(_ paths: [String]) {
    counts.withLock { for path in paths { $0[path, default: 0] += 1 } }
  }

  /// Whether it is not worth a third try.
  func isGivenUp(_ path: String) -> Bool { counts.withLock { $0[path, default: 0] > 1 } }

  /// How long a call for files may take.
  func limit(of paths: [String], _ timeout: Duration) -> Duration {
    let isSecond = counts.withLock { counts in paths.contains { counts[$0] != nil } }
    return isSecond ? min(timeout, Self.secondTry) : timeout
  }
}
