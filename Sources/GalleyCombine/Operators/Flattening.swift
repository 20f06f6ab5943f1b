import GalleyBudget

/// The values of the publishers that values are made into.
private final class Flattener<Inner: Publisher, Downstream: Subscriber>
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  enum Manner {
    /// As many publishers at a time as the demand allows.
    case all(Subscribers.Demand)
    /// The last publisher alone.
    case latest
  }

  private let manner: Manner
  private let buffer: BufferedSubscription<Downstream>
  private let state = Locked(State())

  private struct State {
    var outer: (any Subscription)?
    var inner: [ObjectIdentifier: ClosureSubscriber<Inner.Output, Inner.Failure>] = [:]
    var outerHasEnded = false
    var hasStarted = false
  }

  init(_ downstream: Downstream, _ manner: Manner) {
    self.manner = manner
    buffer = BufferedSubscription(downstream)
  }

  func flatten<Outer: Publisher>(_ publisher: Outer, _ make: @escaping (Outer.Output) -> Inner)
  where Outer.Failure == Inner.Failure {
    let outer = ClosureSubscriber<Outer.Output, Outer.Failure>(
      onValue: { [self] in
        add(make($0))
        return .none
      },
      onCompletion: { [self] completion in
        guard case .finished = completion else { return fail(completion) }
        state.withLock { $0.outerHasEnded = true }
        finishIfOver()
      })
    state.withLock { $0.outer = outer }
    buffer.open(
      onRequest: { [self] in request($0) }, onCancel: { [self] in cancelAll() })
    publisher.subscribe(outer)
  }

  private func request(_ demand: Subscribers.Demand) {
    let (isFirst, outer, receivers) = state.withLock { state in
      defer { state.hasStarted = true }
      return (!state.hasStarted, state.outer, Array(state.inner.values))
    }
    if isFirst {
      if case .all(let count) = manner { outer?.request(count) } else { outer?.request(.unlimited) }
    } else if demand == .unlimited {
      for receiver in receivers { receiver.request(.unlimited) }
    }
  }

  private func add(_ publisher: Inner) {
    weak var own: ClosureSubscriber<Inner.Output, Inner.Failure>?
    let receiver = ClosureSubscriber<Inner.Output, Inner.Failure>(
      onValue: { [buffer] value in
        buffer.offer(value) { own?.request(buffer.refill) }
        return .none
      },
      onCompletion: { [self] completion in
        guard case .finished = completion else { return fail(completion) }
        if let own { remove(own) }
      })
    own = receiver
    let old = state.withLock { state in
      guard case .latest = manner else { return [ClosureSubscriber<Inner.Output, Inner.Failure>]() }
      defer { state.inner = [:] }
      return Array(state.inner.values)
    }
    for receiver in old { receiver.cancel() }
    state.withLock { $0.inner[ObjectIdentifier(receiver)] = receiver }
    receiver.request(buffer.refill)
    publisher.subscribe(receiver)
  }

  private func remove(_ receiver: ClosureSubscriber<Inner.Output, Inner.Failure>) {
    let isKnown = state.withLock {
      $0.inner.removeValue(forKey: ObjectIdentifier(receiver)) != nil
    }
    finishIfOver()
    if isKnown, case .all(let count) = manner, count != .unlimited {
      state.withLock { $0.outer }?.request(.max(1))
    }
  }

  private func finishIfOver() {
    if state.withLock({ $0.outerHasEnded && $0.inner.isEmpty }) { buffer.finish(.finished) }
  }

  private func fail(_ completion: Subscribers.Completion<Inner.Failure>) {
    cancelAll()
    buffer.finish(completion)
  }

  private func cancelAll() {
    let (outer, receivers) = state.withLock { state in
      defer { (state.outer, state.inner) = (nil, [:]) }
      return (state.outer, Array(state.inner.values))
    }
    outer?.cancel()
    for receiver in receivers { receiver.cancel() }
  }
}

extension Publishers {
  /// The values of the publishers that values are made into.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the values of the publishers that values are made into.
    public typealias Output = NewPublisher.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many of these publishers are subscribed to at once.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// The same as `flatMap(maxPublishers:_:)` of the upstream publisher.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Flattener<NewPublisher, S>(subscriber, .all(maxPublishers)).flatten(upstream, transform)
    }
  }

  /// The values of the last publisher that came.
  public struct SwitchToLatest<Inner: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == Inner, Upstream.Failure == Inner.Failure {
    /// The type of the values of the publishers that come.
    public typealias Output = Inner.Output
    /// The type of the failures of the publishers that come.
    public typealias Failure = Inner.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The same as `switchToLatest()` of the upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Flattener<Inner, S>(subscriber, .latest).flatten(upstream) { $0 }
    }
  }
}

extension Publisher {
  /// The values of the publishers that values are made into.
  /// - Parameter maxPublishers: how many there are beside each other.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// The values of the publishers that values are made into.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// The values of the publishers that values are made into.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// The values of the publishers that values are made into.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the last publisher that came.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// The values of the last publisher that came.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
  /// The values of the last publisher that came.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
