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

/// A state that changed while an image was made.
struct StateChange {
  var view: String
  var state: String
  /// Put into words only when it is reported: a state may be a list of thousands.
  var old: Any
  var new: Any

  /// Of an object that says that it changes, and not to what.
  static func ofObservedObject(
    in view: String = "a view", _ property: String = "of an observed object"
  ) -> StateChange {
    StateChange(view: view, state: property, old: "one value", new: "another")
  }
}
