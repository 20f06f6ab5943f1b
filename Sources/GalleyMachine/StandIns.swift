import CMachine
import GalleyCombine
import GalleyGeometry

// What CMachine's functions go on to, each with the arguments of Foundation's function of that name.

@_silgen_name("galley_locale")
func currentLocale() -> Locale { SimulatedMachine.current?.locale ?? FoundationFunctions.locale }

@_silgen_name("galley_locale_autoupdating")
func updatingLocale() -> Locale {
  SimulatedMachine.current?.locale ?? FoundationFunctions.updatingLocale
}

@_silgen_name("galley_preferred_languages")
func preferredLanguages() -> [String] {
  guard let machine = SimulatedMachine.current else { return FoundationFunctions.languages }
  return [machine.locale.identifier(.bcp47)]
}

@_silgen_name("galley_calendar")
func currentCalendar() -> Calendar {
  SimulatedMachine.current?.calendar ?? FoundationFunctions.calendar
}

@_silgen_name("galley_calendar_autoupdating")
func updatingCalendar() -> Calendar {
  SimulatedMachine.current?.calendar ?? FoundationFunctions.updatingCalendar
}

/// A calendar by its name has no locale, and the default time zone.
@_silgen_name("galley_calendar_of")
func calendar(_ identifier: Calendar.Identifier) -> Calendar {
  var calendar = FoundationFunctions.calendar(identifier)
  if SimulatedMachine.current != nil, let zone = defaultTimeZone() { calendar.timeZone = zone }
  return calendar
}

@_silgen_name("galley_time_zone")
func currentTimeZone() -> TimeZone {
  SimulatedMachine.current?.timeZone ?? FoundationFunctions.timeZone
}

/// Foundation's own one is equal to no other. It is the image's in a process that was started with that zone.
@_silgen_name("galley_time_zone_autoupdating")
func updatingTimeZone() -> TimeZone {
  guard let machine = SimulatedMachine.current else { return FoundationFunctions.updatingTimeZone }
  let zone = machine.timeZone
  let isReal = machine.isEverywhere && zone.identifier == FoundationFunctions.timeZone.identifier
  return isReal ? FoundationFunctions.updatingTimeZone : zone
}

/// A time zone that was set for the process holds in an image, too.
@_silgen_name("galley_time_zone_default")
func defaultTimeZone() -> TimeZone? {
  let usual = FoundationFunctions.defaultTimeZone
  guard let machine = SimulatedMachine.current else { return usual }
  if let usual, usual != FoundationFunctions.timeZone { return usual }
  return machine.timeZone
}

/// The name of the default time zone for a function of C, which frees it; null where it is the machine's.
@_cdecl("galley_time_zone_name")
public func timeZoneName() -> UnsafeMutablePointer<CChar>? {
  guard SimulatedMachine.current != nil else { return nil }
  return defaultTimeZone().flatMap { strdup($0.identifier) }
}

/// The date for code at an address; Foundation's own timers, locks and processes have the machine's.
@_silgen_name("galley_date")
func currentDate(_ caller: UInt) -> Date {
  guard let machine = SimulatedMachine.current,
    !galley_is_foundation(UnsafeRawPointer(bitPattern: caller))
  else { return MachineClock.date }
  return machine.date
}

@_silgen_name("galley_time")
func currentTime(_ caller: UInt) -> TimeInterval {
  currentDate(caller).timeIntervalSinceReferenceDate
}

/// The same for functions of C.
@_cdecl("galley_absolute_time")
public func absoluteTime(_ caller: UInt) -> TimeInterval { currentTime(caller) }

@_silgen_name("galley_date_since_now")
func date(_ caller: UInt, sinceNow seconds: TimeInterval) -> Date {
  currentDate(caller).addingTimeInterval(seconds)
}

extension Date {
  @_silgen_name("galley_time_since_now")
  func timeSinceNow(_ caller: UInt) -> TimeInterval { timeIntervalSince(currentDate(caller)) }
}

extension Calendar {
  @_silgen_name("galley_is_today")
  func isToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: currentDate(0)) }

  @_silgen_name("galley_is_tomorrow")
  func isTomorrow(_ date: Date) -> Bool { isDate(date, days: 1) }

  @_silgen_name("galley_is_yesterday")
  func isYesterday(_ date: Date) -> Bool { isDate(date, days: -1) }

  private func isDate(_ date: Date, days: Int) -> Bool {
    guard let day = self.date(byAdding: .day, value: days, to: currentDate(0)) else { return false }
    return isDate(date, inSameDayAs: day)
  }
}
