extension Publishers {
  /// The values that pass a test.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is passed on.
    public let isIncluded: (Output) -> Bool

    /// The same as `filter(_:)` of the upstream publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator(subscriber) { [isIncluded] in isIncluded($0) ? .pass($0) : .skip })
    }
  }

  /// The values that pass a test which may throw.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// Any error: a failure of `upstream`, or what the closure throws.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is passed on; what it throws ends the values.
    public let isIncluded: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator<_, Upstream.Failure, _>(trying: subscriber) { [isIncluded] in
          try isIncluded($0) ? .pass($0) : .skip
        })
    }
  }

  /// Another value for each that has one.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes another value of each; nil is left out.
    public let transform: (Upstream.Output) -> Output?

    /// The same as `compactMap(_:)` of the upstream publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator(subscriber) { [transform] in transform($0).map { .pass($0) } ?? .skip })
    }
  }

  /// Another value for each that has one, or a failure.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Any error: a failure of `upstream`, or what the closure throws.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes another value of each; nil is left out, and what it throws ends the values.
    public let transform: (Upstream.Output) throws -> Output?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator<_, Upstream.Failure, _>(trying: subscriber) { [transform] in
          try transform($0).map { .pass($0) } ?? .skip
        })
    }
  }

  /// The values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether two values count as equal.
    public let predicate: (Output, Output) -> Bool

    /// The same as `removeDuplicates(by:)` of the upstream publisher.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        SynchronousOperator(subscriber) { [predicate] value in
          if let last, predicate(last, value) { return .skip }
          last = value
          return .pass(value)
        })
    }
  }

  /// The values that differ from the one before, by a test which may throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// Any error: a failure of `upstream`, or what the closure throws.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether two values count as equal; what it throws ends the values.
    public let predicate: (Output, Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        SynchronousOperator<_, Upstream.Failure, _>(trying: subscriber) { [predicate] value in
          if let last, try predicate(last, value) { return .skip }
          last = value
          return .pass(value)
        })
    }
  }

  /// The end alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// It sends no values.
    public typealias Output = Never
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Never, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator<Upstream.Output, Failure, S>(subscriber, gathers: true) { _ in .skip })
    }
  }
}

extension Publisher {
  /// The values that pass a test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// The values that pass a test; what throws ends the values.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Another value for each that has one.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Another value for each that has one; what throws ends the values.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// The values that differ from the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// The values that differ from the one before; what throws ends the values.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// The end alone.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
