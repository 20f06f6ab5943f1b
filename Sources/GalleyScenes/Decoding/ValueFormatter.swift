import Galley
import GalleyText

/// Formatters of placeholders: `{{price | number(2)}}`. They write for the locale of the canvas.
struct ValueFormatter {
  let name: String
  let arguments: [(label: String?, value: SceneValue)]
  let locale: Locale
  /// Where errors are reported.
  let site: SceneValue
  /// The placeholder as it is written.
  let text: String

  /// Their names, with what each does.
  static let all: [(name: String, summary: String, example: String)] = [
    ("number", "A number with the locale's signs; the argument is how many decimals.", "number(2)"),
    ("percent", "A part of 1 as per cent; the argument is how many decimals.", "percent(1)"),
    ("currency", "An amount of money: the currency's code.", "currency('EUR')"),
    (
      "date",
      "A date as short, medium, long or full, or by a pattern of Unicode's; read from ISO 8601, "
        + "by the patterns after from:, or from a number of seconds since 1970; shown in the offset "
        + "that it is written in.", "date('long', from: 'dd.MM.yyyy')"
    ),
    (
      "time", "The time of a date: short, medium, or a pattern; read as by date.", "time('short')"
    ),
    ("uppercase", "The text in capitals.", "uppercase"),
    ("lowercase", "The text in small letters.", "lowercase"),
    ("capitalized", "The text with a capital at the start of each word.", "capitalized"),
    (
      "plural", "The form for a number by the locale's rules; # is the number.",
      "plural(one: '# stop', other: '# stops')"
    ),
    ("count", "How many elements a list has, or characters a text.", "count"),
    ("join", "A list as a text; the argument stands between two.", "join(', ')"),
    (
      "slug",
      "The text for the name of a file: small letters, marks and digits of all scripts, Latin ones "
        + "without accents, and hyphens; an emoji alone is its code point.", "slug"
    ),
    ("trim", "The text without white space at its ends.", "trim"),
    ("equals", "True when the value is the argument.", "equals('sale')"),
    ("exceeds", "True when the number is above the argument.", "exceeds(10)"),
    ("isEmpty", "True for nothing, an empty text and an empty list.", "isEmpty"),
    ("not", "True for false.", "not"),
  ]

  private func error(found: String, expected: String) -> SceneError {
    site.error(found: found, expected: expected)
  }

  private func argument(_ index: Int = 0) -> SceneValue? {
    arguments.indices.contains(index) ? arguments[index].value : nil
  }

  /// - Throws: `SceneError` for a value or an argument that the formatter does not take.
  func apply(to value: SceneValue) throws -> JSONNode.Value {
    let limits = [
      "number": 1, "percent": 1, "currency": 2, "date": 9, "time": 9, "plural": 6,
      "join": 1, "equals": 1, "exceeds": 1,
    ]
    guard Self.all.contains(where: { $0.name == name }) else { throw unknownName() }
    guard arguments.count <= limits[name, default: 0] else {
      throw error(
        found: "\(arguments.count) arguments in \(text)",
        expected: "\(name) with at most \(limits[name, default: 0])")
    }
    switch name {
    case "number", "percent", "currency", "exceeds", "plural": return try numeric(value)
    case "date", "time": return .string(try DateText(value, self).text())
    case "count", "join", "isEmpty": return try listed(value)
    case "equals":
      guard let other = argument() else { throw error(found: text, expected: "equals('value')") }
      return .bool(try value.displayText() == other.displayText())
    case "not":
      if case .null = value.node.value { return .bool(true) }
      guard let bool = value.node.bool else {
        throw error(found: value.node.kind, expected: "true or false before \"not\"")
      }
      return .bool(!bool)
    default: return .string(try worded(value.displayText()))
    }
  }

  private func unknownName() -> SceneError {
    let names = Self.all.map(\.name)
    return site.error(
      found: "the unknown formatter \"\(name)\"",
      expected: "one of \(names.joined(separator: ", "))",
      suggestion: NearestName.of(name, among: names))
  }

