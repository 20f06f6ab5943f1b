import Foundation

/// Writes measurements and units, as the class of this name on Apple's systems, which Foundation does not have on
/// Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, whatever the locale's region prefers.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The region's unit of a suitable size, which it is anyway.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Degrees without their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is written: without options, that of the locale's region.
  open var unitOptions: UnitOptions = []
  /// How the unit is written: short, abbreviated or in words.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale whose words, digits and preferred units are used; nil is the current one.
  open var locale: Locale! = .current {
    didSet { if numberFormatter === ownNumbers { ownNumbers.locale = locale } }
  }
  /// How numbers are written: in the locale, with at most three digits behind the separator, unless another one is set.
  open var numberFormatter: NumberFormatter!
  private let ownNumbers: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  /// A formatter with default options.
  public override init() {
    super.init()
    numberFormatter = ownNumbers
  }

  /// A formatter with default options: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    numberFormatter = ownNumbers
  }

  /// The measurement in the unit that the options name.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return writer().describe(measurement.value, measurement.unit)
    }
    return writer().write(measurement.value, unit).text
  }

  /// The unit alone.
  open func string(from unit: Unit) -> String {
    (unit as? Dimension).map { writer().write($0) } ?? unit.symbol
  }

  /// A measurement or a unit as text; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    return (obj as? any AnyMeasurement)?.text(by: self)
  }

  private func writer() -> MeasurementWriter {
    let width: UnitTextWidth =
      switch unitStyle {
      case .short: .narrow
      case .long: .wide
      default: .abbreviated
      }
    let locale = locale ?? .current
    return MeasurementWriter(
      width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default", locale: locale,
      hidesScale: unitOptions.contains(.temperatureWithoutUnit),
      number: NumberText(numberFormatter ?? ownNumbers))
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement {
  fileprivate func text(by formatter: MeasurementFormatter) -> String {
    formatter.string(from: self)
  }
}
