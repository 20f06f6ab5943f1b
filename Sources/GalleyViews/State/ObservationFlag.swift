import GalleyGeometry
import Observation

/// Whether an `@Observable` object that views read has changed.
final class ObservationFlag: Sendable {
  /// Set from whatever thread changes the object.
  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }
    func set(_ newValue: Bool) { lock.withLock { value = newValue } }
  }
  private let flag = Flag()

  var isSet: Bool { flag.isSet }

  func clear() { flag.set(false) }

  /// Runs `body` and notes the first change of what it reads.
  /// - Parameter onChange: called where it is changed.
  func track(_ body: () -> Void, onChange: @escaping @Sendable () -> Void = {}) {
    let flag = flag
    withObservationTracking(body) {
      flag.set(true)
      onChange()
    }
  }
}
