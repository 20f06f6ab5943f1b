import GalleyBudget

/// Files that were compiled in one call with others that do not compile, and of which nothing was said, in one pass: the
/// compiler wrote nothing of them, but will. Fewer calls do it.
final class CheckedFiles: Sendable {
  private let paths = Locked<Set<String>>([])

  func note(_ files: [String]) { paths.withLock { $0.formUnion(files) } }

  func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }
}
