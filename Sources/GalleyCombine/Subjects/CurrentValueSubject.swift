import GalleyBudget

/// A subject that has a value, which new subscribers get first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>()
  private let current: Locked<Output>

  /// A subject with a first value.
  public init(_ value: Output) { current = Locked(value) }

  /// The last value; setting it sends it.
  public var value: Output {
    get { current.withLock { $0 } }
    set { send(newValue) }
  }

  /// Sets the value, and sends it. After the end it has no effect.
  public func send(_ value: Output) {
    guard !broadcast.hasEnded else { return }
    // The old value may end with it, and must not do so under the lock.
    _ = current.replace(with: value)
    broadcast.send(value)
  }

  /// Ends the values, also for those who come later. The last value stays.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
  public func send(subscription: any Subscription) { broadcast.add(source: subscription) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.add(subscriber) { [current] in current.withLock { $0 } }
  }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
