import GalleyBudget

/// What a body came to the last time it was evaluated, and whether something that it read has changed since.
final class BodyRecord {
  var view: Any?
  var body: Any?
  /// What closures in the body have made since it was evaluated.
  var made = MadeViews()
  /// What the view's properties had read from the environment.
  var readings: [PropertyReading] = []
  /// How often the body was evaluated: what it read before counts no more.
  @Shared var generation = 0
  @Shared var isDirty = false
  /// The change of state in which the view was last seen.
  var lastSeen = 0

  func invalidate() { isDirty = true }
}

/// What a property of a view got from outside of the view.
enum PropertyReading {
  /// It says by itself when it changes.
  case told
  case value(Any)
  /// Not known: the body is evaluated in every pass.
  case unknown

  func isSame(as other: PropertyReading) -> Bool {
    switch (self, other) {
    case (.told, .told): true
    case (.value(let one), .value(let other)): ValueComparison.areStructurallyEqual(one, other)
    default: false
    }
  }
}

extension BodyRecord {
  func hasRead(_ other: [PropertyReading]) -> Bool {
    readings.count == other.count
      && zip(readings, other).allSatisfy { $0.isSame(as: $1) }
  }
}

/// A number or a switch that other threads may change, too.
@propertyWrapper struct Shared<Value> {
  private let content: Locked<Value>

  init(wrappedValue: Value) { content = Locked(wrappedValue) }

  var wrappedValue: Value {
    get { content.withLock { $0 } }
    nonmutating set { content.withLock { $0 = newValue } }
  }
}
