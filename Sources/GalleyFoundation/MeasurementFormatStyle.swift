import Foundation

extension Measurement where UnitType: Dimension {
  /// The form of a measurement in a locale: `21°C`, `5.3 km`, `3.3 miles`. Unless the usage is `.asProvided`, the
  /// measurement is converted to the unit that the locale's region prefers. Units and their forms are those of
  /// Foundation's own ICU; Foundation has no such style on Linux.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How the unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: UnitTextWidth

      /// In words: "37.2 degrees Celsius".
      public static var wide: Self { Self(width: .wide) }
      /// Abbreviated: "37.2 mi".
      public static var abbreviated: Self { Self(width: .abbreviated) }
      /// As short as can be: "37.2mi".
      public static var narrow: Self { Self(width: .narrow) }
    }

    /// How the unit is written.
    public var width: UnitWidth
    /// The locale whose words, digits and preferred units are used.
    public var locale: Locale
    /// How the number is written; nil leaves it to ICU.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// What the measurement is for, by which the region prefers a unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    fileprivate var hidesScale = false

    /// A style of a measurement.
    /// - Parameter numberFormatStyle: how the number is written; nil leaves it to ICU.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }

    /// The measurement as text.
    public func format(_ value: Measurement) -> String { written(value).text }

    /// The same text with attributes that tell its number from its unit.
    public var attributed: AttributedStyle { AttributedStyle(style: self) }

    fileprivate func written(_ measurement: Measurement) -> MeasurementWriter.Written {
      MeasurementWriter(
        width: width.width, usage: usage.map { $0.name } ?? "default", locale: locale,
        hidesScale: hidesScale, number: numberFormatStyle.map { NumberText($0, in: locale) }
      ).write(measurement.value, measurement.unit)
    }
  }

  /// A measurement as a text whose number and unit have the attribute `measurement`.
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    fileprivate var style: FormatStyle

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }

    /// The measurement as text with attributes.
    public func format(_ value: Measurement) -> AttributedString {
      let written = style.written(value)
      guard let number = written.number else { return AttributedString(written.text) }
      var result = AttributedString()
      func append(
        _ part: Substring,
        _ kind: AttributeScopes.FoundationAttributes.MeasurementAttribute.Component
      ) {
        var text = AttributedString(part)
        text.measurement = kind
        result += text
      }
      append(written.text[..<number.lowerBound], .unit)
      append(written.text[number], .value)
      append(written.text[number.upperBound...], .unit)
      return result
    }
  }

  /// The measurement in the unit that the locale's region prefers, abbreviated: `3.3 mi`.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Self { style.format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether degrees are written without their scale: `21°`.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// A style of a temperature.
  /// - Parameters:
  ///   - hidesScaleName: whether degrees are written without their scale: `21°`.
  ///   - numberFormatStyle: how the number is written; nil leaves it to ICU.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.width = width
    self.locale = locale
    self.usage = usage
    self.numberFormatStyle = numberFormatStyle
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// The form of a measurement, by the width of its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// The form of a temperature.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
