import Foundation
import GalleyBudget

/// The subscribers of one subject, in the order in which they came.
final class Broadcast<Output, Failure: Error> {
  private struct State {
    var subscriptions: [SubjectSubscription<Output, Failure>] = []
    var completion: Subscribers.Completion<Failure>?
    /// What brings values to the subject.
    var sources: [any Subscription] = []
  }

  private let state = Locked(State())

  deinit {
    for source in state.withLock({ $0.sources }) { source.cancel() }
  }

  /// Whether the end was sent.
  var hasEnded: Bool { state.withLock { $0.completion != nil } }

  /// - Parameter current: the value that the subscriber begins with; with one, the last value waits for a
  ///   subscriber that has not asked for it. Nil: such values are lost.
  func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let conduit = SubjectSubscription(subscriber, current: current) { [weak self] in
      self?.remove($0)
    }
    let completion = state.withLock { state in
      if state.completion == nil { state.subscriptions.append(conduit) }
      return state.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func add(source: any Subscription) {
    let isOpen = state.withLock { state in
      if state.completion == nil { state.sources.append(source) }
      return state.completion == nil
    }
    if isOpen { source.request(.unlimited) } else { source.cancel() }
  }

  func send(_ value: Output) {
    for subscription in state.withLock({ $0.completion == nil ? $0.subscriptions : [] }) {
      subscription.offer(value)
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (subscriptions, sources) = state.withLock { state in
      guard state.completion == nil else {
        return ([SubjectSubscription<Output, Failure>](), state.sources)
      }
      state.completion = completion
      defer { (state.subscriptions, state.sources) = ([], []) }
      return (state.subscriptions, state.sources)
    }
    for subscription in subscriptions { subscription.finish(completion) }
    for source in sources { source.cancel() }
  }

  private func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    state.withLock { state in state.subscriptions.removeAll { $0 === subscription } }
  }
}

/// One subscriber of a subject. It gets one value at a time: what another thread sends meanwhile waits in a queue,
/// and no thread waits for another one; a subscriber that sends while it receives gets that at once.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private typealias Receive = (
    value: (Output) -> Subscribers.Demand, completion: (Subscribers.Completion<Failure>) -> Void
  )

  private enum Event {
    case value(Output)
    /// The value that the subscriber did not ask for before.
    case owedValue
    case end(Subscribers.Completion<Failure>)
  }

  private struct State {
    var receive: Receive?
    var demand = Subscribers.Demand.none
    /// Whether the last value was not given yet.
    var owesValue: Bool
    /// The thread on which the subscriber is receiving.
    var owner: ObjectIdentifier?
    var queue: ArraySlice<Event> = []
  }

  private let state: Locked<State>
  private let current: (() -> Output)?
  private let onCancel: (SubjectSubscription) -> Void

  init<S: Subscriber>(
    _ subscriber: S, current: (() -> Output)?, onCancel: @escaping (SubjectSubscription) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let receive: Receive = (
      { subscriber.receive($0) }, { subscriber.receive(completion: $0) }
    )
    state = Locked(State(receive: receive, owesValue: current != nil))
    self.current = current
    self.onCancel = onCancel
  }

  func offer(_ value: Output) { handle(.value(value)) }

  func finish(_ completion: Subscribers.Completion<Failure>) { handle(.end(completion)) }

  func request(_ demand: Subscribers.Demand) {
    let owesValue = state.withLock {
      $0.demand += demand
      return $0.owesValue
    }
    if owesValue { handle(.owedValue) }
  }

  func cancel() {
    // A subscriber that is released is deinitialized outside of the lock.
    if close() != nil { onCancel(self) }
  }

  private func handle(_ event: Event) {
    let thread = ObjectIdentifier(Thread.current)
    let (isOwn, isFirst) = state.withLock { state in
      let isFirst = state.owner == nil
      let isOwn = isFirst || state.owner == thread
      if isOwn { state.owner = thread } else { state.queue.append(event) }
      return (isOwn, isFirst)
    }
    guard isOwn else { return }
    deliver(event)
    guard isFirst else { return }
    while let next = nextEvent() { deliver(next) }
  }

  /// Takes what other threads sent; when there is nothing, the subscriber is free.
  private func nextEvent() -> Event? {
    state.withLock { state in
      let next = state.queue.popFirst()
      if next == nil { state.owner = nil }
      return next
    }
  }

  private func deliver(_ event: Event) {
    switch event {
    case .value(let value): give(value)
    case .owedValue: if let current, state.withLock({ $0.owesValue }) { give(current()) }
    case .end(let completion): close()?.completion(completion)
    }
  }

  private func give(_ value: Output) {
    let receive: Receive? = state.withLock { state in
      let isWanted = state.demand > .none
      state.owesValue = !isWanted && current != nil
      guard isWanted else { return nil }
      state.demand -= 1
      return state.receive
    }
    guard let receive else { return }
    let more = receive.value(value)
    state.withLock { $0.demand += more }
  }

  private func close() -> Receive? {
    state.withLock { state in
      defer { state.receive = nil }
      return state.receive
    }
  }
}
