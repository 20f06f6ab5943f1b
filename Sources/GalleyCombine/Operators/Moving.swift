extension Publishers {
  /// The values on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The scheduler that the work runs on.
    public let scheduler: Context
    /// Options of the scheduler; nil are its defaults.
    public let options: Context.SchedulerOptions?

    /// The same as `receive(on:options:)` of the upstream publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let time = SchedulerContext(scheduler, options)
      let buffer = BufferedSubscription(subscriber)
      let receiver = ClosureSubscriber<Output, Failure>(
        onValue: { value in
          time.soon { buffer.offer(value) }
          return .none
        },
        onCompletion: { completion in time.soon { buffer.finish(completion) } })
      buffer.open(onRequest: { receiver.request($0) }, onCancel: { receiver.cancel() })
      upstream.subscribe(receiver)
    }
  }

  /// The publisher's work on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The scheduler that the work runs on.
    public let scheduler: Context
    /// Options of the scheduler; nil are its defaults.
    public let options: Context.SchedulerOptions?

    /// The same as `subscribe(on:options:)` of the upstream publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let time = SchedulerContext(scheduler, options)
      let sequence = SequentialOperator(subscriber)
      sequence.open()
      time.soon { [upstream] in
        guard sequence.buffer.isOpen else { return }
        sequence.follow(upstream) { sequence.buffer.finish($0) }
      }
    }
  }

  /// The values and the end some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values of `upstream`.
    public typealias Output = Upstream.Output
    /// The type of the failures of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How much later the values are sent.
    public let interval: Context.SchedulerTimeType.Stride
    /// By how much a scheduler may be late; Galley's are not.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler that the work runs on.
    public let scheduler: Context
    /// Options of the scheduler; nil are its defaults.
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let time = SchedulerContext(scheduler, options)
      let buffer = BufferedSubscription(subscriber)
      let receiver = ClosureSubscriber<Output, Failure>(
        onValue: { [interval] value in
          time.after(interval) { buffer.offer(value) }
          return .none
        },
        onCompletion: { [interval] completion in
          time.after(interval) { buffer.finish(completion) }
        })
      buffer.open(onRequest: { receiver.request($0) }, onCancel: { receiver.cancel() })
      upstream.subscribe(receiver)
    }
  }
}

extension Publisher {
  /// The values on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// The publisher's work on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// The values and the end some time later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
