import Foundation
import GalleyFoundation
import Testing

/// Measurements as texts. The forms are CLDR's, as Apple's Foundation writes them with the same ICU.
@Suite struct MeasurementFormatTests {
  private static let american = Locale(identifier: "en_US")
  private static let german = Locale(identifier: "de_DE")

  private func text<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType, _ width: Measurement<UnitType>.FormatStyle.UnitWidth,
    _ locale: Locale = american, _ usage: MeasurementFormatUnitUsage<UnitType> = .general,
    _ number: FloatingPointFormatStyle<Double>? = nil
  ) -> String {
    Measurement(value: value, unit: unit).formatted(
      .measurement(width: width, usage: usage, numberFormatStyle: number).locale(locale))
  }

  @Test func temperaturesAreInTheRegionsScale() {
    #expect(text(21, UnitTemperature.celsius, .narrow) == "69.8°")
    #expect(text(21, UnitTemperature.celsius, .abbreviated) == "69.8°F")
    #expect(text(21, UnitTemperature.celsius, .wide) == "69.8 degrees Fahrenheit")
    #expect(text(21, UnitTemperature.celsius, .abbreviated, Self.german) == "21 °C")
    #expect(
      text(70, UnitTemperature.fahrenheit, .wide, Self.german, .asProvided) == "70 Grad Fahrenheit")
    #expect(
      text(
        21.4, UnitTemperature.celsius, .abbreviated, Self.american, .weather,
        .number.precision(.fractionLength(0))) == "71°F")
    #expect(text(300, UnitTemperature.kelvin, .abbreviated, Self.american, .asProvided) == "300 K")
    let plain = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .narrow, locale: Self.american, hidesScaleName: true,
      numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(plain.formatted(style) == "71°")
    #expect(
      plain.formatted(
        .measurement(width: .wide, usage: .asProvided, hidesScaleName: true)
          .locale(Self.american)) == "21.4 degrees")
  }

  @Test func lengthsAreInTheRegionsUnits() {
    #expect(text(5.3, UnitLength.kilometers, .abbreviated) == "3.3 mi")
    #expect(text(5.3, UnitLength.kilometers, .wide, Self.german) == "5,3 Kilometer")
    #expect(text(1, UnitLength.kilometers, .wide, Self.american, .asProvided) == "1 kilometer")
    #expect(
      text(1.8, UnitLength.meters, .wide, Self.american, .personHeight) == "5 feet, 11 inches")
    #expect(
      text(
        5.3, UnitLength.kilometers, .abbreviated, Self.american, .road,
        .number.precision(.fractionLength(2))) == "3.29 mi")
  }

  @Test func theNumberIsWrittenByItsStyleAndDecidesAboutThePlural() {
    let miles = UnitLength.miles
    func written(_ style: FloatingPointFormatStyle<Double>, _ locale: Locale = Self.american)
      -> String
    {
      text(1.04, miles, .wide, locale, .asProvided, style)
    }
    #expect(written(.number.precision(.fractionLength(0))) == "1 mile")
    #expect(written(.number.precision(.fractionLength(1))) == "1.0 miles")
    #expect(written(.number.precision(.fractionLength(2)), Self.german) == "1,04 Meilen")
    #expect(
      text(
        1_234_567.891, UnitLength.meters, .abbreviated, Self.german, .asProvided,
        .number.grouping(.never).sign(strategy: .always())) == "+1234567,891 m")
    #expect(
      text(-3, UnitTemperature.celsius, .wide, Self.german, .general, .number) == "-3 Grad Celsius")
  }

  @Test func unitsWithoutWordsAreConvertedOrNamedByTheirSymbols() {
    #expect(text(3, UnitMass.slugs, .wide) == "97 pounds")
    #expect(text(3, UnitMass.slugs, .wide, Self.american, .asProvided) == "3 slug")
    #expect(text(3, UnitElectricCharge.ampereHours, .wide) == "3 Ah")
    let steps = UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 5))
    #expect(text(3, steps, .wide, Self.german) == "15 Meter")
    #expect(text(3, steps, .wide, Self.german, .asProvided) == "3 m")
    #expect(text(3.5, Apples.apples, .wide) == "3.5 apples")
    #expect(text(.infinity, UnitLength.meters, .narrow, Self.german, .asProvided) == "∞ m")
  }

  private final class Apples: Dimension, @unchecked Sendable {
    static let apples = Apples(symbol: "apples", converter: UnitConverterLinear(coefficient: 1))
  }

  @Test func unitsOfOneSymbolAreToldApart() {
    func wide(_ unit: UnitFuelEfficiency) -> String {
      text(30, unit, .wide, Self.american, .asProvided)
    }
    #expect(wide(.milesPerGallon) == "30 miles per gallon")
    #expect(wide(.milesPerImperialGallon) == "30 miles per Imp. gallon")
  }

  @Test func attributesTellTheNumberFromTheUnit() {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Self.american).attributed
    let text = style.format(Measurement(value: 5.3, unit: .kilometers))
    #expect(String(text.characters) == "3.3 miles")
    #expect(text.runs.map { String(text[$0.range].characters) } == ["3.3", " miles"])
    #expect(text.runs.map(\.measurement) == [.value, .unit])
  }

  @Test func stylesAreArchived() throws {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Self.german, usage: .road, numberFormatStyle: .number)
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: data) == style)
  }

  @Test func amountsOfStorageAreBytes() {
    let amount = Measurement(value: 12.3, unit: UnitInformationStorage.megabytes)
    #expect(amount.formatted(.byteCount(style: .file).locale(Self.american)) == "12.3 MB")
    let none = Measurement(value: Double.nan, unit: UnitInformationStorage.bytes)
    #expect(none.formatted(.byteCount(style: .file).locale(Self.american)) == "Zero kB")
  }

  @Test func theFormatterWritesMeasurementsAndUnits() {
    let formatter = MeasurementFormatter()
    formatter.locale = Self.american
    #expect(
      formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "69.8°F")
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
    formatter.locale = Self.german
    #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitLength.meters)) == "2,5 m")
    formatter.locale = Self.american
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(
      formatter.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers))
        == "1.5 kilometers")
    #expect(formatter.string(from: UnitDuration.hours) == "hours")
    #expect(
      formatter.string(for: Measurement(value: 3.14159, unit: UnitAngle.radians)) == "3.142 radians"
    )
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    formatter.unitStyle = .short
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(
      formatter.string(from: Measurement(value: 21.4, unit: UnitTemperature.celsius)) == "21°")
  }
}
