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

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
