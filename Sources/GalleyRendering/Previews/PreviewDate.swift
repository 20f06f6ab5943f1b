import GalleyGeometry

/// The date at which a preview's clock begins, in words: `2026-09-24`, `2026-09-24T14:45`, `2026-09-24T14:45:30+02:00`.
///
/// Without an offset it is meant in the image's time zone, and without a time at 9:41, the time that images have where
/// nothing is set.
package struct PreviewDate: Hashable, Sendable {
  /// Of the Gregorian calendar; 1 to 9999.
  package let year: Int
  package let month: Int
  package let day: Int
  package let hour: Int
  package let minute: Int
  package let second: Int
  /// Seconds east of Greenwich; nil is the image's time zone.
  package let offset: Int?

  /// - Returns: nil for a text that is none, and for a day that no month has.
  package init?(_ text: String) {
    var rest = text[...]
    guard let year = Self.number(4, from: &rest), year > 0, Self.take("-", from: &rest),
      let month = Self.number(2, from: &rest), Self.take("-", from: &rest),
      let day = Self.number(2, from: &rest)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    var time = (hour: 9, minute: 41, second: 0)
    var offset: Int?
    if Self.take("T", from: &rest) || Self.take(" ", from: &rest) {
      guard let hour = Self.number(2, from: &rest), hour < 24, Self.take(":", from: &rest),
        let minute = Self.number(2, from: &rest), minute < 60
      else { return nil }
      time = (hour, minute, 0)
      if Self.take(":", from: &rest) {
        guard let second = Self.number(2, from: &rest), second < 60 else { return nil }
        time.second = second
      }
      offset = Self.offset(from: &rest)
    }
    (hour, minute, second) = time
    self.offset = offset
    guard rest.isEmpty, isDay else { return nil }
  }

  /// The moment, where the image has a time zone; where its clocks are put forward the time that is left out is an hour
  /// later.
  package func date(in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? zone
    return calendar.date(from: components)
  }

  private var components: DateComponents {
    DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }

  private var isDay: Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: components) else { return false }
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    return found.year == year && found.month == month && found.day == day
  }

  private static func take(_ character: Character, from text: inout Substring) -> Bool {
    guard text.first == character else { return false }
    text.removeFirst()
    return true
  }

  /// A number of exactly `count` digits.
  private static func number(_ count: Int, from text: inout Substring) -> Int? {
    let digits = text.prefix(count)
    let areDigits = digits.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard digits.utf8.count == count, areDigits else { return nil }
    text.removeFirst(count)
    return Int(digits)
  }

  /// `Z`, `+02:00` or `-0330`; leaves what is none of them.
  private static func offset(from text: inout Substring) -> Int? {
    if take("Z", from: &text) { return 0 }
    var rest = text
    let isWest = rest.first == "-"
    guard take("+", from: &rest) || take("-", from: &rest), let hours = number(2, from: &rest)
    else { return nil }
    _ = take(":", from: &rest)
    guard let minutes = number(2, from: &rest), hours <= 14, minutes < 60 else { return nil }
    text = rest
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }
}

extension PreviewDate: CustomStringConvertible {
  /// As it is read again.
  package var description: String {
    func digits(_ value: Int, _ count: Int = 2) -> String {
      let text = "\(value)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    var text = "\(digits(year, 4))-\(digits(month))-\(digits(day))"
    text += "T\(digits(hour)):\(digits(minute))"
    if second != 0 { text += ":\(digits(second))" }
    guard let offset else { return text }
    if offset == 0 { return text + "Z" }
    let minutes = abs(offset) / 60
    return text + (offset < 0 ? "-" : "+") + "\(digits(minutes / 60)):\(digits(minutes % 60))"
  }
}
