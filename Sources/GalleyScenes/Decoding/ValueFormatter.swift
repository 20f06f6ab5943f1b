import Galley
import GalleyData
import GalleyStrings
import GalleyText

/// Formatters of placeholders: `{{price | number(2)}}`. They write for the locale of the canvas.
struct ValueFormatter {
  let function: ValueFunction.Formatter
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
    switch function {
    case .number:
      let number = try number(value)
      return .string(try decimalText(number, long(value, number), digits: argument()))
    case .percent:
      let number = try number(value)
      try refuseLong(value, number)
      return .string(try percentText(number, digits: argument()))
    case .currency: return .string(try currency(value))
    case .plural:
      let number = try number(value)
      try refuseLong(value, number)
      return .string(try plural(number))
    case .date: return .string(try DateText(value, self).text(.date))
    case .time: return .string(try DateText(value, self).text(.time))
    case .uppercase: return .string(try words(value).uppercased(with: locale))
    case .lowercase: return .string(try words(value).lowercased(with: locale))
    case .capitalized: return .string(try words(value).capitalized(with: locale))
    case .slug: return .string(Slug.of(try words(value)))
    case .equals:
      guard let other = argument() else { throw error(found: text, expected: "equals('value')") }
      return .bool(try value.displayText() == other.displayText())
    case .exceeds: return .bool(try exceeds(value))
    case .not: return .bool(try isFalse(value))
    }
  }

  /// Foundation capitalizes and composes marks out of order in the square of their number.
  private func words(_ value: SceneValue) throws -> String {
    try value.displayText().withOrderedMarks
  }

  private func number(_ value: SceneValue) throws -> Double {
    guard let number = value.node.readNumber else {
      throw error(
        found: value.node.kind, expected: "a number before \"\(function.rawValue)\"")
    }
    return number
  }

  private func isFalse(_ value: SceneValue) throws -> Bool {
    if case .null = value.node.value { return true }
    guard let bool = value.node.bool else {
      throw error(found: value.node.kind, expected: "true or false before \"not\"")
    }
    return !bool
  }

  private func exceeds(_ value: SceneValue) throws -> Bool {
    let number = try number(value)
    guard let other = argument(), let limit = other.node.readNumber else {
      throw error(found: text, expected: "exceeds(10)")
    }
    return value.node.order(number, before: other.node, limit) > 0
  }

  private func currency(_ value: SceneValue) throws -> String {
    let number = try number(value)
    guard let code = try argument()?.string() else {
      throw error(found: text, expected: "a currency such as currency('EUR')")
    }
    return try currencyText(number, long(value, number), code, digits: argument(1))
  }

  /// A number that is written with more digits than a `Double` keeps, with all of them; nil for one that it keeps.
  private func long(_ value: SceneValue, _ number: Double) throws -> Decimal? {
    guard number.magnitude >= LongNumber.least, let long = LongNumber(value.node), long.isWritten
    else { return nil }
    guard let decimal = long.decimal else {
      throw error(
        found: value.node.kind,
        expected: "a number of at most 38 digits before \"\(function.rawValue)\"")
    }
    return decimal
  }

  private func refuseLong(_ value: SceneValue, _ number: Double) throws {
    guard try long(value, number) != nil else { return }
    throw error(
      found: value.node.kind,
      expected: "a number of at most 15 digits before \"\(function.rawValue)\"")
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
    return Self.written(
      number,
      .number.precision(.fractionLength(range)).rounded(rule: .toNearestOrEven).locale(locale))
  }

  /// A number by a style; what is shown as zero has no minus, as Foundation gives it.
  private static func written<Style: FormatStyle>(_ number: Double, _ style: Style) -> String
  where Style.FormatInput == Double, Style.FormatOutput == String {
    let text = style.format(number)
    guard number.sign == .minus, number > -1, text == style.format(-0.0) else { return text }
    return style.format(0)
  }

  private func percentText(_ number: Double, digits: SceneValue?) throws -> String {
    let count = try digits?.integer(0...15) ?? 0
    return Self.written(
      number,
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
    return Self.written(number, count.map { style.precision(.fractionLength($0)) } ?? style)
  }

  private func plural(_ number: Double) throws -> String {
    guard let category = PluralRules.category(of: number, language: locale.identifier) else {
      throw error(
        found: text, expected: "ICU's formatting library (libicui18n), which is not installed")
    }
    var forms: [String: SceneValue] = [:]
    for argument in arguments {
      let name = argument.label ?? "other"
      guard forms.updateValue(argument.value, forKey: name) == nil else {
        throw error(found: "the form \"\(name)\" twice in \(text)", expected: "each form once")
      }
    }
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
