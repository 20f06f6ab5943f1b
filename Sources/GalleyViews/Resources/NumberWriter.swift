import GalleyGeometry

/// Writes the numbers of texts in a locale's form, as `String(format:locale:)` does on Apple's systems: with the
/// locale's digits, separators and signs. The rules are those of `__CFStringFormatLocalizedNumber` in CoreFoundation's
/// `CFString.c`; numbers above `Int64.max`, which it takes for negative ones, are written as they are.
struct NumberWriter {
  /// Nil is `en_US`, for which neither a locale nor a formatter is made.
  private let stated: Locale?

  private static let english = "en_US"
  /// The most characters and digits that are filled in; a table may ask for any number.
  private static let limit = 200

  /// - Parameter locale: nil is `en_US`.
  init(_ locale: Locale?) { stated = locale?.identifier == Self.english ? nil : locale }

  private var locale: Locale { stated ?? Locale(identifier: Self.english) }

  /// A number as its type is written: whole ones as by `%lld`, real ones as by `%lf`.
  func words(of number: LocalizedNumber) -> String {
    if let words = whole(number) { return words }
    return number.double.formatted(style(fraction: 6))
  }

  /// A number by a place of a format; nil where the place is for something else.
  func words(of number: LocalizedNumber, by place: FormatSpecifier) -> String? {
    guard case .value(let conversion) = place.kind else { return nil }
    switch conversion {
    case "d", "i", "u":
      return number.whole(bits: place.bits, isSigned: conversion != "u").flatMap {
        whole($0, by: place)
      }
    case "f", "F": return real(number.double, by: place)
    case "e", "E", "g", "G":
      return String(
        format: pattern(place, String(conversion)), locale: locale, number.double)
    case "a", "A": return String(format: pattern(place, String(conversion)), number.double)
    case "x", "X", "o":
      guard case .unsigned(let value) = number.whole(bits: place.bits, isSigned: false) else {
        return nil
      }
      return String(format: pattern(place, "ll\(conversion)"), value)
    case "c", "C":
      let bits = conversion == "c" ? 8 : 16
      guard case .unsigned(let value) = number.whole(bits: bits, isSigned: false) else {
        return nil
      }
      return UnicodeScalar(UInt32(value)).map { padded(String(Character($0)), by: place) }
    default: return nil
    }
  }

  /// A whole number without anything filled in; nil for a real one.
  private func whole(_ number: LocalizedNumber) -> String? {
    switch number {
    case .integer(let value):
      if stated == nil { return grouped(value.magnitude, isNegative: value < 0) }
      return value.formatted(.number.locale(locale))
    case .unsigned(let value):
      return stated == nil
        ? grouped(value, isNegative: false) : value.formatted(.number.locale(locale))
    case .real: return nil
    }
  }

  /// English digits with a comma before each three.
  private func grouped(_ magnitude: UInt64, isNegative: Bool) -> String {
    let digits = String(magnitude)
    var rest = digits.utf8.count
    if rest <= 3 { return isNegative ? "-" + digits : digits }
    var result = isNegative ? "-" : ""
    for digit in digits {
      result.append(digit)
      rest -= 1
      if rest > 0, rest.isMultiple(of: 3) { result.append(",") }
    }
    return result
  }

  /// Zeros are filled in up to a precision, or to a width with `0`, and are grouped as other digits are: `%04d` of 42
  /// is `0,042`. Spaces are filled in up to a width.
  private func whole(_ number: LocalizedNumber, by place: FormatSpecifier) -> String? {
    let isSigned = place.flags.contains("+")
    let fillsZeros = place.fillsZeros && place.precision == nil
    let digits = fillsZeros ? place.width ?? 0 : place.precision ?? 0
    guard digits > 1 || isSigned else { return whole(number).map { padded($0, by: place) } }
    func formatted<Value: BinaryInteger>(_ value: Value) -> String {
      var style = IntegerFormatStyle<Value>(locale: locale)
        .precision(.integerLength(min(max(digits, 1), Self.limit)...))
      if isSigned { style = style.sign(strategy: .always(includingZero: true)) }
      return style.format(value)
    }
    switch number {
    case .integer(let value): return padded(formatted(value), by: place)
    case .unsigned(let value): return padded(formatted(value), by: place)
    case .real: return nil
    }
  }

  private func style(fraction digits: Int) -> FloatingPointFormatStyle<Double> {
    .number.precision(.fractionLength(digits)).locale(locale)
  }

  private func real(_ value: Double, by place: FormatSpecifier) -> String {
    var style = style(fraction: min(place.precision ?? 6, Self.limit / 2))
    if place.flags.contains("+") { style = style.sign(strategy: .always(includingZero: true)) }
    let words = style.format(value)
    let missing = min(place.width ?? 0, Self.limit) - words.count
    guard missing > 0, place.fillsZeros, value.isFinite,
      let start = words.firstIndex(where: { $0.isWholeNumber })
    else { return padded(words, by: place) }
    // Zeros stand between the sign and the first digit, and are not grouped.
    let zeros = String(repeating: 0.formatted(.number.locale(locale)), count: missing)
    return String(words[..<start]) + zeros + words[start...]
  }

  private func padded(_ words: String, by place: FormatSpecifier) -> String {
    let missing = min(place.width ?? 0, Self.limit) - words.count
    if missing <= 0 { return words }
    let spaces = String(repeating: " ", count: missing)
    return place.flags.contains("-") ? words + spaces : spaces + words
  }

  /// A place for C's own formatter.
  private func pattern(_ place: FormatSpecifier, _ conversion: String) -> String {
    let width = place.width.map { String(min($0, Self.limit)) } ?? ""
    let precision = place.precision.map { ".\(min($0, Self.limit / 2))" } ?? ""
    return "%\(place.flags.filter { $0 != "'" })\(width)\(precision)\(conversion)"
  }
}

extension FormatSpecifier {
  /// Whether zeros are filled in instead of spaces.
  fileprivate var fillsZeros: Bool { flags.contains("0") && !flags.contains("-") }
}
