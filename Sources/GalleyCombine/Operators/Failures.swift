extension Publishers {
  /// Another failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes a failure of one of `upstream`.
    public let transform: (Upstream.Failure) -> Failure

    /// The same as `mapError(_:)` of the upstream publisher.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator<Output, Upstream.Failure, S>(
          subscriber, onEnd: { [transform] in FinalStep($0.mapFailure(transform)) },
          onValue: { .pass($0) }))
    }
  }

  /// The type of a failure that never comes.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The publisher whose values are taken.
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator<Output, Never, S>(
          subscriber, onEnd: { _ in FinalStep(.finished) }, onValue: { .pass($0) }))
    }
  }

  /// One value in place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Nil: nothing in its place.
    let replacement: Output?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        SynchronousOperator<Output, Upstream.Failure, S>(
          subscriber,
          onEnd: { [replacement] in
            if case .failure = $0 { return FinalStep(.finished, last: replacement) }
            return FinalStep(.finished)
          },
          onValue: { .pass($0) }))
    }
  }

  /// Another publisher in place of a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of the other publisher.
    public typealias Failure = NewPublisher.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the publisher that goes on after a failure.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// The same as `catch(_:)` of the upstream publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let sequence = SequentialOperator(subscriber)
      sequence.open()
      sequence.follow(upstream) { [handler] completion in
        guard case .failure(let failure) = completion else {
          return sequence.buffer.finish(.finished)
        }
        sequence.follow(handler(failure)) { sequence.buffer.finish($0) }
      }
    }
  }

  /// Another publisher in place of a failure, or another failure.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// Any error: a failure of `upstream`, or what the closure throws.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the publisher that goes on after a failure; what it throws is the failure.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let sequence = SequentialOperator(subscriber)
      sequence.open()
      sequence.follow(upstream) { [handler] completion in
        guard case .failure(let failure) = completion else {
          return sequence.buffer.finish(.finished)
        }
        do {
          sequence.follow(try handler(failure)) { sequence.buffer.finish($0.mapFailure { $0 }) }
        } catch {
          sequence.buffer.finish(.failure(error))
        }
      }
    }
  }

  /// The publisher again when it failed.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Nil: as often as it fails.
    public let retries: Int?

    /// A publisher that is subscribed to again when it fails.
    /// - Parameter retries: how many times at most; nil is without a limit.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let sequence = SequentialOperator(subscriber)
      sequence.open()
      Self.follow(upstream, sequence, left: retries)
    }

    private static func follow<S: Subscriber>(
      _ upstream: Upstream, _ sequence: SequentialOperator<S>, left: Int?
    )
    where S.Input == Output, S.Failure == Failure {
      sequence.follow(upstream) { completion in
        guard case .failure = completion, left ?? 1 > 0, sequence.buffer.isOpen else {
          return sequence.buffer.finish(completion)
        }
        follow(upstream, sequence, left: left.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  /// Another failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  /// One value in place of a failure.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, replacement: output)
  }

  /// The end in place of a failure.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, replacement: nil)
  }

  /// Another publisher in place of a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Another publisher in place of a failure; what throws is the failure.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes to the publisher again when it fails, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  /// The type of a failure that never comes.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
