/// Values over time, for its subscribers.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of what may end the values before their time; `Never` of a publisher that cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber: it is told of the subscription first, then of values and the end.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything to a subject, until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let receiver = ClosureSubscriber<Output, Failure>(
      onValue: {
        subject.send($0)
        return .none
      },
      onCompletion: { subject.send(completion: $0) })
    subject.send(subscription: receiver)
    receive(subscriber: receiver)
    return AnyCancellable(receiver)
  }

  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The operators' types.
public enum Publishers {}

/// A publisher without the type that it has.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let base: any Publisher<Output, Failure>

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      base = erased.base
    } else {
      base = publisher
    }
  }

  public var description: String { "AnyPublisher" }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}

/// A publisher that does nothing before `connect()`.
public protocol ConnectablePublisher: Publisher {
  /// Starts the values; cancelling the result stops them.
  func connect() -> any Cancellable
}
