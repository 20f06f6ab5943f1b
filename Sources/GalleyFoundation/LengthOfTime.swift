import CICU
import Foundation

/// A time as numbers of units, the largest first: what `DateComponentsFormatter` writes.
struct LengthOfTime {
  /// A unit under its names.
  struct Unit: Sendable {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    /// In CLDR.
    let name: String
  }

  /// Which numbers between colons have two digits.
  enum Padding {
    case none, butTheFirst, all
  }

  /// From the largest to the smallest.
  static let units = [
    Unit(component: .year, flag: .year, name: "year"),
    Unit(component: .month, flag: .month, name: "month"),
    Unit(component: .weekOfMonth, flag: .weekOfMonth, name: "week"),
    Unit(component: .day, flag: .day, name: "day"),
    Unit(component: .hour, flag: .hour, name: "hour"),
    Unit(component: .minute, flag: .minute, name: "minute"),
    Unit(component: .second, flag: .second, name: "second"),
  ]

  /// The units and how many there are, all of one sign.
  private(set) var counts: [(unit: Unit, count: Int)]

  init(counts: [(unit: Unit, count: Int)]) { self.counts = counts }

  /// The whole units between two dates. Weeks are seven days, whether days are asked for or not.
  init(from start: Date, to end: Date, _ units: [Unit], _ calendar: Calendar) {
    var asked = Set(units.map(\.component))
    let hasWeeks = asked.remove(.weekOfMonth) != nil
    if hasWeeks { asked.insert(.day) }
    let found = calendar.dateComponents(asked, from: start, to: end)
    counts = units.map { unit in
      let days = found.day ?? 0
      let count: Int
      switch unit.component {
      case .weekOfMonth: count = days / 7
      case .day: count = hasWeeks ? days % 7 : days
      default: count = found.value(for: unit.component) ?? 0
      }
      return (unit, count)
    }
  }

  /// Keeps a number of units from the first that is not zero on, and rounds the last one by what follows it.
  mutating func round(to limit: Int, from start: Date, end: Date, _ calendar: Calendar) {
    let first = counts.firstIndex { $0.count != 0 } ?? max(counts.count - limit, 0)
    guard first + limit < counts.count else { return }
    let kept = counts[..<(first + limit)].map(\.unit)
    let whole = LengthOfTime(from: start, to: end, kept, calendar)
    let sign = end < start ? -1 : 1
    guard let last = kept.last, let before = whole.end(from: start, calendar),
      let after = Self.date(sign, of: last, after: before, calendar)
    else { return }
    let middle = before.addingTimeInterval(after.timeIntervalSince(before) / 2)
    let reached = sign > 0 ? end >= middle : end <= middle
    self = reached ? LengthOfTime(from: start, to: after, kept, calendar) : whole
  }

  /// The end of the time that begins at a date.
  private func end(from start: Date, _ calendar: Calendar) -> Date? {
    var date: Date? = start
    for (unit, count) in counts where count != 0 {
      date = date.flatMap { Self.date(count, of: unit, after: $0, calendar) }
    }
    return date
  }

  private static func date(
    _ count: Int, of unit: Unit, after date: Date, _ calendar: Calendar
  ) -> Date? {
    let isWeek = unit.component == .weekOfMonth
    return calendar.date(
      byAdding: isWeek ? .day : unit.component, value: isWeek ? count * 7 : count, to: date)
  }

  /// Writes one of the largest unit in the next smaller one.
  mutating func collapse() {
    guard let first = counts.firstIndex(where: { $0.count != 0 }), abs(counts[first].count) == 1,
      first + 1 < counts.count
    else { return }
    let sizes = ["month": 12, "day": 7, "hour": 24, "minute": 60, "second": 60]
    let (larger, smaller) = (counts[first].unit, counts[first + 1].unit)
    // Months have no number of weeks or days, and a unit between them that is not written makes it another number.
    let next = Self.units.drop { $0.name != larger.name }.dropFirst().first
    guard next?.name == smaller.name, let size = sizes[smaller.name] else { return }
    let (sum, isTooLarge) = counts[first + 1].count.addingReportingOverflow(
      counts[first].count * size)
    guard !isTooLarge else { return }
    (counts[first + 1].count, counts[first].count) = (sum, 0)
  }

