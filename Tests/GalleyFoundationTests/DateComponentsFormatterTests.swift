import Foundation
import GalleyFoundation
import Testing

/// Lengths of time as texts. What becomes of zeros is as the comments of Apple's header say; words and lists are
/// CLDR's.
@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    _ locale: String = "en_US",
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) throws -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.calendar = try calendar(locale)
    change(formatter)
    return formatter.string(from: seconds)
  }

  private func calendar(_ locale: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    return calendar
  }

  @Test func stylesHaveTheirWords() throws {
    #expect(try text(3909, .positional) == "1:05:09")
    #expect(try text(3909, .abbreviated) == "1h 5m 9s")
    #expect(try text(3909, .short) == "1 hr, 5 min, 9 sec")
    #expect(try text(3909, .full) == "1 hour, 5 minutes, 9 seconds")
    #expect(try text(3909, .spellOut) == "one hour, five minutes, nine seconds")
    #expect(try text(3909, .brief) == "1hr 5min 9sec")
    #expect(try text(3909, .full, "de_DE") == "1 Stunde, 5 Minuten und 9 Sekunden")
    #expect(try text(-3909, .abbreviated) == "-1h 5m 9s")
  }

  /// The least number has no opposite, and the largest one no next one.
  @Test func theEndsOfNumbersAreWritten() throws {
    let formatter = DateComponentsFormatter()
    formatter.calendar = try calendar("en_US")
    formatter.unitsStyle = .abbreviated
    let least = try #require(formatter.string(from: DateComponents(hour: .min, minute: .min)))
    #expect(least.hasPrefix("-9,223,372,036,854,77"))
    formatter.collapsesLargestUnit = true
    let most = try #require(formatter.string(from: DateComponents(hour: 1, minute: .max - 1)))
    #expect(most.hasPrefix("1h 9,223,372,036,854,77"))
    #expect(formatter.string(from: DateComponents(hour: .min)) != nil)
  }

  @Test func zerosAreLeftOutAndPadded() throws {
    #expect(try text(0, .positional) == "0")
    #expect(try text(0, .abbreviated) == "0s")
    #expect(try text(3600, .positional) == "1:00:00")
    #expect(try text(3600, .abbreviated) == "1h")
    #expect(try text(65, .positional) == "1:05")
    let clock: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(
      try text(65, .positional) {
        ($0.allowedUnits, $0.zeroFormattingBehavior) = (clock, .pad)
      } == "00:01:05")
    #expect(
      try text(5, .positional) {
        ($0.allowedUnits, $0.zeroFormattingBehavior) = ([.minute, .second], .pad)
      } == "00:05")
    #expect(
      try text(3605, .abbreviated) {
        ($0.allowedUnits, $0.zeroFormattingBehavior) = (clock, [])
      } == "1h 0m 5s")
    #expect(
      try text(3605, .abbreviated) {
        ($0.allowedUnits, $0.zeroFormattingBehavior) = (clock, .dropMiddle)
      } == "1h 5s")
    #expect(
      try text(3600, .abbreviated) {
        ($0.allowedUnits, $0.zeroFormattingBehavior) = (clock, .dropTrailing)
      } == "1h")
  }

  @Test func unitsAreFew() throws {
    #expect(try text(5400, .full) { $0.allowedUnits = [.minute] } == "90 minutes")
    #expect(try text(86400 * 40, .full) == "1 month, 1 week, 2 days")
    #expect(try text(86400 * 40, .full) { $0.allowedUnits = [.weekOfMonth] } == "5 weeks")
    #expect(try text(4229, .abbreviated) { $0.maximumUnitCount = 2 } == "1h 10m")
    #expect(try text(4230, .abbreviated) { $0.maximumUnitCount = 2 } == "1h 11m")
    #expect(try text(3599, .abbreviated) { $0.maximumUnitCount = 1 } == "1h")
    #expect(try text(63, .abbreviated) { $0.collapsesLargestUnit = true } == "63s")
    #expect(try text(.infinity, .full) == nil)
  }

  @Test func phrasesStandAround() throws {
    #expect(
      try text(300, .full) {
        ($0.includesApproximationPhrase, $0.includesTimeRemainingPhrase) = (true, true)
      } == "About 5 minutes remaining")
  }

  @Test func componentsAndDatesAreLengths() throws {
    let formatter = DateComponentsFormatter()
    formatter.calendar = try calendar("en_US")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2 hours, 30 minutes")
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    formatter.allowedUnits = [.month, .day]
    // February of a leap year.
    let start = Date(timeIntervalSince1970: 1_706_745_600)
    let end = start.addingTimeInterval(30 * 86400)
    #expect(formatter.string(from: start, to: end) == "1 month, 1 day")
    #expect(formatter.string(from: DateComponents()) == "0 days")
    #expect(formatter.string(for: "no time") == nil)
  }
}
