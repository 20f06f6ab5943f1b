import GalleyBudget

/// The end of an operator that takes values: a subscriber made of closures, of which one may ask before
/// there is a subscription.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Subscription {
  private struct State {
    var subscription: (any Subscription)?
    var onValue: ((Input) -> Subscribers.Demand)?
    var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// What was asked for before there was a subscription.
    var early = Subscribers.Demand.none
  }

  private let state: Locked<State>

  init(
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    state = Locked(State(onValue: onValue, onCompletion: onCompletion))
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard state.subscription == nil, state.onValue != nil else { return nil }
      state.subscription = subscription
      defer { state.early = .none }
      return state.early
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let body = state.withLock { $0.onValue }
    return body?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    close().onCompletion?(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscription = state.withLock { state in
      if state.subscription == nil { state.early += demand }
      return state.subscription
    }
    subscription?.request(demand)
  }

  func cancel() { close().subscription?.cancel() }

  /// Releases everything. It is handed out so that nothing of it ends under the lock.
  private func close() -> State {
    state.withLock { state in
      defer { (state.subscription, state.onValue, state.onCompletion) = (nil, nil, nil) }
      return state
    }
  }
}
