import GalleyGeometry

/// A custom animation: where a value is after some seconds.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the way is gone after some seconds; nil when the movement is over.
  /// - Parameter value: the whole way.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// How fast the value moves after some seconds, in units a second; nil where that is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether the movement takes the place of an earlier one when that is overtaken. Its time is then that of the earlier
  /// one, its state that in `context`, and its way that from where the earlier one began; else both go on, and their ways
  /// are added.
  /// - Parameters:
  ///   - value: the whole way of the earlier movement.
  ///   - time: how long the earlier movement has gone on, in seconds.
  ///   - context: that of the earlier movement; what is written into its state is there for the new one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a movement keeps from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values that the movement keeps from one moment to the next.
  public var state: AnimationState<Value>
  /// Whether the movement counts as over, though it still goes on.
  public var isLogicallyComplete = false

  /// A context without values, of a movement that is not over.
  public init() { state = AnimationState() }

  /// The context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// Values by key that a movement keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// No values: each key has its default.
  public init() {}

  /// The value of a key; its default if none was kept.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue as Any }
  }
}

/// A value that a movement keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// What is kept at the start.
  static var defaultValue: Value { get }
}

/// When a movement counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// When it seems to be over, though a spring may still tremble.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}
