import GalleyGeometry
import GalleyMotion

/// What goes with a change of state: how it is to move.
public struct Transaction {
  /// The movement of the change; a picture shows where it ends.
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// What is called once the change is there.
  private(set) var completions: [() -> Void] = []

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue as Any }
  }

  /// Calls `completion` when what moves is at rest: at once after the change.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }
}

/// A value that goes with a change of state.
public protocol TransactionKey<Value> {
  associatedtype Value
  /// The value where nothing else was set.
  static var defaultValue: Value { get }
}

/// Runs `body`; what it changes is there at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try body()
  for completion in transaction.completions { MovementEnd.call(completion) }
  return result
}

/// Runs `body`; what it changes is there at once.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

nonisolated extension View {
  /// Changes nothing: a picture does not move.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Changes nothing: a picture does not move.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// The view as `body` changes it; the transaction changes nothing.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }
}

nonisolated extension ViewModifier {
  /// Changes nothing: a picture does not move.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }

  /// Changes nothing: a picture does not move.
  public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

extension Binding {
  /// The same binding: what is set is there at once.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// The same binding: what is set is there at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// What goes with a change: nothing, and setting it changes nothing.
  public var transaction: Transaction {
    get { Transaction() }
    set {}
  }
}
