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

/// One subscriber of a subject. It gets one value at a time: what another thread sends meanwhile waits in a queue,
/// and no thread waits for another one; a subscriber that sends while it receives gets that at once.
final class Conduit<Output, Failure: Error>: Subscription {
  private typealias Receive = (
    value: (Output) -> Subscribers.Demand, completion: (Subscribers.Completion<Failure>) -> Void
  )

  private enum Event {
    case value(Output)
    /// The value that the subscriber did not ask for before.
    case owedValue
    case end(Subscribers.Completion<Failure>)
  }

  private let lock = NSLock()
  private var receive: Receive?
  private var demand = Subscribers.Demand.none
  private let current: (() -> Output)?
  /// Whether the last value was not given yet.
  private var owesValue: Bool
  private let onCancel: (Conduit) -> Void
  /// The thread on which the subscriber is receiving.
  private var owner: ObjectIdentifier?
  private var queue: ArraySlice<Event> = []

  init<S: Subscriber>(
    _ subscriber: S, current: (() -> Output)?, onCancel: @escaping (Conduit) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    receive = ({ subscriber.receive($0) }, { subscriber.receive(completion: $0) })
    self.current = current
    owesValue = current != nil
    self.onCancel = onCancel
  }

  func offer(_ value: Output) { handle(.value(value)) }

  func finish(_ completion: Subscribers.Completion<Failure>) { handle(.end(completion)) }

  func request(_ demand: Subscribers.Demand) {
    let owesValue = lock.withLock {
      self.demand += demand
      return self.owesValue
    }
    if owesValue { handle(.owedValue) }
  }

  func cancel() {
    // Whoever is let go of ends outside of the lock.
    if close() != nil { onCancel(self) }
  }

  private func handle(_ event: Event) {
    let thread = ObjectIdentifier(Thread.current)
    let (isOwn, isFirst) = lock.withLock {
      let isOwn = owner == nil || owner == thread
      defer { if isOwn { owner = thread } else { queue.append(event) } }
      return (isOwn, owner == nil)
    }
    guard isOwn else { return }
    deliver(event)
    guard isFirst else { return }
    while let next = nextEvent() { deliver(next) }
  }

  /// Takes what other threads sent; when there is nothing, the subscriber is free.
  private func nextEvent() -> Event? {
    lock.withLock {
      let next = queue.popFirst()
      if next == nil { owner = nil }
      return next
    }
  }

  private func deliver(_ event: Event) {
    switch event {
    case .value(let value): give(value)
    case .owedValue: if let current, lock.withLock({ owesValue }) { give(current()) }
    case .end(let completion): close()?.completion(completion)
    }
  }

  private func give(_ value: Output) {
    let receive: Receive? = lock.withLock {
      let isWanted = demand > .none
      owesValue = !isWanted && current != nil
      guard isWanted else { return nil }
      demand -= 1
      return self.receive
    }
    guard let receive else { return }
    let more = receive.value(value)
    lock.withLock { demand += more }
  }

  private func close() -> Receive? {
    lock.withLock {
      defer { receive = nil }
      return receive
    }
  }
}
