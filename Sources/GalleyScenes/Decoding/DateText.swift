import Galley
import GalleyData
import GalleyStrings

/// A date of the data as a text.
struct DateText {
  let date: Date
  let zone: TimeZone
  let formatter: ValueFormatter
  /// Seconds: the longest offset from Greenwich there is, in the world and in XML Schema.
  private static let offsetLimit = 14 * 3600

  /// Seconds since 1970, which a date is less than.
  private static let secondsLimit = 1e12

  /// Patterns of the data's dates: `date('long', from: 'dd.MM.yyyy')`.
  private static let patternLimit = 8

  /// - Throws: `SceneError` for what is no date.
  init(_ value: SceneValue, _ formatter: ValueFormatter) throws {
    self.formatter = formatter
    let sources = try Self.sources(formatter)
    if let seconds = value.node.number, seconds.magnitude < Self.secondsLimit,
      !value.node.isCell || sources.contains("seconds")
    {
      (date, zone) = (Date(timeIntervalSince1970: seconds), .gmt)
      return
    }
    if case .string(let text) = value.node.value,
      let read = try Self.read(text, sources, formatter)
    {
      (date, zone) = read
      return
    }
    let isTooLate = !value.node.isCell && (value.node.number?.magnitude ?? 0) >= Self.secondsLimit
    throw formatter.site.error(
      found: value.node.kind,
      expected: isTooLate
        ? "fewer than 1000000000000 seconds since 1970; milliseconds are divided by 1000"
        : Self.expected(sources, isCell: value.node.isCell))
  }

  private static func expected(_ sources: [String], isCell: Bool) -> String {
    if sources.isEmpty {
      return "a date such as 2026-03-14 or 2026-03-14T09:30:00+02:00"
        + (isCell
          ? "; date('medium', from: 'dd.MM.yyyy') reads another form" : ", or seconds since 1970")
    }
    let forms = sources.map { $0 == "seconds" ? "seconds since 1970" : "a date as \($0)" }
    return forms.joined(separator: ", ") + ", or 2026-03-14"
  }

  /// What `from:` names.
  /// - Throws: `SceneError` for other labels, and for what is no pattern.
  private static func sources(_ formatter: ValueFormatter) throws -> [String] {
    var sources: [String] = []
    for argument in formatter.arguments {
      guard let label = argument.label else { continue }
      guard label == "from", sources.count < patternLimit else {
        throw formatter.site.error(
          found: label == "from"
            ? "more than \(patternLimit) patterns in \(formatter.text)"
            : "the label \"\(label)\" in \(formatter.text)",
          expected: "from: 'dd.MM.yyyy', at most \(patternLimit) times",
          suggestion: label == "from" ? nil : SpellingSuggestion.of(label, among: ["from"]))
      }
      sources.append(try argument.value.string())
    }
    for source in sources where source != "seconds" && DatePattern(source) == nil {
      throw formatter.site.error(
        found: "\"\(source)\" in \(formatter.text)",
        expected: "\(DatePattern.expected), or 'seconds'")
    }
    return sources
  }

  private static func read(
    _ text: String, _ sources: [String], _ formatter: ValueFormatter
  ) throws -> (Date, TimeZone)? {
    let trimmed = String(CellText.trimmed(text))
    for source in sources {
      if let found = DatePattern(source)?.read(trimmed, locale: formatter.locale) { return found }
    }
    return read(trimmed)
  }

  /// A date of ISO 8601, and the zone that it is written for: Greenwich's where it names none.
  static func read(_ text: String) -> (Date, TimeZone)? {
    let form =
      #/(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-]\d\d:?\d\d)?)?/#
    guard let match = try? form.wholeMatch(in: text) else { return nil }
    func number(_ part: Substring?) -> Int { part.flatMap { Int($0) } ?? 0 }
    var seconds = 0
    if let offset = match.8, offset != "Z" {
      let digits = offset.filter(\.isNumber)
      seconds = (number(digits.prefix(2)) * 60 + number(digits.suffix(2))) * 60
      if offset.hasPrefix("-") { seconds = -seconds }
    }
    let found = date(
      DateComponents(
        year: number(match.1), month: number(match.2), day: number(match.3),
        hour: number(match.4), minute: number(match.5), second: number(match.6)),
      offset: seconds)
    // A pattern's SSS; more digits could make it the next second.
    let thousandths = number(((match.7 ?? "") + "000").prefix(3))
    return found.map { ($0.addingTimeInterval(Double(thousandths) / 1000), $1) }
  }

  /// - Parameter seconds: the offset from Greenwich.
  /// - Returns: nil for a day or a time that does not exist.
  static func date(_ parts: DateComponents, offset seconds: Int) -> (Date, TimeZone)? {
    // Foundation ends the process for some that are longer.
    guard seconds.magnitude <= offsetLimit, let zone = TimeZone(secondsFromGMT: seconds) else {
      return nil
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    guard let date = calendar.date(from: parts) else { return nil }
    // A day that does not exist comes out as another one.
    let back = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
    guard back.month == parts.month, back.day == parts.day, back.hour == parts.hour,
      back.minute == parts.minute
    else { return nil }
    return (date, zone)
  }

  /// What of a moment a style shows; a pattern shows what it names.
  enum Part {
    case date, time
  }

  func text(_ part: Part) throws -> String {
    let styles: [String: DateFormatter.Style] = [
      "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]
    let styled = formatter.arguments.filter { $0.label == nil }
    guard styled.count <= 1 else {
      throw formatter.site.error(
        found: "\(styled.count) styles in \(formatter.text)",
        expected: "one, and from: before a pattern of the data's dates")
    }
    let name = try styled.first?.value.string() ?? "medium"
    guard let locale = LocaleName.writable(formatter.locale) else {
      throw formatter.site.error(
        found: "the locale \"\(formatter.locale.identifier)\"",
        expected: "a locale with date formats")
    }
    let writer = DateFormatter()
    writer.locale = locale
    writer.timeZone = zone
    if let style = styles[name] {
      writer.dateStyle = part == .date ? style : .none
      writer.timeStyle = part == .time ? style : .none
    } else {
      try check(pattern: name)
      writer.dateFormat = name
    }
    return writer.string(from: date)
  }

  /// - Throws: `SceneError` for letters that mean nothing in a pattern: a style's name that was misspelt.
  private func check(pattern: String) throws {
    let known = Set("GyYuUrQqMLlwWdDFgEecabBhHKkmsSAzZOvVXx")
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      let isLetter = character.isASCII && character.isLetter
      guard isQuoted || !isLetter || known.contains(character) else {
        throw formatter.site.error(
          found: "\"\(pattern)\" in \(formatter.text)",
          expected: "short, medium, long, full, or a pattern such as d MMMM yyyy",
          suggestion: SpellingSuggestion.of(pattern, among: ["short", "medium", "long", "full"]))
      }
    }
  }
}
