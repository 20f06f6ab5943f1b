import GalleyGeometry

/// Views that depend on the time: drawn once, for the moment of the picture (`\.pictureDate`).
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

    /// Changes nothing: views are drawn once.
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
    // A schedule that begins later, as one from the machine's clock does, gives way to the picture's.
    var date = now
    var entries = schedule.entries(from: now, mode: .normal).makeIterator()
    if let first = entries.next(), first <= now {
      date = first
      // Lists are given whole: the last moment that has come counts.
      var next = entries.next()
      for _ in 0..<10_000 {
        guard let later = next, later <= now else { break }
        date = later
        next = entries.next()
      }
    }
    collector.collect(
      content(TimelineViewDefaultContext(date: date, cadence: .live)), at: .index(0))
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
