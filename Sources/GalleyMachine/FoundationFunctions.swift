import CMachine
import GalleyCombine
import GalleyGeometry

/// Foundation's own functions, in front of which those of this module stand.
///
/// A function's value is its address and a context, which a function of a module does not read. As a property of a
/// struct it is called as the function itself is.
enum FoundationFunctions {
  private struct LocaleGetter: Sendable { let get: @Sendable () -> Locale }
  private struct LanguagesGetter: Sendable { let get: @Sendable () -> [String] }
  private struct CalendarGetter: Sendable { let get: @Sendable () -> Calendar }
  private struct CalendarMaker: Sendable { let make: @Sendable (Calendar.Identifier) -> Calendar }
  private struct TimeZoneGetter: Sendable { let get: @Sendable () -> TimeZone }
  private struct DefaultTimeZoneGetter: Sendable { let get: @Sendable () -> TimeZone? }

  private static let localeGetter = find("6LocaleV7currentACvgZ", LocaleGetter.self)
  private static let updatingLocaleGetter = find(
    "6LocaleV19autoupdatingCurrentACvgZ", LocaleGetter.self)
  private static let languagesGetter = find(
    "6LocaleV18preferredLanguagesSaySSGvgZ", LanguagesGetter.self)
  private static let calendarGetter = find("8CalendarV7currentACvgZ", CalendarGetter.self)
  private static let updatingCalendarGetter = find(
    "8CalendarV19autoupdatingCurrentACvgZ", CalendarGetter.self)
  private static let calendarMaker = find(
    "8CalendarV10identifierA2C10IdentifierOh_tcfC", CalendarMaker.self)
  private static let timeZoneGetter = find("8TimeZoneV7currentACvgZ", TimeZoneGetter.self)
  private static let updatingTimeZoneGetter = find(
    "8TimeZoneV19autoupdatingCurrentACvgZ", TimeZoneGetter.self)
  private static let defaultTimeZoneGetter = find(
    "8TimeZoneV7defaultACSgvgZ", DefaultTimeZoneGetter.self)

  private static func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
    galley_next_function("$s20FoundationEssentials" + name).map {
      unsafeBitCast((UInt(bitPattern: $0), UInt(0)), to: type)
    }
  }

  // If Foundation has no such function, the one in front of it is not called; its answer is then that of Foundation on a
  // system without settings.

  static var locale: Locale { localeGetter?.get() ?? Locale(identifier: "en_001") }
  static var updatingLocale: Locale { updatingLocaleGetter?.get() ?? locale }
  static var languages: [String] { languagesGetter?.get() ?? ["en-001"] }
  static var calendar: Calendar { calendarGetter?.get() ?? locale.calendar }
  static var updatingCalendar: Calendar { updatingCalendarGetter?.get() ?? calendar }
  static var timeZone: TimeZone { timeZoneGetter?.get() ?? .gmt }
  static var updatingTimeZone: TimeZone { updatingTimeZoneGetter?.get() ?? timeZone }
  /// The time zone that was set for the process, or the machine's.
  static var defaultTimeZone: TimeZone? { defaultTimeZoneGetter?.get() }

  static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    calendarMaker?.make(identifier) ?? locale.calendar
  }
}
