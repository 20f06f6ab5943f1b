import GalleyBudget

/// An operator that takes its values from one publisher after the other.
final class SequentialOperator<Downstream: Subscriber> {
  let buffer: BufferedSubscription<Downstream>
  private let state = Locked<(source: (any Subscription)?, isCancelled: Bool)>((nil, false))

  init(_ downstream: Downstream) { buffer = BufferedSubscription(downstream) }

  /// Tells the subscriber of the subscription, and begins with the first publisher.
  /// - Parameter onCancel: what to cancel besides the publisher in turn.
  func open(onCancel: @escaping () -> Void = {}) {
    buffer.open(
      onRequest: { [self] demand in state.withLock { $0.source }?.request(demand) },
      onCancel: { [self] in
        state.replace(with: (nil, true)).source?.cancel()
        onCancel()
      })
  }

  /// Gives the values of a publisher from now on; those of another one before it are left.
  /// - Parameter then: what its end leads to.
  func follow<P: Publisher>(
    _ publisher: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let receiver = ClosureSubscriber<P.Output, P.Failure>(
      onValue: { [buffer] in
        buffer.offer($0)
        return .none
      },
      onCompletion: then)
    let old: (any Subscription)? = state.withLock { state in
      if state.isCancelled { return receiver }
      defer { state.source = receiver }
      return state.source
    }
    old?.cancel()
    receiver.request(buffer.unmet)
    publisher.subscribe(receiver)
  }
}
