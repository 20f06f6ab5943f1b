import Foundation

extension Publishers {
  /// The elements of a sequence, as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

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
  private let lock = NSLock()
  private var iterator: Elements.Iterator
  /// The element after those that were given.
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isGiving = false

  init(_ elements: Elements, _ downstream: Downstream) {
    iterator = elements.makeIterator()
    next = iterator.next()
    self.downstream = downstream
  }

  /// A publisher without elements finishes without any demand.
  func endIfEmpty() { if lock.withLock({ next == nil }) { end() } }

  func request(_ demand: Subscribers.Demand) {
    let mayGive = lock.withLock {
      self.demand += demand
      if isGiving || self.demand == .none { return false }
      isGiving = true
      return true
    }
    if mayGive { give() }
  }

  private func give() {
    while let (downstream, element) = take() {
      let more = downstream.receive(element)
      let isLast = lock.withLock {
        demand += more
        return next == nil
      }
      if isLast { return end() }
    }
  }

  private func take() -> (Downstream, Elements.Element)? {
    lock.withLock {
      guard demand > .none, let downstream, let element = next else {
        isGiving = false
        return nil
      }
      demand -= 1
      next = iterator.next()
      return (downstream, element)
    }
  }

  private func end() {
    let downstream = lock.withLock {
      defer { self.downstream = nil }
      return self.downstream
    }
    downstream?.receive(completion: .finished)
  }

  func cancel() {
    let last = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    _ = last
  }
}
