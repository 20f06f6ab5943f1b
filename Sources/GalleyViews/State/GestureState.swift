import GalleyGeometry

/// A value that lasts as long as a gesture. Nobody touches a picture: it is the first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  /// - Parameter resetTransaction: how the value would go back when the gesture ends.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    value = wrappedValue
  }

  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    value = initialValue
  }

  /// - Parameter reset: what would be done when the gesture ends.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    value = wrappedValue
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    value = initialValue
  }

  public var wrappedValue: Value { value }

  /// What `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { value = nil }

  public init(reset: @escaping (Value, inout Transaction) -> Void) { value = nil }
}
