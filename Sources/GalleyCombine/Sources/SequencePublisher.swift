import GalleyBudget

extension Publishers {
  /// The elements of a sequence, as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element
    /// The sequence whose elements are sent.
    public let sequence: Elements

    /// A publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = IteratorSubscription(sequence, subscriber)
      subscriber.receive(subscription: subscription)
      subscription.endIfEmpty()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
  /// The elements, as they are asked for.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Gives elements as far as they are asked for; the end comes with the last one.
final class IteratorSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription
where Elements.Element == Downstream.Input {
  private let state: Locked<State>

  private struct State {
    var iterator: Elements.Iterator
    /// The element after those that were given.
    var next: Elements.Element?
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var isGiving = false
  }

  init(_ elements: Elements, _ downstream: Downstream) {
    var iterator = elements.makeIterator()
    let first = iterator.next()
    state = Locked(State(iterator: iterator, next: first, downstream: downstream))
  }

  /// A publisher without elements finishes without any demand.
  func endIfEmpty() { if state.withLock({ $0.next == nil }) { end() } }

  func request(_ demand: Subscribers.Demand) {
    let mayGive = state.withLock { state in
      state.demand += demand
      if state.isGiving || state.demand == .none { return false }
      state.isGiving = true
      return true
    }
    if mayGive { give() }
  }

  private func give() {
    while let (downstream, element) = take() {
      let more = downstream.receive(element)
      let isLast = state.withLock {
        $0.demand += more
        return $0.next == nil
      }
      if isLast { return end() }
    }
  }

  private func take() -> (Downstream, Elements.Element)? {
    state.withLock { state in
      guard state.demand > .none, let downstream = state.downstream, let element = state.next else {
        state.isGiving = false
        return nil
      }
      state.demand -= 1
      state.next = state.iterator.next()
      return (downstream, element)
    }
  }

  private func end() {
    takeDownstream()?.receive(completion: .finished)
  }

  // What the subscriber holds may end with it, and must not do so under the lock.
  func cancel() { _ = takeDownstream() }

  private func takeDownstream() -> Downstream? {
    state.withLock { state in
      defer { state.downstream = nil }
      return state.downstream
    }
  }
}
