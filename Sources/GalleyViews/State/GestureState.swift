import GalleyGeometry

/// A value that lasts as long as a gesture: it has its first value before and after (`updating(_:body:)`).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, InstallableProperty {
  private let box: StateBox<Value>
  private let first: Value
  private let resetting: (Value, inout Transaction) -> Void

  /// - Parameter resetTransaction: how the value goes back when the gesture ends.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// The same by another label.
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: called with the last value when the gesture ends; it may change how the value goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    box = StateBox(wrappedValue)
    first = wrappedValue
    resetting = reset
  }

  /// The same by another label.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The gesture's value, or the first one while no gesture is going on.
  public var wrappedValue: Value { box.location.read() }

  /// What `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }

  func install(in context: PropertyContext) -> String? {
    box.install(in: context)
    return nil
  }

  /// Changes the value for as long as the gesture lasts.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (wrappedValue, Transaction.tracking)
    body(&value, &transaction)
    withTransaction(transaction) { box.location.set(value) }
  }

  /// Gives the first value back.
  func reset() {
    var transaction = Transaction()
    resetting(wrappedValue, &transaction)
    withTransaction(transaction) { box.location.set(first) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nil while no gesture is going on.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Nil while no gesture is going on; `reset` is called with the last value when the gesture ends.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
