import GalleyGeometry

nonisolated extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }

  /// The Gregorian one in the environment's language and time zone unless set, whatever the machine
  /// says, so that an image does not depend on it.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// Greenwich's unless set, whatever the machine says.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
