import GalleyBudget

/// Counts the files of a pass that are compiled; several threads do so.
final class CompileCounter: Sendable {
  private let progress = Locked(PreviewBuild.Progress())
  private let report: @Sendable (PreviewBuild.Progress) -> Void

  /// - Parameter report: learns of each change, on the thread of the change.
  init(_ report: @escaping @Sendable (PreviewBuild.Progress) -> Void) { self.report = report }

  /// Files are to be compiled.
  func begin(_ count: Int) { change { $0.files += count } }

  /// They were compiled, or do not compile.
  func end(_ count: Int) { change { $0.done += count } }

  private func change(_ change: (inout PreviewBuild.Progress) -> Void) {
    let now = progress.withLock {
      change(&$0)
      return $0
    }
    report(now)
  }
}
