import Foundation
import GalleyFoundation
import Testing

/// How far dates are from each other, as texts. Words are CLDR's; that one unit alone is written is of Apple's page on
/// `localizedString(from:)`.
@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(_ locale: String = "en_US") throws -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    (formatter.locale, formatter.calendar) = (Locale(identifier: locale), calendar)
    return formatter
  }

  @Test func theLargestUnitIsWritten() throws {
    let formatter = try formatter()
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: -7199) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: 90) == "in 1 minute")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
    #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2 days ago")
    #expect(formatter.localizedString(from: DateComponents(month: 18)) == "in 18 months")
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    #expect(
      formatter.localizedString(for: date.addingTimeInterval(-9 * 86_400), relativeTo: date)
        == "1 week ago")
  }

  @Test func stylesHaveTheirWords() throws {
    let formatter = try formatter()
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(day: -2)) == "two days ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 1)) == "next week")
    #expect(formatter.localizedString(from: DateComponents()) == "now")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
  }

  @Test func listsAreJoined() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
  }

  /// The parts are those of Apple's page on the styles of names.
  @Test func namesHaveTheirParts() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Elizabeth", "Jillian")
    (name.familyName, name.nameSuffix, name.nickname) = ("Smith", "Esq.", "Liza")
    let english = PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US"))
    #expect(name.formatted(english) == "Elizabeth Smith")
    func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
      name.formatted(.name(style: style).locale(Locale(identifier: "en_US")))
    }
    #expect(text(.short) == "Liza")
    #expect(text(.long) == "Dr. Elizabeth Jillian Smith Esq.")
    #expect(text(.abbreviated) == "ES")
    #expect(name.formatted(english.locale(Locale(identifier: "zh_CN"))) == "Smith Elizabeth")
    var own = PersonNameComponents()
    (own.givenName, own.familyName) = ("小明", "王")
    #expect(own.formatted(english) == "王小明")
  }
}
