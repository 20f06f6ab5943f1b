import GalleyGeometry
import GalleyMotion

/// Runs `body`; what it changes moves as the transaction says. Without a clock it is there at once.
///
/// What the code around changes before and behind `body` moves as its own transactions say, in actions of views and in
/// what they do when they appear or learn of a change.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let current = RenderContext.motion
  if let current { current.showChanges() } else { ReactionQueue.showChanges() }
  let box = CurrentTransaction.Box(transaction: transaction)
  let wasChanged = current?.changes.observation.isSet ?? false
  let result = try RenderContext.with({ $0.transaction = box }, body)
  if let motion = current {
    // Of an observed object the first change is heard alone.
    if wasChanged { motion.log.note(transaction) }
    motion.log.await(transaction.completions)
    motion.showChanges()
  } else {
    ReactionQueue.showChanges()
    for completion in transaction.completions { MovementEnd.call(completion.run) }
  }
  return result
}

/// Runs `body` in a transaction like the one around, with one value more.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  // Those of the transaction around are called by it.
  transaction.forgetCompletions()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

nonisolated extension View {
  /// Changes the transactions of changes of state for the views in this one.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, value: nil, change: transform)
  }

  /// Changes the transactions of changes of state in which `value` changes, for the views in this one.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, value: TriggerValue(value), change: transform)
  }

  /// Changes the transactions for the modifiers that `body` adds, and not for the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let reference = ScopeReference()
    let content = OutsideOfScope(content: self, scope: reference)
    return ScopeReadingView(
      reference: reference,
      content: TransactionView(
        content: body(PlaceholderContentView(content)), value: nil, isOfModifiers: true,
        change: transform))
  }
}

/// A change of transactions as a modifier.
nonisolated struct TransactionModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let change: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    let reference = ScopeReference()
    return ScopeReadingView(
      reference: reference,
      content: TransactionView(
        content: OutsideOfScope(content: content, scope: reference).modifier(base), value: nil,
        isOfModifiers: true, change: change))
  }
}

nonisolated extension ViewModifier {
  /// The modifier with other transactions for what it changes; the view that it modifies keeps its own.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { TransactionModifier(base: self, change: transform) }

  /// The modifier, whose changes move; the view that it modifies does not.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
