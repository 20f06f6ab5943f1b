import GalleyGeometry

/// Views that depend on the time: drawn for the moment of the image (`\.imageDate`), which a clock moves.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// The moment that views are drawn for.
  public struct Context {
    /// How often views are drawn again.
    public enum Cadence: Comparable, Sendable {
      /// Several times a second.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }
    /// The schedule's last moment before the image's; the image's own where there is none.
    public let date: Date
    /// How often the view is drawn again: `live` on an image.
    public let cadence: Cadence

    /// No effect: views are drawn for each of the schedule's moments.
    public func invalidateTimelineContent() {}
  }
}

/// What every timeline view gives to its views.
public typealias TimelineViewDefaultContext = TimelineView<
  EveryMinuteTimelineSchedule, Never
>.Context

nonisolated extension TimelineView: View, PrimitiveView where Content: View {
  /// Views that are made for each moment of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public func _collect(into collector: inout _ViewCollector) {
    let now = collector.environment.imageDate
    var date = now
    if let motion = collector.graph.runningMotion {
      let place = collector.identity.appending(.type(ViewType(Self.self)))
      let body = motion.bodyMotion(at: place) { TimelineMotion(from: now, at: motion.clock.time) }
      if let progress = body as? TimelineMotion {
        date = progress.date(of: schedule, at: now, motion)
      }
    } else {
      date = schedule.moments(around: now).last ?? now
    }
    let views = GraphMotion.reading(in: collector.graph.motion) {
      content(TimelineViewDefaultContext(date: date, cadence: .live))
    }
    collector.collect(views, at: .index(0)) { $0.isReused = false }
  }
}

extension TimelineSchedule {
  /// The schedule's last moment that has come, and the next one. Of 10,000 moments at most.
  /// - Returns: nothing as the last one for a schedule that begins later.
  fileprivate func moments(around now: Date) -> (last: Date?, next: Date?) {
    var entries = entries(from: now, mode: .normal).makeIterator()
    let limit = now.addingTimeInterval(TimelineMotion.tolerance)
    guard let first = entries.next() else { return (nil, nil) }
    guard first <= limit else { return (nil, first) }
    // Lists are given whole: the last moment that has come counts.
    var last = first
    for _ in 0..<10_000 {
      guard let later = entries.next() else { return (last, nil) }
      if later > limit { return (last, later) }
      last = later
    }
    return (last, nil)
  }
}

/// What a timeline view keeps from moment to moment.
private final class TimelineMotion: BodyMotion {
  /// Seconds by which dates may be early: those of today are exact to an eighth of a millionth.
  static let tolerance = 1e-6
  /// Seconds, of which numbers of double precision have half of a millionth: 126 years.
  private static let furthest = 4e9

  /// The image's date when the view was seen first, and the clock's time then.
  private let start: Date
  private let startTime: TimeInterval
  /// Seconds that the schedule begins behind the image's date: one from the machine's clock begins with the view.
  private var shift: TimeInterval?
  private var last: Date
  private var isLive = false

  init(from start: Date, at time: TimeInterval) {
    (self.start, last, startTime) = (start, start, time)
  }

  override var isMoving: Bool { isLive }

  /// The schedule's moment at a date; asks to be drawn again at the next one.
  func date(of schedule: some TimelineSchedule, at now: Date, _ motion: GraphMotion) -> Date {
    isLive = false
    if let schedule = schedule as? AnimationTimelineSchedule {
      if !schedule.isPaused { last = frame(of: schedule, at: now, motion) }
      return last
    }
    if let schedule = schedule as? PeriodicTimelineSchedule {
      last = tick(of: schedule, at: now, motion)
      return last
    }
    let shift = self.shift ?? Self.shift(of: schedule, at: now)
    self.shift = shift
    let moments = schedule.moments(around: now.addingTimeInterval(shift))
    if let next = moments.next {
      wake(motion, after: exact(next.timeIntervalSince(start) - shift))
    }
    last = moments.last.map { $0.addingTimeInterval(-shift) } ?? now
    return last
  }

  /// The clock does not stop at each of the moments: those that are not drawn are left out.
  private func frame(
    of schedule: AnimationTimelineSchedule, at now: Date, _ motion: GraphMotion
  ) -> Date {
    isLive = schedule.isLive
    if isLive { return now }
    let ticks = schedule.ticks(around: elapsed(at: now, motion))
    if let next = ticks.next { motion.clock.ticks.append(startTime + next) }
    return start.addingTimeInterval(ticks.last)
  }

  private func tick(
    of schedule: PeriodicTimelineSchedule, at now: Date, _ motion: GraphMotion
  ) -> Date {
    var shift = schedule.start.timeIntervalSince(start)
    if !schedule.isAhead(of: start) {
      let wait = schedule.start.timeIntervalSince(now)
      shift = self.shift ?? (wait > Self.tolerance ? wait : 0)
      self.shift = shift
    }
    let begin = schedule.start.addingTimeInterval(-shift)
    let lead = exact(start.timeIntervalSince(begin))
    guard let period = schedule.period else {
      let wait = -lead - elapsed(at: now, motion)
      if wait > Self.tolerance { wake(motion, after: -lead) }
      return wait > Self.tolerance ? now : begin
    }
    // Whole periods before the view, and what is left of them: with small numbers sums are exact.
    let margin = min(Self.tolerance, period / 10)
    let passed = ((lead + margin) / period).rounded(.down)
    let phase = exact(lead - passed * period)
    let steps = ((phase + elapsed(at: now, motion) + margin) / period).rounded(.down)
    guard passed + steps >= 0 else {
      wake(motion, after: -lead)
      return now
    }
    wake(motion, after: (steps + 1) * period - phase)
    guard lead < Self.furthest else { return start.addingTimeInterval(steps * period - phase) }
    return begin.addingTimeInterval((passed + steps) * period)
  }

  /// Seconds since the view was seen first: the clock's, which are exact, where the image's date follows it.
  private func elapsed(at now: Date, _ motion: GraphMotion) -> TimeInterval {
    let (dates, clock) = (now.timeIntervalSince(start), motion.clock.time - startTime)
    return abs(dates - clock) < Self.tolerance ? clock : dates
  }

  /// Asks to be drawn at a moment, in seconds since the view was seen first.
  private func wake(_ motion: GraphMotion, after seconds: TimeInterval) {
    motion.clock.wakeUps.append(startTime + seconds)
  }

  /// A difference of dates to a millionth of a second.
  private func exact(_ seconds: TimeInterval) -> TimeInterval {
    abs(seconds) < Self.furthest ? (seconds * 1e6).rounded() / 1e6 : seconds
  }

  private static func shift(of schedule: some TimelineSchedule, at now: Date) -> TimeInterval {
    let moments = schedule.moments(around: now)
    guard moments.last == nil, let next = moments.next else { return 0 }
    // A list of dates means what it says.
    return schedule is any ListedSchedule ? 0 : next.timeIntervalSince(now)
  }
}