  /// Leaves out units of which there are none. One unit always stays.
  mutating func drop(_ zeros: DateComponentsFormatter.ZeroFormattingBehavior) {
    guard let first = counts.firstIndex(where: { $0.count != 0 }),
      let last = counts.lastIndex(where: { $0.count != 0 })
    else {
      if !zeros.isDisjoint(with: .dropAll) { counts = counts.suffix(1) }
      return
    }
    counts = counts.enumerated().filter { index, part in
      if index < first { return !zeros.contains(.dropLeading) }
      if index > last { return !zeros.contains(.dropTrailing) }
      return part.count != 0 || !zeros.contains(.dropMiddle)
    }.map(\.element)
  }

  /// The units as a text. A minus sign stands before the first number alone.
  func written(
    _ style: DateComponentsFormatter.UnitsStyle, pads: Padding, in locale: Locale
  ) -> String {
    let isNegative = counts.contains { $0.count < 0 }
    let parts = counts.enumerated().map { index, part in
      (unit: part.unit, count: index == 0 && isNegative ? -abs(part.count) : abs(part.count))
    }
    if style == .positional { return positional(parts, pads, locale) }
    let texts = parts.map { Self.text($0.count, $0.unit, style, locale) }
    if style == .brief { return texts.joined(separator: " ") }
    return Self.list(texts, width: style.width, locale)
  }

  /// Hours, minutes and seconds with colons, and larger units before them in letters.
  private func positional(
    _ parts: [(unit: Unit, count: Int)], _ pads: Padding, _ locale: Locale
  ) -> String {
    let clock = parts.filter { ["hour", "minute", "second"].contains($0.unit.name) }
    var texts = parts.dropLast(clock.count).map {
      Self.text($0.count, $0.unit, .abbreviated, locale)
    }
    if parts.count == 1 {
      let isPadded = pads == .all
      return parts.map { Self.digits($0.count, padded: isPadded, locale) }.joined()
    }
    let numbers = clock.enumerated().map { index, part in
      Self.digits(
        part.count, padded: pads == .all || (pads == .butTheFirst && (index > 0 || !texts.isEmpty)),
        locale)
    }
    if !numbers.isEmpty { texts.append(numbers.joined(separator: ":")) }
    return texts.joined(separator: " ")
  }

  private static func digits(_ count: Int, padded: Bool, _ locale: Locale) -> String {
    count.formatted(
      .number.grouping(.never).precision(.integerLength((padded ? 2 : 1)...)).locale(locale))
  }

  private static func text(
    _ count: Int, _ unit: Unit, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
  ) -> String {
    var writer = MeasurementWriter(width: style.width, usage: nil, locale: locale)
    if style == .spellOut {
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      writer.number = NumberText(formatter)
    }
    let text = writer.write(Double(count), named: unit.name)
    return style == .brief ? text.filter { !$0.isWhitespace } : text
  }

  /// Texts as one quantity: with commas in English.
  private static func list(_ texts: [String], width: UnitTextWidth, _ locale: Locale) -> String {
    let lengths = texts.map { Int32($0.utf16.count) }
    let units = texts.flatMap { Array($0.utf16) }
    var list = [UInt16](repeating: 0, count: units.count + 64)
    let length = galley_unit_list_write(
      locale.identifier, Int32(width.rawValue), units, lengths,
      Int32(texts.count), &list, Int32(list.count))
    guard length >= 0 else { return texts.joined(separator: ", ") }
    return String(decoding: list.prefix(Int(length)), as: UTF16.self)
  }
}

extension DateComponentsFormatter.UnitsStyle {
  /// How ICU writes the units.
  fileprivate var width: UnitTextWidth {
    switch self {
    case .positional, .abbreviated: .narrow
    case .short, .brief: .abbreviated
    case .full, .spellOut: .wide
    }
  }
}
