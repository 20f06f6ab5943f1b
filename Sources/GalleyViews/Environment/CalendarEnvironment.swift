import GalleyGeometry

nonisolated extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
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
  @Entry public var timeZone: TimeZone = .gmt
}
