import Galley

/// How a date of the data is written: `dd.MM.yyyy`, letters as in Unicode's patterns. Digits are read as strictly as
/// the pattern says, so that of several patterns the right one counts.
struct DatePattern {
  private enum Part {
    /// A letter of the pattern and how often it stands there.
    case field(Character, Int)
    case literal(Character)
  }

  /// What was read of a text.
  private struct Found {
    var numbers: [Character: Int] = [:]
    var isAfternoon: Bool?
    /// Seconds from Greenwich.
    var offset = 0
  }

  private let parts: [Part]
  private static let fields = "yMdHhmsaEX"
  /// How often a letter may stand: more are refused.
  private static let widths: [Character: [Int]] = [
    "y": [1, 2, 4], "M": [1, 2, 3, 4], "d": [1, 2], "H": [1, 2], "h": [1, 2], "m": [1, 2],
    "s": [1, 2], "a": [1], "E": [1, 2, 3, 4], "X": [1, 2, 3],
  ]

  /// What a pattern may have, for messages.
  static let expected =
    "a pattern such as dd.MM.yyyy, of y, M, d, H, h, m, s, a, E, X, signs, and words in ''"

  /// Nil for what is no pattern: an unknown letter, a width that means nothing, neither a day nor an hour.
  init?(_ pattern: String) {
    var parts: [Part] = []
    var isQuoted = false
    var rest = Array(pattern.prefix(65))[...]
    guard rest.count <= 64 else { return nil }
    while let character = rest.first {
      if character == "'" {
        isQuoted.toggle()
        rest.removeFirst()
        continue
      }
      guard !isQuoted, character.isASCII, character.isLetter else {
        parts.append(.literal(character))
        rest.removeFirst()
        continue
      }
      let count = rest.prefix { $0 == character }.count
      guard Self.widths[character]?.contains(count) == true else { return nil }
      parts.append(.field(character, count))
      rest.removeFirst(count)
    }
    let letters = parts.compactMap { part -> Character? in
      if case .field(let letter, _) = part { return letter }
      return nil
    }
    let days = letters.filter { "yMd".contains($0) }
    let hasHour = letters.contains("H") || letters.contains("h")
    guard !isQuoted, Set(letters).count == letters.count,
      days.count == 3 || (days.isEmpty && hasHour)
    else { return nil }
    self.parts = parts
  }

  /// The date of a text and the zone that it is written for: Greenwich's where it names none.
  /// - Returns: nil for a text of another form, and for a day or a time that does not exist.
  func read(_ text: String, locale: Locale) -> (Date, TimeZone)? {
    var rest = Array(text.prefix(128))[...]
    var found = Found()
    for part in parts {
      switch part {
      case .literal(let character) where character.isWhitespace:
        let count = rest.prefix { $0.isWhitespace }.count
        guard count > 0 else { return nil }
        rest.removeFirst(count)
      case .literal(let character):
        guard rest.popFirst() == character else { return nil }
      case .field(let letter, let width):
        guard take(letter, width, from: &rest, into: &found, locale) else { return nil }
      }
    }
    guard rest.isEmpty else { return nil }
    return date(found)
  }

  private func take(
    _ letter: Character, _ width: Int, from rest: inout ArraySlice<Character>,
    into found: inout Found, _ locale: Locale
  ) -> Bool {
    switch (letter, width) {
    case ("a", _):
      let names = DateNames(locale)
      guard let half = names.take(\.halves, from: &rest) else { return false }
      found.isAfternoon = half == 1
    case ("E", _): return DateNames(locale).take(\.weekdays, from: &rest) != nil
    case ("M", 3...):
      guard let month = DateNames(locale).take(\.months, from: &rest) else { return false }
      found.numbers["M"] = month + 1
    case ("X", _):
      guard let offset = Self.offset(from: &rest) else { return false }
      found.offset = offset
    case ("y", _):
      guard let year = Self.number(from: &rest, width == 2 ? 2...2 : 4...4) else { return false }
      // As POSIX has it.
      found.numbers["y"] = width == 2 ? year + (year < 69 ? 2000 : 1900) : year
    default:
      guard let number = Self.number(from: &rest, width == 1 ? 1...2 : 2...2) else { return false }
      found.numbers[letter] = number
    }
    return true
  }

  private static func number(
    from rest: inout ArraySlice<Character>, _ count: ClosedRange<Int>
  ) -> Int? {
    let digits = rest.prefix(count.upperBound).prefix { $0.isASCII && $0.isNumber }
    guard digits.count >= count.lowerBound else { return nil }
    rest.removeFirst(digits.count)
    return Int(String(digits))
  }

  /// `Z`, `+02`, `+0200` or `+02:00`.
  private static func offset(from rest: inout ArraySlice<Character>) -> Int? {
    guard let sign = rest.popFirst() else { return nil }
    if sign == "Z" { return 0 }
    guard sign == "+" || sign == "-", let hours = number(from: &rest, 2...2) else { return nil }
    if rest.first == ":" { rest.removeFirst() }
    let minutes = number(from: &rest, 2...2) ?? 0
    return (hours * 60 + minutes) * 60 * (sign == "-" ? -1 : 1)
  }

  private func date(_ found: Found) -> (Date, TimeZone)? {
    var hour = found.numbers["H"] ?? 0
    if let half = found.numbers["h"] {
      guard (1...12).contains(half) else { return nil }
      hour = half % 12 + (found.isAfternoon == true ? 12 : 0)
    }
    let parts = DateComponents(
      year: found.numbers["y"] ?? 2000, month: found.numbers["M"] ?? 1,
      day: found.numbers["d"] ?? 1, hour: hour, minute: found.numbers["m"] ?? 0,
      second: found.numbers["s"] ?? 0)
    return DateText.date(parts, offset: found.offset)
  }
}

/// Names of months, weekdays and halves of a day, in a language and in English.
private struct DateNames {
  var months: [[String]] = []
  var weekdays: [[String]] = []
  var halves: [[String]] = []

  init(_ locale: Locale) {
    let locales = [LocaleName.writable(locale), Locale(identifier: "en")].compactMap { $0 }
    for locale in locales {
      let writer = DateFormatter()
      writer.locale = locale
      months += [
        writer.monthSymbols, writer.shortMonthSymbols, writer.standaloneMonthSymbols,
        writer.shortStandaloneMonthSymbols,
      ].compactMap { $0 }
      weekdays += [writer.weekdaySymbols, writer.shortWeekdaySymbols].compactMap { $0 }
      halves += [[writer.amSymbol, writer.pmSymbol]]
    }
  }

  /// The index of the longest name that the text begins with; case and a full stop behind it do not count.
  func take(_ lists: KeyPath<Self, [[String]]>, from rest: inout ArraySlice<Character>) -> Int? {
    var best: (index: Int, length: Int)?
    for names in self[keyPath: lists] {
      for (index, name) in names.enumerated() {
        let letters = Array(name.lowercased())
        let length = letters.count
        guard length > best?.length ?? 0,
          rest.prefix(length).map({ $0.lowercased() }) == letters.map(String.init)
        else { continue }
        best = (index, length)
      }
    }
    guard let best else { return nil }
    rest.removeFirst(best.length)
    if rest.first == "." { rest.removeFirst() }
    return best.index
  }
}
