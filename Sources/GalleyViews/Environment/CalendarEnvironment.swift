import GalleyGeometry

nonisolated extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }
  private enum ImageRegionKey: EnvironmentKey { static var defaultValue: ImageRegion? { nil } }

  /// Where an image is at home: what its calendar goes by.
  private struct ImageRegion: Hashable, Sendable {
    /// Nil is `en_US`.
    let locale: Locale?
    /// Nil is Greenwich's.
    let timeZone: TimeZone?
  }

  /// The Gregorian one in the image's language and time zone unless set, whatever the machine says, so that an image does not
  /// depend on it. Views around that set `locale` or `timeZone` do not change it: it has a value of its own, as in
  /// OpenSwiftUI.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      let region = self[ImageRegionKey.self]
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = region.map { $0.locale ?? Self.unstatedLocale } ?? locale
      calendar.timeZone = region.map { $0.timeZone ?? .gmt } ?? timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// Greenwich's unless set, whatever the machine says.
  public var timeZone: TimeZone {
    // Foundation's first time zone takes a hundredth of the smallest image.
    get { self[TimeZoneKey.self] ?? .gmt }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar by which dates are shown: with the words of the environment's language, in its time zone, and with the
  /// weeks of `calendar`.
  package var shownCalendar: Calendar {
    var shown = calendar
    let (first, days) = (shown.firstWeekday, shown.minimumDaysInFirstWeek)
    shown.locale = locale
    shown.timeZone = timeZone
    (shown.firstWeekday, shown.minimumDaysInFirstWeek) = (first, days)
    return shown
  }

  /// Makes the language and the time zone those of the image.
  mutating func stateRegion() {
    self[ImageRegionKey.self] = ImageRegion(locale: statedLocale, timeZone: self[TimeZoneKey.self])
  }
}
