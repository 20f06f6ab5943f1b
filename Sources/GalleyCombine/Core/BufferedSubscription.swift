import GalleyBudget

/// The end of an operator that gives values: it keeps what the subscriber has not asked for, gives one
/// value at a time, whichever threads they come from, and the end after all of them.
final class BufferedSubscription<Downstream: Subscriber>: Subscription {
  typealias Input = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var queue: ArraySlice<(value: Input, after: (() -> Void)?)> = []
    var completion: Completion?
    var isDraining = false
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  private let state: Locked<State>
  /// Whether only the last value without demand is kept.
  private let keepsLatest: Bool

  init(_ downstream: Downstream, keepsLatest: Bool = false) {
    state = Locked(State(downstream: downstream))
    self.keepsLatest = keepsLatest
  }

  /// Tells the subscriber of the subscription.
  /// - Parameters:
  ///   - onRequest: called with each demand, the first one and those beyond it.
  ///   - onCancel: called when the subscriber cancels, not at the end.
  func open(
    onRequest: @escaping (Subscribers.Demand) -> Void, onCancel: @escaping () -> Void
  ) {
    let downstream = state.withLock { state in
      (state.onRequest, state.onCancel) = (onRequest, onCancel)
      return state.downstream
    }
    downstream?.receive(subscription: self)
  }

  /// What was asked for and neither given nor kept to be given.
  var unmet: Subscribers.Demand { state.withLock { $0.demand - $0.queue.count } }

  /// How much to ask of a source whose values go straight through.
  var refill: Subscribers.Demand {
    state.withLock { $0.demand == .unlimited ? .unlimited : .max(1) }
  }

  var isOpen: Bool { state.withLock { $0.downstream != nil } }

  /// - Parameter after: called once the subscriber has the value.
  func offer(_ value: Input, after: (() -> Void)? = nil) {
    enqueue(value, after: after)
    drain()
  }

  /// Puts a value into the queue without giving it, so that the order can be held by a lock.
  func enqueue(_ value: Input, after: (() -> Void)? = nil) {
    state.withLock { state in
      guard state.downstream != nil, state.completion == nil else { return }
      if keepsLatest, state.demand == .none { state.queue = [] }
      state.queue.append((value, after))
    }
  }

  func finish(_ completion: Completion) {
    state.withLock { if $0.completion == nil { $0.completion = completion } }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let body = state.withLock {
      $0.demand += demand
      return $0.onRequest
    }
    drain()
    body?(demand)
  }

  func cancel() { close()?() }

  private enum Work {
    case value(Downstream, Input, after: (() -> Void)?)
    case end(Downstream, Completion)
  }

  func drain() {
    guard
      state.withLock({
        if $0.isDraining { return false }
        $0.isDraining = true
        return true
      })
    else { return }
    while let work = nextWork() {
      switch work {
      case .value(let downstream, let value, let after):
        let more = downstream.receive(value)
        if more > .none { grow(more) }
        after?()
      case .end(let downstream, let completion):
        _ = close()
        downstream.receive(completion: completion)
      }
    }
  }

  /// Takes the next thing to be given; when there is none, draining is over.
  private func nextWork() -> Work? {
    state.withLock { state in
      if let downstream = state.downstream {
        if state.demand > .none, let entry = state.queue.popFirst() {
          state.demand -= 1
          return .value(downstream, entry.value, after: entry.after)
        }
        if state.queue.isEmpty, let completion = state.completion {
          return .end(downstream, completion)
        }
      }
      state.isDraining = false
      return nil
    }
  }

  private func grow(_ more: Subscribers.Demand) {
    let body = state.withLock {
      $0.demand += more
      return $0.onRequest
    }
    body?(more)
  }

  /// Releases everything.
  /// - Returns: what is to be called when it was the subscriber's wish.
  private func close() -> (() -> Void)? {
    // What it holds ends behind the lock.
    let old = state.withLock { state in
      defer {
        (state.downstream, state.onRequest, state.onCancel, state.queue) = (nil, nil, nil, [])
      }
      return state
    }
    return old.onCancel
  }
}
