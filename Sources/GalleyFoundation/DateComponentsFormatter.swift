import Foundation

/// Writes lengths of time by their units, as the class of this name on Apple's systems, which Foundation does not have
/// on Linux: "1:05:09", "1h 5m", "1 hour, 5 minutes". Units are those of Foundation's own ICU.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Hours, minutes and seconds with colons: "1:05".
    case positional
    /// As short as can be: "1h 5m".
    case abbreviated
    /// Shortened words: "1 hr, 5 min".
    case short
    /// Words: "1 hour, 5 minutes".
    case full
    /// Words for numbers, too: "one hour, five minutes".
    case spellOut
    /// Shortened words without spaces: "1hr 5min".
    case brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With colons as `dropLeading` and `pad` of the others; else as `dropAll`.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Before the first unit that there is, they are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Between units that there are, they are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Behind the last unit that there is, they are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All are left out; where there is nothing else, the smallest unit stays.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// With colons each number has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written: with colons by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be written, of years, months, weeks of a month, days, hours, minutes and seconds: all of them by
  /// default, and of components those that are set. What is smaller than the last one is cut off, which is assumed.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar whose months and days count and whose locale's words are written; nil is the current one.
  open var calendar: Calendar? = .current
  /// When the time begins, by which months and days have their lengths; nil is the beginning of 2001.
  open var referenceDate: Date?
  /// Has no effect, as on Apple's systems.
  open var allowsFractionalUnits = false
  /// The most units that are written; the last one is rounded. 0 is no limit.
  open var maximumUnitCount = 0
  /// Whether a single largest unit is written in the next smaller one, 63 seconds as "63s". That it is so for one and no
  /// more is assumed.
  open var collapsesLargestUnit = false
  /// Whether "About" stands before it, in English alone.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind it, in English alone.
  open var includesTimeRemainingPhrase = false
  /// Where the text stands. Has no effect.
  open var formattingContext = Formatter.Context.unknown

  /// A formatter with colons and all units.
  public override init() { super.init() }

  /// A formatter with colons and all units: nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The time that the components say.
  open func string(from components: DateComponents) -> String? {
    let units = LengthOfTime.units.filter { components.value(for: $0.component) != nil }
    guard allowedUnits.isEmpty else {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return usedCalendar.date(byAdding: components, to: start).flatMap {
        string(from: start, to: $0)
      }
    }
    // The least number has no opposite, which is written behind a sign.
    let counts = units.map {
      (unit: $0, count: max(components.value(for: $0.component) ?? 0, -.max))
    }
    return counts.isEmpty ? nil : text(LengthOfTime(counts: counts))
  }

  /// The time between two dates; one that goes back has a minus sign.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = LengthOfTime.units.filter {
      allowedUnits.isEmpty || allowedUnits.contains($0.flag)
    }
    guard !units.isEmpty else { return nil }
    var length = LengthOfTime(from: startDate, to: endDate, units, usedCalendar)
    if maximumUnitCount > 0 {
      length.round(to: maximumUnitCount, from: startDate, end: endDate, usedCalendar)
    }
    return text(length)
  }

  /// A number of seconds.
  open func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(timeInterval))
  }

  /// The time that the components say, in a style, and all else as by default.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Components as text; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private var usedCalendar: Calendar { calendar ?? .current }

  /// The units that are left, in words or with colons.
  private func text(_ length: LengthOfTime) -> String? {
    var length = length
    if collapsesLargestUnit { length.collapse() }
    length.drop(zeros)
    let locale = usedCalendar.locale ?? .current
    var text = length.written(unitsStyle, pads: pads, in: locale)
    if locale.language.languageCode == .english {
      if includesApproximationPhrase { text = "About \(text)" }
      if includesTimeRemainingPhrase { text += " remaining" }
    }
    return text
  }

  /// The default one as what it stands for.
  private var zeros: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }

  private var pads: LengthOfTime.Padding {
    if zeroFormattingBehavior.contains(.pad) { return .all }
    return zeroFormattingBehavior.contains(.default) ? .butTheFirst : .none
  }
}
