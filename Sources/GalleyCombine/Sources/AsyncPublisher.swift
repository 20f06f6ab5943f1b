import GalleyBudget

/// The values of a publisher that cannot fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher. Each iterator subscribes anew; values wait until they are taken.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(ValueStream(publisher)) }

  /// Takes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let stream: ValueStream<P.Output>

    fileprivate init(_ stream: ValueStream<P.Output>) { self.stream = stream }

    /// The next value; nil after the end.
    public mutating func next() async -> P.Output? { (try? await stream.next())?.value }

    /// The next value; nil after the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      (try? await stream.next())?.value
    }
  }
}

/// The values of a publisher, as an asynchronous sequence that may throw.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher, whose failure is thrown. Each iterator subscribes anew; values wait until they
  /// are taken.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(ValueStream(publisher)) }

  /// Takes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let stream: ValueStream<P.Output>

    fileprivate init(_ stream: ValueStream<P.Output>) { self.stream = stream }

    /// The next value; nil after the end.
    /// - Throws: the publisher's failure.
    public mutating func next() async throws -> P.Output? { try await stream.next()?.value }
  }
}

/// The values that were not taken yet. What comes from a publisher goes to one reader alone.
private final class ValueStream<Value>: @unchecked Sendable {
  struct Box: @unchecked Sendable {
    let value: Value
  }

  private let stream: AsyncThrowingStream<Box, any Error>
  private let iterator: Locked<AsyncThrowingStream<Box, any Error>.Iterator>
  private let subscription: AnyCancellable

  init<P: Publisher>(_ publisher: P) where P.Output == Value {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Box.self)
    self.stream = stream
    iterator = Locked(stream.makeAsyncIterator())
    subscription = publisher.sink(
      receiveCompletion: {
        switch $0 {
        case .finished: continuation.finish()
        case .failure(let failure): continuation.finish(throwing: failure)
        }
      },
      receiveValue: { continuation.yield(Box(value: $0)) })
  }

  func next() async throws -> Box? {
    var iterator = self.iterator.withLock { $0 }
    return try await iterator.next()
  }
}

extension Publisher {
  /// The values as an asynchronous sequence.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
