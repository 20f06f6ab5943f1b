import GalleyGeometry
import GalleyMotion

/// What goes with a change of state: how it is to move.
public struct Transaction {
  /// The movement of the change. Without a clock an image shows where it ends.
  public var animation: Animation?
  /// Whether modifiers that say how views move are not heard.
  public var disablesAnimations = false
  /// Whether the change is one of many, as of a slider. Nothing in Galley reads it but code of users.
  public var isContinuous = false
  /// Whether a spring that follows begins as fast as changes like this one, which have no animation. Those of `onChanged` and
  /// `updating` of gestures have it set.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// What is called once the change is there.
  private(set) var completions: [MovementCompletion] = []

  /// A change that does not move by itself.
  public init() {}

  /// A change that moves by an animation; nil does not.
  public init(animation: Animation?) { self.animation = animation }

  /// One more completion, which its owner keeps until it is due.
  mutating func add(_ completion: MovementCompletion) { completions.append(completion) }

  mutating func forgetCompletions() { completions = [] }

  /// The value of a key, or the key's default.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue as Any }
  }

  /// Calls `completion` when what moves is at rest: without a clock at once after the change.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(MovementCompletion(criteria, completion))
  }
}

/// A value that goes with a change of state.
public protocol TransactionKey<Value> {
  /// The value's type.
  associatedtype Value
  /// The value where nothing else was set.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// That of a finger that leads a value.
  static var tracking: Transaction {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    return transaction
  }
}

/// The transaction in which code runs. It belongs to a thread, for as long as the code takes (OpenSwiftUI,
/// `threadTransactionData`): tasks that the code starts change things later, in no transaction.
enum CurrentTransaction {
  final class Box: @unchecked Sendable {
    let transaction: Transaction
    private let thread = Thread.current
    @Shared private var isOver = false

    fileprivate init(_ transaction: Transaction) { self.transaction = transaction }

    fileprivate func end() { isOver = true }

    fileprivate var isCurrent: Bool { !isOver && thread === Thread.current }
  }

  static var box: Box? {
    guard let box = RenderContext.transaction, box.isCurrent else { return nil }
    return box
  }

  /// As code of a view finds it.
  static var value: Transaction { box?.transaction ?? Transaction() }

  /// Runs `body` in a transaction.
  static func using<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let box = Box(transaction)
    defer { box.end() }
    return try RenderContext.with({ $0.transaction = box }, body)
  }
}
