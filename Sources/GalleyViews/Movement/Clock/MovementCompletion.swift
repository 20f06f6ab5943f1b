import GalleyGeometry
import GalleyMotion

/// What is called when all that one change has set in motion has come to its end.
final class MovementCompletion {
  private let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// Seconds of the clock; nil where nothing moves.
  private(set) var due: TimeInterval?
  private var hasRun = false

  /// What happens at a moment, whatever moves.
  init(at due: TimeInterval, _ action: @escaping () -> Void) {
    (criteria, self.action, self.due) = (.logicallyComplete, action, due)
  }

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  /// One more movement belongs to the change.
  func waits(for timing: AnimationTiming) {
    let end = criteria == .removed ? timing.end : timing.logicalEnd
    due = max(due ?? end, end)
  }

  func run() {
    if hasRun { return }
    hasRun = true
    action()
  }
}
