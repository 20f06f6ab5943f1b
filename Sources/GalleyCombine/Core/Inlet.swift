import Foundation

/// The end of an operator that takes values: a subscriber made of closures, of which one may ask before
/// there is a subscription.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var onValue: ((Input) -> Subscribers.Demand)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  /// What was asked for before there was a subscription.
  private var early = Subscribers.Demand.none

  init(
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard self.subscription == nil, onValue != nil else { return nil }
      self.subscription = subscription
      defer { early = .none }
      return early
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let body = lock.withLock { onValue }
    return body?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    close().onCompletion?(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscription = lock.withLock {
      if self.subscription == nil { early += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  func cancel() { close().subscription?.cancel() }

  private typealias Parts = (
    subscription: (any Subscription)?, onValue: ((Input) -> Subscribers.Demand)?,
    onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  )

  /// Lets go of everything. It is handed out so that nothing of it ends under the lock.
  private func close() -> Parts {
    lock.withLock {
      defer { (subscription, onValue, onCompletion) = (nil, nil, nil) }
      return (subscription, onValue, onCompletion)
    }
  }
}
