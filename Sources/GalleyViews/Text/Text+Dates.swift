import GalleyGeometry

extension Text {
  /// How a date is written. What is relative to now is so to the image's date.
  public struct DateStyle: Hashable, Codable, Sendable {
    fileprivate enum Form: Hashable, Codable, Sendable { case time, date, relative, offset, timer }
    fileprivate let form: Form

    /// `11:23 PM`
    public static let time = DateStyle(form: .time)
    /// `June 3, 2019`
    public static let date = DateStyle(form: .date)
    /// `2 hrs, 23 min`, without a word whether it is before or after.
    public static let relative = DateStyle(form: .relative)
    /// `+2 hours`
    public static let offset = DateStyle(form: .offset)
    /// `36:59:01`
    public static let timer = DateStyle(form: .timer)
  }

  /// A date, in the environment's locale, calendar and time zone.
  public init(_ date: Date, style: DateStyle) {
    self.init(deferred: { DateWords(environment: $0).words(date, style.form) })
  }

  /// From one date to another one.
  public init(_ dates: ClosedRange<Date>) {
    self.init(deferred: {
      DateWords(environment: $0).words(from: dates.lowerBound, to: dates.upperBound)
    })
  }

  /// From one date to another one.
  public init(_ interval: DateInterval) {
    self.init(deferred: { DateWords(environment: $0).words(from: interval.start, to: interval.end) }
    )
  }

  /// What of an interval is left at the image's date, or what of it has gone.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(deferred: { environment in
      func seconds(at date: Date) -> TimeInterval {
        let now = min(max(date, timerInterval.lowerBound), timerInterval.upperBound)
        return countsDown
          ? timerInterval.upperBound.timeIntervalSince(now)
          : now.timeIntervalSince(timerInterval.lowerBound)
      }
      let now = environment.imageDate
      if pauseTime == nil {
        RenderContext.motion?.clock.count(for: timerInterval.upperBound.timeIntervalSince(now)) {
          DateWords.whole(seconds(at: now.addingTimeInterval($0)))
        }
      }
      return DateWords.clock(seconds(at: pauseTime ?? now), showsHours: showsHours)
    })
  }
}

/// Writes dates for an environment.
private struct DateWords {
  let environment: EnvironmentValues

  func words(_ date: Date, _ form: Text.DateStyle.Form) -> String {
    let distance = date.timeIntervalSince(environment.imageDate)
    if form != .date, form != .time {
      RenderContext.motion?.clock.count(for: .infinity) { Self.whole((distance - $0).magnitude) }
    }
    switch form {
    case .date: return style(date: .long, time: .omitted).format(date)
    case .time: return style(date: .omitted, time: .shortened).format(date)
    case .timer: return Self.clock(distance.magnitude, showsHours: true)
    case .relative: return units(distance.magnitude, .abbreviated, count: 2)
    case .offset: return (distance < 0 ? "-" : "+") + units(distance.magnitude, .wide, count: 1)
    }
  }

  func words(from start: Date, to end: Date) -> String {
    let isOneDay = environment.shownCalendar.isDate(start, inSameDayAs: end)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: environment.locale,
      calendar: environment.shownCalendar, timeZone: environment.timeZone
    ).format(start..<max(start, end))
  }

  private func style(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.shownCalendar,
      timeZone: environment.timeZone)
  }

  private func units(
    _ seconds: TimeInterval, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int
  ) -> String {
    Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width,
      maximumUnitCount: count, fractionalPart: .hide(rounded: .towardZero)
    ).locale(environment.locale).format(Self.duration(seconds))
  }

  /// Whole seconds, at most a thousand years.
  static func whole(_ seconds: TimeInterval) -> Int {
    Int(seconds > 0 ? min(seconds, 3.2e10) : 0)
  }

  private static func duration(_ seconds: TimeInterval) -> Duration { .seconds(whole(seconds)) }

  /// Hours, minutes and seconds as a clock shows them.
  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = whole(seconds)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    guard showsHours, hours > 0 else { return "\(total / 60):\(padded(total % 60))" }
    return "\(hours):\(padded(minutes)):\(padded(total % 60))"
  }
}
