import GalleyBudget

extension Publishers {
  /// A value once none has followed it for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How long no value may follow.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that the work runs on.
    public let scheduler: Context
    /// Options of the scheduler; nil are its defaults.
    public let options: Context.SchedulerOptions?

    /// The same as `debounce(for:scheduler:options:)` of the upstream publisher.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let time = SchedulerContext(scheduler, options)
      let buffer = BufferedSubscription(subscriber, keepsLatest: true)
      let number = Locked(0)
      let receiver = ClosureSubscriber<Output, Failure>(
        onValue: { [dueTime] value in
          let own = number.withLock {
            $0 += 1
            return $0
          }
          time.after(dueTime) { if number.withLock({ $0 == own }) { buffer.offer(value) } }
          return .none
        },
        onCompletion: { completion in
          // A value that waits is lost.
          number.withLock { $0 += 1 }
          time.soon { buffer.finish(completion) }
        })
      receiver.request(.unlimited)
      buffer.open(onRequest: { _ in }, onCancel: { receiver.cancel() })
      upstream.subscribe(receiver)
    }
  }

  /// At most one value in a while: the first one at once, then the first or last one of each while.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The length of a while.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that the work runs on.
    public let scheduler: Context
    /// Whether the last value of each while is sent, instead of the first.
    public let latest: Bool

    private struct Window {
      var isOpen = false
      var value: Output?
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let time = SchedulerContext(scheduler, nil)
      let buffer = BufferedSubscription(subscriber, keepsLatest: true)
      let window = Locked(Window())
      let receiver = ClosureSubscriber<Output, Failure>(
        onValue: { [latest] value in
          let opens = window.withLock { window in
            defer { window.isOpen = true }
            if window.isOpen, latest || window.value == nil { window.value = value }
            return !window.isOpen
          }
          if opens {
            time.soon { buffer.offer(value) }
            wait(window, time, buffer)
          }
          return .none
        },
        onCompletion: { completion in
          let last = window.withLock { window in
            defer { window.value = nil }
            return window.value
          }
          time.soon {
            if let last { buffer.offer(last) }
            buffer.finish(completion)
          }
        })
      receiver.request(.unlimited)
      buffer.open(onRequest: { _ in }, onCancel: { receiver.cancel() })
      upstream.subscribe(receiver)
    }

    /// Gives what came while the window was open, and opens it again; without a value it is shut.
    private func wait<S: Subscriber>(
      _ window: Locked<Window>, _ time: SchedulerContext<Context>, _ buffer: BufferedSubscription<S>
    ) where S.Input == Output {
      time.after(interval) {
        let value = window.withLock { window in
          defer { window.value = nil }
          window.isOpen = window.value != nil
          return window.value
        }
        guard let value, buffer.isOpen else { return }
        buffer.offer(value)
        wait(window, time, buffer)
      }
    }
  }

  /// An end when no value comes for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How long to wait for a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that the work runs on.
    public let scheduler: Context
    /// Options of the scheduler; nil are its defaults.
    public let options: Context.SchedulerOptions?
    /// Nil: the values end well.
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let time = SchedulerContext(scheduler, options)
      let buffer = BufferedSubscription(subscriber)
      let watch = Locked(Watch())
      let receiver = ClosureSubscriber<Output, Failure>(
        onValue: { value in
          time.soon { buffer.offer(value) }
          start(watch, time, buffer)
          return .none
        },
        onCompletion: { completion in
          watch.withLock { $0.number += 1 }
          time.soon { buffer.finish(completion) }
        })
      watch.withLock { $0.receiver = receiver }
      buffer.open(onRequest: { receiver.request($0) }, onCancel: { receiver.cancel() })
      start(watch, time, buffer)
      upstream.subscribe(receiver)
    }

    private struct Watch {
      var number = 0
      weak var receiver: ClosureSubscriber<Output, Failure>?
    }

    /// Begins to wait for the next value.
    private func start<S: Subscriber>(
      _ watch: Locked<Watch>, _ time: SchedulerContext<Context>, _ buffer: BufferedSubscription<S>
    ) where S.Failure == Failure {
      let own = watch.withLock {
        $0.number += 1
        return $0.number
      }
      time.after(interval) { [customError] in
        guard watch.withLock({ $0.number == own }) else { return }
        watch.withLock { $0.receiver }?.cancel()
        buffer.finish(customError.map { .failure($0()) } ?? .finished)
      }
    }
  }

  /// The time between each value and the one before.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Lengths of time of the scheduler.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The scheduler that the work runs on.
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let time = SchedulerContext(scheduler, nil)
      var last = time.now
      upstream.subscribe(
        SynchronousOperator<Upstream.Output, Failure, S>(subscriber) { _ in
          let now = time.now
          defer { last = now }
          return .pass(last.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// A value once none has followed it for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// At most one value in a while: the first one at once, then the first or last one of each while.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// An end, or a failure, when no value comes for a while.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }

  /// The time between each value and the one before.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
