import GalleyGeometry
import GalleyMotion

/// What is called when all that one change has set in motion has come to its end.
final class MovementCompletion {
  private let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// When the last of what is to be waited for seems to be over, in seconds of the clock.
  private var end: TimeInterval?
  /// What is waited for until nothing of it moves any more: a movement that overtakes it makes it longer.
  private var spans: [MovementSpan] = []
  private var hasRun = false

  /// Seconds of the clock; nil where nothing moves.
  var due: TimeInterval? {
    guard let last = spans.map(\.end).max() else { return end }
    return max(end ?? last, last)
  }

  /// What happens at a moment, whatever moves.
  init(at due: TimeInterval, _ action: @escaping () -> Void) {
    (criteria, self.action, end) = (.logicallyComplete, action, due)
  }

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  /// One more movement belongs to the change.
  func waits(for timing: AnimationTiming, within span: MovementSpan?) {
    if criteria == .removed, let span {
      if spans.last !== span { spans.append(span) }
    } else {
      end = max(end ?? timing.logicalEnd, timing.logicalEnd)
    }
  }

  func run() {
    if hasRun { return }
    hasRun = true
    action()
  }
}