  private func worded(_ text: String) throws -> String {
    switch name {
    case "uppercase": return text.uppercased(with: locale)
    case "lowercase": return text.lowercased(with: locale)
    case "capitalized": return text.capitalized(with: locale)
    case "trim": return text.trimmingCharacters(in: .whitespacesAndNewlines)
    case "slug": return Slug.of(text)
    default: throw unknownName()
    }
  }

  private func listed(_ value: SceneValue) throws -> JSONNode.Value {
    switch (name, value.node.value) {
    case ("count", .array(let elements)): return .number(Double(elements.count))
    case ("count", .string(let string)): return .number(Double(string.count))
    case ("isEmpty", .array(let elements)): return .bool(elements.isEmpty)
    case ("isEmpty", .string(let string)): return .bool(string.isEmpty)
    case ("isEmpty", .null): return .bool(true)
    case ("isEmpty", _): return .bool(false)
    case ("join", .array):
      let separator = try argument()?.string() ?? ", "
      return .string(try value.list().map { try $0.displayText() }.joined(separator: separator))
    default: throw error(found: value.node.kind, expected: "a list before \"\(name)\"")
    }
  }

  private func numeric(_ value: SceneValue) throws -> JSONNode.Value {
    guard let number = value.node.number else {
      throw error(found: value.node.kind, expected: "a number before \"\(name)\"")
    }
    switch name {
    case "exceeds":
      guard let limit = argument()?.node.number else {
        throw error(found: text, expected: "exceeds(10)")
      }
      return .bool(number > limit)
    case "plural": return .string(try plural(number))
    case "currency":
      guard let code = try argument()?.string() else {
        throw error(found: text, expected: "a currency such as currency('EUR')")
      }
      return .string(try currencyText(number, code, digits: argument(1)))
    case "percent": return .string(try percentText(number, digits: argument()))
    default: return .string(try decimalText(number, digits: argument()))
    }
  }

  /// A number in the locale's signs. Foundation's older `NumberFormatter` writes three decimals where two are
  /// asked for, and groups digits as English does.
  /// - Parameter digits: how many decimals; nil is up to six.
  private func decimalText(_ number: Double, digits: SceneValue?) throws -> String {
    let count = try digits?.integer(0...15)
    let range = count.map { $0...$0 } ?? 0...6
    return number.formatted(
      .number.precision(.fractionLength(range)).rounded(rule: .toNearestOrEven).locale(locale))
  }

  private func percentText(_ number: Double, digits: SceneValue?) throws -> String {
    let count = try digits?.integer(0...15) ?? 0
    return number.formatted(
      .percent.precision(.fractionLength(count)).rounded(rule: .toNearestOrEven).locale(locale))
  }

  private func currencyText(
    _ number: Double, _ code: String, digits: SceneValue?
  ) throws -> String {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw error(
        found: "the currency \"\(code)\"", expected: "three capitals such as EUR (ISO 4217)")
    }
    let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
    guard let count = try digits?.integer(0...15) else { return number.formatted(style) }
    return number.formatted(style.precision(.fractionLength(count)))
  }

  private func plural(_ number: Double) throws -> String {
    guard let category = PluralRules.category(of: number, language: locale.identifier) else {
      throw error(found: text, expected: "ICU's library of formats (libicui18n), which is missing")
    }
    let forms = Dictionary(
      arguments.map { ($0.label ?? "other", $0.value) }, uniquingKeysWith: { first, _ in first })
    let names = ["zero", "one", "two", "few", "many", "other"]
    if let unknown = forms.keys.first(where: { !names.contains($0) }) {
      throw error(
        found: "the form \"\(unknown)\"", expected: "one of \(names.joined(separator: ", "))")
    }
    guard let form = forms[category] ?? forms["other"] else {
      throw error(
        found: "no form \"\(category)\" in \(text)",
        expected: "it, or \"other\" for all numbers without a form")
    }
    return try form.displayText().replacingOccurrences(
      of: "#", with: decimalText(number, digits: nil))
  }
}
