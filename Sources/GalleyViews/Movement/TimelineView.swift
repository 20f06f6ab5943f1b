import GalleyGeometry

/// Views that depend on the time: drawn for the moment of the image (`\.pictureDate`), which a clock moves.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// The moment that views are drawn for.
  public struct Context {
    /// How often views are drawn again.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }
    /// The schedule's last moment before the picture's; the picture's own where there is none.
    public let date: Date
    public let cadence: Cadence

    /// Changes nothing: views are drawn for each of the schedule's moments.
    public func invalidateTimelineContent() {}
  }
}

/// What every timeline view gives to its views.
public typealias TimelineViewDefaultContext = TimelineView<
  EveryMinuteTimelineSchedule, Never
>.Context

nonisolated extension TimelineView: View, PrimitiveView where Content: View {
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public func _collect(into collector: inout ViewCollector) {
    let now = collector.environment.pictureDate
    var date = now
    if let motion = collector.graph.clock {
      let place = collector.identity.appending(.type(ObjectIdentifier(Self.self)))
      let body = motion.body(at: place) { TimelineMotion(from: now) }
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
    let limit = now.addingTimeInterval(GraphMotion.tolerance)
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
  /// When the view was seen first.
  private let start: Date
  /// Seconds that the schedule begins behind the image's date: one from the machine's clock begins with the view.
  private var shift: TimeInterval?
  private var last: Date
  private var isLive = false

  init(from start: Date) { (self.start, last) = (start, start) }

  override var isMoving: Bool { isLive }

  /// The schedule's moment at a date; asks to be drawn again at the next one.
  func date(of schedule: some TimelineSchedule, at now: Date, _ motion: GraphMotion) -> Date {
    isLive = false
    if let schedule = schedule as? AnimationTimelineSchedule {
      isLive = !schedule.isPaused
      if isLive { last = schedule.moment(at: now, from: start) }
      return last
    }
    if let schedule = schedule as? PeriodicTimelineSchedule, schedule.isAhead(of: start) {
      let (now, next) = schedule.moments(at: now, from: start)
      if let next { motion.wakeUps.append(motion.time + next) }
      last = now
      return last
    }
    let shift = self.shift ?? Self.shift(of: schedule, at: now)
    self.shift = shift
    let moments = schedule.moments(around: now.addingTimeInterval(shift))
    if let next = moments.next {
      motion.wakeUps.append(motion.time + next.timeIntervalSince(now) - shift)
    }
    last = moments.last.map { $0.addingTimeInterval(-shift) } ?? now
    return last
  }

  private static func shift(of schedule: some TimelineSchedule, at now: Date) -> TimeInterval {
    let moments = schedule.moments(around: now)
    guard moments.last == nil, let next = moments.next else { return 0 }
    // A list of dates means what it says.
    return schedule is any ListedSchedule ? 0 : next.timeIntervalSince(now)
  }
}

extension EnvironmentValues {
  private enum PictureDateKey: EnvironmentKey {
    static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 725_794_860) }
  }

  /// The moment that a picture is drawn for: 1 January 2024, 9:41 UTC, unless set, whatever the
  /// machine's clock says, so that a picture does not depend on it.
  public var pictureDate: Date {
    get { self[PictureDateKey.self] }
    set { self[PictureDateKey.self] = newValue }
  }
}
