/// The numbers of a value of any type. Those of two types have nothing in common: between them lies nothing, and the
/// other one is there at once.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is zero, of any type.
  private var data: (any VectorArithmetic)?
  /// The type of the value that the numbers are of.
  private var owner: ObjectIdentifier?

  private init(_ data: (any VectorArithmetic)?, owner: ObjectIdentifier?) {
    (self.data, self.owner) = (data, owner)
  }

  public init(of value: some Animatable) {
    self.init(value.animatableData, owner: ObjectIdentifier(type(of: value)))
  }

  /// The value with these numbers, where they are of its type.
  public func moved(_ value: some Animatable) -> any Animatable {
    func move<Value: Animatable>(_ value: Value) -> any Animatable {
      guard owner == ObjectIdentifier(Value.self), let data = data as? Value.AnimatableData else {
        return value
      }
      var result = value
      result.animatableData = data
      return result
    }
    return move(value)
  }

  /// Whether both are numbers of values of one type.
  package func isOfSameType(as other: _AnyAnimatableData) -> Bool { owner == other.owner }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil, owner: nil) }

  public static func == (one: Self, other: Self) -> Bool {
    guard let first = one.data, let second = other.data else {
      return (one.data ?? other.data).map { $0.magnitudeSquared == 0 } ?? true
    }
    func isEqual<V: VectorArithmetic>(_ value: V) -> Bool { value == second as? V }
    return one.owner == other.owner && isEqual(first)
  }

  public static func + (one: Self, other: Self) -> Self {
    combined(one, other) { Sum($0, $1).value }
  }

  public static func - (one: Self, other: Self) -> Self {
    var other = other
    if one.owner == nil || one.owner == other.owner { other.scale(by: -1) }
    return one + other
  }

  /// Numbers of two types are those of the first.
  private static func combined(
    _ one: Self, _ other: Self,
    _ body: (any VectorArithmetic, any VectorArithmetic) ->
      any VectorArithmetic
  ) -> Self {
    guard let second = other.data else { return one }
    guard let first = one.data else { return other }
    guard one.owner == other.owner else { return one }
    return _AnyAnimatableData(body(first, second), owner: one.owner)
  }

  /// Two values of one type, added.
  private struct Sum {
    var value: any VectorArithmetic

    init(_ one: any VectorArithmetic, _ other: any VectorArithmetic) {
      func add<V: VectorArithmetic>(_ one: V) -> any VectorArithmetic {
        (other as? V).map { one + $0 } ?? one
      }
      value = add(one)
    }
  }

  public mutating func scale(by rhs: Double) { data = data?.scaled(by: rhs) }

  public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
}
