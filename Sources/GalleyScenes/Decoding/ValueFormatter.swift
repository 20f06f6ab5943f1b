import Galley
import GalleyLimits
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

  private func error(found: String, expected: String) -> SceneError {
    site.error(found: found, expected: expected)
  }

  private func argument(_ index: Int = 0) -> SceneValue? {
    arguments.indices.contains(index) ? arguments[index].value : nil
  }

  /// - Throws: `SceneError` for a value or an argument that the formatter does not take.
  func apply(to value: SceneValue) throws -> JSONNode.Value {
    switch name {
    case "number", "percent", "currency", "exceeds", "plural": return try numeric(value)
    case "date", "time": return .string(try DateText(value, self).text())
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

  private func worded(_ text: String) throws -> String {
    // Foundation capitalizes and composes marks out of order in the square of their number.
    let text = text.withOrderedMarks
    switch name {
    case "uppercase": return text.uppercased(with: locale)
    case "lowercase": return text.lowercased(with: locale)
    case "capitalized": return text.capitalized(with: locale)
    default: return Slug.of(text)
    }
  }

  private func numeric(_ value: SceneValue) throws -> JSONNode.Value {
    guard let number = value.node.readNumber else {
      throw error(found: value.node.kind, expected: "a number before \"\(name)\"")
    }
    switch name {
    case "exceeds":
      guard let other = argument(), let limit = other.node.readNumber else {
        throw error(found: text, expected: "exceeds(10)")
      }
      return .bool(value.node.order(number, before: other.node, limit) > 0)
    case "plural":
      try refuseLong(value, number)
      return .string(try plural(number))
    case "currency":
      guard let code = try argument()?.string() else {
        throw error(found: text, expected: "a currency such as currency('EUR')")
      }
      return .string(
        try currencyText(number, long(value, number), code, digits: argument(1)))
    case "percent":
      try refuseLong(value, number)
      return .string(try percentText(number, digits: argument()))
    default:
      return .string(try decimalText(number, long(value, number), digits: argument()))
    }
  }

  /// A number that somebody wrote with more digits than a `Double` keeps, with all of them; nil for one that it keeps.
  private func long(_ value: SceneValue, _ number: Double) throws -> Decimal? {
    guard number.magnitude >= LongNumber.least, let long = LongNumber(value.node), long.isWritten
    else { return nil }
    guard let decimal = long.decimal else {
      throw error(
        found: value.node.kind, expected: "a number of at most 38 digits before \"\(name)\"")
    }
    return decimal
  }

  private func refuseLong(_ value: SceneValue, _ number: Double) throws {
    guard try long(value, number) != nil else { return }
    throw error(
      found: value.node.kind, expected: "a number of at most 15 digits before \"\(name)\"")
  }

  /// A number in the locale's signs. Foundation's older `NumberFormatter` writes three decimals where two are
  /// asked for, and groups digits as English does.
  /// - Parameter digits: how many decimals; nil is up to six.
  private func decimalText(
    _ number: Double, _ long: Decimal? = nil, digits: SceneValue?
  ) throws -> String {
    let count = try digits?.integer(0...15)
    let range = count.map { $0...$0 } ?? 0...6
    if let long {
      return long.formatted(
        .number.precision(.fractionLength(range)).rounded(rule: .toNearestOrEven).locale(locale))
    }
    return number.formatted(
      .number.precision(.fractionLength(range)).rounded(rule: .toNearestOrEven).locale(locale))
  }

  private func percentText(_ number: Double, digits: SceneValue?) throws -> String {
    let count = try digits?.integer(0...15) ?? 0
    return number.formatted(
      .percent.precision(.fractionLength(count)).rounded(rule: .toNearestOrEven).locale(locale))
  }

  private func currencyText(
    _ number: Double, _ long: Decimal?, _ code: String, digits: SceneValue?
  ) throws -> String {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw error(
        found: "the currency \"\(code)\"", expected: "three capitals such as EUR (ISO 4217)")
    }
    let count = try digits?.integer(0...15)
    if let long {
      let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      return long.formatted(count.map { style.precision(.fractionLength($0)) } ?? style)
    }
    let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
    return number.formatted(count.map { style.precision(.fractionLength($0)) } ?? style)
  }

  private func plural(_ number: Double) throws -> String {
    guard let category = PluralRules.category(of: number, language: locale.identifier) else {
      throw error(
        found: text, expected: "ICU's formatting library (libicui18n), which is not installed")
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
        expected: "this form, or \"other\" for all numbers without one")
    }
    return try form.displayText().replacingOccurrences(
      of: "#", with: decimalText(number, digits: nil))
  }
}
