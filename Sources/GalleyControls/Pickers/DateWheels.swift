import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A wheel for each part of a date.
struct WheelDatePicker {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment
}

nonisolated extension WheelDatePicker: View {
  var body: some View {
    let components = configuration.displayedComponents
    let wheels = wheels
    let columns = wheels.columns(for: components)
    HStack {
      if !environment.labelsAreHidden { configuration.label }
      HStack(spacing: 0) {
        ForEach(columns.indices, id: \.self) { index in
          if index > 0 {
            Spacer(minLength: ControlMetrics.wheelColumnLeastGap).frame(
              maxWidth: ControlMetrics.wheelColumnGap)
          }
          TurningWheel(
            rowHeight: ControlMetrics.wheelRowHeight, isEndless: columns[index].isEndless
          ) { more in
            let column = more == 0 ? columns[index] : wheels.columns(for: components, more)[index]
            return WheelColumn(
              rows: column.rows.map { AnyView(Text(verbatim: $0)) }, chosen: column.chosen,
              turn: { configuration.choose(column.turned($0)) })
          }
          .fixedSize()
        }
      }
      .frame(maxWidth: .infinity)
      .background { WheelBand(height: ControlMetrics.wheelRowHeight) }
    }
    .fadedWhenDisabled()
  }

  private var wheels: WheelColumns {
    WheelColumns(
      date: configuration.selection, calendar: environment.shownCalendar,
      locale: environment.locale)
  }
}

/// What is written on the wheels of a date.
nonisolated private struct WheelColumns {
  struct Column {
    let rows: [String]
    /// The index of the row in the middle.
    let chosen: Int
    /// Whether more rows come beyond the first and the last one.
    var isEndless = true
    /// The date of the row that is a number of rows further down.
    let turned: (Int) -> Date
  }

  let date: Date
  let calendar: Calendar
  let locale: Locale
  /// Rows that are visible above the middle one, and as many below.
  private var reach = 4

  init(date: Date, calendar: Calendar, locale: Locale) {
    self.date = date
    self.calendar = calendar
    self.locale = locale
  }

  private var format: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// - Parameter more: the number of additional rows at both ends.
  func columns(for components: DatePickerComponents, _ more: Int) -> [Column] {
    var wheels = self
    wheels.reach += more
    return wheels.columns(for: components)
  }

  func columns(for components: DatePickerComponents) -> [Column] {
    guard components.contains(.hourAndMinute) else { return dateColumns }
    guard components.contains(.date) else { return timeColumns }
    let day = column(.day, wraps: false) {
      $0.formatted(format.weekday(.abbreviated).month(.abbreviated).day())
    }
    return [day] + timeColumns
  }

  /// Day, month and year in the order of the language.
  private var dateColumns: [Column] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale)
    let parts: [(letters: String, column: Column)] = [
      ("ML", column(.month) { $0.formatted(format.month(.wide)) }),
      ("d", column(.day) { $0.formatted(format.day()) }),
      ("y", column(.year, wraps: false) { $0.formatted(format.year()) }),
    ]
    let letters = Array(pattern ?? "Mdy")
    return parts.sorted { one, other in
      place(of: one.letters, in: letters) < place(of: other.letters, in: letters)
    }.map(\.column)
  }

  private func place(of part: String, in letters: [Character]) -> Int {
    letters.firstIndex { part.contains($0) } ?? letters.count
  }

  private var timeColumns: [Column] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "H"
    let isHalfDay = pattern.contains("a")
    let hour = column(.hour) { date in
      let hour = calendar.component(.hour, from: date)
      return number(isHalfDay ? (hour + 11) % 12 + 1 : hour, digits: isHalfDay ? 1 : 2)
    }
    let minute = column(.minute) { number(calendar.component(.minute, from: $0), digits: 2) }
    guard isHalfDay else { return [hour, minute] }
    let isMorning = calendar.component(.hour, from: date) < 12
    return [
      hour, minute,
      Column(
        rows: [calendar.amSymbol, calendar.pmSymbol], chosen: isMorning ? 0 : 1, isEndless: false,
        turned: { calendar.date(byAdding: .hour, value: 12 * $0, to: date) ?? date }),
    ]
  }

  private func number(_ value: Int, digits: Int) -> String {
    value.formatted(.number.precision(.integerLength(digits...)).locale(locale))
  }

  /// The rows around a date, a step of one component from each to the next.
  /// - Parameter wraps: whether a wheel that is turned changes no larger component.
  private func column(
    _ component: Calendar.Component, wraps: Bool = true, write: (Date) -> String
  ) -> Column {
    let rows = (-reach...reach).map { step in
      calendar.date(byAdding: component, value: step, to: date).map(write) ?? ""
    }
    return Column(rows: rows, chosen: reach) { [calendar, date] steps in
      calendar.date(
        byAdding: component, value: steps, to: date, wrappingComponents: wraps) ?? date
    }
  }
}
