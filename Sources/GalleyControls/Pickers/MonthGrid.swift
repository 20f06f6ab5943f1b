import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The days of a month in weeks.
nonisolated struct MonthGrid: View {
  /// Any moment of the month.
  let date: Date
  let calendar: Calendar
  let locale: Locale
  /// Whether a day, which is given by its beginning, is marked.
  let isSelected: (Date) -> Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(verbatim: title).font(.headline)
      Grid(horizontalSpacing: 0, verticalSpacing: 4) {
        GridRow {
          ForEach(0..<7) { column in
            Text(verbatim: weekday(column))
              .font(.caption2.weight(.semibold))
              .foregroundStyle(Color.secondary)
              .frame(maxWidth: .infinity)
          }
        }
        ForEach(0..<weekCount) { week in
          GridRow { ForEach(0..<7) { cell(at: week * 7 + $0) } }
        }
      }
    }
  }

  private var title: String {
    let format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return date.formatted(format.month(.wide).year())
  }

  private func weekday(_ column: Int) -> String {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard !names.isEmpty else { return "" }
    return names[(column + calendar.firstWeekday - 1) % names.count].uppercased()
  }

  private var firstDay: Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }

  private var dayCount: Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 0 }

  /// Empty cells before the first day.
  private var offset: Int {
    (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
  }

  private var weekCount: Int { (offset + dayCount + 6) / 7 }

  @ViewBuilder private func cell(at index: Int) -> some View {
    let number = index - offset + 1
    if number >= 1, number <= dayCount,
      let day = calendar.date(byAdding: .day, value: number - 1, to: firstDay)
    {
      DayCell(number: number, isSelected: isSelected(day))
    } else {
      Color.clear.frame(height: 36)
    }
  }
}

/// A day of a month, on a disc when it is marked.
nonisolated private struct DayCell: View {
  let number: Int
  let isSelected: Bool
  @Environment(\.tintStyle) private var tint

  var body: some View {
    let accent = tint ?? AnyShapeStyle(Color.accentColor)
    Text(verbatim: "\(number)")
      .font(.title3)
      .foregroundStyle(isSelected ? accent : AnyShapeStyle(Color.primary))
      .frame(maxWidth: .infinity, minHeight: 36)
      .background {
        if isSelected {
          Circle().fill(FadedStyle(style: accent, opacity: 0.15)).frame(width: 36, height: 36)
        }
      }
  }
}
