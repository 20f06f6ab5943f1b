/// Something that runs work at once, or at a time.
public protocol Scheduler<SchedulerTimeType> {
  /// The moments of the scheduler, and with them its lengths of time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be said about how work is run.
  associatedtype SchedulerOptions

  /// The present moment of the scheduler.
  var now: SchedulerTimeType { get }
  /// By how much work may be late at least.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs work as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs work at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs work at a time, and repeatedly until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs work as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs work at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs work at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs work at a time, and repeatedly until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs work at a time, and repeatedly until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// A length of time of a scheduler, made of the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// A whole number of seconds.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  static func seconds(_ s: Double) -> Self
  /// A whole number of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// A whole number of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// A whole number of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A scheduler that runs everything at once; it has no time.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A moment, which is always the same.
  public typealias SchedulerTimeType = SchedulerTime<ImmediateScheduler>
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The only one.
  public static let shared = ImmediateScheduler()
  private init() {}

  /// Always the same moment.
  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
  /// 0: work runs at once.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs work at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs work at once, whatever the moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs work once, at once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
