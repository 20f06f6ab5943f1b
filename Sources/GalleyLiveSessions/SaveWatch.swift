import Galley
import GalleyBudget
import GalleyPreviews

/// Tells whether files have changed since a pass began, which is then outdated. May be called on any thread.
final class SaveWatch: Sendable {
  private struct State {
    var isStopped = false
    var paths: [String] = []
    var before: PreviewedFiles.State = [:]
    var lastLook: ContinuousClock.Instant
    /// Whether the pass was cancelled.
    var isOutdated = false
    /// Passes that were cancelled one after the other.
    var cancelled = 0
  }
  /// Milliseconds between two looks.
  private static let interval = 100
  /// Passes that are cancelled in a row: where files change all the time, previews are shown, too.
  private static let most = 5

  private let state: Locked<State>
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameter now: the clock; tests have one that they step.
  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    (self.now, state) = (now, Locked(State(lastLook: now())))
  }

  /// A pass begins.
  /// - Parameter before: the look at the paths.
  func begin(_ paths: [String], _ before: PreviewedFiles.State) {
    let now = now()
    state.withLock {
      $0.cancelled = $0.isOutdated ? $0.cancelled + 1 : 0
      ($0.paths, $0.before, $0.isOutdated) = (paths, before, false)
      $0.lastLook = now
    }
  }

  /// Ends the pass, and all others.
  func stop() { state.withLock { $0.isStopped = true } }

  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Whether the pass was stopped or found outdated; does not look at the files.
  var wasCancelled: Bool { state.withLock { $0.isStopped || $0.isOutdated } }

  /// Whether the pass is outdated. Looks at the files if the last look is long ago.
  var isOutdated: Bool {
    let now = now()
    return state.withLock {
      if $0.isStopped || $0.isOutdated { return true }
      guard $0.cancelled < Self.most, $0.lastLook + .milliseconds(Self.interval) <= now else {
        return false
      }
      let files = PreviewedFiles()
      $0.isOutdated = files.changes(from: $0.before, to: files.look(at: $0.paths)) != nil
      $0.lastLook = now
      return $0.isOutdated
    }
  }
}
