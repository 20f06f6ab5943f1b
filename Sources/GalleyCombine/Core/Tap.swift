import GalleyBudget

/// A subscriber before another one that tells what passes.
final class Tap<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private typealias Ends = (downstream: Downstream?, upstream: (any Subscription)?)
  private let ends: Locked<Ends>
  var onSubscription: ((any Subscription) -> Void)?
  var onValue: ((Input) -> Void)?
  /// Called with what a subscriber returns for a value, too.
  var onDemand: ((Subscribers.Demand) -> Void)?
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  var onCancel: (() -> Void)?
  /// Called with all demands, those that a value was answered with in their own words.
  var onAnswer: ((Subscribers.Demand) -> Void)?

  init(_ downstream: Downstream) { ends = Locked((downstream, nil)) }

  func receive(subscription: any Subscription) {
    onSubscription?(subscription)
    let downstream = ends.withLock {
      $0.upstream = subscription
      return $0.downstream
    }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = ends.withLock({ $0.downstream }) else { return .none }
    onValue?(input)
    let more = downstream.receive(input)
    if more > .none { (onAnswer ?? onDemand)?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream = close().downstream else { return }
    onCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    onDemand?(demand)
    ends.withLock { $0.upstream }?.request(demand)
  }

  func cancel() {
    let parts = close()
    guard parts.downstream != nil else { return }
    onCancel?()
    parts.upstream?.cancel()
  }

  private func close() -> Ends { ends.replace(with: (nil, nil)) }
}
