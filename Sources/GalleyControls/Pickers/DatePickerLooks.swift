import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label, and date and time in boxes.
nonisolated struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    LabeledRow(label: configuration.label) {
      HStack(spacing: ControlMetrics.dateBoxGap) {
        ForEach(environment.texts(of: configuration), id: \.self) { DateBox(text: $0) }
      }
    }
  }
}

/// A date or a time that can be changed.
nonisolated private struct DateBox: View {
  let text: String
  @Environment(\.lookNumbers) private var numbers

  var body: some View {
    Text(verbatim: text)
      .lineLimit(1)
      .minimumScaleFactor(ControlMetrics.dateBoxScale)
      .padding(.horizontal, ControlMetrics.dateBoxPaddingX)
      .padding(.vertical, ControlMetrics.dateBoxPaddingY)
      .background(Color.controlFill, in: RoundedRectangle(cornerRadius: numbers.dateBoxRadius))
  }
}

/// The month of the date with the date marked, and the time below it.
nonisolated struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    VStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        MonthGrid(
          date: configuration.selection, calendar: environment.pickerCalendar,
          locale: environment.locale, isEnabled: isEnabled, isSelected: isSelected)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text(verbatim: "Time")
          Spacer()
          DateBox(text: environment.text(of: configuration.selection, isTime: true))
        }
        .padding(.vertical, ControlMetrics.dateBoxPaddingY)
      }
    }
    .fadedWhenDisabled()
  }

  private func isSelected(_ day: Date) -> Bool {
    environment.pickerCalendar.isDate(day, inSameDayAs: configuration.selection)
  }

  /// Whether some of a day, which is given by its beginning, lies in the picker's range.
  private func isEnabled(_ day: Date) -> Bool {
    if let maximum = configuration.maximumDate, day > maximum { return false }
    guard let minimum = configuration.minimumDate else { return true }
    return environment.pickerCalendar.startOfDay(for: minimum) <= day
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
