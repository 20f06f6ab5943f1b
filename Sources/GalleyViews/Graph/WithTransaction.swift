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
  let wasChanged = current?.changes.observation.isSet ?? false
  let result = try CurrentTransaction.using(transaction, body)
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

/// What is called when something has moved.
enum MovementEnd {
  static func call(_ completion: () -> Void) {
    guard RenderContext.completionDepth < 100 else { return }
    RenderContext.with({ $0.completionDepth += 1 }, completion)
  }
}
