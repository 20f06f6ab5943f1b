import CICU
import Foundation

/// How a unit is written beside its number.
enum UnitTextWidth: Int, Codable, Hashable, Sendable {
  case wide, abbreviated, narrow

  /// In ICU's words.
  fileprivate var skeleton: String {
    switch self {
    case .wide: "unit-width-full-name"
    case .abbreviated: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}

/// How the number of a measurement is written, where that is stated.
struct NumberText {
  let text: (Double) -> String
  /// Digits behind the decimal separator, by which ICU chooses between "1 mile" and "1.0 miles".
  let fractionDigits: (Double) -> Int

  init(_ style: FloatingPointFormatStyle<Double>, in locale: Locale) {
    let style = style.locale(locale)
    text = { style.format($0) }
    let plain = style.locale(Locale(identifier: "en_US_POSIX"))
    fractionDigits = { Self.digits(behind: ".", in: plain.format($0)) }
  }

  init(_ formatter: NumberFormatter) {
    text = { formatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
    let separator = formatter.decimalSeparator ?? "."
    fractionDigits = {
      Self.digits(behind: separator, in: formatter.string(from: NSNumber(value: $0)) ?? "")
    }
  }

  private static func digits(behind separator: String, in text: String) -> Int {
    guard let place = text.range(of: separator) else { return 0 }
    return text[place.upperBound...].prefix(while: \.isNumber).count
  }
}

/// Writes measurements by ICU's forms of units, as Apple's Foundation does.
struct MeasurementWriter {
  var width: UnitTextWidth
  /// What the measurement is for, in CLDR's words; nil keeps its unit.
  var usage: String?
  var locale: Locale
  /// Whether degrees are written without their scale.
  var hidesScale = false
  var number: NumberText?

  /// A measurement as text.
  struct Written {
    var text: String
    /// Where in it the number stands; nil where it has several or ICU does not say.
    var number: Range<String.Index>?
    /// The number, converted to the unit that is written.
    var value: Double
  }

  func write(_ value: Double, _ unit: Dimension) -> Written {
    let kind = UnitKind.of(unit)
    if let kind, let name = kind.name(of: unit),
      let written = write(value, named: name, isRegional: kind.isRegional)
    {
      return written
    }
    // Units that ICU has no words for are those of their dimension, unless the unit is to be kept.
    if usage != nil, let kind, let base = kind.name(of: kind.base) {
      let converted = unit.converter.baseUnitValue(fromValue: value)
      if let written = write(converted, named: base, isRegional: kind.isRegional) { return written }
    }
    return described(value, unit)
  }

  /// The unit alone, as it stands beside other numbers than 1.
  func write(_ unit: Dimension) -> String {
    var writer = self
    (writer.usage, writer.number) = (nil, nil)
    let written = writer.write(5, unit)
    guard let number = written.number else { return unit.symbol }
    return (written.text[..<number.lowerBound] + written.text[number.upperBound...])
      .trimmingCharacters(in: .whitespaces)
  }

  /// A number of a unit under its name in CLDR, which ICU has words for.
  func write(_ value: Double, named name: String) -> String {
    write(value, named: name, isRegional: false)?.text ?? "\(value) \(name)"
  }

  private func write(_ value: Double, named name: String, isRegional: Bool) -> Written? {
    if name == "celsius" || name == "fahrenheit" || name == "kelvin" {
      return writeTemperature(value, name)
    }
    let usage = isRegional ? self.usage.map { " usage/" + $0 } ?? "" : ""
    return write(value, unit: "unit/\(name) \(width.skeleton)\(usage)", converts: !usage.isEmpty)
  }

  /// Degrees without a scale cannot be converted by ICU, so the scale is chosen before.
  private func writeTemperature(_ value: Double, _ name: String) -> Written? {
    let units = [
      "celsius": UnitTemperature.celsius, "fahrenheit": .fahrenheit, "kelvin": .kelvin,
    ]
    var (name, value) = (name, value)
    if let usage, let unit = units[name] {
      let freezing = Self.icu(0, "unit/celsius usage/\(usage)", locale)
      let preferred = freezing?.value == 32 ? "fahrenheit" : "celsius"
      value = Measurement(value: value, unit: unit).converted(to: units[preferred] ?? unit).value
      name = preferred
    }
    let skeleton = hidesScale ? "measure-unit/temperature-generic" : "unit/\(name)"
    return write(value, unit: "\(skeleton) \(width.skeleton)", converts: false)
  }

  /// - Parameter converts: whether ICU chooses the unit, so that the number is another one.
  private func write(_ value: Double, unit skeleton: String, converts: Bool) -> Written? {
    guard let number else { return Self.icu(value, skeleton, locale) }
    let converted =
      converts ? Self.icu(value, skeleton + " precision-unlimited", locale)?.value : value
    guard let converted else { return nil }
    let digits = min(max(number.fractionDigits(converted), 0), 100)
    let precision = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    guard var written = Self.icu(value, "\(skeleton) \(precision)", locale) else { return nil }
    guard let place = written.number else { return written }
    let (before, text) = (written.text[..<place.lowerBound], number.text(converted))
    let whole = before + text + written.text[place.upperBound...]
    let start = whole.index(whole.startIndex, offsetBy: before.count)
    written.number = start..<whole.index(start, offsetBy: text.count)
    written.text = String(whole)
    written.value = converted
    return written
  }

  /// The number and the symbol of a unit that ICU does not know.
  private func described(_ value: Double, _ unit: Unit) -> Written {
    let number = number?.text(value) ?? Self.icu(value, "", locale)?.text ?? "\(value)"
    let text = "\(number) \(unit.symbol)"
    return Written(
      text: text, number: text.startIndex..<text.index(text.startIndex, offsetBy: number.count),
      value: value)
  }

  func describe(_ value: Double, _ unit: Unit) -> String { described(value, unit).text }

  /// What ICU writes; nil where it does not know what the skeleton names.
  private static func icu(_ value: Double, _ skeleton: String, _ locale: Locale) -> Written? {
    var units = [UInt16](repeating: 0, count: 512)
    let written = units.withUnsafeMutableBufferPointer { room in
      Array(skeleton.utf16).withUnsafeBufferPointer { skeleton in
        galley_number_write(
          skeleton.baseAddress, Int32(skeleton.count), locale.identifier, value, room.baseAddress,
          Int32(room.count))
      }
    }
    guard written.length >= 0 else { return nil }
    let text = String(decoding: units.prefix(Int(written.length)), as: UTF16.self)
    var number: Range<String.Index>?
    if written.number_start >= 0, written.number_end <= written.length {
      number =
        String.Index(
          utf16Offset: Int(written.number_start), in: text)..<String.Index(
          utf16Offset: Int(written.number_end), in: text)
    }
    return Written(text: text, number: number, value: written.value)
  }
}
