import GalleyBudget

/// A publisher that values are put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers. After the end it has no effect.
  func send(_ value: Output)
  /// Ends the values for all subscribers, and for those who come later.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes values from a subscription.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Says to the subscribers that something is there.
  public func send() { send(()) }
}

/// A subject that hands on what it is sent to those who are there.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Sends a value to those who are there. After the end it has no effect.
  public func send(_ value: Output) { broadcast.send(value) }
  /// Ends the values, also for those who come later.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
  public func send(subscription: any Subscription) { broadcast.add(source: subscription) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.add(subscriber)
  }
}

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

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
