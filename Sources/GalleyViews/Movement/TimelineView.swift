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
        progress.knownBody = motion.bodies.reader?.generation
        date = progress.date(of: schedule, at: now, motion)
      }
    } else {
      date = schedule.moments(around: now).last ?? now
    }
    let context = TimelineViewDefaultContext(date: date, cadence: .live)
    collector.collect(by: TimelineMaker(make: content), for: date, at: .index(0)) {
      content(context)
    }
  }
}

/// What makes the views of a moment.
private struct TimelineMaker<Content> {
  let make: (TimelineViewDefaultContext) -> Content
}

extension TimelineSchedule {
  /// The schedule's last moment that has come, and the next one. Of 10,000 moments at most.
  /// - Returns: nothing as the last one for a schedule that begins later.
  fileprivate func moments(around now: Date) -> (last: Date?, next: Date?) {
    let course = TimelineCourse(of: self, from: now, at: now)
    return (course.last, course.next)
  }
}

/// The moments of a schedule, from when it was asked for them.
private final class TimelineCourse {
  /// The image's date when moments were last looked for.
  var date: Date
  /// The last moment that has come; nil where there is none.
  private(set) var last: Date?
  private var following: Date?
  private var rest: AnyIterator<Date>
  /// Whether there are more moments than are looked at at a time.
  private var isBehind = false
  /// The next moment; nil where there is none, and where it is not known.
  var next: Date? { isBehind ? nil : following }

  /// - Parameter now: the image's date.
  init(of schedule: some TimelineSchedule, from start: Date, at now: Date) {
    date = now
    rest = AnyIterator(schedule.entries(from: start, mode: .normal).makeIterator())
    following = rest.next()
    advance(to: start)
  }

  /// Lists are given whole: the last moment that has come counts, of 10,000 at a time.
  func advance(to date: Date) {
    let limit = date.addingTimeInterval(TimelineMotion.tolerance)
    isBehind = false
    for _ in 0...10_000 {
      guard let moment = following, moment <= limit else { return }
      (last, following) = (moment, rest.next())
    }
    isBehind = true
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
  /// How often the body around was evaluated, where that is known.
  var knownBody: Int?
  private var course: TimelineCourse?
  /// The schedule of the course, and how often the body around was evaluated when it began.
  private var schedule: (schedule: Any, body: Int?)?

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
    let course = course(of: schedule, at: now)
    let shift = self.shift ?? Self.shift(of: course, schedule, at: now)
    self.shift = shift
    course.advance(to: now.addingTimeInterval(shift))
    if let next = course.next {
      wake(motion, after: exact(next.timeIntervalSince(start) - shift))
    }
    last = course.last.map { $0.addingTimeInterval(-shift) } ?? now
    return last
  }

  /// The moments of a schedule, which is asked for them once: a schedule may count from the date at which it is asked.
  private func course(of schedule: some TimelineSchedule, at now: Date) -> TimelineCourse {
    if let course, let known = self.schedule, now >= course.date,
      InputComparison.areEqual(known.schedule, schedule, isLenient: known.body == knownBody)
    {
      course.date = now
      return course
    }
    let course = TimelineCourse(of: schedule, from: now.addingTimeInterval(shift ?? 0), at: now)
    (self.course, self.schedule) = (course, (schedule, knownBody))
    return course
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

  private static func shift(
    of course: TimelineCourse, _ schedule: some TimelineSchedule, at now: Date
  ) -> TimeInterval {
    guard course.last == nil, let next = course.next else { return 0 }
    // A list of dates means what it says.
    return schedule is any ListedSchedule ? 0 : next.timeIntervalSince(now)
  }
}
