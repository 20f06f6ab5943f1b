import Foundation

/// The end of an operator that gives values: it keeps what the subscriber has not asked for, gives one
/// value at a time, whichever threads they come from, and the end after all of them.
final class Outlet<Downstream: Subscriber>: Subscription {
  typealias Input = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var queue: ArraySlice<(value: Input, after: (() -> Void)?)> = []
  private var completion: Completion?
  private var isDraining = false
  /// Whether of values that nobody asked for only the last is kept.
  private let keepsLatest: Bool
  private var onRequest: ((Subscribers.Demand) -> Void)?
  private var onCancel: (() -> Void)?

  init(_ downstream: Downstream, keepsLatest: Bool = false) {
    self.downstream = downstream
    self.keepsLatest = keepsLatest
  }

  /// Tells the subscriber of the subscription.
  /// - Parameters:
  ///   - onRequest: called with each demand, the first one and those beyond it.
  ///   - onCancel: called when the subscriber cancels, not at the end.
  func open(
    onRequest: @escaping (Subscribers.Demand) -> Void, onCancel: @escaping () -> Void
  ) {
    lock.withLock {
      self.onRequest = onRequest
      self.onCancel = onCancel
    }
    downstream?.receive(subscription: self)
  }

  /// What was asked for and neither given nor kept to be given.
  var unmet: Subscribers.Demand { lock.withLock { demand - queue.count } }

  /// How much to ask of a source whose values go straight through.
  var refill: Subscribers.Demand {
    lock.withLock { demand == .unlimited ? .unlimited : .max(1) }
  }

  var isOpen: Bool { lock.withLock { downstream != nil } }

  /// - Parameter after: called once the subscriber has the value.
  func offer(_ value: Input, after: (() -> Void)? = nil) {
    enqueue(value, after: after)
    drain()
  }

  /// Puts a value into the queue without giving it, so that the order can be held by a lock.
  func enqueue(_ value: Input, after: (() -> Void)? = nil) {
    lock.withLock {
      guard downstream != nil, completion == nil else { return }
      if keepsLatest, demand == .none { queue = [] }
      queue.append((value, after))
    }
  }

  func finish(_ completion: Completion) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let body = lock.withLock {
      self.demand += demand
      return onRequest
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
      lock.withLock({
        if isDraining { return false }
        isDraining = true
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
    lock.withLock {
      if let downstream {
        if demand > .none, let entry = queue.popFirst() {
          demand -= 1
          return .value(downstream, entry.value, after: entry.after)
        }
        if queue.isEmpty, let completion { return .end(downstream, completion) }
      }
      isDraining = false
      return nil
    }
  }

  private func grow(_ more: Subscribers.Demand) {
    let body = lock.withLock {
      demand += more
      return onRequest
    }
    body?(more)
  }

  /// Lets go of everything.
  /// - Returns: what is to be called when it was the subscriber's wish.
  private func close() -> (() -> Void)? {
    let parts = lock.withLock {
      defer { (downstream, onRequest, onCancel, queue) = (nil, nil, nil, []) }
      return (downstream, onRequest, onCancel, queue)
    }
    return parts.2
  }
}
