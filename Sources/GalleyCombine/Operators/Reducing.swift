extension SynchronousOperator where Failure == Downstream.Failure {
  /// A link that gathers all values and gives one when they have ended well.
  /// - Parameters:
  ///   - result: what to give, or nil for nothing.
  ///   - body: takes one value; what it returns ends the values before their time.
  static func foldingUntil<State>(
    _ downstream: Downstream, _ initial: State, result: @escaping (State) -> Downstream.Input?,
    _ body: @escaping (inout State, Input) -> Bool
  ) -> SynchronousOperator {
    var state = initial
    return SynchronousOperator(
      downstream, gathers: true,
      onEnd: { completion in
        if case .failure = completion { return End(completion) }
        return End(completion, last: result(state))
      },
      onValue: { input in
        guard body(&state, input) else { return .skip }
        return result(state).map { .last($0) } ?? .end(.finished)
      })
  }

  /// A link that gathers all values and gives one when they have ended well.
  static func folding<State>(
    _ downstream: Downstream, _ initial: State, result: @escaping (State) -> Downstream.Input?,
    _ body: @escaping (inout State, Input) -> Void
  ) -> SynchronousOperator {
    foldingUntil(downstream, initial, result: result) { state, input in
      body(&state, input)
      return false
    }
  }
}

extension Publishers {
  /// All values as one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// One array of all values of `upstream`.
    public typealias Output = [Upstream.Output]
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator.folding(subscriber, Output(), result: { $0 }) { values, value in
          values.append(value)
        })
    }
  }

  /// The values in arrays of one length; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// Arrays of values of `upstream`.
    public typealias Output = [Upstream.Output]
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many values an array has.
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.subscribe(
        SynchronousOperator<Upstream.Output, Failure, S>(
          subscriber,
          onEnd: { completion in
            guard case .finished = completion, !values.isEmpty else { return FinalStep(completion) }
            return FinalStep(completion, last: values)
          },
          onValue: { [count] value in
            values.append(value)
            if values.count < count { return .skip }
            defer { values = [] }
            return .pass(values)
          }))
    }
  }

  /// What all values come to.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// What is passed to the closure with the first value; the result if there is none.
    public let initial: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator.folding(subscriber, initial, result: { $0 }) {
          [nextPartialResult] result, value in
          result = nextPartialResult(result, value)
        })
    }
  }

  /// How many values there are.
  public struct Count<Upstream: Publisher>: Publisher {
    /// One number.
    public typealias Output = Int
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Int, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator<Upstream.Output, Failure, S>.folding(subscriber, 0, result: { $0 }) {
          count, _ in
          count += 1
        })
    }
  }

  /// The value that no other beats.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether the first value is beaten by the second.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator.folding(subscriber, Output?.none, result: { $0 }) {
          [areInIncreasingOrder] best, value in
          if let known = best, !areInIncreasingOrder(known, value) { return }
          best = value
        })
    }
  }

  /// Whether a value passes a test.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// One value: true or false.
    public typealias Output = Bool
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is what is looked for.
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator<Upstream.Output, Failure, S>.foldingUntil(
          subscriber, false, result: { $0 }
        ) {
          [predicate] found, value in
          found = predicate(value)
          return found
        })
    }
  }

  /// Whether all values pass a test.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// One value: true or false.
    public typealias Output = Bool
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value passes the test.
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator<Upstream.Output, Failure, S>.foldingUntil(
          subscriber, true, result: { $0 }
        ) {
          [predicate] all, value in
          all = predicate(value)
          return !all
        })
    }
  }

  /// The values, or one value when there are none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The value that is sent if there is none.
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      upstream.subscribe(
        SynchronousOperator<Output, Failure, S>(
          subscriber,
          onEnd: { [output] completion in
            guard case .finished = completion, isEmpty else { return FinalStep(completion) }
            return FinalStep(completion, last: output)
          },
          onValue: {
            isEmpty = false
            return .pass($0)
          }))
    }
  }
}

extension Publisher {
  /// All values as one array.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// The values in arrays of one length; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// What all values come to.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// What all values come to; what throws ends the values.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.ReplaceEmpty<Publishers.Last<Publishers.TryScan<Self, T>>> {
    tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
  }

  /// How many values there are.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// The largest value.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// The smallest value.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Whether a value passes a test.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Whether all values pass a test.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// The values, or one value when there are none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Comparable {
  /// The largest value.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// The smallest value.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
  /// Whether a value is there.
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}
