/// One value, and the end.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: IteratorSubscription(CollectionOfOne(output), subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// No value: the end at once, or nothing ever.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// Whether it finishes at once; otherwise nothing ever comes.
  public let completeImmediately: Bool

  /// A publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// A publisher without values, whose types are said.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// A publisher that fails at once.
  public init(error: Failure) { self.error = error }

  /// A publisher that fails at once, whose type of values is said.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values of the publisher that is made.
  public typealias Output = DeferredPublisher.Output
  /// The type of the failures of the publisher that is made.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes a publisher for a subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is made on each subscription.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

extension Optional {
  /// The value, or only the end.
  public var publisher: Publisher { Publisher(self) }

  /// The value of an optional, or only the end.
  public struct Publisher: GalleyCombine.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never
    /// The value, or nil for none.
    public let output: Wrapped?

    /// A publisher of one value or none.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence<[Wrapped], Never>(sequence: output.map { [$0] } ?? [])
        .subscribe(subscriber)
    }
  }
}

extension Result {
  /// The value, or the failure.
  public var publisher: Publisher { Publisher(self) }

  /// The value of a result, or its failure.
  public struct Publisher: GalleyCombine.Publisher {
    /// The type of the value.
    public typealias Output = Success
    /// The value or the failure.
    public let result: Result

    /// A publisher of a result.
    public init(_ result: Result) { self.result = result }
    /// A publisher of a value.
    public init(_ output: Success) { result = .success(output) }
    /// A publisher of a failure.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence<CollectionOfOne<Success>, Failure>(sequence: CollectionOfOne(value))
          .subscribe(subscriber)
      case .failure(let failure):
        Fail(error: failure).subscribe(subscriber)
      }
    }
  }
}
