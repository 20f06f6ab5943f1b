import GalleyGeometry
import GalleyMotion

/// A change of the transaction for the views below a modifier.
final class TransactionScope {
  private let outer: TransactionScope?
  /// How many scopes are around.
  let depth: Int
  private let change: (inout Transaction) -> Void
  /// User code runs once for each transaction.
  private var known: (seed: Int, transaction: Transaction)?

  init(outer: TransactionScope?, _ change: @escaping (inout Transaction) -> Void) {
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
    self.change = change
  }

  /// What goes with the change of state that is being shown, for views in the scope.
  func transaction(in log: TransactionLog) -> Transaction {
    if let known, known.seed == log.seed { return known.transaction }
    var transaction = outer?.transaction(in: log) ?? log.transaction
    let count = transaction.completions.count
    change(&transaction)
    if transaction.completions.count > count {
      log.await(transaction.completions.dropFirst(count))
    }
    known = (log.seed, transaction)
    return transaction
  }
}

/// The scope by which frames move, where it is not that of all else.
struct FrameScope {
  /// Nil is the change of state itself.
  var scope: TransactionScope?
}

extension EnvironmentValues {
  /// The scope around the views, in a graph with a clock.
  @Entry var transactionScope: TransactionScope?

  /// Within modifiers that have a transaction of their own: the scope around the outermost of them. Where it lies, a view
  /// is told from outside, and that does not move by their transaction (OpenSwiftUI, `geometryTransaction`).
  @Entry var frameScope: FrameScope?
}

/// A value that is compared from pass to pass.
struct TriggerValue {
  let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { other in
      guard let other = other as? Value else { return false }
      return ValueComparison.areEqual(value, other) ?? false
    }
  }

  func isEqual(to other: TriggerValue) -> Bool { isEqual(other.value) }
}

/// When a value that movements depend on changed last, and what is done then. It belongs to a place: a view that goes
/// has the scopes of the pass before, and moves as the views of this one say.
final class Trigger {
  /// Nil where all changes of state are meant.
  var value: TriggerValue?
  /// The transaction; 0 where it never did.
  var changed = 0
  /// The epoch in which it was last seen.
  var lastSeen = 0
  var change: (inout Transaction) -> Void = { _ in }

  init(_ value: TriggerValue?) { self.value = value }

  /// Changes a transaction, where the value has changed with it.
  func pull(_ transaction: inout Transaction, in log: TransactionLog) {
    if value == nil || changed == log.seed { change(&transaction) }
  }
}
