import GalleyBudget
import GalleyGeometry
import Observation

/// Whether an `@Observable` object that views read has changed.
final class ObservationFlag: Sendable {
  /// Set from whatever thread changes the object.
  private let flag = Locked(false)

  var isSet: Bool { flag.withLock { $0 } }

  func clear() { flag.withLock { $0 = false } }

  /// Runs `body` and notes the first change of what it reads.
  /// - Parameter onChange: called where it is changed.
  func track(_ body: () -> Void, onChange: @escaping @Sendable () -> Void = {}) {
    let flag = flag
    withObservationTracking(body) {
      flag.withLock { $0 = true }
      onChange()
    }
  }
}
