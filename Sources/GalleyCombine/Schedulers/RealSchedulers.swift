import Foundation
import GalleyBudget

/// A scheduler of the system: while an image is drawn its work goes into the image's queue.
///
/// A background queue's work does, too, so that an image is the same each time.
public protocol _SystemScheduler: Scheduler where SchedulerTimeType == SchedulerTime<_Owner> {
  /// The class itself.
  associatedtype _Owner
  /// The system's time, in the seconds of `SchedulerTime`.
  var _systemTime: Double { get }
  /// Runs work on the system's own queue.
  func _run(_ work: _ScheduledWork)
  func _run(after seconds: Double, _ work: _ScheduledWork)
}

/// Work that a system's queue may run on another thread: the caller who schedules it must allow that.
public struct _ScheduledWork: @unchecked Sendable {
  let run: () -> Void
}

extension _SystemScheduler {
  /// The moment of the image that is drawn; outside of one that of the system.
  public var now: SchedulerTimeType {
    guard let image = VirtualTimeQueue.current else {
      return SchedulerTimeType(seconds: _systemTime)
    }
    return SchedulerTimeType(
      seconds: image.start.timeIntervalSinceReferenceDate + image.now)
  }

  /// No work is late by intention.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Seconds from now, to a millionth: dates are no more exact than a tenth of that.
  private func delay(until date: SchedulerTimeType) -> Double {
    ((date.seconds - now.seconds) * 1e6).rounded() / 1e6
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let image = VirtualTimeQueue.current {
      image.schedule(after: 0, action)
    } else {
      _run(_ScheduledWork(run: action))
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let image = VirtualTimeQueue.current {
      image.schedule(after: delay(until: date), action)
    } else {
      _run(after: max(0, date.seconds - now.seconds), _ScheduledWork(run: action))
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let image = VirtualTimeQueue.current {
      return image.schedule(
        after: delay(until: date), repeating: interval.timeInterval, action)
    }
    let ticker = Ticker(self, interval: interval.timeInterval, work: action)
    ticker.start(at: date.seconds)
    return AnyCancellable { ticker.cancel() }
  }
}

/// Work that a system's queue runs again and again.
private final class Ticker<S: _SystemScheduler>: @unchecked Sendable {
  private let scheduler: S
  private let interval: Double
  private let work: Locked<CancellableWork>
  private var due = 0.0

  init(_ scheduler: S, interval: Double, work: @escaping () -> Void) {
    self.scheduler = scheduler
    self.interval = VirtualTimeQueue.interval(interval)
    self.work = Locked(CancellableWork(run: work))
  }

  func start(at seconds: Double) {
    due = seconds
    wait()
  }

  private func wait() {
    let pause = max(0, due - scheduler._systemTime)
    scheduler._run(after: pause, _ScheduledWork { [self] in tick() })
  }

  private func tick() {
    guard let run = work.withLock({ $0 }).run else { return }
    run()
    // Those that were missed are left out.
    due = max(due + interval, scheduler._systemTime)
    wait()
  }

  // What the work holds may end with it, and must not do so under the lock.
  func cancel() { _ = work.replace(with: CancellableWork()) }
}

extension DispatchQueue: _SystemScheduler {
  public typealias _Owner = DispatchQueue
  /// A moment of the system's uptime, in seconds.
  public typealias SchedulerTimeType = SchedulerTime<DispatchQueue>

  /// How work is done.
  public struct SchedulerOptions: @unchecked Sendable {
    /// How urgent the work is. It has no effect.
    public var qos: DispatchQoS
    /// How the work is run. They have no effect.
    public var flags: DispatchWorkItemFlags
    /// The group that the work is in. It has no effect.
    public var group: DispatchGroup?

    /// Options of a queue, which have no effect.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var _systemTime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  public func _run(_ work: _ScheduledWork) { async { work.run() } }

  public func _run(after seconds: Double, _ work: _ScheduledWork) {
    asyncAfter(deadline: .now() + seconds) { work.run() }
  }
}

extension RunLoop: _SystemScheduler {
  public typealias _Owner = RunLoop
  /// A moment by the system's clock.
  public typealias SchedulerTimeType = SchedulerTime<RunLoop>

  /// There are no options.
  public struct SchedulerOptions: Sendable {}

  public var _systemTime: Double { MachineClock.date.timeIntervalSinceReferenceDate }

  public func _run(_ work: _ScheduledWork) { perform { work.run() } }

  public func _run(after seconds: Double, _ work: _ScheduledWork) {
    add(Timer(after: seconds, repeats: false) { _ in work.run() }, forMode: .default)
  }
}

nonisolated extension Timer {
  /// Fires after an interval, and again after each further one where it repeats. One that Foundation for Linux makes with an
  /// interval alone fires at once.
  package convenience init(
    after interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: MachineClock.date + interval, interval: repeats ? interval : 0, repeats: repeats,
      block: block)
  }
}

extension OperationQueue: _SystemScheduler {
  public typealias _Owner = OperationQueue
  /// A moment by the system's clock.
  public typealias SchedulerTimeType = SchedulerTime<OperationQueue>

  /// There are no options.
  public struct SchedulerOptions: Sendable {}

  public var _systemTime: Double { MachineClock.date.timeIntervalSinceReferenceDate }

  public func _run(_ work: _ScheduledWork) { addOperation { work.run() } }

  public func _run(after seconds: Double, _ work: _ScheduledWork) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      addOperation { work.run() }
    }
  }
}
