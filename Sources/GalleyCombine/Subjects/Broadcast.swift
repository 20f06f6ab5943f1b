import Foundation

/// The subscribers of one subject, in the order in which they came.
final class Broadcast<Output, Failure: Error> {
  private let lock = NSLock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  /// What brings values to the subject.
  private var sources: [any Subscription] = []

  deinit {
    for source in sources { source.cancel() }
  }

  /// Whether the end was sent.
  var hasEnded: Bool { lock.withLock { completion != nil } }

  /// - Parameter current: the value that the subscriber begins with; with one, the last value waits for a
  ///   subscriber that has not asked for it. Nil: such values are lost.
  func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(subscriber, current: current) { [weak self] in self?.remove($0) }
    let completion = lock.withLock {
      if self.completion == nil { conduits.append(conduit) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func add(source: any Subscription) {
    let isOpen = lock.withLock {
      if completion == nil { sources.append(source) }
      return completion == nil
    }
    if isOpen { source.request(.unlimited) } else { source.cancel() }
  }

  func send(_ value: Output) {
    for conduit in lock.withLock({ completion == nil ? conduits : [] }) { conduit.offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (conduits, sources) = lock.withLock {
      guard self.completion == nil else { return ([Conduit<Output, Failure>](), self.sources) }
      self.completion = completion
      defer { (self.conduits, self.sources) = ([], []) }
      return (self.conduits, self.sources)
    }
    for conduit in conduits { conduit.finish(completion) }
    for source in sources { source.cancel() }
  }

  private func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}

/// One subscriber of a subject.
final class Conduit<Output, Failure: Error>: Subscription {
  private typealias Receive = (
    value: (Output) -> Subscribers.Demand, completion: (Subscribers.Completion<Failure>) -> Void
  )

  /// Held while the subscriber has a value, so that it gets one at a time.
  private let delivery = NSRecursiveLock()
  private let lock = NSLock()
  private var receive: Receive?
  private var demand = Subscribers.Demand.none
  private let current: (() -> Output)?
  /// Whether the last value was not given yet.
  private var owesValue: Bool
  private let onCancel: (Conduit) -> Void

  init<S: Subscriber>(
    _ subscriber: S, current: (() -> Output)?, onCancel: @escaping (Conduit) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    receive = ({ subscriber.receive($0) }, { subscriber.receive(completion: $0) })
    self.current = current
    owesValue = current != nil
    self.onCancel = onCancel
  }

  func offer(_ value: Output) {
    delivery.withLock {
      let receive: Receive? = lock.withLock {
        if demand > .none {
          demand -= 1
          owesValue = false
          return self.receive
        }
        owesValue = current != nil
        return nil
      }
      give(value, to: receive)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    delivery.withLock {
      let receive: Receive? = lock.withLock {
        self.demand += demand
        guard owesValue, self.demand > .none else { return nil }
        self.demand -= 1
        owesValue = false
        return self.receive
      }
      if let receive, let current { give(current(), to: receive) }
    }
  }

  private func give(_ value: Output, to receive: Receive?) {
    guard let receive else { return }
    let more = receive.value(value)
    lock.withLock { demand += more }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.withLock { close()?.completion(completion) }
  }

  func cancel() {
    let receive = close()
    // Whoever is let go of ends outside of the lock.
    if receive != nil { onCancel(self) }
  }

  private func close() -> Receive? {
    lock.withLock {
      defer { receive = nil }
      return receive
    }
  }
}
