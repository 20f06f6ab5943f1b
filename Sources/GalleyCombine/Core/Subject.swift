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
