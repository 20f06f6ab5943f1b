import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label, and date and time in boxes.
nonisolated struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    LabeledRow(label: configuration.label) {
      HStack(spacing: 8) {
        ForEach(environment.texts(of: configuration), id: \.self) { text in
          Text(verbatim: text)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 8))
        }
      }
    }
    .drawnPlainly("DatePicker")
  }
}

/// The date in the middle of wheels.
nonisolated struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    HStack {
      if !environment.labelsAreHidden { configuration.label }
      HStack(spacing: 24) {
        ForEach(environment.texts(of: configuration), id: \.self) { Text(verbatim: $0) }
      }
      .font(.title3)
      .frame(maxWidth: .infinity, minHeight: 34)
      .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 8))
      .padding(.horizontal, 9)
      .frame(height: 216)
    }
    .fadedWhenDisabled()
    .drawnPlainly("DatePicker")
  }
}

/// The month of the date with the date marked, and the time below it.
nonisolated struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    VStack(spacing: 12) {
      if configuration.displayedComponents.contains(.date) {
        MonthGrid(
          date: configuration.selection, calendar: environment.pickerCalendar,
          locale: environment.locale, isSelected: isSelected)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          configuration.label
          Spacer()
          Text(verbatim: environment.text(of: configuration.selection, isTime: true))
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 8))
        }
      }
    }
    .fadedWhenDisabled()
    .drawnPlainly("DatePicker")
  }

  private func isSelected(_ day: Date) -> Bool {
    environment.pickerCalendar.isDate(day, inSameDayAs: configuration.selection)
  }
}

nonisolated extension EnvironmentValues {
  /// The calendar that pickers of dates count in.
  var pickerCalendar: Calendar {
    var calendar = self.calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  /// Date and time of a picker, each as it is written.
  fileprivate func texts(of configuration: DatePickerStyleConfiguration) -> [String] {
    var texts: [String] = []
    let components = configuration.displayedComponents
    if components.contains(.date) { texts.append(text(of: configuration.selection, isTime: false)) }
    if components.contains(.hourAndMinute) {
      texts.append(text(of: configuration.selection, isTime: true))
    }
    return texts
  }

  /// A date or its time, as the language writes it.
  fileprivate func text(of date: Date, isTime: Bool) -> String {
    date.formatted(
      Date.FormatStyle(
        date: isTime ? .omitted : .abbreviated, time: isTime ? .shortened : .omitted,
        locale: locale, calendar: pickerCalendar, timeZone: timeZone))
  }
}
