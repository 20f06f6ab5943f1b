import GalleyBudget

/// The values of several publishers as they come.
private final class Merger<Downstream: Subscriber> {
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private let buffer: BufferedSubscription<Downstream>
  private var receivers: [ClosureSubscriber<Downstream.Input, Downstream.Failure>] = []
  private let state = Locked<(left: Int, hasStarted: Bool)>((0, false))

  init(_ downstream: Downstream) { buffer = BufferedSubscription(downstream) }

  func merge(_ publishers: [any Publisher<Downstream.Input, Downstream.Failure>]) {
    state.withLock { $0.left = publishers.count }
    let receivers = publishers.map { _ in makeReceiver() }
    self.receivers = receivers
    buffer.open(
      onRequest: { [self] demand in request(demand) },
      onCancel: { for receiver in receivers { receiver.cancel() } })
    if publishers.isEmpty { buffer.finish(.finished) }
    for (publisher, receiver) in zip(publishers, receivers) { publisher.subscribe(receiver) }
  }

  private func makeReceiver() -> ClosureSubscriber<Downstream.Input, Downstream.Failure> {
    weak var own: ClosureSubscriber<Downstream.Input, Downstream.Failure>?
    let receiver = ClosureSubscriber<Downstream.Input, Downstream.Failure>(
      onValue: { [buffer] value in
        buffer.offer(value) { own?.request(buffer.refill) }
        return .none
      },
      onCompletion: { [self] completion in end(completion) })
    own = receiver
    return receiver
  }

  /// Each source is asked for one value at first; the next one is asked for when it is given.
  private func request(_ demand: Subscribers.Demand) {
    let isFirst = state.withLock { state in
      defer { state.hasStarted = true }
      return !state.hasStarted
    }
    guard isFirst || demand == .unlimited else { return }
    for receiver in receivers { receiver.request(buffer.refill) }
  }

  private func end(_ completion: Completion) {
    if case .finished = completion {
      let isOver = state.withLock {
        $0.left -= 1
        return $0.left == 0
      }
      if isOver { buffer.finish(.finished) }
    } else {
      for receiver in receivers { receiver.cancel() }
      buffer.finish(completion)
    }
  }
}

extension Publishers {
  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The type of the values of all publishers.
    public typealias Output = A.Output
    /// The type of the failures of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Merger(subscriber).merge([a, b])
    }
  }

  /// The values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    /// The type of the values of all publishers.
    public typealias Output = A.Output
    /// The type of the failures of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Merger(subscriber).merge([a, b, c])
    }
  }

  /// The values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
  {
    /// The type of the values of all publishers.
    public typealias Output = A.Output
    /// The type of the failures of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Merger(subscriber).merge([a, b, c, d])
    }
  }

  /// The values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are sent.
    public let publishers: [Upstream]

    /// Joins publishers of one type. Without any it finishes at once.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Joins the publishers of a sequence. Without any it finishes at once.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Merger(subscriber).merge(publishers)
    }

    /// The publishers, and another one.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// The values of both as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }

  /// The values of three as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }

  /// The values of four as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// The values of five as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    Publishers.MergeMany(AnyPublisher(merge(with: b, c, d)), AnyPublisher(e))
  }

  /// The values of six as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output
  {
    Publishers.MergeMany(AnyPublisher(merge(with: b, c, d)), AnyPublisher(e.merge(with: f)))
  }
}
