import GalleyBudget
import GalleyGeometry

/// Which state, or observed object, changed since a pass began; from any thread.
final class StateChanges: Sendable {
  /// The one that changed last.
  private let state = Locked<StateChange?>(nil)
  let observation = ObservationFlag()

  /// Whether something changed.
  var isAny: Bool { state.withLock { $0 != nil } || observation.isSet }

  /// The last change, for messages.
  var last: StateChange { state.withLock { $0 } ?? .ofObservedObject() }

  func note(_ change: StateChange) { state.withLock { $0 = change } }

  /// Begins a pass: of what changes from now on nothing is shown.
  /// - Returns: whether an observed object had changed before.
  func beginPass() -> Bool {
    state.withLock { $0 = nil }
    defer { observation.clear() }
    return observation.isSet
  }
}
