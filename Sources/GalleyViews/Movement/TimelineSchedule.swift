import GalleyCombine
import GalleyGeometry

/// When a view is drawn again.
public protocol TimelineSchedule {
  /// The schedule's moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often a device draws.
  typealias Mode = TimelineScheduleMode
  /// The moments from a date on; the first is the last one that is not after it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a device draws.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, as on a dimmed display. Galley asks for `normal` alone.
  case lowFrequency
}

/// As often as a device draws.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  let isPaused: Bool

  /// Whether each moment that is drawn is one of the schedule's.
  var isLive: Bool { !isPaused && !(interval > 1.0 / 60 + 1e-9) }

  /// The last moment of the schedule and the next one, in seconds since it began; for one that is not live.
  /// - Parameter elapsed: seconds since it began.
  /// - Returns: nil as the next one where there is none.
  func ticks(around elapsed: TimeInterval) -> (last: TimeInterval, next: TimeInterval?) {
    guard interval.isFinite else { return (0, nil) }
    let steps = max(0, ((elapsed + 1e-6) / interval).rounded(.down))
    return (steps * interval, (steps + 1) * interval)
  }

  /// - Parameter minimumInterval: seconds between two moments, at least; a 60th by default.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    EqualIntervals.dates(from: startDate, by: isPaused ? 0 : interval)
  }
}

/// At every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule of full minutes.
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return EqualIntervals.dates(
      from: Date(timeIntervalSinceReferenceDate: minutes * 60), by: 60)
  }
}

/// From a date on, at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  private let interval: TimeInterval

  /// Seconds between two moments; nil where there is one alone. No device draws more often than the shortest one.
  var period: TimeInterval? {
    interval > 0 && interval.isFinite ? VirtualTimeQueue.interval(interval) : nil
  }

  /// From a date on, every `interval` seconds; without a positive interval at that date alone.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Whether the schedule begins more than an hour after a date, as one from the machine's clock does.
  func isAhead(of date: Date) -> Bool { start.timeIntervalSince(date) > 3600 }

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let elapsed = startDate.timeIntervalSince(start)
    let passed = period.map { ((elapsed + 1e-6) / $0).rounded(.down) } ?? 0
    return EqualIntervals.dates(from: start, by: period ?? 0, skipping: max(0, passed))
  }
}

/// At dates of a list, which go forwards.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// A schedule of listed dates.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

private enum EqualIntervals {
  /// Dates at equal distances without end; one date where there is no distance. Each is counted from the start: sums of
  /// many dates are not exact.
  static func dates(
    from start: Date, by interval: TimeInterval, skipping passed: Double = 0
  ) -> UnfoldSequence<Date, Double> {
    let isEndless = interval > 0 && interval.isFinite
    return sequence(state: passed) { number in
      defer { number += 1 }
      if number == 0 { return start }
      return isEndless ? start.addingTimeInterval(number * interval) : nil
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as a device draws: 60 times a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// At least `minimumInterval` seconds apart; a paused one has its first moment alone.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At every full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a date on, every `interval` seconds; without a positive interval at that date alone.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule {
  /// At dates of a list, which go forwards.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A schedule of dates that were listed.
protocol ListedSchedule {}

extension ExplicitTimelineSchedule: ListedSchedule {}
