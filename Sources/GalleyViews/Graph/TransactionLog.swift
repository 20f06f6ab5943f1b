import GalleyBudget
import GalleyGeometry
import GalleyMotion

/// What goes with the changes of state of a graph: with the one that is being shown, and with those that are not yet.
final class TransactionLog: @unchecked Sendable {
  /// What is shown, counted: a change of state, or that views which came with it are on their way.
  private(set) var epoch = 0
  /// Transactions, counted: what goes with one of them holds until the next.
  private(set) var seed = 0
  /// What goes with the change of state that is being shown.
  private(set) var transaction = Transaction()
  /// Whether a state changed, or what is shown only follows what moves.
  private(set) var isChange = false
  /// How often completions were called, after which passes are made again.
  private(set) var rounds = 0
  /// What goes with changes that are not shown yet; other threads make changes, too.
  private let pending = Locked<Transaction?>(nil)
  private var completions: [MovementCompletion] = []
  private var triggers: [TriggerPlace: Trigger] = [:]

  private struct TriggerPlace: Hashable {
    var identity: ViewIdentity
    var depth: Int
  }

  /// Notes what goes with a change. An animation is not lost to a change beside it that has none.
  func note(_ transaction: Transaction) {
    pending.withLock {
      if $0?.animation == nil || transaction.animation != nil { $0 = transaction }
    }
  }

  /// Notes the transaction in which code runs that changes something.
  func noteCurrent() {
    if let box = CurrentTransaction.box { note(box.transaction) }
  }

  /// Begins to show what changed since. What views do in reaction to what was shown is a transaction of its own
  /// (OpenSwiftUI, `ValueActionDispatcher`).
  /// - Parameter isChange: whether a state changed.
  func beginEpoch(isChange: Bool) {
    epoch += 1
    seed += 1
    self.isChange = isChange
    let noted = pending.withLock { pending in
      defer { pending = nil }
      return pending
    }
    transaction = noted ?? Transaction()
  }

  /// Begins to show what follows from the change that was shown, in its own transaction: views that came with it are
  /// on their way (OpenSwiftUI, `continueTransaction`).
  func continueTransaction() {
    if pending.withLock({ $0 != nil }) { return beginEpoch(isChange: true) }
    epoch += 1
    isChange = true
  }

  /// Runs `body` as if no state had changed: what comes in it is there at once.
  func withoutChange<Result>(_ body: () -> Result) -> Result {
    let outer = isChange
    isChange = false
    defer { isChange = outer }
    return body()
  }

  /// What goes with the change that is being shown, for views in an environment.
  func transaction(in environment: EnvironmentValues) -> Transaction {
    environment.transactionScope?.transaction(in: self) ?? transaction
  }

  /// What goes with the change that is being shown, for where views in an environment lie.
  func frameTransaction(in environment: EnvironmentValues) -> Transaction {
    guard let frame = environment.frameScope else { return transaction(in: environment) }
    return frame.scope?.transaction(in: self) ?? transaction
  }

  /// The trigger at a place, with the value that it has now; nil for one that is always pulled.
  func trigger(at identity: ViewIdentity, depth: Int, value: TriggerValue?) -> Trigger {
    let place = TriggerPlace(identity: identity, depth: depth)
    let trigger = triggers[place] ?? Trigger(value)
    if let value, let known = trigger.value, !known.isEqual(to: value) { trigger.changed = seed }
    (trigger.value, trigger.lastSeen) = (value, epoch)
    triggers[place] = trigger
    return trigger
  }

  /// Forgets what belongs to views that this epoch has not seen.
  func forgetUnseen() { triggers = triggers.filter { $0.value.lastSeen == epoch } }
}

// Completions. Times are seconds of the clock.
extension TransactionLog {
  /// Keeps completions until they are due.
  func await(_ new: some Sequence<MovementCompletion>) { completions += new }

  /// When the next one is due; nil where there is none.
  func nextDue(at time: TimeInterval) -> TimeInterval? { completions.map { $0.due ?? time }.min() }

  /// Whether nothing is left to be done at a moment: no change is to be shown, and no completion is due.
  func isDone(at time: TimeInterval) -> Bool {
    pending.withLock { $0 == nil } && completions.allSatisfy { ($0.due ?? time) > time }
  }

  /// Calls what is due, in the order in which it became so.
  /// - Returns: whether something was called.
  func complete(at time: TimeInterval) -> Bool {
    let now = time + AnimationClock.tolerance
    let due = completions.enumerated().filter { ($0.element.due ?? time) <= now }
    guard !due.isEmpty else { return false }
    rounds += 1
    completions.removeAll { ($0.due ?? time) <= now }
    let order = due.sorted {
      ($0.element.due ?? time, $0.offset) < ($1.element.due ?? time, $1.offset)
    }
    for completion in order { completion.element.run() }
    return true
  }
}
