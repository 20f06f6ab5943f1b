import Foundation

/// Writes how far a date is from another one, as the class of this name on Apple's systems, which Foundation does not have on
/// Linux: "2 hours ago", "in 3 days". Words are those of Foundation's own ICU. The largest unit alone is written, and what is
/// left of it is cut off, which is assumed (`Date.RelativeFormatStyle` rounds).
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Words: "2 months ago".
    case full
    /// Words for numbers, too: "two months ago".
    case spellOut
    /// Shortened words: "2 mo. ago".
    case short
    /// As short as can be: "2mo ago".
    case abbreviated
  }

  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers: "1 day ago".
    case numeric
    /// Names where there are any: "yesterday", "next week", "now".
    case named
  }

  /// Whether days have names: numbers by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written: in words by default.
  open var unitsStyle = UnitsStyle.full
  /// Where the text stands, which decides about its first letter: unknown by default, which keeps it as it is.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar by which months and days have their lengths; nil is the current one.
  open var calendar: Calendar! = .current
  /// The locale whose words are written; nil is the current one.
  open var locale: Locale! = .current

  /// A formatter with numbers and words for units.
  public override init() { super.init() }

  /// A formatter with numbers and words for units: nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The largest unit of the components that is not 0; negative ones are in the past. Without any, 0 seconds.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for (component, field) in Self.units {
      if let value = dateComponents.value(for: component), value != 0 {
        return text(value, component, field)
      }
    }
    return text(0, .second, .second)
  }

  /// A number of seconds, negative in the past, counted from the beginning of 2001. Numbers that are not finite are 0.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    localizedString(
      for: Self.start.addingTimeInterval(timeInterval.isFinite ? timeInterval : 0),
      relativeTo: Self.start)
  }

  /// Where a date lies, seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: usedCalendar.dateComponents(
        Set(Self.units.map(\.0)), from: referenceDate, to: date))
  }

  /// A date, seen from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)
  private static let units: [(Calendar.Component, Date.RelativeFormatStyle.Field)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  private var usedCalendar: Calendar { calendar ?? .current }

  /// A number of one unit: the style is asked for a date that is so far away exactly.
  private func text(
    _ value: Int, _ component: Calendar.Component, _ field: Date.RelativeFormatStyle.Field
  ) -> String {
    let date = usedCalendar.date(byAdding: component, value: value, to: Self.start) ?? Self.start
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words,
      locale: locale ?? .current, calendar: usedCalendar, capitalizationContext: context)
    return style.format(Self.start)
  }

  private var words: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
