import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A label, and date and time in boxes.
struct CompactDatePicker {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment
}

nonisolated extension CompactDatePicker: View {
  var body: some View {
    // Boxes are as large as their texts, and a long label has several lines; letters of accessibility sizes leave it no room.
    LabeledRow(
      label: configuration.label,
      priority: environment.dynamicTypeSize.isAccessibilitySize ? 0 : 1
    ) {
      HStack(spacing: ControlMetrics.dateBoxGap) {
        let components = configuration.displayedComponents
        if components.contains(.date) { DateBox(configuration: configuration, isTime: false) }
        if components.contains(.hourAndMinute) {
          DateBox(configuration: configuration, isTime: true)
        }
      }
    }
  }
}

/// A date or a time, which opens what changes it: the month, or wheels.
private struct DateBox {
  let configuration: DatePickerStyleConfiguration
  let isTime: Bool
  @State private var isOpen = false
  @Environment(\.self) private var environment

  init(configuration: DatePickerStyleConfiguration, isTime: Bool) {
    (self.configuration, self.isTime) = (configuration, isTime)
  }
}

nonisolated extension DateBox: View {
  var body: some View {
    Text(verbatim: environment.text(of: configuration.selection, isTime: isTime))
      .lineLimit(1)
      .minimumScaleFactor(ControlMetrics.dateBoxScale)
      .changingEnvironment { $0.isTextOfControl = true }
      .padding(.horizontal, ControlMetrics.dateBoxPaddingX)
      .padding(.vertical, ControlMetrics.dateBoxPaddingY)
      .background(
        Color.controlFill, in: RoundedRectangle(cornerRadius: environment.lookNumbers.dateBoxRadius)
      )
      .contentShape(Rectangle())
      .pressable(name: "DatePicker", as: TappedPart(.datePicker)) { isOpen = true }
      .popover(isPresented: $isOpen) {
        opened
          .changingEnvironment { $0.listContext = nil }
          .presentationCompactAdaptation(.popover)
      }
  }

  /// Assumed: a card with an arrow, and around the wheels as much room as at the sides of a month.
  @ViewBuilder private var opened: some View {
    if isTime {
      WheelDatePicker(configuration: configuration.showing(.hourAndMinute))
        .labelsHidden()
        .padding(.horizontal, ControlMetrics.monthMargin)
    } else {
      GraphicalDatePicker(configuration: configuration.showing(.date))
    }
  }
}

/// The month of the date with the date marked, and the time below it.
struct GraphicalDatePicker {
  let configuration: DatePickerStyleConfiguration
  /// The month that is seen once an arrow was pressed; nil is that of the date.
  @State private var month: Date?
  @Environment(\.self) private var environment

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }
}

nonisolated extension GraphicalDatePicker: View {
  var body: some View {
    VStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        MonthGrid(
          date: month ?? configuration.selection, calendar: environment.shownCalendar,
          locale: environment.locale, isEnabled: isEnabled, isSelected: isSelected,
          choose: choose, show: { month = $0 })
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text(verbatim: "Time")
          Spacer()
          DateBox(configuration: configuration, isTime: true)
        }
        .padding(.vertical, ControlMetrics.dateBoxPaddingY)
      }
    }
    .fadedWhenDisabled()
  }

  /// Chooses a day, which is given by its beginning, at the time of the date.
  private func choose(_ day: Date) {
    let calendar = environment.shownCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    configuration.choose(date ?? day)
    month = nil
  }

  private func isSelected(_ day: Date) -> Bool {
    environment.shownCalendar.isDate(day, inSameDayAs: configuration.selection)
  }

  /// Whether some of a day, which is given by its beginning, lies in the picker's range.
  private func isEnabled(_ day: Date) -> Bool {
    if let maximum = configuration.maximumDate, day > maximum { return false }
    guard let minimum = configuration.minimumDate else { return true }
    return environment.shownCalendar.startOfDay(for: minimum) <= day
  }
}

nonisolated extension EnvironmentValues {
  /// A date or its time, as the language writes it.
  fileprivate func text(of date: Date, isTime: Bool) -> String {
    date.formatted(
      Date.FormatStyle(
        date: isTime ? .omitted : .abbreviated, time: isTime ? .shortened : .omitted,
        locale: locale, calendar: shownCalendar, timeZone: timeZone))
  }
}
