extension Publishers {
  /// The first value.
  public struct First<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SynchronousOperator(subscriber) { .last($0) })
    }
  }

  /// The first value that passes a test.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is what is looked for.
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator(subscriber) { [predicate] in predicate($0) ? .last($0) : .skip })
    }
  }

  /// The last value that passes a test.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is what is looked for.
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator.folding(subscriber, Output?.none, result: { $0 }) {
          [predicate] last, value in
          if predicate(value) { last = value }
        })
    }
  }

  /// The last value.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator.folding(subscriber, Output?.none, result: { $0 }) { last, value in
          last = value
        })
    }
  }

  /// The values at some places.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Counted from 0.
    public let range: Range<Int>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      if range.isEmpty { return Empty().subscribe(subscriber) }
      var place = -1
      upstream.subscribe(
        SynchronousOperator(subscriber) { [range] in
          place += 1
          if place == range.upperBound - 1 { return .last($0) }
          return place < range.lowerBound ? .skip : .pass($0)
        })
    }
  }

  /// The values as long as they pass a test.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is still sent.
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SynchronousOperator(subscriber) { [predicate] in predicate($0) ? .pass($0) : .end(.finished)
        })
    }
  }

  /// The values but for some at the start.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many values are left out; a negative number counts as 0.
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        SynchronousOperator(subscriber) {
          if left <= 0 { return .pass($0) }
          left -= 1
          return .skip
        })
    }
  }

  /// The values from the first on that fails a test.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is still left out.
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        SynchronousOperator(subscriber) { [predicate] in
          isDropping = isDropping && predicate($0)
          return isDropping ? .skip : .pass($0)
        })
    }
  }
}

extension Publisher {
  /// The first value.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// The first value that passes a test.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// The last value.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// The last value that passes a test.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// The value at a place, counted from 0.
  public func output(at index: Int) -> Publishers.Output<Self> {
    // None is the last that can be counted.
    output(in: index..<(index == .max ? index : index + 1))
  }

  /// The values at some places, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// At most `maxLength` values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<Swift.max(0, maxLength))
  }

  /// The values as long as they pass a test.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// The values but for some at the start.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// The values from the first on that fails a test.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
