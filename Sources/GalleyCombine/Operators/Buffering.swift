import GalleyBudget

extension Publishers {
  /// How a buffer is filled.
  public enum PrefetchStrategy: Sendable {
    /// As much as there is room for.
    case keepFull
    /// As much as is asked for.
    case byRequest
  }

  /// What becomes of values for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    /// The value that comes is lost.
    case dropNewest
    /// The oldest value that waits is lost.
    case dropOldest
    /// The values end with an error.
    case customError(() -> Failure)
  }

  /// Values that wait until they are asked for. All of them wait: there is always room.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many values may wait. All of them do, whatever this is.
    public let size: Int
    /// When values are asked for. All of them are asked for at once, whatever this is.
    public let prefetch: PrefetchStrategy
    /// What would become of values for which there is no room. As there always is, it is not asked.
    public let whenFull: BufferingStrategy<Failure>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      let receiver = ClosureSubscriber<Output, Failure>(
        onValue: {
          buffer.offer($0)
          return .none
        },
        onCompletion: { buffer.finish($0) })
      receiver.request(.unlimited)
      buffer.open(onRequest: { _ in }, onCancel: { receiver.cancel() })
      upstream.subscribe(receiver)
    }
  }

  /// How values are gathered over time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// An array of the values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// An array of the values of each interval, or of the given number of values if they come sooner.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// The values of each while in one array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Arrays of values of `upstream`.
    public typealias Output = [Upstream.Output]
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// When an array is sent; an empty one is not.
    public let strategy: TimeGroupingStrategy<Context>
    /// Options of the scheduler; nil are its defaults.
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, length, limit) =
        switch strategy {
        case .byTime(let scheduler, let length): (scheduler, length, Int.max)
        case .byTimeOrCount(let scheduler, let length, let count): (scheduler, length, count)
        }
      let buffer = BufferedSubscription(subscriber)
      let values = Locked(Output())
      let give = {
        let all = values.withLock { values in
          defer { values = [] }
          return values
        }
        if !all.isEmpty { buffer.offer(all) }
      }
      let ticks = SchedulerContext(scheduler, options).every(length, give)
      let receiver = ClosureSubscriber<Upstream.Output, Failure>(
        onValue: { value in
          let isFull = values.withLock {
            $0.append(value)
            return $0.count >= limit
          }
          if isFull { give() }
          return .none
        },
        onCompletion: { completion in
          ticks.cancel()
          if case .finished = completion { give() }
          buffer.finish(completion)
        })
      receiver.request(.unlimited)
      buffer.open(
        onRequest: { _ in },
        onCancel: {
          ticks.cancel()
          receiver.cancel()
        })
      upstream.subscribe(receiver)
    }
  }
}

extension Publisher {
  /// Values that wait until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }

  /// The values of each while in one array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
