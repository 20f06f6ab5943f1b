import Foundation

extension Timer {
  /// Dates at equal intervals, from `connect()` or `autoconnect()` on. In an image they come in the image's
  /// time.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Dates at equal intervals.
  public final class TimerPublisher: ConnectablePublisher {
    /// It sends the dates of its moments.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// Seconds between two dates.
    public let interval: TimeInterval
    /// Seconds by which a date may be late; nil is none. An image is never late.
    public let tolerance: TimeInterval?
    /// The run loop of the timer. In an image it has no effect.
    public let runLoop: RunLoop
    /// The mode of the run loop. In an image it has no effect.
    public let mode: RunLoop.Mode
    /// Options of the run loop, of which there are none.
    public let options: RunLoop.SchedulerOptions?
    private let broadcast = Broadcast<Date, Never>()

    /// Dates at equal intervals, from `connect()` or `autoconnect()` on.
    /// - Parameter interval: seconds; 0, a negative number or no number is a ten-thousandth of a second.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      broadcast.add(subscriber)
    }

    /// - Returns: what ends the timer. Where the interval is 0, negative or no number, dates are a ten-thousandth of a
    ///   second apart, as those of `Timer` are: a timer that was due at once would make a view that subscribes anew
    ///   whenever it changes change endlessly.
    public func connect() -> any Cancellable {
      let interval = VirtualTimeQueue.interval(interval)
      if let image = VirtualTimeQueue.current {
        return image.schedule(after: interval, repeating: interval) { [broadcast] in
          broadcast.send(VirtualTimeQueue.current?.date ?? Date())
        }
      }
      let work = _ScheduledWork { [broadcast] in broadcast.send(Date()) }
      let timer = Timer(after: interval, repeats: true) { _ in work.run() }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
