import SwiftUI

// row: `Measurement.formatted`, `MeasurementFormatter`
struct Sample_measurements: View {
  let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
  let far = Measurement(value: 5.3, unit: UnitLength.kilometers)
  private let formatter: MeasurementFormatter = {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.unitStyle = .short
    formatter.numberFormatter.maximumFractionDigits = 0
    return formatter
  }()
  var body: some View {
    VStack {
      Text(warm.formatted(.measurement(width: .narrow)))
      Text(warm, format: .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true))
      Text(
        warm.formatted(
          .measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(0)))))
      Text(
        far.formatted(.measurement(width: .wide, usage: .road).locale(Locale(identifier: "de_DE"))))
      Text(far, format: .measurement(width: .abbreviated, usage: .asProvided))
      Text(far, format: .measurement(width: .wide).attributed)
      Text(far.formatted() + Measurement(value: 3, unit: UnitMass.grams).formatted())
      Text(
        Measurement(value: 12, unit: UnitInformationStorage.megabytes),
        format: .byteCount(style: .file))
      Text(formatter.string(from: warm) + formatter.string(from: UnitLength.meters))
    }
  }
}

// row: `DateComponentsFormatter`
struct Sample_lengths: View {
  @State private var clock: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()
  var body: some View {
    VStack {
      Text(clock.string(from: 3909) ?? "")
      Text(
        DateComponentsFormatter.localizedString(
          from: DateComponents(hour: 2, minute: 30), unitsStyle: .full) ?? "")
    }
  }
}

// row: `RelativeDateTimeFormatter`, `ListFormatter`, `PersonNameComponents.formatted`
struct Sample_relativeDates: View {
  let date: Date
  private let name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
  private static let formatter: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.dateTimeStyle = .named
    return formatter
  }()
  var body: some View {
    VStack {
      Text(Self.formatter.localizedString(for: date, relativeTo: Date()))
      Text(Self.formatter.localizedString(fromTimeInterval: -60))
      Text(ListFormatter.localizedString(byJoining: ["a", "b"]))
      Text(name.formatted() + name.formatted(.name(style: .abbreviated)))
      Text(name, format: .name(style: .long))
    }
  }
}
